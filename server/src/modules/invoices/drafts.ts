// Drafts, as the screens make, change and remove them: /invoices/invoice. Reading them is in invoices.ts.
import Type from 'typebox'
import type { Context } from '../../db/context.ts'
import type { Rendered } from '../../db/record.ts'
import { deleteRecord, insertRow, renderCreated, renderUpdated, updateRow } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { checkFields, referenceProblem } from '../../shared/problem.ts'
import { One } from '../../shared/shapes.ts'
import { customerFacts, recalculate } from './drafts.queries.ts'
import {
  checkCustomerChange,
  checkIsDraft,
  checkOrder,
  checkProfileIsActive,
  customerOf,
  draftFaults,
} from './drafts.rules.ts'
import { type ChangedDraft, DraftCreate, DraftUpdate, LineOrder, type NewDraft, WorkChoice } from './drafts.shapes.ts'
import { draftsFromWork } from './from-work.ts'
import { deleteLines, hasWork, lineIdsOf, noteLines, writeOrder } from './invoice-lines.queries.ts'
import { invoice, type LoadedInvoice, loadInvoice } from './invoices.queries.ts'
import { Invoice, InvoiceDetail } from './invoices.shapes.ts'
import { releaseWork } from './work.queries.ts'

export const drafts = [
  operation({
    id: 'invoice.create_from_work',
    summary: 'Make drafts of hours, costs, installments and cycles, one per client',
    method: 'POST',
    path: '/invoices/invoice/from-work',
    surface: 'app',
    scope: 'invoices:write',
    body: WorkChoice,
    success: 201,
    response: One(Type.Array(Invoice)),
    problems: ['invalid-transition', 'hours-locked', 'cost-locked', 'installments-unbalanced'],
    run: (ctx, { body }) => draftsFromWork(ctx, body),
  }),
  operation({
    id: 'invoice.create',
    summary: 'Make an empty draft',
    method: 'POST',
    path: '/invoices/invoice',
    surface: 'app',
    scope: 'invoices:write',
    body: DraftCreate,
    success: 201,
    response: One(InvoiceDetail),
    problems: ['invalid-transition'],
    run: (ctx, { body }) => createDraft(ctx, body),
  }),
  operation({
    id: 'invoice.update',
    summary: 'Change a draft',
    method: 'PATCH',
    path: '/invoices/invoice/{id}',
    surface: 'app',
    scope: 'invoices:write',
    load: loadInvoice,
    body: DraftUpdate,
    success: 200,
    response: One(InvoiceDetail),
    problems: ['invoice-not-draft', 'invalid-transition'],
    run: (ctx, { before, body }) => changeDraft(ctx, before, body),
  }),
  operation({
    id: 'invoice.delete',
    summary: 'Delete a draft; the work on it can be invoiced again',
    method: 'DELETE',
    path: '/invoices/invoice/{id}',
    surface: 'app',
    scope: 'invoices:write',
    load: loadInvoice,
    success: 204,
    problems: ['invoice-not-draft'],
    run: (ctx, { before }) => deleteDraft(ctx, before),
  }),
  operation({
    id: 'invoice.reorder',
    summary: 'Put the lines of a draft in another order',
    method: 'POST',
    path: '/invoices/invoice/{id}/reorder',
    surface: 'app',
    scope: 'invoices:write',
    load: loadInvoice,
    body: LineOrder,
    success: 200,
    response: One(InvoiceDetail),
    problems: ['invoice-not-draft'],
    run: (ctx, { before, body }) => reorderLines(ctx, before, body.line_ids),
  }),
]

async function createDraft(ctx: Context, { company_profile_id, ...values }: NewDraft): Promise<Rendered> {
  const { organization_id = null, person_id = null, period_start = null, period_end = null } = values
  checkFields(draftFaults({ organization_id, person_id, period_start, period_end }))
  const facts = await customerFacts(ctx, {
    company_profile_id: company_profile_id ?? null,
    organization_id,
    person_id,
  })
  if (!facts) throw referenceProblem(['company_profile_id'])
  const { profile, ...terms } = facts
  checkProfileIsActive(profile)
  const id = ctx.newId()
  insertRow(ctx, 'invoice', { id, ...terms, ...values })
  return renderCreated(ctx, invoice, id)
}

async function changeDraft(ctx: Context, before: LoadedInvoice, values: ChangedDraft): Promise<Rendered> {
  checkIsDraft(before.row)
  const changed = Object.entries(values).filter(([field, value]) => !isSame(before.row[field as 'subject'], value))
  if (changed.length === 0) return before
  const after = { ...before.row, ...Object.fromEntries(changed) }
  checkFields(draftFaults(after))
  const terms = customerOf(after) === customerOf(before.row) ? {} : await termsOfOther(ctx, before, after)
  updateRow(ctx, 'invoice', before.id, { ...terms, ...values })
  await recalculate(ctx, before.id)
  return noteLines(ctx, before, await renderUpdated(ctx, invoice, before))
}

/** Another customer has other terms, unless they are given with the change. */
async function termsOfOther(ctx: Context, { id, row }: LoadedInvoice, customer: LoadedInvoice['row']) {
  checkCustomerChange({ type: row.type, has_work: await hasWork(ctx, id) })
  const { payment_term_days, language } = (await customerFacts(ctx, customer))!
  return { payment_term_days, language }
}

function isSame(stored: unknown, sent: unknown): boolean {
  return stored === sent || (typeof sent === 'string' && stored === sent.toLowerCase() && UUID.test(sent))
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function deleteDraft(ctx: Context, before: LoadedInvoice): Promise<void> {
  checkIsDraft(before.row)
  const lines = await lineIdsOf(ctx, before.id)
  await releaseWork(ctx, before, lines)
  deleteLines(ctx, lines)
  noteLines(ctx, before)
  deleteRecord(ctx, invoice, before)
}

async function reorderLines(ctx: Context, before: LoadedInvoice, wanted: readonly string[]): Promise<Rendered> {
  checkIsDraft(before.row)
  const [known, ids] = [await lineIdsOf(ctx, before.id), wanted.map((id) => id.toLowerCase())]
  checkOrder(known, ids)
  if (known.join() === ids.join()) return before
  writeOrder(ctx, before.id, ids)
  return noteLines(ctx, before, await renderUpdated(ctx, invoice, before))
}
