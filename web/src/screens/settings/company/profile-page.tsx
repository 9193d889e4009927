// A section about one company; whoever has several chooses which.

import { SegmentedControl, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useAllRecords } from '../../../api/all-records.ts'
import type { Shapes } from '../../../api/api.ts'
import { Page } from '../../../ui/page.tsx'
import { ProblemView } from '../../../ui/problem-view.tsx'
import { useWords, words } from '../../../words/language.tsx'

export type Profile = Shapes['CompanyProfile']
export const PROFILES = '/invoices/companyprofile'

const texts = words({ en: { which: 'Company' }, nl: { which: 'Bedrijf' } })

interface ProfilePageProps {
  readonly title: string
  readonly lead: string
  readonly actions?: ReactNode
  children(profile: Profile, choose: (id: string) => void): ReactNode
}

export function ProfilePage({ title, lead, actions, children }: ProfilePageProps) {
  const { which } = useWords(texts)
  const { data, error, refetch } = useAllRecords(PROFILES, {})
  const [chosen, setChosen] = useState(lastChosen)
  const profiles = data?.data ?? []
  const profile =
    profiles.find(({ id }) => id === chosen) ?? profiles.find(({ is_default }) => is_default) ?? profiles[0]
  const choose = (id: string) => {
    lastChosen = id
    setChosen(id)
  }
  return (
    <Page title={title} lead={lead} actions={actions}>
      {profiles.length > 1 && profile && (
        <SegmentedControl
          aria-label={which}
          value={profile.id}
          onChange={choose}
          data={profiles.map(({ id, name }) => ({ value: id, label: name }))}
          w="fit-content"
          maw="100%"
        />
      )}
      {error && !data ? <ProblemView error={error} retry={refetch} /> : null}
      {!data && !error && <Skeleton h={320} />}
      {profile && <div key={profile.id}>{children(profile, choose)}</div>}
    </Page>
  )
}

// The next section is about the same company.
let lastChosen: string | undefined
