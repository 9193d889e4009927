// A draft is sent: it gets its number, and what it says is kept as the customer sees it. The mail leaves as soon as the paper is
// printed; whoever sends the quote another way marks it as sent and passes the link on.
import type { Context } from '../../../db/context.ts'
import { findRecord, type Rendered } from '../../../db/record.ts'
import { noteRows } from '../../../db/rows.ts'
import { updateRecord } from '../../../db/write.ts'
import { enqueue } from '../../../events/jobs.ts'
import { Mail, queueMail } from '../../../events/mail.ts'
import { operation } from '../../../http/operation.ts'
import type { Language } from '../../../shared/languages.ts'
import { Problem } from '../../../shared/problem.ts'
import { One } from '../../../shared/shapes.ts'
import { breakdownJson, formatsOf, recipientOf, textsOf } from '../../invoices/public.ts'
import { contentOf, type QuoteContent } from './content.ts'
import { quoteFacts, withVat } from './facts.ts'
import { isSameLines, linesOf, quoteLine, replaceLines } from './lines.queries.ts'
import { quoteMailText, withLink } from './mail-texts.ts'
import { type LoadedQuote, loadQuote, quote, takeQuoteNumber } from './quotes.queries.ts'
import { checkAction, checkCanBeSent, datesToSend, hasEnded, quoteSums } from './quotes.rules.ts'
import { QuoteLink, QuoteMarkSent, QuoteSend, SentQuote } from './quotes.shapes.ts'

export const quoteSending = [
  operation({
    id: 'quote.send',
    summary: 'Mail a quote to the customer with the link where it can be accepted',
    method: 'POST',
    path: '/sales/quote/{id}/send',
    surface: 'app',
    scope: 'sales:write',
    load: loadQuote,
    body: QuoteSend,
    success: 201,
    response: One(Mail),
    problems: ['invalid-transition'],
    run: async (ctx, { before, body, installation }) => {
      const { to, subject, message, valid_until } = body
      checkAction(before.row.status, 'send')
      const { status, valid_until: last } = before.row
      const isOut = status === 'sent' && valid_until === undefined && !hasEnded(last!, ctx.today)
      const content = isOut ? (before.row.content as QuoteContent) : (await sendQuote(ctx, before, valid_until)).content
      const normal = letterOf(content, installation.linkToQuote(before.id))
      return queueMail(ctx, {
        kind: 'quote',
        recipient: recipientOf(to, content.billing.email),
        subject: subject ?? normal.subject,
        text: message === undefined ? normal.text : withLink(message, installation.linkToQuote(before.id)),
        quote_id: before.id,
      })
    },
  }),
  operation({
    id: 'quote.mark_sent',
    summary: 'Mark a quote as sent without a mail, and get the link for the customer',
    method: 'POST',
    path: '/sales/quote/{id}/mark-sent',
    surface: 'app',
    scope: 'sales:write',
    load: loadQuote,
    body: QuoteMarkSent,
    success: 200,
    response: One(SentQuote),
    problems: ['invalid-transition'],
    run: async (ctx, { before, body, installation }) => {
      checkAction(before.row.status, 'mark_sent')
      const { sent } = await sendQuote(ctx, before, body.valid_until)
      const url = JSON.stringify(installation.linkToQuote(before.id))
      return { ...sent, detail: `${sent.detail.slice(0, -1)},"url":${url}}` }
    },
  }),
  operation({
    id: 'quote.link',
    summary: 'Read the link where the customer reads and accepts a quote that was sent',
    method: 'GET',
    path: '/sales/quote/{id}/link',
    surface: 'app',
    // Whoever has it can accept, in the name of the customer.
    scope: 'sales:write',
    load: (ctx, id) => findRecord(ctx.tx, quote, id, ctx),
    success: 200,
    response: One(QuoteLink),
    problems: ['invalid-transition'],
    run: async (_ctx, { before, installation }) => {
      const { status } = JSON.parse(before.record) as { status: string }
      if (status === 'draft')
        throw new Problem('invalid-transition', 'A draft has no link yet; send it or mark it as sent.')
      return { data: { url: installation.linkToQuote(before.id) } }
    },
  }),
]

interface Sent {
  readonly content: QuoteContent
  readonly sent: Rendered
}

function sendQuote(ctx: Context, before: LoadedQuote, validUntil: string | undefined): Promise<Sent> {
  enqueue(ctx, 'print_quote', before.id)
  return before.row.status === 'draft' ? sendDraft(ctx, before, validUntil) : sendAnew(ctx, before, validUntil)
}

async function sendDraft(ctx: Context, before: LoadedQuote, validUntil: string | undefined): Promise<Sent> {
  const { row } = before
  const [stored, facts] = await Promise.all([linesOf(ctx, before.id), quoteFacts(ctx, row)])
  const dates = datesToSend({ quote_date: row.quote_date, valid_until: validUntil ?? row.valid_until }, ctx.today)
  const language = row.language as Language
  const lines = withVat(stored, facts, language, dates.quote_date)
  const hasCustomer = row.organization_id !== null || row.person_id !== null
  checkCanBeSent({ ...dates, today: ctx.today, hasCustomer, lines })
  const sums = quoteSums(lines)
  const number = row.number ?? (await takeQuoteNumber(ctx, dates.quote_date))
  const { subject, introduction, terms, revision: version } = row
  const said = { number, version, language, subject, introduction, terms, ...dates, ...sums, lines }
  const content = contentOf({ ...facts, ...said })
  if (!isSameLines(lines, stored)) replaceLines(ctx, before.id, lines)
  const { vat_breakdown, ...totals } = sums
  const values = {
    status: 'sent',
    sent_at: ctx.now,
    number,
    currency: facts.currency,
    ...dates,
    ...totals,
    vat_breakdown: breakdownJson(vat_breakdown),
    content: JSON.stringify(content),
  }
  return {
    content,
    sent: noteRows(ctx, quoteLine, before, await updateRecord(ctx, quote, before, values, ['quote.sent'])),
  }
}

/** The same offer with a new last day, so its paper is printed anew. */
async function sendAnew(ctx: Context, before: LoadedQuote, validUntil: string | undefined): Promise<Sent> {
  const earlier = before.row.content as QuoteContent
  const { valid_until } = datesToSend({ quote_date: earlier.quote_date, valid_until: validUntil ?? null }, ctx.today)
  const content = { ...earlier, valid_until }
  checkCanBeSent({ ...content, today: ctx.today, hasCustomer: true, lines: await linesOf(ctx, before.id) })
  const values = {
    status: 'sent',
    sent_at: ctx.now,
    valid_until,
    content: JSON.stringify(content),
    document_id: null,
  }
  return { content, sent: await updateRecord(ctx, quote, before, values, ['quote.sent']) }
}

function letterOf(content: QuoteContent, url: string) {
  const { money, day } = formatsOf(textsOf(content.language).locale, content.currency)
  return quoteMailText(content.language, {
    number: content.number,
    subject: content.subject,
    total: money(content.total_incl_vat),
    validUntil: day(content.valid_until),
    attention: content.billing.attention,
    seller: content.seller.name,
    url,
  })
}
