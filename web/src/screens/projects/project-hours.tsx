// The hours on a project.
import type { Column, Filter } from '../../ui/column.ts'
import { words } from '../../words/language.tsx'
import { ofProject, ProjectList } from './project-list.tsx'
import { HOUR_STATUSES } from './words.ts'

const PATH = '/hours/hours'

const texts = words({
  en: { title: 'Hours', none: 'No hours yet', teach: 'Hours that are booked on this project stand here.' },
  nl: { title: 'Uren', none: 'Nog geen uren', teach: 'Uren die op dit project geboekt worden staan hier.' },
})

const columns: readonly Column<typeof PATH>[] = [
  { key: 'date', head: { en: 'Day', nl: 'Dag' }, kind: 'day', sort: 'date', width: 120 },
  {
    key: 'employee_name',
    head: { en: 'Employee', nl: 'Medewerker' },
    sort: 'employee_name',
    phone: 'line',
    width: 150,
  },
  { key: 'service_name', head: { en: 'Service', nl: 'Dienst' }, phone: 'line', width: 150 },
  { key: 'note', head: { en: 'Note', nl: 'Notitie' } },
  {
    key: 'minutes',
    head: { en: 'Hours', nl: 'Uren' },
    kind: 'minutes',
    sort: 'minutes',
    phone: 'side',
    width: 80,
    isSummed: true,
  },
  { key: 'amount', head: { en: 'Amount', nl: 'Bedrag' }, kind: 'money', width: 110 },
  {
    key: 'invoice_status',
    head: { en: 'Invoicing', nl: 'Facturatie' },
    kind: 'choice',
    options: HOUR_STATUSES,
    width: 130,
  },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'employee_id', head: { en: 'Employee', nl: 'Medewerker' }, of: 'employee' },
  { key: 'date_from', head: { en: 'From', nl: 'Vanaf' }, isDay: true },
  { key: 'date_to', head: { en: 'Up to', nl: 'Tot en met' }, isDay: true },
  { key: 'invoice_status', head: { en: 'Invoicing', nl: 'Facturatie' }, options: HOUR_STATUSES },
]

export function ProjectHours() {
  return <ProjectList path={PATH} asked={ofProject} icon="clock" texts={texts} columns={columns} filters={filters} />
}
