// A draft becomes final: it gets its number, everything it says is frozen and sealed, and its work is locked. All of it in one
// transaction, and the series is held last, so that nobody waits for checks and a refusal leaves no gap.
import type { Context } from '../../db/context.ts'
import { updateRecord } from '../../db/write.ts'
import { enqueue } from '../../events/jobs.ts'
import { operation } from '../../http/operation.ts'
import { addDays } from '../../shared/calendar.ts'
import { countryCode } from '../../shared/countries.ts'
import { subtract } from '../../shared/money.ts'
import { Nothing, One } from '../../shared/shapes.ts'
import { markInvoiced } from '../hours/public.ts'
import { markCostsInvoiced } from '../purchasing/public.ts'
import { completenessOf } from './completeness.ts'
import type { InvoiceAddress } from './content.ts'
import { holdCredited, noteCredited, takeBack } from './crediting.ts'
import { recalculate } from './drafts.queries.ts'
import { checkIsDraft } from './drafts.rules.ts'
import { finalisationFacts, freezeProjectNames, loadToFinalise, takeNumber } from './finalise.queries.ts'
import { checkComplete, checkInvoiceDate } from './finalise.rules.ts'
import { markInstallmentsInvoiced } from './installments.queries.ts'
import { invoice, type LoadedInvoice } from './invoices.queries.ts'
import { InvoiceDetail } from './invoices.shapes.ts'
import { formatNumber } from './numbering.rules.ts'
import { seal } from './seal.queries.ts'
import { paidAt } from './settlement.rules.ts'

export const finalisation = [
  operation({
    id: 'invoice.finalize',
    summary: 'Finalise a draft: it gets its number and never changes again',
    method: 'POST',
    path: '/invoices/invoice/{id}/finalize',
    scope: 'invoices:write',
    load: loadToFinalise,
    body: Nothing,
    success: 200,
    response: One(InvoiceDetail),
    problems: ['invoice-not-draft', 'invoice-incomplete', 'installments-unbalanced'],
    run: (ctx, { before }) => finalise(ctx, before),
  }),
]

async function finalise(ctx: Context, before: LoadedInvoice) {
  const { id, row } = before
  checkIsDraft(row)
  const held = row.credited_invoice_id ? await holdCredited(ctx, row.credited_invoice_id) : undefined
  const draft = await completeDraft(ctx, id)
  const { invoice_date, series_year, total_incl_vat } = draft
  const credited = held && (await takeBack(ctx, { id, total_incl_vat }, held))
  if (draft.lines.some(({ kind }) => kind === 'installment')) await markInstallmentsInvoiced(ctx, id)
  if (draft.lines.some(({ kind }) => kind === 'cost')) await markCostsInvoiced(ctx, id)
  const place = await lockWork(ctx, row, series_year)
  checkInvoiceDate({ ...draft, last_date: place.last_date })

  const credited_amount = credited ? subtract(NOTHING, credited.set_off) : NOTHING
  const amounts = { total_incl_vat, credited_amount, paid_amount: NOTHING, written_off_amount: NOTHING }
  const paid_at = paidAt(null, amounts, ctx.now)
  const values = {
    status: 'finalised',
    number: formatNumber(draft.number_format, { year: yearOf(invoice_date), seq: place.sequence_number }),
    sequence_number: place.sequence_number,
    series_year,
    invoice_date,
    due_date: addDays(invoice_date, row.payment_term_days),
    currency: draft.currency,
    billing: JSON.stringify(withCountryCode(draft.billing)),
    seller: JSON.stringify(withCountryCode(draft.seller)),
    finalised_at: ctx.now,
    credited_amount,
    paid_at,
  }
  const kinds = ['invoice.finalised', ...(paid_at ? ['invoice.paid'] : [])]
  const final = updateRecord(ctx, invoice, before, values, kinds)
  seal(ctx, id)
  if (credited) await Promise.all([final, noteCredited(ctx, credited)])
  return final
}

/** The draft added up anew, once nothing is missing. */
async function completeDraft(ctx: Context, id: string) {
  const [draft, facts] = await Promise.all([recalculate(ctx, id), finalisationFacts(ctx, id)])
  const complete = completenessOf(draft, facts, ctx.today)
  checkComplete(complete)
  return { ...complete, billing: draft.billing, seller: draft.seller, ...facts }
}

// One flight with the number at its end: from there on it is held.
async function lockWork(ctx: Context, { id, company_profile_id }: LoadedInvoice['row'], seriesYear: number) {
  freezeProjectNames(ctx, id)
  enqueue(ctx, 'print_invoice', id)
  const [, place] = await Promise.all([markInvoiced(ctx, id), takeNumber(ctx, company_profile_id, seriesYear)])
  return place
}

const NOTHING = '0.00'

// It was read as a code, so it is written as one.
function withCountryCode<Party extends { readonly address: InvoiceAddress | null }>(party: Party): Party {
  const { address } = party
  return { ...party, address: address && { ...address, country: countryCode(address.country) } }
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
