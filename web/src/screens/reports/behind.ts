// The rows behind the figures of reports: each list is asked for exactly what adds up to the figure.
import { daysOf, type Period } from './periods.ts'
import type { Asked, Behind, Row } from './report.ts'

/** Billable as reports count it: not only wished, but possible. */
export const BILLABLE = { invoice_status: 'included,to_invoice,on_draft,invoiced,written_off' }
const BILLABLE_COSTS = { invoice_status: 'to_invoice,on_draft,invoiced,written_off' }

/** Undefined for people without a team: they cannot be asked for. */
export function hoursBehind(row: Row, asked: Asked, more: object = {}): Behind | undefined {
  if (row.team_id === null) return undefined
  return { path: '/hours/hours', search: { ...daysOf(row, periodIn(asked)), ...placeOf(row, asked), ...more } }
}

/** Hours of projects alone. */
export function projectHoursBehind(row: Row, asked: Asked): Behind | undefined {
  return hoursBehind(row, asked, { has_project: true })
}

export function costsBehind(row: Row, asked: Asked): Behind {
  return { path: '/purchasing/cost', search: { ...daysOf(row, periodIn(asked)), ...placeOf(row, asked) } }
}

/** What is planned on these days, also where it began before or goes on after them. Undefined where nothing planned is told. */
export function planningBehind(row: Row, asked: Asked, status: string | undefined): Behind | undefined {
  if (status === undefined || row.team_id === null) return undefined
  const { employee_id, team_id } = placeOf(row, asked)
  const search = { ...daysOf(row, periodIn(asked)), employee_id, team_id, status }
  return { path: '/hrm/planning/rows', search: setOf(search) }
}

/** Lines and not invoices: one invoice may be of several projects. The customer is that of the invoice. */
export function turnoverBehind(row: Row, asked: Asked, more: object = {}): Behind {
  return linesBehind({ ...datedLines(row, asked), ...placeOf(row, asked), ...more })
}

/** The customer is that of the project. */
export function revenueBehind(row: Row, asked: Asked): Behind {
  return linesBehind({ ...datedLines(row, asked), ...ofProjects(placeOf(row, asked)), has_project: true })
}

export function workBehind(key: string, row: Row, asked: Asked): Behind | undefined {
  const place = workPlaceOf(row, asked)
  const until = setOf({ date_to: asked.as_of })
  if (key === 'hours_value') return { path: '/hours/hours', search: { ...place, ...until, ...BILLABLE } }
  if (key === 'costs_value') return { path: '/purchasing/cost', search: { ...place, ...until, ...BILLABLE_COSTS } }
  if (key !== 'invoiced') return undefined
  return linesBehind({ ...setOf({ invoice_date_to: asked.as_of }), ...ofProjects(place), has_project: true })
}

function linesBehind(search: object): Behind {
  return { path: '/invoices/invoiceline', search: { ...search, invoice_status: 'finalised' } }
}

function datedLines(row: Row, asked: Asked) {
  const { date_from, date_to } = daysOf(row, periodIn(asked))
  return { invoice_date_from: date_from, invoice_date_to: date_to, ...setOf({ currency: asked.currency }) }
}

function ofProjects({ organization_id, person_id, ...place }: Readonly<Record<string, string>>) {
  return { ...place, ...setOf({ project_organization_id: organization_id, project_person_id: person_id }) }
}

const PLACES = ['employee_id', 'team_id', 'project_id', 'service_id', 'organization_id', 'hour_type_id']

/** What the row is about, and what was asked for where the row does not say; what it has none of is asked for as null. */
export function placeOf(row: Row, asked: Asked): Readonly<Record<string, string>> {
  const place = PLACES.map((key) => [key, row[key] === null ? 'null' : (row[key] ?? asked[key])])
  // A person is a customer only without an organization.
  const person = 'organization_id' in row && row.organization_id === null ? row.person_id : undefined
  return setOf({ ...Object.fromEntries(place), person_id: person ?? asked.person_id })
}

// These rows tell more than what they are grouped by.
function workPlaceOf(row: Row, asked: Asked): Readonly<Record<string, string>> {
  const { project_id, service_id, organization_id, person_id } = row
  if (!('project_id' in row)) return placeOf({}, asked)
  if (asked.group_by === 'organization')
    return setOf(organization_id ? { organization_id } : { organization_id: 'null', person_id: person_id ?? 'null' })
  return setOf(asked.group_by === 'service' ? { project_id, service_id: service_id ?? 'null' } : { project_id })
}

export function setOf(values: Row): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >
}

export function periodIn({ date_from = '', date_to = '' }: Asked): Period {
  return { date_from, date_to }
}
