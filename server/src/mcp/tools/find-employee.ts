import Type from 'typebox'
import { and, raw, sql } from '../../db/sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { employee, employeeList } from '../../modules/hrm/people/employees.queries.ts'
import { capacity } from '../../reports/capacity.queries.ts'
import { CapacityFigures, type CapacityQuestion } from '../../reports/capacity.shapes.ts'
import { currency } from '../../reports/report.queries.ts'
import { checkPeriod } from '../../reports/report.rules.ts'
import { daysBetween } from '../../shared/calendar.ts'
import { checkFields, fieldError, validationProblem } from '../../shared/problem.ts'
import { Body, Day, Id, Nullable, OneOf } from '../../shared/shapes.ts'
import { countText } from '../answer.rules.ts'
import { Answer, Query, Words } from '../answer.shapes.ts'
import { tool } from '../tool.ts'

const MOST_DAYS = 92

interface Found {
  readonly currency: string
  readonly count: number
  readonly rows: readonly { readonly employee_id: string }[]
}

interface Question {
  readonly query?: string | undefined
  readonly team_id?: string | undefined
  readonly active_only?: boolean | undefined
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
  readonly limit?: number | undefined
}

export const findEmployee = tool({
  name: 'find_employee',
  title: 'Find an employee',
  description:
    'Employees by part of name, e-mail, number or job title, or by team; with date_from and date_to (at most 92 days) also their capacity.',
  scopes: ['hrm:read'],
  input: Body({
    query: Type.Optional(Query),
    team_id: Type.Optional(Id),
    active_only: Type.Optional(Type.Boolean({ default: true })),
    date_from: Type.Optional(Day),
    date_to: Type.Optional(Day),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 10 })),
  }),
  output: Answer({
    count: Type.Integer(),
    rows: Type.Array(
      Type.Object({
        employee_id: Id,
        name: Type.String(),
        status: OneOf(['active', 'inactive']),
        job_title: Words,
        email: Words,
        phone: Words,
        teams: Type.Array(Type.Object({ team_id: Id, name: Type.String() })),
        manager_employee_id: Nullable(Id),
        manager_employee_name: Words,
        weekly_minutes: Nullable(Type.Integer()),
        capacity: Nullable(CapacityFigures),
        link: Type.String(),
      }),
    ),
  }),
  async run({ tx, today, linkTo }, question) {
    const { query, team_id, active_only = true } = question
    const period = periodOf(question)
    const found = await findEmployees(tx, question)
    const capacities = period && (await capacitiesOf(tx, today, period, found))
    const rows = found.rows.map((row) => ({
      ...row,
      capacity: capacities ? (capacities.get(row.employee_id) ?? NOTHING) : null,
      link: linkTo(`/hrm/employee/${row.employee_id}`),
    }))
    const truncated = found.count > rows.length
    return {
      answer: {
        as_of: today,
        ...found,
        truncated,
        next_offset: null,
        ...(truncated ? { hint: `${rows.length} of ${found.count} are shown; narrow by query or team_id.` } : {}),
        rows,
        link: linkTo('/hrm/employee', { q: query, team_id, status: active_only ? 'active' : undefined }),
      },
      text: `${countText(found.count, 'employee')} found.`,
      rows: rows.length,
    }
  },
})

type Period = Pick<CapacityQuestion, 'date_from' | 'date_to'>

function periodOf({ date_from, date_to }: Question): Period | undefined {
  if (date_from === undefined && date_to === undefined) return undefined
  if (date_from === undefined || date_to === undefined) {
    const absent = date_from === undefined ? 'date_from' : 'date_to'
    throw validationProblem([fieldError(`/${absent}`, 'required', 'Give both date_from and date_to, or neither.')])
  }
  checkPeriod({ date_from, date_to })
  if (daysBetween(date_from, date_to) >= MOST_DAYS)
    checkFields([fieldError('/date_to', 'too_far', `From date_from to date_to must be at most ${MOST_DAYS} days.`)])
  return { date_from, date_to }
}

async function findEmployees(tx: Tx, { query, team_id, active_only = true, limit = 10 }: Question): Promise<Found> {
  const filters = { q: query, team_id, status: active_only ? 'active' : undefined }
  const chosen = and(
    Object.entries(filters).flatMap(([name, text]) =>
      text === undefined ? [] : [employeeList.filters[name]!.read(text) ?? raw('false')],
    ),
  )
  const { status, weekly_minutes } = employee.columns!
  const found = await tx.first<Found>(sql`
    select ${currency} as currency, (select count(*) from employee t where ${chosen}) as count, (
      select coalesce(json_agg(r), '[]') from (
        select t.id as employee_id, t.full_name as name, ${status!} as status, t.job_title, t.email, t.phone,
          (select coalesce(json_agg(json_build_object('team_id', g.id, 'name', g.name) order by g.name, g.id), '[]')
            from team_member m join team g on g.id = m.team_id where m.employee_id = t.id) as teams,
          t.manager_employee_id, manager.full_name as manager_employee_name, ${weekly_minutes!} as weekly_minutes
        from employee t left join employee manager on manager.id = t.manager_employee_id
        where ${chosen} order by t.last_name, t.id limit ${limit}) r) as rows`)
  return found!
}

/** Why somebody is not there is not told: leave, sickness and holidays are one. */
async function capacitiesOf(tx: Tx, today: string, period: Period, { rows }: Found) {
  const employee_ids = rows.map((row) => row.employee_id)
  const { data } = await capacity(tx, today, { ...period, employee_ids })
  const figures = data.rows as readonly { readonly employee_id: string }[]
  return new Map(figures.map((row) => [row.employee_id, figuresOf(row)]))
}

// Of whoever has neither a schedule nor planning in that time.
const NOTHING = Object.fromEntries(Object.keys(CapacityFigures.properties).map((figure) => [figure, 0]))

function figuresOf(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in NOTHING))
}
