// Who changed what, and what it was before. Nobody can change this list.
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRecords } from '../../../api/records.ts'
import { useSession } from '../../../api/session.ts'
import { shiftDay } from '../../../ui/day.ts'
import { Empty } from '../../../ui/empty.tsx'
import { useListSearch } from '../../../ui/list-search.ts'
import { Page } from '../../../ui/page.tsx'
import { ProblemView } from '../../../ui/problem-view.tsx'
import { Pager } from '../../../ui/record-list-pager.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { ChangeEntry, nameOf } from './change-entry.tsx'
import { ChangesBar } from './changes-bar.tsx'
import { dayStart } from './day-start.ts'
import classes from './log.module.css'

const ROWS = 50

const texts = words({
  en: {
    title: 'Change log',
    lead: 'Who changed what, and what it was before. Nobody can change this list: the database refuses it.',
    reads: 'Who read what:',
    assistants: 'Calls of assistants',
    requests: 'Requests of keys',
    history: (name: string) => `History of ${name}`,
    all: 'Show everything',
    none: 'No changes found',
    teach: 'Nothing was changed that fits these filters.',
  },
  nl: {
    title: 'Wijzigingen',
    lead: 'Wie wat wijzigde, en wat er eerst stond. Niemand kan deze lijst aanpassen: de database weigert het.',
    reads: 'Wie wat las:',
    assistants: 'Aanroepen van assistenten',
    requests: 'Verzoeken van sleutels',
    history: (name: string) => `Geschiedenis van ${name}`,
    all: 'Alles tonen',
    none: 'Geen wijzigingen gevonden',
    teach: 'Er is niets gewijzigd dat bij deze filters past.',
  },
})

export function Changes() {
  const said = useWords(texts)
  const { time_zone: zone } = useSession().environment
  const { search, change } = useListSearch()
  const { resource, operation, actor_type, actor_id, record_id, request_id, from, to, offset } = search as Record<
    string,
    string | undefined
  >
  const { data, error, refetch } = useRecords('/settings/audit', {
    limit: ROWS,
    offset: Number(offset ?? 0),
    ...(resource ? { resource } : {}),
    ...(operation ? { operation } : {}),
    ...(actor_type ? { actor_type } : {}),
    ...(actor_id ? { actor_id } : {}),
    ...(request_id ? { request_id } : {}),
    ...(record_id ? { record_id } : {}),
    ...(from ? { at_from: dayStart(from, zone) } : {}),
    ...(to ? { at_to: dayStart(shiftDay(to, 1), zone) } : {}),
  })
  return (
    <Page title={said.title} lead={said.lead}>
      <nav aria-label={said.reads} className={classes.reads}>
        {said.reads} <Link to="/settings/api/assistants">{said.assistants}</Link>
        <Link to="/settings/api/requests">{said.requests}</Link>
      </nav>
      <ChangesBar search={search} change={change} />
      {record_id && (
        <Group gap="xs">
          <Text>{said.history(nameOf(data?.data[0]) ?? record_id)}</Text>
          <Button size="compact-sm" variant="default" onClick={() => change({ record_id: undefined })}>
            {said.all}
          </Button>
        </Group>
      )}
      {error && !data ? <ProblemView error={error} retry={refetch} /> : null}
      {!data && !error && (
        <Stack gap={8}>
          {[1, 2, 3, 4, 5].map((n) => (
            <Skeleton key={n} h={44} />
          ))}
        </Stack>
      )}
      {data?.data.length === 0 && <Empty icon="search" title={said.none} text={said.teach} />}
      {data && data.data.length > 0 && (
        <ul className={classes.entries}>
          {data.data.map((entry) => (
            <ChangeEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {data && <Pager meta={data.meta} onMove={(next) => change({ offset: next || undefined })} />}
    </Page>
  )
}
