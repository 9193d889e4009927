// Writing employees: their teams, their manager, and what is told of them.
import type { Static } from 'typebox'
import type { Context } from '../../../db/context.ts'
import { type Loaded, loadRecords, type Rendered } from '../../../db/record.ts'
import type { Tables } from '../../../db/schema.ts'
import { sql } from '../../../db/sql.ts'
import { deleteRecord, insertRow, renderCreated, renderUpdated, updateRecord, updateRow } from '../../../db/write.ts'
import { fieldError, Problem } from '../../../shared/problem.ts'
import { deleteCustomFieldValues } from '../../crm/public.ts'
import { contract } from './contracts.queries.ts'
import { deactivation, employee, employeeFor, rememberTold } from './employees.queries.ts'
import { checkOwnLink, checkParticulars, employeeStatus } from './employees.rules.ts'
import type { EmployeeCreate, EmployeeValues } from './employees.shapes.ts'
import { setTeams } from './memberships.ts'

type LoadedEmployee = Loaded<Tables['employee']>

const DEFAULT_COMPANY = sql`(select id from company_profile where is_default)`

export async function createEmployee(
  ctx: Context,
  { team_ids = [], ...values }: Static<typeof EmployeeCreate>,
): Promise<Rendered> {
  checkParticulars({ employment_start: null, employment_end: null, time_zone: null, ...values })
  checkOwnLink(null, values.user_id, linkerOf(ctx))
  const id = ctx.newId()
  insertRow(ctx, 'employee', { id, company_profile_id: DEFAULT_COMPANY, ...values })
  await setTeams(ctx, id, team_ids)
  rememberTold(ctx, id)
  return renderCreated(ctx, employeeFor(ctx), id)
}

export async function updateEmployee(
  ctx: Context,
  before: LoadedEmployee,
  { team_ids, ...values }: EmployeeValues & { is_deactivated?: boolean },
): Promise<Rendered> {
  const row = { ...before.row, ...values }
  checkParticulars(row)
  checkOwnLink(before.row.user_id, values.user_id, linkerOf(ctx))
  if (values.manager_employee_id) await checkNoCycle(ctx, before.id, values.manager_employee_id)
  const kinds = deactivation(before, employeeStatus(row, ctx.today))
  const isMoved = team_ids !== undefined && (await setTeams(ctx, before.id, team_ids))
  if (isMoved) updateRow(ctx, 'employee', before.id, values)
  const after = isMoved
    ? await renderUpdated(ctx, employeeFor(ctx), before, kinds)
    : await updateRecord(ctx, employeeFor(ctx), before, values, kinds)
  if (after !== before) rememberTold(ctx, before.id)
  return after
}

/** Contracts, rates and places in teams go along; whatever else refers to the employee keeps him. */
export async function deleteEmployee(ctx: Context, before: LoadedEmployee): Promise<void> {
  checkOwnLink(before.row.user_id, null, linkerOf(ctx))
  await setTeams(ctx, before.id, [])
  const contracts = await loadRecords(ctx.tx, contract, sql`t.employee_id = ${before.id}`, ctx)
  for (const each of contracts) deleteRecord(ctx, contract, each)
  deleteCustomFieldValues(ctx, before.id)
  deleteRecord(ctx, employee, before)
}

function linkerOf({ actor, can }: Context) {
  return { user_id: actor.userId, may_approve_own: can('approve_own') }
}

// Approval goes up from manager to manager and must end somewhere. The lock keeps two changes that are each harmless from
// closing a loop together.
async function checkNoCycle(ctx: Context, id: string, managerId: string): Promise<void> {
  ctx.tx.send(sql`select pg_advisory_xact_lock(hashtextextended('employee_manager ' || current_environment(), 0))`)
  const loop = await ctx.tx.first(sql`
    with recursive above (id, manager_employee_id) as (
      select id, manager_employee_id from employee where id = ${managerId}
      union select e.id, e.manager_employee_id from employee e join above a on e.id = a.manager_employee_id)
    select from above where id = ${id}`)
  if (!loop) return
  const message = 'Nobody can be his own manager, also not through others.'
  throw new Problem('cycle', message, { errors: [fieldError('/manager_employee_id', 'cycle', message)] })
}
