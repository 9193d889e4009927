// What figures can be grouped by. A fact has an employee, a place and a day; it is first added up by those ids, then named.
import { and, join, raw, type Sql, sql } from '../db/sql.ts'

interface Dimension {
  /** The columns of the facts that it needs. */
  readonly keys: readonly string[]
  /** From f, the facts, to what is shown of them. */
  readonly names?: string
  readonly shows: Readonly<Record<string, string>>
  readonly order: string
}

const project = {
  project_id: 'f.project_id',
  project_number: 'project.project_number',
  project_name: 'project.name',
}

export const dimensions = {
  employee: {
    keys: ['employee_id'],
    names: 'left join employee on employee.id = f.employee_id',
    shows: { employee_id: 'f.employee_id', employee_name: 'employee.full_name' },
    order: 'employee_name, employee_id',
  },
  team: {
    keys: ['employee_id'],
    names:
      'left join team_member member on member.employee_id = f.employee_id left join team on team.id = member.team_id',
    shows: { team_id: 'team.id', team_name: 'team.name' },
    order: 'team_name, team_id',
  },
  project: {
    keys: ['project_id'],
    names: 'left join project on project.id = f.project_id',
    shows: project,
    order: 'project_number, project_id',
  },
  service: {
    keys: ['project_id', 'service_id'],
    names: 'left join project on project.id = f.project_id left join service on service.id = f.service_id',
    shows: { ...project, service_id: 'f.service_id', service_name: 'service.name' },
    order: 'project_number, project_id, service_name, service_id',
  },
  organization: {
    keys: ['project_id'],
    names:
      'left join project customer on customer.id = f.project_id left join organization on organization.id = customer.organization_id',
    shows: { organization_id: 'organization.id', organization_name: 'organization.name' },
    order: 'organization_name, organization_id',
  },
  // Of an invoice; a person is a customer only without an organization.
  customer: {
    keys: ['organization_id', 'person_id'],
    names: 'left join organization on organization.id = f.organization_id left join person on person.id = f.person_id',
    shows: {
      organization_id: 'f.organization_id',
      organization_name: 'organization.name',
      person_id: 'f.person_id',
      person_name: 'person.full_name',
    },
    order: 'organization_name, organization_id, person_name, person_id',
  },
  hour_type: {
    keys: ['hour_type_id'],
    names: 'left join hour_type on hour_type.id = f.hour_type_id',
    shows: { hour_type_id: 'f.hour_type_id', hour_type_name: 'hour_type.name' },
    order: 'hour_type_name, hour_type_id',
  },
  day: { keys: ['day'], shows: { day: 'f.day' }, order: 'day' },
  week: { keys: ['week'], shows: { week: `to_char(f.week, 'IYYY-"W"IW')` }, order: 'week' },
  month: { keys: ['month'], shows: { month: `to_char(f.month, 'YYYY-MM')` }, order: 'month' },
} as const satisfies Record<string, Dimension>

export type DimensionName = keyof typeof dimensions

/** The columns that facts are first added up by. */
export function keysOf(groupBy: readonly DimensionName[]): string[] {
  return [...new Set(groupBy.flatMap((name) => dimensions[name].keys))]
}

/** The keys as columns of a row with a date, and their places for the group by; they come first. */
export function keyColumns(keys: readonly string[], row: string): { columns: Sql; places: Sql } {
  const columns = keys.map((key) => `${(DAYS[key] ?? ownColumn(key))(row)} as ${key}`)
  return { columns: raw(columns.join(', ')), places: raw(keys.map((_, place) => place + 1).join(', ')) }
}

/** Whose time is meant. */
export function employees({ employee_id, employee_ids, team_id }: Whose, column: Sql): Sql {
  return and([
    ...(employee_id ? [sql`${column} = ${employee_id}`] : []),
    ...(employee_ids ? [sql`${column} = any(${employee_ids}::uuid[])`] : []),
    ...(team_id ? [sql`${column} in (select m.employee_id from team_member m where m.team_id = ${team_id})`] : []),
  ])
}

interface Whose {
  readonly employee_id?: string | undefined
  /** Of several at once; nobody asks so but an assistant. */
  readonly employee_ids?: readonly string[]
  readonly team_id?: string | undefined
}

// The week or month of a day is its first day; weeks begin on Monday, as the first day of the calendar is.
const DAYS: Readonly<Record<string, (row: string) => string>> = {
  day: (row) => `${row}.date`,
  week: (row) => `(${row}.date - (${row}.date - date '0001-01-01') % 7)`,
  month: (row) => `date_trunc('month', ${row}.date::timestamp)::date`,
}

function ownColumn(key: string): (row: string) => string {
  return (row) => `${row}.${key}`
}

export interface Summary {
  readonly groupBy: readonly DimensionName[]
  /** Sums by the keys, each in a column of its own. */
  readonly facts: Sql
  /** What is shown of them: an aggregate over f. */
  readonly figures: Readonly<Record<string, string>>
  readonly order?: string | undefined
  /** The facts are of this team only; its members' other teams are not shown. */
  readonly teamId?: string | undefined
  readonly limit: number
  readonly offset: number
}

/**
 * The CTEs facts and grouped, and the values count, rows and totals. Whoever is in two teams counts in the rows of both, and once
 * in the totals.
 */
export function summary({ groupBy, facts, figures, order, teamId, limit, offset }: Summary): {
  ctes: Sql
  values: Sql
} {
  const chosen: readonly Dimension[] = groupBy.map((name) => dimensions[name])
  const shows = Object.assign({}, ...chosen.map((dimension) => dimension.shows)) as Record<string, string>
  // Project and service name the same table.
  const names = new Set(chosen.flatMap((dimension) => dimension.names?.split(/ (?=left join)/) ?? []))
  const selected = (columns: Readonly<Record<string, string>>) =>
    raw(
      Object.entries(columns)
        .map(([name, value]) => `${value} as ${name}`)
        .join(', '),
    )
  const isShown = teamId && groupBy.includes('team') ? sql`team.id = ${teamId}` : raw('true')
  const inOrder = [...(order ? [order] : []), ...chosen.map((dimension) => dimension.order)].join(', ')
  return {
    ctes: sql`facts as materialized (${facts}), grouped as materialized (
      select ${selected(shows)}, ${selected(figures)} from facts f ${join([...names].map(raw), ' ')}
      where ${isShown} group by ${raw(Object.values(shows).join(', '))})`,
    values: sql`'count', (select count(*) from grouped),
      'rows', (select coalesce(json_agg(r), '[]') from (select * from grouped order by ${raw(inOrder)} limit ${limit} offset ${offset}) r),
      'totals', (select to_json(t) from (select ${selected(figures)} from facts f) t)`,
  }
}
