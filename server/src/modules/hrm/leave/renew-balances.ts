// Balances are derived: nobody writes them, they follow from contracts, leave and adjustments. So they are no events and are not
// audited; what they follow from is.
import type { Context } from '../../../db/context.ts'
import { sql } from '../../../db/sql.ts'
import { outdatedBalances } from './balances.rules.ts'
import { findLeaveFacts } from './facts.queries.ts'

/** Brings the accounts of these employees up to date: rows of new years, entitlement, what is carried over and what has lapsed. */
export async function renewBalances(ctx: Context, employeeIds: readonly string[]): Promise<void> {
  if (employeeIds.length === 0) return
  const { types, employees, scene } = await findLeaveFacts(ctx, employeeIds)
  const rows = [...employees].flatMap(([employee_id, leave]) =>
    outdatedBalances(types, leave, scene).map((row) => ({ id: ctx.newId(), employee_id, ...row })),
  )
  if (rows.length === 0) return
  ctx.tx.send(sql`
    insert into leave_balance as b (environment_id, id, employee_id, leave_type_id, year, entitled_minutes, carried_over_minutes,
      adjustment_minutes, expired_minutes, approved_minutes, requested_minutes, expires_on, has_lapsed, counted_since, created_at, updated_at)
    select current_environment(), w.id, w.employee_id, w.leave_type_id, w.year, w.entitled_minutes, w.carried_over_minutes,
      w.adjustment_minutes, w.expired_minutes, w.approved_minutes, w.requested_minutes, w.expires_on, w.has_lapsed, w.counted_since,
      ${ctx.now}, ${ctx.now}
    from json_to_recordset(${JSON.stringify(rows)}::json) w (id uuid, employee_id uuid, leave_type_id uuid, year integer,
      entitled_minutes integer, carried_over_minutes integer, adjustment_minutes integer, expired_minutes integer,
      approved_minutes integer, requested_minutes integer, expires_on date, has_lapsed boolean, counted_since integer)
    on conflict on constraint leave_balance_taken do update set entitled_minutes = excluded.entitled_minutes,
      carried_over_minutes = excluded.carried_over_minutes, adjustment_minutes = excluded.adjustment_minutes,
      expired_minutes = excluded.expired_minutes, approved_minutes = excluded.approved_minutes,
      requested_minutes = excluded.requested_minutes, expires_on = excluded.expires_on, has_lapsed = excluded.has_lapsed,
      counted_since = excluded.counted_since,
      version = b.version + 1, updated_at = greatest(b.updated_at, excluded.updated_at)`)
}
