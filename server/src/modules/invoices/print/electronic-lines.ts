// The lines of an invoice in the terms of EN 16931.
import { compare, type Decimal, multiply, subtract } from '../../../shared/money.ts'
import type { VatCategory } from '../../../shared/vat.ts'
import type { InvoiceContent, InvoiceContentLine } from '../content.ts'
import { withoutControls } from './xml.ts'

export interface ElectronicLine {
  readonly id: string
  readonly note: string | null
  readonly name: string
  readonly description: string | null
  readonly quantity: Decimal
  readonly unitCode: string
  readonly price: Decimal
  /** For how many units the price holds; null for one. */
  readonly priceQuantity: Decimal | null
  readonly discount: { readonly percentage: Decimal; readonly base: Decimal; readonly amount: Decimal } | null
  readonly amount: Decimal
  readonly category: VatCategory
  readonly percentage: Decimal | null
  readonly period: Period | null
}

export interface Period {
  readonly start: string | null
  readonly end: string | null
}

export function electronicLines(content: InvoiceContent): ElectronicLine[] {
  const lines: ElectronicLine[] = []
  let texts: string[] = []
  for (const line of content.lines) {
    if (line.kind === 'text') {
      texts.push(line.description)
    } else {
      lines.push(electronicLine(line, texts.join('\n') || null, content))
      texts = []
    }
  }
  return lines
}

/** Text lines are the note of the line they stand above; those below the last line belong to the invoice. */
export function textsBehindLines(lines: readonly InvoiceContentLine[]): string[] {
  const last = lines.findLastIndex((line) => line.kind !== 'text')
  return lines.slice(last + 1).map((line) => line.description)
}

/** Outside the scope of VAT there is no rate, not even 0 (BR-O-05). */
export function percentageOf(category: VatCategory, percentage: Decimal | null): Decimal | null {
  return category === 'O' ? null : (percentage ?? '0.00')
}

export function negated(decimal: Decimal): Decimal {
  if (/^-?[0.]+$/.test(decimal)) return decimal.replace('-', '')
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`
}

function electronicLine(line: InvoiceContentLine, note: string | null, content: InvoiceContent): ElectronicLine {
  const credit = content.type === 'credit_note'
  const category = line.vat_category ?? 'O'
  const [name, ...rest] = withoutControls(line.description).trim().split('\n')
  const amount = credit ? negated(line.amount) : line.amount
  return {
    id: String(line.position),
    note,
    name: name || line.project_name || String(line.position),
    description: rest.join('\n').trim() || null,
    unitCode: unitCode(line.unit),
    ...priced(line, amount, credit),
    amount,
    category,
    percentage: percentageOf(category, line.vat_percentage),
    period: periodWithin(line, content),
  }
}

/**
 * Receivers recompute a line as quantity × price − discount and allow 0.02 (PEPPOL-EN16931-R120). An hours line is computed from minutes
 * (DOMAIN: 20 minutes are 0.333333 hours), which stays within half a cent up to a price of some ten thousand an hour. Where it does not,
 * the price is stated for the whole quantity instead of for one unit, so that the line holds exactly whatever the quantity is.
 * A price may not be negative (BR-27), so the quantity carries the sign.
 */
function priced(line: InvoiceContentLine, amount: Decimal, credit: boolean) {
  const quantity = plain(line.quantity ?? '1')
  const price = plain(line.unit_price ?? '0')
  const turned = credit !== isNegative(price)
  const signedQuantity = turned ? negated(quantity) : quantity
  const unitPrice = isNegative(price) ? negated(price) : price
  const base = multiply(signedQuantity, unitPrice)
  const discount = discountOf(line.discount_percentage, base, amount)
  const expected = subtract(base, discount?.amount ?? '0')
  if (isClose(expected, amount)) return { quantity: signedQuantity, price: unitPrice, priceQuantity: null, discount }
  return wholePriced(signedQuantity, amount)
}

function discountOf(percentage: Decimal | null, base: Decimal, amount: Decimal): ElectronicLine['discount'] {
  if (percentage === null || compare(percentage, '0') === 0) return null
  const discount = subtract(base, amount)
  const stated = subtract(base, multiply(base, fraction(percentage)))
  return isClose(stated, amount) ? { percentage: plain(percentage), base, amount: discount } : null
}

function wholePriced(quantity: Decimal, amount: Decimal) {
  const size = magnitude(quantity)
  const signed = isNegative(amount) ? negated(size) : size
  return compare(size, '0.000001') < 0
    ? { quantity: isNegative(amount) ? '-1' : '1', price: magnitude(amount), priceQuantity: null, discount: null }
    : { quantity: signed, price: magnitude(amount), priceQuantity: size, discount: null }
}

function isClose(left: Decimal, right: Decimal): boolean {
  return compare(magnitude(subtract(left, right)), '0.01') <= 0
}

function isNegative(decimal: Decimal): boolean {
  return compare(decimal, '0') < 0
}

function magnitude(decimal: Decimal): Decimal {
  return isNegative(decimal) ? negated(decimal) : decimal
}

/** 19 per cent as 0.19, by moving the point. */
function fraction(percentage: Decimal): Decimal {
  return `${percentage}e-2`
}

/** Without zeros behind the last decimal that counts. */
function plain(decimal: Decimal): Decimal {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}

// The period of a line must lie within that of the invoice (PEPPOL-EN16931-R110 and 111); one that does not is for the page only.
function periodWithin(line: InvoiceContentLine, content: InvoiceContent): ElectronicLine['period'] {
  const { period_start: start, period_end: end } = line
  if (!start && !end) return null
  const early = start !== null && content.period_start !== null && start < content.period_start
  const late = end !== null && content.period_end !== null && end > content.period_end
  return early || late ? null : { start, end }
}

// UN/ECE recommendation 20. What has no code of its own is counted in units (C62).
const UNIT_CODES: Readonly<Record<string, string>> = {
  hour: 'HUR',
  minute: 'MIN',
  day: 'DAY',
  week: 'WEE',
  month: 'MON',
  quarter: 'QAN',
  year: 'ANN',
  piece: 'H87',
  km: 'KMT',
  m: 'MTR',
  m2: 'MTK',
  m3: 'MTQ',
  kg: 'KGM',
  liter: 'LTR',
  kwh: 'KWH',
}

function unitCode(unit: string | null): string {
  return UNIT_CODES[unit?.trim().toLowerCase() ?? ''] ?? 'C62'
}
