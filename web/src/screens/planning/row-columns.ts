// What a list of planning shows, of everybody or of one project.
import type { Column, Filter } from '../../ui/column.ts'
import type { Option } from '../../ui/value.ts'

export const PLANNING = '/hrm/planning'

type PlanningColumn = Column<typeof PLANNING>

const STATUSES: readonly Option[] = [
  { value: 'confirmed', label: { en: 'Confirmed', nl: 'Vast' } },
  { value: 'tentative', label: { en: 'Tentative', nl: 'Onder voorbehoud' } },
]

const all: readonly PlanningColumn[] = [
  { key: 'employee_name', group: 'value', head: { en: 'Employee', nl: 'Medewerker' }, width: 150 },
  { key: 'start_date', head: { en: 'From', nl: 'Vanaf' }, kind: 'day', sort: 'start_date', phone: 'line', width: 112 },
  { key: 'end_date', head: { en: 'Up to', nl: 'Tot en met' }, kind: 'day', phone: 'line', width: 112 },
  { key: 'project_name', group: 'value', head: { en: 'Project', nl: 'Project' }, phone: 'line' },
  { key: 'service_name', head: { en: 'Service', nl: 'Dienst' }, width: 140 },
  { key: 'task_name', head: { en: 'Task', nl: 'Taak' } },
  { key: 'status', head: { en: 'Status', nl: 'Status' }, kind: 'choice', options: STATUSES, width: 122 },
  { key: 'minutes', head: { en: 'Hours', nl: 'Uren' }, kind: 'minutes', phone: 'side', width: 90 },
]

export function planningColumnsWithout(...keys: readonly PlanningColumn['key'][]): readonly PlanningColumn[] {
  return all.filter(({ key }) => !keys.includes(key))
}

export const planningFilters: readonly Filter<typeof PLANNING>[] = [
  { key: 'employee_id', head: { en: 'Employee', nl: 'Medewerker' }, of: 'employee' },
  { key: 'date_from', head: { en: 'From', nl: 'Vanaf' }, isDay: true },
  { key: 'date_to', head: { en: 'Up to', nl: 'Tot en met' }, isDay: true },
  { key: 'status', head: { en: 'Status', nl: 'Status' }, options: STATUSES },
]
