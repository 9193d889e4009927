// Who is absent. Reported in two taps, open until somebody is better; nothing is asked or kept of why.
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import type { Column, Filter } from '../../ui/column.ts'
import { todayIn } from '../../ui/day.ts'
import { Empty } from '../../ui/empty.tsx'
import { useMaking } from '../../ui/making.ts'
import { Page } from '../../ui/page.tsx'
import { type BulkChange, RecordList } from '../../ui/record-list.tsx'
import { useWords, words } from '../../words/language.tsx'
import { OwnAbsence, useOwnAbsence } from './own-absence.tsx'
import { PeopleTabs } from './people-tabs.tsx'
import { ReportSick } from './report-sick.tsx'
import { ABSENCE_STATUSES } from './words.ts'

const PATH = '/hrm/absence'

const texts = words({
  en: {
    title: 'Absence',
    report: 'Report sick',
    other: 'Report somebody',
    now: 'Absent now',
    none: 'Nobody was reported absent',
    teach: 'A report lasts until somebody is better, and planning knows it at once. What somebody has is never asked.',
    recovered: 'Recovered since today',
  },
  nl: {
    title: 'Verzuim',
    report: 'Ziek melden',
    other: 'Iemand ziek melden',
    now: 'Nu afwezig',
    none: 'Niemand is ziek gemeld',
    teach:
      'Een melding loopt tot iemand beter is, en de planning weet het meteen. Wat iemand heeft wordt nooit gevraagd.',
    recovered: 'Vandaag hersteld',
  },
})

const columns: readonly Column<typeof PATH>[] = [
  { key: 'employee_name', head: { en: 'Employee', nl: 'Medewerker' }, width: 190 },
  {
    key: 'status',
    head: { en: 'Status', nl: 'Status' },
    kind: 'choice',
    options: ABSENCE_STATUSES,
    phone: 'line',
    width: 120,
  },
  {
    key: 'start_date',
    head: { en: 'Since', nl: 'Sinds' },
    kind: 'day',
    sort: 'start_date',
    phone: 'line',
    width: 130,
  },
  { key: 'expected_end_date', head: { en: 'Expected until', nl: 'Verwacht t/m' }, kind: 'day', width: 130 },
  { key: 'end_date', head: { en: 'Last day', nl: 'Laatste dag' }, kind: 'day', width: 130 },
  {
    key: 'percentage',
    head: { en: 'Share', nl: 'Deel' },
    kind: 'percent',
    value: ({ percentage }) => percentage / 100,
    width: 80,
  },
  { key: 'lost_minutes', head: { en: 'Lost', nl: 'Verloren' }, kind: 'minutes', phone: 'side', width: 100 },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'status', head: { en: 'Status', nl: 'Status' }, options: ABSENCE_STATUSES },
  { key: 'employee_id', head: { en: 'Employee', nl: 'Medewerker' }, of: 'employee' },
  { key: 'team_id', head: { en: 'Team', nl: 'Team' }, of: 'team' },
]

export function Absences() {
  const said = useWords(texts)
  const { can, employee, environment } = useSession()
  const [isMaking, { open, close }] = useMaking()
  const own = useOwnAbsence()
  const today = todayIn(environment.time_zone)
  const canReport = can('hrm:write') && (employee !== null || can('absence'))
  const isOwnReport = employee !== null && !own
  const views = useMemo(() => [{ name: said.now, search: { status: 'reported' } }], [said])
  const bulk = useMemo<readonly BulkChange<typeof PATH>[]>(
    () => [
      {
        label: { en: texts.en.recovered, nl: texts.nl.recovered },
        body: { status: 'closed', end_date: today },
      },
    ],
    [today],
  )
  const report = canReport && (isOwnReport || can('absence')) && (
    <Button onClick={open}>{isOwnReport ? said.report : said.other}</Button>
  )
  return (
    <Page title={said.title} above={<PeopleTabs />} actions={report}>
      {own && <OwnAbsence absence={own} />}
      <RecordList
        path={PATH}
        title={said.title}
        columns={columns}
        filters={filters}
        views={views}
        hasSearch={false}
        open={openAbsence}
        canEdit={can('hrm:write')}
        bulk={bulk}
        isFaint={isClosed}
        empty={<Empty icon="person" title={said.none} text={said.teach} action={report} />}
      />
      {isMaking && canReport && <ReportSick isOwn={isOwnReport} onClose={close} />}
    </Page>
  )
}

function openAbsence({ id }: { id: string }) {
  return { to: '/people/absence/$id', params: { id } } as const
}

function isClosed({ status }: Shapes['Absence']): boolean {
  return status === 'closed'
}
