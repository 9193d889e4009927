// What only the screens ask of a purchase invoice: what one may do with it now, and booking lines on a project, all or none.
import type { Context } from '../../db/context.ts'
import { detailText, findRecord, loadRecord, type Rendered, renderRecord } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { notFound } from '../../http/errors.ts'
import { operation } from '../../http/operation.ts'
import { One } from '../../shared/shapes.ts'
import { bookingFacts } from '../projects/public.ts'
import { bookableLines, chosenLines, type PurchaseContent } from './book-lines.rules.ts'
import { bookCost } from './cost-booking.ts'
import { bookingProblems } from './costs.ts'
import { PurchaseActions, PurchaseBooking } from './purchase-actions.shapes.ts'
import { purchaseInvoice } from './purchase-invoices.queries.ts'
import { boundCosts, canChange, givableStatuses, type PurchaseInvoiceStatus } from './purchase-invoices.rules.ts'
import { PurchaseInvoiceDetail } from './purchase-invoices.shapes.ts'

const NOTHING = { statuses: [], can_change: false, can_delete: false, bookable_lines: [] }

export const purchaseActions = [
  operation({
    id: 'purchaseinvoice.actions',
    summary: 'What one may do with this purchase invoice now',
    method: 'GET',
    path: '/purchasing/purchaseinvoice/{id}/actions',
    surface: 'app',
    scope: 'invoices:read',
    load: (ctx, id) => findRecord(ctx.tx, purchaseInvoice, id, ctx),
    success: 200,
    response: One(PurchaseActions),
    run: async (ctx, { before }) => ({ data: ctx.can('invoices:write') ? actionsOf(ctx, contentOf(before)) : NOTHING }),
  }),
  operation({
    id: 'purchaseinvoice.book',
    summary: 'Book lines of a purchase invoice on a project, each as a cost',
    method: 'POST',
    path: '/purchasing/purchaseinvoice/{id}/book',
    surface: 'app',
    scope: 'invoices:write',
    // Held only after the project, in the order of every cost.
    load: (ctx, id) => ctx.tx.first<{ version: number }>(sql`select version from purchase_invoice where id = ${id}`),
    body: PurchaseBooking,
    success: 200,
    response: One(PurchaseInvoiceDetail),
    problems: bookingProblems,
    run: (ctx, { id, body }) => book(ctx, id, body),
  }),
]

async function book(ctx: Context, id: string, { positions, ...place }: PurchaseBooking): Promise<Rendered> {
  await bookingFacts(ctx.tx, place.project_id, place.service_id ?? null)
  // Only now is it certain what is left.
  const held = await loadRecord(ctx.tx, purchaseInvoice, id, ctx)
  if (!held) throw notFound()
  for (const { description, amount } of chosenLines(bookableLines(contentOf(held)), positions))
    await bookCost(ctx, {
      ...place,
      purchase_invoice_id: id,
      date: held.row.invoice_date,
      description,
      unit_cost: amount,
    })
  return renderRecord(ctx.tx, purchaseInvoice, id, ctx)
}

function actionsOf(ctx: Context, content: Content) {
  const { status, costs } = content
  return {
    statuses: givableStatuses(status, ctx.can('approve_purchases')),
    can_change: canChange(status),
    can_delete: canChange(status) && boundCosts(costs).length === 0,
    bookable_lines: bookableLines(content),
  }
}

interface Content extends PurchaseContent {
  readonly status: PurchaseInvoiceStatus
  readonly costs: readonly (PurchaseContent['costs'][number] & {
    readonly id: string
    readonly invoice_status: string
  })[]
}

function contentOf(invoice: Rendered): Content {
  return JSON.parse(detailText(invoice))
}
