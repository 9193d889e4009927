// The capacity of employees day by day: /hrm/capacity. Only the screens have it.
import type { Context } from '../../../db/context.ts'
import { and, raw, type Sql, sql } from '../../../db/sql.ts'
import { operation } from '../../../http/operation.ts'
import { daysBetween, daysFrom } from '../../../shared/calendar.ts'
import { checkFields, fieldError, referenceProblem } from '../../../shared/problem.ts'
import { One } from '../../../shared/shapes.ts'
import { findDays } from '../days.queries.ts'
import { type DayCapacity, dayCapacity } from './capacity.rules.ts'
import { Capacity, CapacityQuery, type CapacityQuestion } from './capacity.shapes.ts'
import { plannerOf } from './plan.ts'
import { mayPlan } from './planning.rules.ts'

const MOST_DAYS = 92

export const capacity = [
  operation({
    id: 'capacity.read',
    summary: 'What employees can work, day by day, and what of it is planned',
    method: 'GET',
    path: '/hrm/capacity',
    surface: 'app',
    scope: 'hrm:read',
    query: CapacityQuery,
    success: 200,
    response: One(Capacity),
    run: async (ctx, { body }) => {
      checkRange(body)
      return { data: await readCapacity(ctx, body) }
    },
  }),
]

function checkRange({ date_from, date_to }: CapacityQuestion): void {
  const days = daysBetween(date_from, date_to) + 1
  if (days < 1) checkFields([fieldError('/date_to', 'before_start', `date_to is not before ${date_from}.`)])
  if (days > MOST_DAYS)
    checkFields([fieldError('/date_to', 'too_long', `Ask for at most ${MOST_DAYS} days at once, these are ${days}.`)])
}

async function readCapacity(ctx: Context, question: CapacityQuestion) {
  const { date_from, date_to } = question
  const { count, employees } = await findEmployees(ctx, question)
  const ids = employees.map(({ id }) => id)
  const found = await findDays(ctx.tx, ids, date_from, date_to)
  const dates = daysFrom(date_from, date_to)
  const rows = employees.map((employee) => {
    const days = dates.map((date) => seenBy(ctx, employee, dayCapacity(found.get(employee.id)!, date)))
    const can_plan = ctx.can('hrm:write') && mayPlan(employee.id, plannerOf(ctx))
    return { employee_id: employee.id, employee_name: employee.full_name, can_plan, days, totals: totalsOf(days) }
  })
  return { count, rows }
}

interface Employee {
  readonly id: string
  readonly full_name: string
  readonly manager_employee_id: string | null
}

/** Those who have a contract in these days, by name. */
async function findEmployees(ctx: Context, question: CapacityQuestion) {
  const { date_from, date_to, employee_id, team_id, limit = 25, offset = 0 } = question
  await checkKnown(ctx, question)
  const conditions: Sql[] = [
    sql`exists (select from contract c where c.environment_id = e.environment_id and c.employee_id = e.id
      and c.start_date <= ${date_to} and coalesce(c.end_date >= ${date_from}, true))`,
  ]
  if (employee_id) conditions.push(sql`e.id = ${employee_id}`)
  if (team_id) conditions.push(sql`e.id in (select employee_id from team_member where team_id = ${team_id})`)
  const [counted, employees] = await Promise.all([
    ctx.tx.first<{ count: number }>(sql`select count(*)::integer as count from employee e where ${and(conditions)}`),
    ctx.tx.all<Employee>(sql`
      select e.id, e.full_name, e.manager_employee_id from employee e where ${and(conditions)}
      order by e.full_name, e.id limit ${limit} offset ${offset}`),
  ])
  return { count: counted!.count, employees }
}

async function checkKnown(ctx: Context, question: CapacityQuestion): Promise<void> {
  const tables = { employee_id: 'employee', team_id: 'team' } as const
  const fields = (['employee_id', 'team_id'] as const).filter((field) => question[field])
  const found = await Promise.all(
    fields.map((field) => ctx.tx.first(sql`select from ${raw(tables[field])} where id = ${question[field]}`)),
  )
  const missing = fields.filter((_, i) => !found[i])
  if (missing.length > 0) throw referenceProblem(missing)
}

type SeenDay = Omit<DayCapacity, 'leave' | 'absence'> & {
  readonly leave: number | null
  readonly absence: number | null
}

/** One without the other would tell both, since together they are what is missing. */
function seenBy({ actor, can }: Context, { id, manager_employee_id }: Employee, day: DayCapacity): SeenDay {
  const own = actor.employeeId
  const isClose = own !== null && (own === id || own === manager_employee_id)
  return isClose || (can('approve_leave') && can('absence')) ? day : { ...day, leave: null, absence: null }
}

function totalsOf(days: readonly SeenDay[]) {
  const sum = (field: Exclude<keyof SeenDay, 'date'>) => days.reduce((total, day) => total + (day[field] ?? 0), 0)
  const told = (field: 'leave' | 'absence') => (days.some((day) => day[field] === null) ? null : sum(field))
  return {
    gross: sum('gross'),
    holiday: sum('holiday'),
    leave: told('leave'),
    absence: told('absence'),
    net: sum('net'),
    planned: sum('planned'),
    tentative: sum('tentative'),
    free: sum('free'),
  }
}
