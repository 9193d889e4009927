// Numbers and days as a reader of the invoice's language writes them. Amounts go from text to text, so no cent passes through a float.
import type { Decimal } from '../../../shared/money.ts'

export interface Formats {
  /** Two decimals, no currency: for columns. */
  readonly amount: (value: Decimal) => string
  readonly money: (value: Decimal) => string
  /** As many decimals as the value needs, within bounds. */
  readonly number: (value: Decimal, leastDecimals: number) => string
  readonly percentage: (value: Decimal) => string
  readonly day: (day: string) => string
  readonly period: (start: string | null, end: string | null) => string
  readonly country: (code: string) => string
}

export function formatsOf(locale: string, currency: string): Formats {
  const key = `${locale} ${currency}`
  const known = cache.get(key) ?? makeFormats(locale, currency)
  cache.set(key, known)
  return known
}

const cache = new Map<string, Formats>()
const MOST_QUANTITY_DECIMALS = 6

function makeFormats(locale: string, currency: string): Formats {
  const amount = decimals(locale, 2, 2)
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const day = (text: string) => unbroken(days.format(new Date(text)))
  return {
    amount: (value) => written(amount, value),
    money: (value) => written(money, value),
    number: (value, least) => written(decimals(locale, least, MOST_QUANTITY_DECIMALS), value),
    percentage: (value) => written(percentages(locale), `${value}e-2`),
    day,
    period: (start, end) =>
      start && end
        ? days.formatRange(new Date(start), new Date(end))
        : [start, end]
            .flatMap((d) => d ?? [])
            .map(day)
            .join(''),
    country: (code) => (/^[A-Za-z]{2}$/.test(code) ? (countries.of(code.toUpperCase()) ?? code) : code),
  }
}

const numberFormats = new Map<string, Intl.NumberFormat>()

function decimals(locale: string, least: number, most: number): Intl.NumberFormat {
  return remembered(
    `${locale} ${least} ${most}`,
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most }),
  )
}

function percentages(locale: string): Intl.NumberFormat {
  return remembered(`${locale} %`, () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }))
}

function remembered(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const known = numberFormats.get(key) ?? make()
  numberFormats.set(key, known)
  return known
}

// Intl reads decimal text exactly; its type only admits literals. A real minus is as wide as a digit, so columns stay straight.
function written(format: Intl.NumberFormat, value: string): string {
  return format.format(value as `${number}`).replace('-', '−')
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
