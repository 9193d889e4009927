// Everything that counts the days of an employee holds him first, so that two who do so at once queue. He is held before anything
// of his and before projects: whoever took them in another order would wait for somebody who waits for him.
import type { Context } from '../../db/context.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import type { Employment } from './people/employees.rules.ts'

export async function holdEmployees(ctx: Context, ids: readonly string[]): Promise<void> {
  await ctx.tx.all(sql`select from employee where id = any(${ids}::uuid[]) order by id for no key update`)
}

export interface HeldEmployee extends Employment {
  readonly id: string
  readonly company_profile_id: string
  readonly manager_employee_id: string | null
}

/** Undefined when there is no such employee. */
export function holdEmployee(ctx: Context, id: string): Promise<HeldEmployee | undefined> {
  return ctx.tx.first(sql`${employeeOf(id)} for no key update`)
}

/** The same for whoever only looks. */
export function findEmployee(ctx: Context, id: string): Promise<HeldEmployee | undefined> {
  return ctx.tx.first(employeeOf(id))
}

function employeeOf(id: string): Sql {
  return sql`
    select id, company_profile_id, manager_employee_id, is_deactivated, employment_start, employment_end
    from employee where id = ${id}`
}

export function holdAllEmployees(ctx: Context): Promise<readonly { readonly id: string }[]> {
  return ctx.tx.all(sql`select id from employee order by id for no key update`)
}

/** Those to whom these rows belong. */
export function holdEmployeesOf(
  ctx: Context,
  table: 'absence' | 'contract' | 'leave' | 'leave_adjustment' | 'leave_balance' | 'planning',
  condition: Sql,
): void {
  ctx.tx.send(sql`
    select from employee where id in (select employee_id from ${raw(table)} where ${condition}) order by id for no key update`)
}
