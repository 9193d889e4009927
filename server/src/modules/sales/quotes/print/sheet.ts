// The quote as the texts that stand on the page; the template only places them.
import { add, compare } from '../../../../shared/money.ts'
import {
  customerLines,
  discountText,
  type Formats,
  formatsOf,
  isLong,
  type Letter,
  legalLines,
  type Pair,
  pairs,
  printable,
  quantityText,
  senderLines,
  type Texts,
  textsOf,
  vatReasons,
  vatRows,
  vatText,
} from '../../../invoices/public.ts'
import type { QuoteContent, QuoteContentLine } from '../content.ts'
import { type QuoteTexts, quoteTextsOf } from './texts.ts'

interface QuoteSheetLine {
  readonly text: string
  readonly details: string
  /** How it is billed, in small print. */
  readonly billing: string
  readonly isText: boolean
  readonly isLong: boolean
  readonly isOption: boolean
  readonly isCounted: boolean
  readonly quantity: string
  readonly price: string
  readonly discount: string
  readonly vat: string
  readonly amount: string
  /** The sum up to here: what a page carries forward. */
  readonly sum: string
}

export interface QuoteSheet extends Letter {
  readonly hasOptions: boolean
  readonly lines: readonly QuoteSheetLine[]
  readonly terms: string | null
}

export function quoteSheetOf(content: QuoteContent): QuoteSheet {
  const [texts, words] = [textsOf(content.language), quoteTextsOf(content.language)]
  const formats = formatsOf(texts.locale, content.currency)
  const { seller, billing, vat_breakdown } = content
  const [year = 0, month = 0, day = 0] = content.quote_date.split('-').map(Number)
  return printable({
    language: content.language,
    day: [year, month, day],
    title: words.quote,
    number: content.number,
    company: seller.name,
    sender: senderLines(seller),
    customer: customerLines(billing, seller, texts, formats),
    facts: factsOf(content, texts, words, formats),
    subject: content.subject,
    note: content.introduction,
    labels: labelsOf(texts, words),
    hasDiscount: content.lines.some(({ discount_percentage: d }) => compare(d, '0') !== 0),
    hasOptions: content.lines.some((line) => line.is_optional && !line.is_selected),
    lines: linesOf(content, texts, words, formats),
    vat: vatRows(vat_breakdown, texts, formats),
    reasons: vatReasons(vat_breakdown, texts),
    totals: [
      [texts.totalExclVat, formats.money(content.total_excl_vat)],
      [texts.totalVat, formats.money(content.total_vat)],
    ],
    total: [words.total, formats.money(content.total_incl_vat)],
    terms: content.terms,
    legal: legalLines(seller, texts),
  })
}

function factsOf(content: QuoteContent, texts: Texts, words: QuoteTexts, formats: Formats): Pair[] {
  return pairs([
    [texts.number, content.number],
    [words.version, content.version > 1 ? String(content.version) : null],
    [words.date, formats.day(content.quote_date)],
    [words.validUntil, formats.day(content.valid_until)],
    [words.paymentTerm, words.days(content.payment_term_days)],
    [texts.customerVat, content.billing.vat_number],
  ])
}

function labelsOf(texts: Texts, words: QuoteTexts): Record<string, string> {
  const { description, quantity, price, discount, vat, amount, taxable, page, pageOf } = texts
  const { carriedForward, broughtForward } = texts
  const { option, optionalNote, terms, agreed, agreedNote, name, signatureDate, signature } = words
  const table = { description, quantity, price, discount, vat, amount, taxable, carriedForward, broughtForward }
  return { ...table, page, pageOf, option, optionalNote, terms, agreed, agreedNote, name, signatureDate, signature }
}

function linesOf({ lines }: QuoteContent, texts: Texts, words: QuoteTexts, formats: Formats): QuoteSheetLine[] {
  let sum = '0.00'
  return lines.map((line) => {
    const isCounted = line.kind === 'service' && line.is_selected
    if (isCounted) sum = add(sum, line.amount)
    return {
      text: line.name,
      details: line.description ?? '',
      billing: billingText(line, words),
      isText: line.kind === 'text',
      isLong: isLong(`${line.name}\n${line.description ?? ''}`),
      isOption: line.is_optional,
      isCounted,
      quantity: line.quantity === null ? '' : quantityText(line.quantity, line.unit, texts, formats),
      price: line.unit_price === null ? '' : formats.number(line.unit_price, 2),
      discount: discountText(line.discount_percentage, formats),
      vat: line.kind === 'text' ? '' : vatText(line, formats),
      amount: line.kind === 'text' ? '' : formats.amount(line.amount),
      sum: formats.money(sum),
    }
  })
}

/** A fixed price is what everybody expects, so only the others are named. */
export function billingText({ billing_method, cycle }: QuoteContentLine, words: QuoteTexts): string {
  if (billing_method === null || billing_method === 'fixed_price') return ''
  return [words.methods[billing_method], cycle && words.cycles[cycle]].filter(Boolean).join(', ')
}
