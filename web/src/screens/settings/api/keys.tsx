// The keys by which programs use the API: what each may, when it was last used, and the end of it.
import { Button, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Shapes } from '../../../api/api.ts'
import { useRecords } from '../../../api/records.ts'
import { Empty } from '../../../ui/empty.tsx'
import { useListSearch } from '../../../ui/list-search.ts'
import { useMaking } from '../../../ui/making.ts'
import { Page } from '../../../ui/page.tsx'
import { ProblemView } from '../../../ui/problem-view.tsx'
import { Pager } from '../../../ui/record-list-pager.tsx'
import { ListSkeleton } from '../../../ui/record-list-table.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { ApiTabs } from './api-tabs.tsx'
import { KeyCreate, KeyShown } from './key-create.tsx'
import { KeyRow } from './key-row.tsx'
import classes from './keys.module.css'

const texts = words({
  en: {
    title: 'API keys',
    lead: 'With a key a program does what you allow it, and nothing else. All that Kantoor can do is in the API.',
    make: 'New key',
    which: 'Which keys',
    current: 'In use',
    revoked: 'Revoked',
    none: 'No keys yet',
    noneText:
      'Make one for each program, with as little as it needs: then one can be revoked without touching the others.',
    noneRevoked: 'Nothing was revoked',
  },
  nl: {
    title: 'API-sleutels',
    lead: 'Met een sleutel doet een programma wat jij toestaat, en verder niets. Alles wat Kantoor kan zit in de API.',
    make: 'Nieuwe sleutel',
    which: 'Welke sleutels',
    current: 'In gebruik',
    revoked: 'Ingetrokken',
    none: 'Nog geen sleutels',
    noneText: 'Maak er een per programma, met zo weinig als nodig: dan trek je er een in zonder de andere te raken.',
    noneRevoked: 'Er is niets ingetrokken',
  },
})

const ROWS = 50

export function Keys() {
  const said = useWords(texts)
  const { search, change } = useListSearch()
  const [isMaking, { open, close }] = useMaking()
  const [like, setLike] = useState<Shapes['ApiKey']>()
  const [made, setMade] = useState<Shapes['ApiKeyWithSecret']>()
  const isRevoked = String(search.is_revoked) === 'true'
  const query = { is_revoked: isRevoked, limit: ROWS, offset: Number(search.offset ?? 0) }
  const { data, error, refetch, isFetching } = useRecords('/settings/apikey', query)
  const begin = (key?: Shapes['ApiKey']) => {
    setLike(key)
    open()
  }
  const make = <Button onClick={() => begin()}>{said.make}</Button>
  return (
    <Page title={said.title} lead={said.lead} above={<ApiTabs />} actions={make}>
      <Stack gap="sm">
        <SegmentedControl
          size="xs"
          w="fit-content"
          aria-label={said.which}
          value={String(isRevoked)}
          onChange={(next) => change({ is_revoked: next === 'true' || undefined })}
          data={[
            { value: 'false', label: said.current },
            { value: 'true', label: said.revoked },
          ]}
        />
        {error ? (
          <ProblemView error={error} retry={refetch} isTrying={isFetching} />
        ) : !data ? (
          <ListSkeleton isPhone={false} />
        ) : data.data.length === 0 ? (
          isRevoked ? (
            <Empty icon="key" title={said.noneRevoked} />
          ) : (
            <Empty icon="key" title={said.none} text={said.noneText} action={make} />
          )
        ) : (
          <ul className={classes.keys} aria-label={said.title}>
            {data.data.map((key) => (
              <KeyRow key={key.id} apiKey={key} replace={begin} />
            ))}
          </ul>
        )}
        {data && data.meta.count > ROWS && (
          <Pager meta={data.meta} onMove={(to) => change({ offset: to || undefined })} />
        )}
      </Stack>
      {isMaking && (
        <KeyCreate
          like={like}
          onClose={close}
          onMade={(key) => {
            close()
            setMade(key)
          }}
        />
      )}
      {made && <KeyShown made={made} onClose={() => setMade(undefined)} />}
    </Page>
  )
}
