// Where no section is asked for: the first one, or on a phone the list of them.
import { Navigate } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { linkTo } from '../../shell/modules.ts'
import { Page } from '../../ui/page.tsx'
import { useWords, words } from '../../words/language.tsx'
import { SectionList } from './section-list.tsx'
import { allowedGroups } from './sections.ts'
import { useIsPhone } from './settings-frame.tsx'

const texts = words({ en: { title: 'Settings' }, nl: { title: 'Instellingen' } })

export function SettingsIndex() {
  const { title } = useWords(texts)
  const { can } = useSession()
  const isPhone = useIsPhone()
  const first = allowedGroups(can)[0]?.sections[0]
  if (!isPhone && first) return <Navigate {...linkTo(first)} replace />
  return (
    <Page title={title}>
      <SectionList />
    </Page>
  )
}
