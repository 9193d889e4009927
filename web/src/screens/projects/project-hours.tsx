// The hours on a project.
import { useMemo } from 'react'
import type { Column, Filter } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { useWords, words } from '../../words/language.tsx'
import { useProjectId } from './project-query.ts'
import { WORK_STATUSES } from './words.ts'

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
    options: WORK_STATUSES,
    width: 130,
  },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'employee_id', head: { en: 'Employee', nl: 'Medewerker' }, of: 'employee' },
  { key: 'date_from', head: { en: 'From', nl: 'Vanaf' }, isDay: true },
  { key: 'date_to', head: { en: 'Until', nl: 'Tot en met' }, isDay: true },
  { key: 'invoice_status', head: { en: 'Invoicing', nl: 'Facturatie' }, options: WORK_STATUSES },
]

export function ProjectHours() {
  const said = useWords(texts)
  const id = useProjectId()
  const fixed = useMemo(() => ({ project_id: id }), [id])
  return (
    <RecordList
      path={PATH}
      title={said.title}
      columns={columns}
      filters={filters}
      fixed={fixed}
      isPart
      empty={<Empty icon="clock" title={said.none} text={said.teach} />}
    />
  )
}
