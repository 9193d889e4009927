// Who changed what, and what it was before. Nobody can change this list.
import { Skeleton, Stack } from '@mantine/core'
import { useRecords } from '../../../api/records.ts'
import { useSession } from '../../../api/session.ts'
import { shiftDay } from '../../../ui/day.ts'
import { Empty } from '../../../ui/empty.tsx'
import { useListSearch } from '../../../ui/list-search.ts'
import { Page } from '../../../ui/page.tsx'
import { ProblemView } from '../../../ui/problem-view.tsx'
import { Pager } from '../../../ui/record-list-pager.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { ChangeEntry } from './change-entry.tsx'
import { ChangesBar } from './changes-bar.tsx'
import { dayStart } from './day-start.ts'
import classes from './log.module.css'

const ROWS = 50

const texts = words({
  en: {
    title: 'Change log',
    lead: 'Who changed what, and what it was before. Nobody can change this list.',
    none: 'No changes found',
    teach: 'Nothing was changed that fits these filters.',
  },
  nl: {
    title: 'Wijzigingen',
    lead: 'Wie wat wijzigde, en wat er eerst stond. Niemand kan deze lijst aanpassen.',
    none: 'Geen wijzigingen gevonden',
    teach: 'Er is niets gewijzigd dat bij deze filters past.',
  },
})

export function Changes() {
  const said = useWords(texts)
  const { time_zone: zone } = useSession().environment
  const { search, change } = useListSearch()
  const { resource, actor_type, record_id, from, to, offset } = search as Record<string, string | undefined>
  const { data, error, refetch } = useRecords('/settings/audit', {
    limit: ROWS,
    offset: Number(offset ?? 0),
    ...(resource ? { resource } : {}),
    ...(actor_type ? { actor_type } : {}),
    ...(record_id ? { record_id } : {}),
    ...(from ? { at_from: dayStart(from, zone) } : {}),
    ...(to ? { at_to: dayStart(shiftDay(to, 1), zone) } : {}),
  })
  return (
    <Page title={said.title} lead={said.lead}>
      <ChangesBar search={search} change={change} />
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
