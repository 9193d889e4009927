// The answer to a quote: accepted or declined, by the customer on the page of the quote or by a user who was told.
import type { Context } from '../../../db/context.ts'
import type { Rendered } from '../../../db/record.ts'
import { noteRows } from '../../../db/rows.ts'
import { sql } from '../../../db/sql.ts'
import { updateRecord } from '../../../db/write.ts'
import { operation } from '../../../http/operation.ts'
import { One } from '../../../shared/shapes.ts'
import { breakdownJson } from '../../invoices/public.ts'
import { changeSales } from '../change-sales.ts'
import { loadSales } from '../sales.queries.ts'
import type { QuoteContent } from './content.ts'
import { linesOf, quoteLine, writeChoice } from './lines.queries.ts'
import { chosenLines } from './lines.rules.ts'
import { type LoadedQuote, loadQuote, quote } from './quotes.queries.ts'
import { checkAction, checkStillValid, quoteSums } from './quotes.rules.ts'
import { QuoteAccept, QuoteDecline, QuoteDetail } from './quotes.shapes.ts'

export const quoteDecisions = [
  operation({
    id: 'quote.accept',
    summary: 'Accept a quote for the customer',
    method: 'POST',
    path: '/sales/quote/{id}/accept',
    surface: 'app',
    scope: 'sales:write',
    load: loadQuote,
    body: QuoteAccept,
    success: 200,
    response: One(QuoteDetail),
    problems: ['invalid-transition'],
    run: (ctx, { before, body: { name, option_ids: optionIds, confirm = false } }) =>
      acceptQuote(ctx, before, { name, optionIds, isConfirmed: confirm }),
  }),
  operation({
    id: 'quote.decline',
    summary: 'Decline a quote for the customer',
    method: 'POST',
    path: '/sales/quote/{id}/decline',
    surface: 'app',
    scope: 'sales:write',
    load: loadQuote,
    body: QuoteDecline,
    success: 200,
    response: One(QuoteDetail),
    problems: ['invalid-transition'],
    run: (ctx, { before, body }) => declineQuote(ctx, before, body.reason ?? null),
  }),
]

export interface Acceptance {
  readonly name: string | undefined
  /** Without them the options stay as they were sent. */
  readonly optionIds: readonly string[] | undefined
  readonly isConfirmed: boolean
}

export async function acceptQuote(ctx: Context, before: LoadedQuote, acceptance: Acceptance): Promise<Rendered> {
  const { row } = before
  checkAction(row.status, 'accept')
  checkStillValid({ validUntil: row.valid_until!, today: ctx.today, isConfirmed: acceptance.isConfirmed })
  const lines = chosenLines(await linesOf(ctx, before.id), acceptance.optionIds)
  const { vat_breakdown, ...totals } = quoteSums(lines)
  const { billing } = row.content as QuoteContent
  // While it is not yet accepted: from then on nothing of it changes.
  writeChoice(ctx, before.id, lines)
  const values = {
    status: 'accepted',
    accepted_at: ctx.now,
    accepted_by_name: acceptance.name ?? shortened(billing.attention ?? billing.name),
    ...totals,
    vat_breakdown: breakdownJson(vat_breakdown),
  }
  const accepted = await updateRecord(ctx, quote, before, values, ['quote.accepted'])
  if (row.sales_id) await winSales(ctx, row.sales_id)
  return noteRows(ctx, quoteLine, before, accepted)
}

const MOST_NAME = 200

// Counted as the database counts: half a character could not be stored.
function shortened(name: string): string {
  return Array.from(name).slice(0, MOST_NAME).join('')
}

async function winSales(ctx: Context, salesId: string): Promise<void> {
  const [before, settings] = await Promise.all([
    loadSales(ctx, salesId),
    ctx.tx.first<{ accepted_quote_wins: boolean }>(sql`select accepted_quote_wins from environment`),
  ])
  if (before && settings?.accepted_quote_wins) await changeSales(ctx, before, { status: 'won' })
}

export async function declineQuote(ctx: Context, before: LoadedQuote, reason: string | null): Promise<Rendered> {
  checkAction(before.row.status, 'decline')
  const values = { status: 'declined', declined_at: ctx.now, declined_reason: reason?.trim() ? reason : null }
  return updateRecord(ctx, quote, before, values, ['quote.declined'])
}
