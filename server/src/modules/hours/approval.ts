// Submitting, approving, rejecting, writing off: each takes a list of entries, checks every one, and changes all or none.
import type { Context } from '../../db/context.ts'
import { sql } from '../../db/sql.ts'
import { updateRecord } from '../../db/write.ts'
import { checkFields, fieldError, naming } from '../../shared/problem.ts'
import {
  type ApprovalAction,
  approvalStep,
  checkMaySubmit,
  type WriteOffAction,
  writeOffStep,
} from './approval.rules.ts'
import { chosenEntries, type Entry, type EntryRow, hours, loadEntries } from './hours.queries.ts'
import { invoiceStatus } from './hours.rules.ts'
import { checkKnown } from './known.queries.ts'

/** Takes one step of the approval with each of the entries. */
export async function decideHours(ctx: Context, action: ApprovalAction, ids: readonly string[], reason?: string) {
  return changeEach(ctx, await chosenEntries(ctx, ids), (row) => stepOf(ctx, action, row, reason))
}

/** Submits what is still open in the period; the rest of it stays as it is. */
export async function submitHours(
  ctx: Context,
  { employee_id, date_from, date_to }: { employee_id: string; date_from: string; date_to: string },
) {
  checkFields(date_to < date_from ? [fieldError('/date_to', 'before_start', 'The period ends before it begins.')] : [])
  checkMaySubmit(employee_id.toLowerCase(), approverOf(ctx))
  await checkKnown(ctx, { employee_id })
  const open = await loadEntries(
    ctx,
    sql`t.employee_id = ${employee_id} and t.date between ${date_from} and ${date_to} and t.approval_status = 'open'`,
  )
  return changeEach(ctx, open, (row) => stepOf(ctx, 'submit', row))
}

export async function writeOffHours(ctx: Context, action: WriteOffAction, ids: readonly string[], reason: string) {
  return changeEach(ctx, await chosenEntries(ctx, ids), (row) => {
    const status = writeOffStep(action, row.invoice_status, reason)
    const isUndone = action === 'undo_write_off'
    return {
      values: {
        invoice_status: isUndone ? billingOf(row) : status,
        write_off_reason: isUndone ? null : reason,
      },
      kinds: [],
    }
  })
}

// While it was written off its project or service may have changed, so the entry is judged anew.
function billingOf(row: EntryRow) {
  const service = row.billing_method && { billing_method: row.billing_method }
  return invoiceStatus({ billable: row.billable, invoice_status: null, project: row, service })
}

function stepOf(ctx: Context, action: ApprovalAction, row: EntryRow, reason?: string): Step {
  const { approval_status, event } = approvalStep(action, row, { actor: approverOf(ctx), reason: reason ?? null })
  return { values: { approval_status, approval_note: reason ?? null }, kinds: event ? [event] : [] }
}

export function approverOf({ actor, can }: Context) {
  return { employee_id: actor.employeeId, can_approve: can('approve_hours'), is_admin: can('users') }
}

interface Step {
  readonly values: Partial<EntryRow>
  readonly kinds: readonly string[]
}

async function changeEach(ctx: Context, entries: readonly Entry[], stepFor: (row: EntryRow) => Step) {
  const steps = entries.map((entry) => ({ entry, ...naming({ hours_id: entry.id }, () => stepFor(entry.row)) }))
  const changed = await Promise.all(
    steps.map(({ entry, values, kinds }) => updateRecord(ctx, hours, entry, values, kinds)),
  )
  return { data: changed.map(({ record }) => JSON.parse(record)) }
}
