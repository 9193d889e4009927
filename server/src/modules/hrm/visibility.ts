// Whose leave, balances, absences and contracts somebody sees: his own, those of the people he manages, and with the rights everybody's.
import type { Context } from '../../db/context.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import type { Right } from '../../shared/rights.ts'

/** A condition on rows t with an employee_id; undefined is for all of them. */
export function visibleWith(ctx: Context, ...rights: readonly [Right, ...Right[]]): Sql | undefined {
  if (rights.every((right) => ctx.can(right))) return undefined
  const own = ctx.actor.employeeId
  if (own === null) return raw('false')
  return sql`(t.employee_id = ${own} or exists (select from employee managed where managed.environment_id = t.environment_id
    and managed.id = t.employee_id and managed.manager_employee_id = ${own}))`
}

/** The same in words, for the documents. */
export function visibleNote(right: Right): string {
  return `Shows the own ones, those of the people one manages, and with the right \`${right}\` everybody's; all others are as if they were not there.`
}
