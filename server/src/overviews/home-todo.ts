// The part of the first screen for whoever decides for others, or sees to invoices and sales.
import type { Context } from '../db/context.ts'
import { raw, sql } from '../db/sql.ts'
import { addDays } from '../shared/calendar.ts'
import { type HomeKind, homePeriods, PATIENCE_DAYS, type Period } from './home.rules.ts'
import type { Entry } from './home.shapes.ts'
import { entry, idsOf, link, waitingEntry } from './home-entries.ts'
import {
  type Counted,
  countRows,
  type Decisions,
  findHoursToApprove,
  findLate,
  findLeaveToDecide,
  type Late,
} from './home-others.queries.ts'
import { MOST_IDS } from './link.shapes.ts'

export async function todoOf(ctx: Context, shown: ReadonlySet<HomeKind>): Promise<Entry[]> {
  const ask = <T>(kind: HomeKind, question: () => Promise<T>) => (shown.has(kind) ? question() : null)
  const yesterday = addDays(ctx.today, -1)
  const patience = addDays(ctx.today, -PATIENCE_DAYS)
  const { lastWeek } = homePeriods(ctx.today)
  const [hours, late, leave, purchases, drafts, overdue, quotes, sales] = await Promise.all([
    ask('hours_to_approve', () => findHoursToApprove(ctx)),
    ask('people_not_submitted', () => findLate(ctx, lastWeek)),
    ask('leave_to_decide', () => findLeaveToDecide(ctx)),
    ask('purchase_invoices_to_approve', () =>
      countRows(ctx, 'purchase_invoice', raw(`t.status = 'received'`), 'total_incl_vat'),
    ),
    ask('invoices_to_finalise', () => countRows(ctx, 'invoice', raw(`t.status = 'draft'`), 'total_incl_vat')),
    ask('invoices_overdue', () =>
      countRows(
        ctx,
        'invoice',
        sql`t.outstanding_amount > 0 and t.due_date < ${ctx.today}::date`,
        'outstanding_amount',
      ),
    ),
    ask('quotes_unanswered', () =>
      countRows(ctx, 'quote', sql`t.status = 'sent' and t.quote_date <= ${patience}::date`, 'total_excl_vat'),
    ),
    ask('sales_overdue', () =>
      countRows(ctx, 'sales', sql`t.status = 'open' and t.expected_close_date <= ${yesterday}::date`, 'amount'),
    ),
  ])
  const counted = (kind: HomeKind, found: Counted | null, path: string, query: Record<string, string>) =>
    found ? [entry(kind, found.count, link(path, query), moneyOf(found))] : []
  return [
    ...(hours ? approvalEntries(hours, shown) : []),
    ...(late ? [lateEntry(late, lastWeek)] : []),
    ...(leave ? [leaveEntry(leave)] : []),
    ...counted('purchase_invoices_to_approve', purchases, '/purchasing/purchaseinvoice', { status: 'received' }),
    ...counted('invoices_to_finalise', drafts, '/invoices/invoice', { status: 'draft' }),
    ...counted('invoices_overdue', overdue, '/invoices/invoice', { is_overdue: 'true' }),
    ...counted('quotes_unanswered', quotes, '/sales/quote', { status: 'sent', quote_date_to: patience }),
    ...counted('sales_overdue', sales, '/sales/sales', { status: 'open', expected_close_date_to: yesterday }),
  ]
}

function moneyOf({ amount, other_currencies }: Counted): Partial<Entry> {
  return { amount, other_currencies: [...other_currencies] }
}

// Of some people he decides on every hour, of others only on those that they booked on his projects.
function approvalEntries({ rows, isAll }: Decisions, shown: ReadonlySet<HomeKind>): Entry[] {
  const query = { approval_status: 'submitted' }
  const [whole, partly] = [rows.filter(({ is_whole }) => is_whole), rows.filter(({ is_whole }) => !is_whole)]
  const projectIds = [...new Set(partly.flatMap(({ project_ids }) => project_ids))]
  const onProjects = { ...query, project_id: idsOf(projectIds) }
  return [
    waitingEntry('hours_to_approve', whole, { path: '/hours/hours', query, isAll }),
    ...(shown.has('project_hours_to_approve')
      ? [waitingEntry('project_hours_to_approve', partly, { path: '/hours/hours', query: onProjects, isAll: false })]
      : []),
  ]
}

function leaveEntry({ rows, isAll }: Decisions): Entry {
  return waitingEntry('leave_to_decide', rows, { path: '/hrm/leave', query: { status: 'requested' }, isAll })
}

function lateEntry(rows: readonly Late[], week: Period): Entry {
  const ids = idsOf(rows.map(({ employee_id }) => employee_id))
  const people = rows.slice(0, MOST_IDS).map((row) => ({
    ...row,
    list: link('/hours/hours', { ...week, employee_id: row.employee_id, approval_status: 'open,rejected' }),
  }))
  return entry('people_not_submitted', rows.length, link('/hrm/employee', { ids }), { people })
}
