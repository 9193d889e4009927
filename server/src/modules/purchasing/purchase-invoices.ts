// Invoices of suppliers: /purchasing/purchaseinvoice.
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import { findRecord, type Loaded, loadRecord, type Rendered } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { sql } from '../../db/sql.ts'
import { deleteRecord, insertRow, renderCreated, renderUpdated, updateRecord, updateRow } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { referenceProblem } from '../../shared/problem.ts'
import { One, Page } from '../../shared/shapes.ts'
import { cost, loadCosts } from './costs.queries.ts'
import {
  findContent,
  findProfile,
  purchaseInvoice,
  purchaseInvoiceList,
  setLines,
  takeEntryNumber,
} from './purchase-invoices.queries.ts'
import {
  checkAllocation,
  checkCostsReleasable,
  checkDeletable,
  checkMayApprove,
  checkNotProcessed,
  checkPurchaseDates,
  dueDate,
  type PurchaseInvoiceStatus,
  paidOn,
  purchaseTotals,
  statusEvent,
} from './purchase-invoices.rules.ts'
import {
  type ChangedPurchaseInvoice,
  type NewPurchaseInvoice,
  PurchaseInvoice,
  PurchaseInvoiceCreate,
  PurchaseInvoiceDetail,
  PurchaseInvoiceScreenCreate,
  PurchaseInvoiceScreenUpdate,
  PurchaseInvoiceUpdate,
  type PurchaseLine,
} from './purchase-invoices.shapes.ts'

export const purchaseInvoices = [
  operation({
    id: 'purchaseinvoice.list',
    summary: 'List purchase invoices',
    method: 'GET',
    path: '/purchasing/purchaseinvoice',
    scope: 'invoices:read',
    list: purchaseInvoiceList,
    success: 200,
    response: Page(PurchaseInvoice, true),
    run: (ctx, { list }) => page(ctx.tx, purchaseInvoiceList, list, ctx),
  }),
  operation({
    id: 'purchaseinvoice.create',
    summary: 'Record a purchase invoice',
    method: 'POST',
    path: '/purchasing/purchaseinvoice',
    scope: 'invoices:write',
    body: PurchaseInvoiceCreate,
    screenBody: PurchaseInvoiceScreenCreate,
    success: 201,
    response: One(PurchaseInvoiceDetail),
    problems: ['forbidden', 'duplicate-purchase-invoice'],
    run: (ctx, { body }) => recordPurchase(ctx, body),
  }),
  operation({
    id: 'purchaseinvoice.read',
    summary: 'Read a purchase invoice with its lines and costs',
    method: 'GET',
    path: '/purchasing/purchaseinvoice/{id}',
    scope: 'invoices:read',
    load: (ctx, id) => findRecord(ctx.tx, purchaseInvoice, id, ctx),
    success: 200,
    response: One(PurchaseInvoiceDetail),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'purchaseinvoice.update',
    summary: 'Change a purchase invoice, or approve, reject or pay it',
    method: 'PATCH',
    path: '/purchasing/purchaseinvoice/{id}',
    scope: 'invoices:write',
    load: (ctx, id) => loadRecord(ctx.tx, purchaseInvoice, id, ctx),
    body: PurchaseInvoiceUpdate,
    screenBody: PurchaseInvoiceScreenUpdate,
    success: 200,
    response: One(PurchaseInvoiceDetail),
    problems: [
      'forbidden',
      'purchase-invoice-processed',
      'invalid-transition',
      'duplicate-purchase-invoice',
      'cost-exceeds-purchase-invoice',
    ],
    run: (ctx, { before, body }) => changePurchase(ctx, before, body),
  }),
  operation({
    id: 'purchaseinvoice.delete',
    summary: 'Delete a purchase invoice that is neither approved nor paid; its costs stay',
    method: 'DELETE',
    path: '/purchasing/purchaseinvoice/{id}',
    scope: 'invoices:write',
    load: (ctx, id) => loadRecord(ctx.tx, purchaseInvoice, id, ctx),
    success: 204,
    problems: ['purchase-invoice-processed', 'cost-locked'],
    run: (ctx, { before }) => deletePurchase(ctx, before),
  }),
]

async function recordPurchase(ctx: Context, body: NewPurchaseInvoice): Promise<Rendered> {
  const { lines, status = 'received', paid_on, due_date = dueDate(body.invoice_date), ...values } = body
  checkPurchaseDates({ invoice_date: values.invoice_date, due_date })
  const paid = paidOn(status, paid_on)
  checkMayApprove('received', status, ctx.can('approve_purchases'))
  const profile = await findProfile(ctx, values.company_profile_id)
  if (!profile) throw referenceProblem(['company_profile_id'])
  const id = ctx.newId()
  insertRow(ctx, 'purchase_invoice', {
    ...values,
    id,
    entry_number: await takeEntryNumber(ctx),
    company_profile_id: profile.id,
    currency: profile.currency,
    due_date,
    status,
    paid_on: paid,
    ...purchaseTotals(lines),
  })
  setLines(ctx, id, lines)
  return renderCreated(ctx, purchaseInvoice, id)
}

async function changePurchase(
  ctx: Context,
  before: Loaded<Tables['purchase_invoice']>,
  body: ChangedPurchaseInvoice,
): Promise<Rendered> {
  const { lines, status: wanted, ...values } = body
  const { row } = before
  const from = row.status as PurchaseInvoiceStatus
  const status = wanted ?? from
  checkPurchaseDates({ ...row, ...values })
  const paid_on = paidOn(status, values.paid_on, row.paid_on)
  const currency = await currencyOf(ctx, values.company_profile_id)
  const content = lines && (await findContent(ctx, before.id))
  const newLines = content && !isSame(lines.map(lineOf), content.lines) ? lines : undefined
  checkNotProcessed(from, status, [...changedFields(before.record, values), ...(newLines ? ['lines'] : [])])
  const event = statusEvent(from, status)
  checkMayApprove(from, status, ctx.can('approve_purchases'))
  const set = { ...values, ...currency, status, paid_on }
  const alsoKinds = event ? [event] : []
  if (!newLines) return updateRecord(ctx, purchaseInvoice, before, set, alsoKinds)
  const totals = purchaseTotals(newLines)
  checkAllocation(content!.allocated, totals.total_excl_vat)
  updateRow(ctx, 'purchase_invoice', before.id, { ...set, ...totals })
  setLines(ctx, before.id, newLines)
  return renderUpdated(ctx, purchaseInvoice, before, alsoKinds)
}

async function deletePurchase(ctx: Context, before: Loaded<Tables['purchase_invoice']>): Promise<void> {
  checkDeletable(before.row.status as PurchaseInvoiceStatus)
  const linked = await loadCosts(ctx, sql`t.purchase_invoice_id = ${before.id}`)
  checkCostsReleasable(linked.map(({ row }) => row))
  await Promise.all(linked.map((one) => updateRecord(ctx, cost, one, { purchase_invoice_id: null })))
  deleteRecord(ctx, purchaseInvoice, before)
}

async function currencyOf(ctx: Context, profileId: string | undefined) {
  if (profileId === undefined) return {}
  const profile = await findProfile(ctx, profileId)
  if (!profile) throw referenceProblem(['company_profile_id'])
  return { currency: profile.currency }
}

// Sending what is there already changes nothing, also where nothing may change any more.
function changedFields(record: string, sent: object): string[] {
  const present = JSON.parse(record)
  return Object.entries(sent)
    .filter(([field, value]) => !isSame(field.endsWith('_id') ? value?.toLowerCase() : value, present[field]))
    .map(([field]) => field)
}

function lineOf({ description, amount, vat_percentage, ledger_code = null }: PurchaseLine) {
  return { description, amount, vat_percentage, ledger_code }
}

function isSame(sent: unknown, present: unknown): boolean {
  return JSON.stringify(sent ?? null) === JSON.stringify(present)
}
