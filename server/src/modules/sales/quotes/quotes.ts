// Quotes: /sales/quote. The API reads them; the screens write drafts, whole with their lines. What becomes of a draft stands in
// sending.ts, decisions.ts and project.ts.
import type { Context } from '../../../db/context.ts'
import { page } from '../../../db/page.ts'
import { findRecord, type Rendered } from '../../../db/record.ts'
import { noteRows } from '../../../db/rows.ts'
import { sql } from '../../../db/sql.ts'
import { insertRow, renderCreated, renderUpdated, updateRecord } from '../../../db/write.ts'
import { operation } from '../../../http/operation.ts'
import type { Language } from '../../../shared/languages.ts'
import { checkFields, referenceProblem } from '../../../shared/problem.ts'
import { Nothing, One, Page } from '../../../shared/shapes.ts'
import { breakdownJson, checkProfileIsActive, customerOf } from '../../invoices/public.ts'
import { checkLineReferences, hourTypesIn, quoteFacts, withVat } from './facts.ts'
import { isSameLines, linesOf, quoteLine, replaceLines, type StoredLine } from './lines.queries.ts'
import { readLines } from './lines.rules.ts'
import { deleteQuote, type LoadedQuote, loadQuote, quote, quoteList, successorOf } from './quotes.queries.ts'
import { checkAction, checkIsLatest, dateFaults, quoteSums } from './quotes.rules.ts'
import { type ChangedQuote, type NewQuote, Quote, QuoteCreate, QuoteDetail, QuoteUpdate } from './quotes.shapes.ts'

export const quotes = [
  operation({
    id: 'quote.list',
    summary: 'List quotes',
    method: 'GET',
    path: '/sales/quote',
    scope: 'sales:read',
    list: quoteList,
    success: 200,
    response: Page(Quote),
    run: (ctx, { list }) => page(ctx.tx, quoteList, list, ctx),
  }),
  operation({
    id: 'quote.read',
    summary: 'Read a quote with its lines',
    method: 'GET',
    path: '/sales/quote/{id}',
    scope: 'sales:read',
    load: (ctx, id) => findRecord(ctx.tx, quote, id, ctx),
    success: 200,
    response: One(QuoteDetail),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'quote.create',
    summary: 'Make a draft; of an opportunity it takes over the customer',
    method: 'POST',
    path: '/sales/quote',
    surface: 'app',
    scope: 'sales:write',
    body: QuoteCreate,
    success: 201,
    response: One(QuoteDetail),
    problems: ['invalid-transition'],
    run: (ctx, { body }) => createQuote(ctx, body),
  }),
  operation({
    id: 'quote.update',
    summary: 'Change a draft',
    method: 'PATCH',
    path: '/sales/quote/{id}',
    surface: 'app',
    scope: 'sales:write',
    load: loadQuote,
    body: QuoteUpdate,
    success: 200,
    response: One(QuoteDetail),
    problems: ['invalid-transition'],
    run: (ctx, { before, body }) => changeQuote(ctx, before, body),
  }),
  operation({
    id: 'quote.delete',
    summary: 'Delete a draft',
    method: 'DELETE',
    path: '/sales/quote/{id}',
    surface: 'app',
    scope: 'sales:write',
    load: loadQuote,
    success: 204,
    problems: ['invalid-transition'],
    run: async (ctx, { before }) => {
      checkAction(before.row.status, 'delete')
      deleteQuote(ctx, before)
    },
  }),
  operation({
    id: 'quote.revise',
    summary: 'Make a new version as a draft; the present one can no longer be accepted',
    method: 'POST',
    path: '/sales/quote/{id}/revise',
    surface: 'app',
    scope: 'sales:write',
    load: loadQuote,
    body: Nothing,
    success: 201,
    response: One(QuoteDetail),
    problems: ['invalid-transition'],
    run: (ctx, { before }) => reviseQuote(ctx, before),
  }),
]

async function createQuote(ctx: Context, { lines: sent = [], ...values }: NewQuote): Promise<Rendered> {
  checkFields(dateFaults(values))
  const customer = { ...(await customerOfSales(ctx, values.sales_id ?? null)), ...partiesIn(values) }
  const lines = readLines(sent, [], ctx.newId)
  const facts = await quoteFacts(ctx, { company_profile_id: null, ...customer }, hourTypesIn(lines))
  checkProfileIsActive(facts.profile)
  checkLineReferences(lines, facts)
  const { company_profile_id, currency, language } = facts
  const taxed = withVat(lines, facts, values.language ?? language, values.quote_date ?? ctx.today)
  const id = ctx.newId()
  insertRow(ctx, 'quote', { id, company_profile_id, currency, language, ...customer, ...values, ...sumsOf(taxed) })
  replaceLines(ctx, id, taxed)
  return renderCreated(ctx, quote, id)
}

async function changeQuote(ctx: Context, before: LoadedQuote, { lines: sent, ...values }: ChangedQuote) {
  checkAction(before.row.status, 'change')
  const { row } = before
  const stored = await linesOf(ctx, before.id)
  const known = stored.map(({ id }) => id)
  const lines = sent ? readLines(sent, known, ctx.newId) : stored
  const after = { ...row, ...values }
  checkFields(dateFaults(after))
  const facts = await quoteFacts(ctx, after, sent ? hourTypesIn(lines) : [])
  if (facts.company_profile_id !== row.company_profile_id) checkProfileIsActive(facts.profile)
  if (sent) checkLineReferences(lines, facts)
  const isOther = customerOf(lowered(after)) !== customerOf(row)
  const language = values.language ?? (isOther ? facts.language : (row.language as Language))
  const taxed = withVat(lines, facts, language, after.quote_date ?? ctx.today)
  const isSame = Object.entries(values).every(([field, value]) => isSameValue(row[field as 'subject'], value))
  if (isSame && (!sent || isSameLines(taxed, stored))) return before
  if (!isSameLines(taxed, stored)) replaceLines(ctx, before.id, taxed)
  // Written once: a second time in one transaction it would hold its opportunity, which may be on its way out with its drafts.
  const set = { ...values, language, currency: facts.currency, ...sumsOf(taxed) }
  const changed = await updateRecord(ctx, quote, before, set)
  return noteRows(ctx, quoteLine, before, changed === before ? await renderUpdated(ctx, quote, before) : changed)
}

async function reviseQuote(ctx: Context, before: LoadedQuote): Promise<Rendered> {
  const { row } = before
  checkAction(row.status, 'revise')
  if (row.status === 'superseded') checkIsLatest(await successorOf(ctx, before.id))
  await updateRecord(ctx, quote, before, { status: 'superseded' })
  const id = ctx.newId()
  insertRow(ctx, 'quote', {
    id,
    number: row.number,
    revision: row.revision + 1,
    previous_quote_id: row.id,
    sales_id: row.sales_id,
    organization_id: row.organization_id,
    person_id: row.person_id,
    company_profile_id: row.company_profile_id,
    subject: row.subject,
    introduction: row.introduction,
    terms: row.terms,
    currency: row.currency,
    language: row.language,
    total_excl_vat: row.total_excl_vat,
    total_vat: row.total_vat,
    total_incl_vat: row.total_incl_vat,
    vat_breakdown: sql`(select q.vat_breakdown from quote q where q.id = ${row.id})`,
  })
  const lines = await linesOf(ctx, row.id)
  const copies = lines.map((line) => ({ ...line, id: ctx.newId() }))
  replaceLines(ctx, id, copies)
  return renderCreated(ctx, quote, id)
}

async function customerOfSales(ctx: Context, salesId: string | null) {
  if (salesId === null) return { organization_id: null, person_id: null }
  const found = await ctx.tx.first<{ organization_id: string | null; person_id: string | null }>(
    // Held now, as it moves with the new quote: whoever deletes it meanwhile and the two of us would wait for each other.
    sql`select organization_id, person_id from sales where id = ${salesId} for no key update`,
  )
  if (!found) throw referenceProblem(['sales_id'])
  return found
}

/** Whoever names a customer names both, else the person of one would stand beside the organization of another. */
function partiesIn({ company_profile_id, organization_id, person_id }: NewQuote) {
  return {
    ...(company_profile_id === undefined ? {} : { company_profile_id }),
    ...(organization_id === undefined && person_id === undefined
      ? {}
      : { organization_id: organization_id ?? null, person_id: person_id ?? null }),
  }
}

function sumsOf(lines: readonly StoredLine[]) {
  const { vat_breakdown, ...totals } = quoteSums(lines)
  return { ...totals, vat_breakdown: breakdownJson(vat_breakdown) }
}

function lowered({ organization_id, person_id }: { organization_id: string | null; person_id: string | null }) {
  return { organization_id: organization_id?.toLowerCase() ?? null, person_id: person_id?.toLowerCase() ?? null }
}

function isSameValue(stored: unknown, sent: unknown): boolean {
  return stored === sent || (typeof sent === 'string' && stored === sent.toLowerCase() && UUID.test(sent))
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
