// The lines of invoices: /invoices/invoiceline. A line is part of its invoice, so every change answers with the invoice and its new
// totals, and If-Match is about the invoice.
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import type { Rendered } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { renderUpdated, updateRow } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { parseDecimal } from '../../shared/money.ts'
import { checkFields, referenceProblem } from '../../shared/problem.ts'
import { One, Page } from '../../shared/shapes.ts'
import { type DraftWithLine, loadLine, recalculate } from './drafts.queries.ts'
import { checkIsDraft } from './drafts.rules.ts'
import { hoursQuantity } from './grouping.rules.ts'
import { deleteLines, insertLines, lineIdsOf, noteLines, writeOrder } from './invoice-lines.queries.ts'
import { checkLineAmount, lineAmount, lineFaults, newLineFaults } from './invoice-lines.rules.ts'
import {
  type ChangedInvoiceLine,
  HoursRelease,
  InvoiceLineCreate,
  InvoiceLineUpdate,
  type NewInvoiceLine,
} from './invoice-lines.shapes.ts'
import { invoice, type LoadedInvoice, loadInvoice } from './invoices.queries.ts'
import { InvoiceDetail } from './invoices.shapes.ts'
import { lineList } from './listed-lines.queries.ts'
import { ListedInvoiceLine } from './listed-lines.shapes.ts'
import { releaseEntries, releaseWork } from './work.queries.ts'

export const invoiceLines = [
  operation({
    id: 'invoiceline.list',
    summary: 'List what stands on invoices, such as all that was invoiced of a project',
    method: 'GET',
    path: '/invoices/invoiceline',
    surface: 'app',
    scope: 'invoices:read',
    list: lineList,
    success: 200,
    response: Page(ListedInvoiceLine),
    run: (ctx, { list }) => page(ctx.tx, lineList, list, ctx),
  }),
  operation({
    id: 'invoiceline.create',
    summary: 'Add a line or a text to a draft',
    method: 'POST',
    path: '/invoices/invoiceline',
    surface: 'app',
    scope: 'invoices:write',
    body: InvoiceLineCreate,
    success: 201,
    response: One(InvoiceDetail),
    problems: ['invoice-not-draft'],
    run: (ctx, { body }) => addLine(ctx, body),
  }),
  operation({
    id: 'invoiceline.update',
    summary: 'Change a line of a draft',
    method: 'PATCH',
    path: '/invoices/invoiceline/{id}',
    surface: 'app',
    scope: 'invoices:write',
    load: loadLine,
    body: InvoiceLineUpdate,
    success: 200,
    response: One(InvoiceDetail),
    problems: ['invoice-not-draft'],
    run: (ctx, { before, body }) => changeLine(ctx, before, body),
  }),
  operation({
    id: 'invoiceline.delete',
    summary: 'Remove a line from a draft; the work on it can be invoiced again',
    method: 'DELETE',
    path: '/invoices/invoiceline/{id}',
    surface: 'app',
    scope: 'invoices:write',
    load: loadLine,
    success: 204,
    problems: ['invoice-not-draft'],
    run: async (ctx, { before }) => {
      await removeLine(ctx, before)
    },
  }),
  operation({
    id: 'invoiceline.release',
    summary: 'Take single time entries off a line of a draft',
    method: 'POST',
    path: '/invoices/invoiceline/{id}/release',
    surface: 'app',
    scope: 'invoices:write',
    load: loadLine,
    body: HoursRelease,
    success: 200,
    response: One(InvoiceDetail),
    problems: ['invoice-not-draft'],
    run: (ctx, { before, body }) => takeOff(ctx, before, body.hours_ids),
  }),
]

async function addLine(ctx: Context, { invoice_id, position, ...sent }: NewInvoiceLine): Promise<Rendered> {
  const draft = await loadInvoice(ctx, invoice_id)
  if (!draft) throw referenceProblem(['invoice_id'])
  checkIsDraft(draft.row)
  checkFields(newLineFaults({ ...sent, invoice_type: draft.row.type }))
  await checkRate(ctx, draft, sent.vat_rate_id)
  const { quantity = 1, unit_price = 0, discount_percentage = 0, unit = null, ...rest } = sent
  const id = ctx.newId()
  const known = await lineIdsOf(ctx, draft.id)
  const numbers = sent.kind === 'text' ? {} : decimals({ quantity, unit_price })
  const line = { ...rest, ...decimals({ discount_percentage }), ...numbers, id, position: known.length }
  const amount = lineAmount({ quantity: null, unit_price: null, hours_minutes: null, credited_line_id: null, ...line })
  checkLineAmount(amount)
  insertLines(ctx, draft.id, [{ ...line, unit: sent.kind === 'text' ? null : unit, amount }])
  writeOrder(ctx, draft.id, known.toSpliced(position ?? known.length, 0, id))
  return addedUp(ctx, draft)
}

async function changeLine(
  ctx: Context,
  before: DraftWithLine,
  { position, vat_rate_id, description, unit, ...numbers }: ChangedInvoiceLine,
): Promise<Rendered> {
  checkIsDraft(before.row)
  const { line } = before
  const sent = { position, vat_rate_id, description, unit, ...numbers }
  checkFields(
    lineFaults(
      line,
      Object.keys(sent).filter((field) => sent[field as keyof typeof sent] !== undefined),
    ),
  )
  await checkRate(ctx, before, vat_rate_id)
  const values = { description, unit, vat_rate_id, ...decimals(numbers) }
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const known = await lineIdsOf(ctx, before.id)
  const wanted = known.filter((id) => id !== line.id).toSpliced(position ?? known.indexOf(line.id), 0, line.id)
  const isSame = Object.entries(given).every(([field, value]) => line[field as 'unit'] === value)
  if (isSame && wanted.join() === known.join()) return before
  // Only then: the amount of a line that credits a part is what was left, not what its rounded quantity would make.
  const amount = Object.keys(numbers).length > 0 ? lineAmount({ ...line, ...given }) : line.amount
  checkLineAmount(amount)
  updateRow(ctx, 'invoice_line', line.id, { ...given, amount })
  writeOrder(ctx, before.id, wanted)
  return addedUp(ctx, before)
}

async function removeLine(ctx: Context, before: DraftWithLine): Promise<Rendered> {
  checkIsDraft(before.row)
  await releaseWork(ctx, before, [before.line.id])
  deleteLines(ctx, [before.line.id])
  return addedUp(ctx, before)
}

async function takeOff(ctx: Context, before: DraftWithLine, hoursIds: readonly string[]): Promise<Rendered> {
  checkIsDraft(before.row)
  const { line } = before
  const ids = hoursIds.map((id) => id.toLowerCase())
  const missing = await releaseEntries(ctx, before, line.id, ids)
  if (missing.length > 0) throw referenceProblem(missing.map((id) => `hours_ids/${ids.indexOf(id)}`))
  const left = await ctx.tx.first<{ count: number; minutes: number; first: string; last: string }>(sql`
    select count(*)::integer as count, sum(l.minutes)::integer as minutes, min(t.date) as first, max(t.date) as last
    from invoice_line_hours l join time_entry t on t.environment_id = l.environment_id and t.id = l.time_entry_id
    where l.invoice_line_id = ${line.id}`)
  if (left!.count === 0) return removeLine(ctx, before)
  const { count: hours_count, minutes: hours_minutes, first: period_start, last: period_end } = left!
  const quantity = hoursQuantity(hours_minutes)
  const amount = lineAmount({ ...line, hours_minutes })
  updateRow(ctx, 'invoice_line', line.id, { hours_count, hours_minutes, quantity, amount, period_start, period_end })
  return addedUp(ctx, before)
}

async function addedUp(ctx: Context, before: LoadedInvoice): Promise<Rendered> {
  await recalculate(ctx, before.id)
  return noteLines(ctx, before, await renderUpdated(ctx, invoice, before))
}

async function checkRate(ctx: Context, draft: LoadedInvoice, vatRateId: string | null | undefined): Promise<void> {
  if (!vatRateId) return
  const found = await ctx.tx.first(sql`
    select from vat_rate where id = ${vatRateId} and company_profile_id = ${draft.row.company_profile_id}`)
  if (!found) throw referenceProblem(['vat_rate_id'])
}

const SCALES = { quantity: 6, unit_price: 4, discount_percentage: 2 } as const

function decimals<Field extends keyof typeof SCALES>(values: { readonly [F in Field]?: number | undefined }) {
  const given = Object.entries(values) as [Field, number | undefined][]
  return Object.fromEntries(
    given.flatMap(([field, value]) => (value === undefined ? [] : [[field, parseDecimal(value, SCALES[field])!]])),
  ) as Record<Field, string>
}
