// Balances of leave: /hrm/leavebalance.
import type { Context } from '../../../db/context.ts'
import { page } from '../../../db/page.ts'
import { type Loaded, loadRecord, type Rendered } from '../../../db/record.ts'
import type { Tables } from '../../../db/schema.ts'
import { sql } from '../../../db/sql.ts'
import { renderUpdated, updateRow } from '../../../db/write.ts'
import { operation } from '../../../http/operation.ts'
import { checkFields, fieldError } from '../../../shared/problem.ts'
import { One, Page } from '../../../shared/shapes.ts'
import { holdEmployeesOf } from '../hold-employees.ts'
import { visibleNote, visibleWith } from '../visibility.ts'
import { leaveBalance, leaveBalanceList } from './balances.queries.ts'
import { LeaveBalance, LeaveBalanceUpdate } from './balances.shapes.ts'
import { firstDay } from './entitlement.rules.ts'
import { renewBalances } from './renew-balances.ts'

export const leaveBalances = [
  operation({
    id: 'leavebalance.list',
    summary: 'List balances of leave',
    method: 'GET',
    path: '/hrm/leavebalance',
    note: visibleNote('approve_leave'),
    scope: 'hrm:read',
    list: leaveBalanceList,
    success: 200,
    response: Page(LeaveBalance),
    run: (ctx, { list }) => page(ctx.tx, leaveBalanceList, list, ctx, visibleWith(ctx, 'approve_leave')),
  }),
  operation({
    id: 'leavebalance.update',
    summary: 'Let the leave of a year last longer, or for good',
    method: 'PATCH',
    path: '/hrm/leavebalance/{id}',
    surface: 'app',
    scope: 'people',
    load: loadBalance,
    body: LeaveBalanceUpdate,
    success: 200,
    response: One(LeaveBalance),
    run: (ctx, { before, body }) => moveExpiry(ctx, before, body.expires_on ?? null),
  }),
]

function loadBalance(ctx: Context, id: string): Promise<Loaded<Tables['leave_balance']> | undefined> {
  holdEmployeesOf(ctx, 'leave_balance', sql`id = ${id}`)
  return loadRecord(ctx.tx, leaveBalance, id, ctx)
}

async function moveExpiry(
  ctx: Context,
  before: Loaded<Tables['leave_balance']>,
  expires_on: string | null,
): Promise<Rendered> {
  const { row } = before
  const earliest = firstDay(row.year + 1)
  if (expires_on !== null && expires_on < earliest)
    checkFields([fieldError('/expires_on', 'too_early', `The leave of ${row.year} lasts until ${earliest} at least.`)])
  if (expires_on === row.expires_on) return before
  updateRow(ctx, 'leave_balance', before.id, { expires_on, is_extended: true })
  await renewBalances(ctx, [row.employee_id])
  return renderUpdated(ctx, leaveBalance, before)
}
