// All hours of everybody, to find, filter, export and decide on.

import { useMemo, useState } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import type { Column, Filter } from '../../ui/column.ts'
import { shiftDay, todayIn } from '../../ui/day.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { type BulkAct, RecordList } from '../../ui/record-list.tsx'
import type { Option } from '../../ui/value.ts'
import { mondayOf } from '../../ui/weeks.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { HOUR_STATUSES } from '../projects/words.ts'
import { useDecide } from './decide-hours.ts'
import { HoursTabs } from './hours-tabs.tsx'
import { RejectForm } from './reject-form.tsx'
import { APPROVAL } from './week-words.ts'

const PATH = '/hours/hours'

type Hours = Shapes['Hours']

interface Rejected {
  readonly rows: readonly Hours[]
  onDone(): void
}

const texts = words({
  en: {
    title: 'All hours',
    none: 'No hours yet',
    teach: 'What everybody books in the week, by timer or in the calendar is found here.',
    mine: 'Mine, this week',
    submitted: 'Submitted',
    open: 'To invoice',
    lastMonth: 'Last 30 days',
  },
  nl: {
    title: 'Alle uren',
    none: 'Nog geen uren',
    teach: 'Wat iedereen schrijft in de week, met de timer of in de agenda vind je hier.',
    mine: 'Van mij, deze week',
    submitted: 'Ingediend',
    open: 'Te factureren',
    lastMonth: 'Laatste 30 dagen',
  },
})

const APPROVALS: readonly Option[] = (['not_required', 'open', 'submitted', 'approved', 'rejected'] as const).map(
  (value) => ({ value, label: { en: APPROVAL.en[value], nl: APPROVAL.nl[value] } }),
)

const columns: readonly Column<typeof PATH>[] = [
  { key: 'date', group: 'week', head: { en: 'Day', nl: 'Dag' }, kind: 'day', sort: 'date', width: 132 },
  {
    key: 'employee_name',
    group: 'value',
    head: { en: 'Employee', nl: 'Medewerker' },
    sort: 'employee_name',
    width: 140,
    phone: 'line',
  },
  {
    key: 'project_name',
    group: 'value',
    head: { en: 'Project', nl: 'Project' },
    sort: 'project_name',
    width: 180,
    phone: 'line',
  },
  { key: 'service_name', head: { en: 'Service', nl: 'Dienst' }, width: 130 },
  { key: 'hour_type_name', head: { en: 'Hour type', nl: 'Urensoort' }, width: 110, isExtra: true },
  { key: 'note', head: { en: 'Note', nl: 'Notitie' } },
  {
    key: 'approval_status',
    head: { en: 'Approval', nl: 'Goedkeuring' },
    kind: 'choice',
    options: APPROVALS,
    width: 120,
    isExtra: true,
  },
  {
    key: 'invoice_status',
    head: { en: 'Invoicing', nl: 'Facturatie' },
    kind: 'choice',
    options: HOUR_STATUSES,
    width: 138,
  },
  {
    key: 'minutes',
    head: { en: 'Hours', nl: 'Uren' },
    kind: 'minutes',
    sort: 'minutes',
    width: 80,
    phone: 'side',
    isSummed: true,
  },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'employee_id', head: { en: 'Employee', nl: 'Medewerker' }, of: 'employee' },
  { key: 'project_id', head: { en: 'Project', nl: 'Project' }, of: 'project' },
  { key: 'organization_id', head: { en: 'Customer', nl: 'Klant' }, of: 'organization' },
  { key: 'date_from', head: { en: 'From', nl: 'Vanaf' }, isDay: true },
  { key: 'date_to', head: { en: 'Up to', nl: 'Tot en met' }, isDay: true },
  { key: 'approval_status', head: { en: 'Approval', nl: 'Goedkeuring' }, options: APPROVALS },
  { key: 'invoice_status', head: { en: 'Invoicing', nl: 'Facturatie' }, options: HOUR_STATUSES },
]

export function Entries() {
  const said = useWords(texts)
  const { employee, environment, can } = useSession()
  const { minutes } = useFormats()
  const { approve, reject, withdraw } = useDecide()
  const [rejected, setRejected] = useState<Rejected>()
  const today = todayIn(environment.time_zone)
  const views = useMemo(() => {
    const monday = mondayOf(today)
    const mine = employee && { employee_id: employee.id, date_from: monday, date_to: shiftDay(monday, 6) }
    return [
      ...(mine ? [{ name: said.mine, search: mine }] : []),
      { name: said.lastMonth, search: { date_from: shiftDay(today, -30), date_to: today } },
      { name: said.submitted, search: { approval_status: 'submitted' } },
      { name: said.open, search: { invoice_status: 'to_invoice' } },
    ]
  }, [employee, today, said])
  const bulk: readonly BulkAct<typeof PATH>[] = [
    { label: { en: 'Approve', nl: 'Goedkeuren' }, run: approve },
    { label: { en: 'Reject…', nl: 'Afkeuren…' }, isAsking: true, run: (rows, onDone) => setRejected({ rows, onDone }) },
    { label: { en: 'Withdraw approval', nl: 'Goedkeuring intrekken' }, run: withdraw },
  ]
  return (
    <Page title={said.title} above={<HoursTabs />}>
      <RecordList
        path={PATH}
        title={said.title}
        columns={columns}
        filters={filters}
        views={views}
        open={openWeek}
        canEdit={can('approve_hours')}
        bulk={bulk}
        empty={<Empty icon="clock" title={said.none} text={said.teach} />}
      />
      {rejected && (
        <RejectForm
          of={minutes(rejected.rows.reduce((sum, row) => sum + row.minutes, 0))}
          onReject={(reason) => {
            reject(rejected.rows, reason)
            rejected.onDone()
          }}
          onClose={() => setRejected(undefined)}
        />
      )}
    </Page>
  )
}

function openWeek({ date, employee_id }: Hours) {
  return { to: '/hours', search: { week: mondayOf(date), employee: employee_id } } as const
}
