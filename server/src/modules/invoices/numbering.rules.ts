// How a company numbers its invoices: a format, and whether the count starts anew each year.
import { fieldError, Problem, validationProblem } from '../../shared/problem.ts'

export interface Numbering {
  readonly number_format: string
  readonly number_reset: 'never' | 'yearly'
}

interface Place {
  readonly year: number
  readonly seq: number
}

/** The last number that was given out in a series; 0 where there is none yet. */
export type LastNumber = (seriesYear: number) => number

export const STANDARD_FORMAT = '{year}-{seq:05}'
export const MOST_SEQUENCE = 2_147_483_647

/** One {seq}, at most one {year}, and around them any text that can be printed: so no two places get the same number. */
export function checkNumberFormat({ number_format, number_reset }: Numbering): void {
  const bad = (code: string, message: string) => {
    throw validationProblem([fieldError('/number_format', code, message)])
  }
  const places = [...number_format.matchAll(PLACE)].map(([place]) => place)
  const years = places.filter((place) => place === YEAR).length
  const around = number_format.replaceAll(PLACE, '')
  if (places.length - years !== 1 || years > 1 || /[{}]/.test(around))
    bad(
      'invalid',
      'number_format must hold {seq} once, or {seq:05} for five digits, {year} at most once, no other braces.',
    )
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(around) || number_format !== number_format.trim())
    bad('invalid', 'number_format must be one line of printable text without spaces at its ends.')
  if (number_reset === 'yearly' && years === 0)
    bad('year_missing', 'number_format must hold {year} where numbers start anew each year.')
}

export function formatNumber(format: string, { year, seq }: Place): string {
  return format.replaceAll(PLACE, (place, digits?: string) =>
    place === YEAR ? String(year).padStart(YEAR_DIGITS, '0') : String(seq).padStart(Number(digits ?? 1), '0'),
  )
}

/** The year of the series to which an invoice of this day belongs; 0 where there is only one series. */
export function seriesYear(reset: Numbering['number_reset'], invoiceDate: string): number {
  return reset === 'yearly' ? yearOf(invoiceDate) : 0
}

export function nextNumbers(
  { number_format, number_reset }: Numbering,
  invoiceDate: string,
  last: LastNumber,
): string[] {
  const first = last(seriesYear(number_reset, invoiceDate)) + 1
  return [first, first + 1, first + 2].map((seq) => formatNumber(number_format, { year: yearOf(invoiceDate), seq }))
}

/** Refuses a numbering that would one day give out a number that an invoice already has. */
export function checkNumbersFree(numbering: Numbering, issued: readonly string[], last: LastNumber): void {
  const taken = issued.find((number) => isAhead(numbering, number, last))
  if (taken === undefined) return
  const message = `Invoice ${taken} exists, and these numbers would come to it again; choose another number_format.`
  throw new Problem('duplicate', message, { errors: [fieldError('/number_format', 'duplicate', message)] })
}

function isAhead({ number_format, number_reset }: Numbering, number: string, last: LastNumber): boolean {
  const place = readNumber(number_format, number)
  return place !== undefined && place.seq > last(number_reset === 'yearly' ? place.year : 0)
}

/** Where a number stands, if this format could have given it; year is 0 where the format does not show it. */
export function readNumber(format: string, number: string): Place | undefined {
  const [head = '', tail = ''] = format.split(SEQ)
  const pattern = `^${patternOf(head)}(?<seq>\\d{1,10})${patternOf(tail)}$`
  const found = new RegExp(pattern, 'u').exec(number)?.groups
  const place = { year: Number(found?.year ?? 0), seq: Number(found?.seq) }
  const isPossible = place.seq >= 1 && place.seq <= MOST_SEQUENCE && formatNumber(format, place) === number
  return isPossible ? place : undefined
}

function patternOf(text: string): string {
  return text
    .split(YEAR)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]|/]/g, '\\$&'))
    .join(`(?<year>\\d{${YEAR_DIGITS}})`)
}

function yearOf(day: string): number {
  return Number(day.slice(0, YEAR_DIGITS))
}

const YEAR = '{year}'
const YEAR_DIGITS = 4
const SEQ = /\{seq(?::0[1-9])?\}/
const PLACE = /\{year\}|\{seq(?::0([1-9]))?\}/g
