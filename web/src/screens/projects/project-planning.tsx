// Who is planned on a project, and when.
import type { Column, Filter } from '../../ui/column.ts'
import type { Option } from '../../ui/value.ts'
import { words } from '../../words/language.tsx'
import { ofProject, ProjectList } from './project-list.tsx'

const PATH = '/hrm/planning'

const texts = words({
  en: { title: 'Planning', none: 'Nothing is planned', teach: 'Whoever is planned on this project stands here.' },
  nl: { title: 'Planning', none: 'Er is niets gepland', teach: 'Wie op dit project gepland is staat hier.' },
})

const STATUSES: readonly Option[] = [
  { value: 'confirmed', label: { en: 'Confirmed', nl: 'Vast' } },
  { value: 'tentative', label: { en: 'Tentative', nl: 'Onder voorbehoud' } },
]

const columns: readonly Column<typeof PATH>[] = [
  { key: 'employee_name', head: { en: 'Employee', nl: 'Medewerker' }, width: 180 },
  { key: 'start_date', head: { en: 'From', nl: 'Vanaf' }, kind: 'day', sort: 'start_date', phone: 'line', width: 130 },
  { key: 'end_date', head: { en: 'Up to', nl: 'Tot en met' }, kind: 'day', phone: 'line', width: 130 },
  { key: 'service_name', head: { en: 'Service', nl: 'Dienst' }, width: 150 },
  { key: 'task_name', head: { en: 'Task', nl: 'Taak' } },
  { key: 'status', head: { en: 'Status', nl: 'Status' }, kind: 'choice', options: STATUSES, width: 150 },
  { key: 'minutes', head: { en: 'Hours', nl: 'Uren' }, kind: 'minutes', phone: 'side', width: 90 },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'employee_id', head: { en: 'Employee', nl: 'Medewerker' }, of: 'employee' },
  { key: 'date_from', head: { en: 'From', nl: 'Vanaf' }, isDay: true },
  { key: 'date_to', head: { en: 'Up to', nl: 'Tot en met' }, isDay: true },
  { key: 'status', head: { en: 'Status', nl: 'Status' }, options: STATUSES },
]

export function ProjectPlanning() {
  return (
    <ProjectList
      path={PATH}
      asked={ofProject}
      icon="calendar"
      texts={texts}
      columns={columns}
      filters={filters}
      hasSearch={false}
    />
  )
}
