// What people write in a cell, as the API wants it. Each answers null where it cannot tell, and never guesses.
import { isDate } from '../shared/calendar.ts'

/** As a file holds it: a spreadsheet knows numbers and yes or no by itself, all else is text. */
export type Cell = string | number | boolean | null

/** How this file writes numbers and days. */
export interface Notation {
  readonly decimal_mark: 'comma' | 'point'
  readonly day_order: 'dmy' | 'mdy'
}

export function textOf(cell: Cell): string {
  return cell === null ? '' : String(cell).trim()
}

/** 2026-01-31, 31-1-2026, 31/01/26, 31 jan. 2026; what follows as a time of day is left aside. */
export function dayOf(cell: Cell, { day_order }: Pick<Notation, 'day_order'>): string | null {
  const text = textOf(cell).toLowerCase()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/.exec(text)
  if (iso) return calendarDay(iso[1]!, iso[2]!, iso[3]!)
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[t ,].*)?$/.exec(text)
  if (numbers) {
    const [, first, second, year] = numbers as unknown as [string, string, string, string]
    return day_order === 'dmy' ? calendarDay(year, second, first) : calendarDay(year, first, second)
  }
  const words = /^(?:[a-z]{2,9}\.? )?(\d{1,2})[ -]([a-z]{3,9})\.?[ -](\d{4}|\d{2})(?:[t ,].*)?$/.exec(text)
  const month = words && months.get(words[2]!)
  return month ? calendarDay(words[3]!, String(month), words[1]!) : null
}

function calendarDay(year: string, month: string, day: string): string | null {
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? date : null
}

const months = new Map(
  [
    'jan januari january',
    'feb februari february',
    'mrt maart mar march',
    'apr april',
    'mei may',
    'jun juni june',
    'jul juli july',
    'aug augustus august',
    'sep sept september',
    'okt oktober oct october',
    'nov november',
    'dec december',
  ].flatMap((words, i) => words.split(' ').map((word) => [word, i + 1] as const)),
)

/** The minute of the day: 9:00, 09.30, 9u30, 14:05:00, also behind a day. */
export function timeOf(cell: Cell): number | null {
  const found = /(?:^|[t ])(\d{1,2})[:.uh](\d{2})(?::\d{2}(?:\.\d+)?)?(?:z|[+-]\d\d:?\d\d)?$/i.exec(textOf(cell))
  const [hours, minutes] = [Number(found?.[1]), Number(found?.[2])]
  return found && hours < 24 && minutes < 60 ? hours * 60 + minutes : null
}

/** Minutes: 1:30, 1u30, 1h 30m, 90m, 90 min, 1,5, 1.5. A bare number is hours. */
export function minutesOf(cell: Cell): number | null {
  if (typeof cell === 'number') return Math.round(cell * 60)
  const text = textOf(cell).toLowerCase()
  const clock = /^(\d{1,5}):([0-5]\d)(?::[0-5]\d)?$/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const parts =
    /^(?:(\d{1,5}(?:[.,]\d{1,6})?) ?(?:u|uur|uren|h|hr|hrs|hours?)\.?)? ?(?:(\d{1,6}) ?(?:m|min|mins|minuten|minutes?)?\.?)?$/.exec(
      text,
    )
  if (parts && (parts[1] ?? parts[2]) !== undefined && /[a-z]/.test(text))
    return Math.round(Number((parts[1] ?? '0').replace(',', '.')) * 60) + Number(parts[2] ?? 0)
  return /^\d{1,5}(?:[.,]\d{1,6})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 60) : null
}

/** 1.234,56 or 1,234.56, with or without a sign of the currency. */
export function amountOf(cell: Cell, { decimal_mark }: Pick<Notation, 'decimal_mark'>): number | null {
  if (typeof cell === 'number') return cell
  const bare = textOf(cell)
    .replace(/^(€|\$|£|eur|usd|gbp)\s*|\s*(€|\$|£|eur|usd|gbp)$/i, '')
    .replace(/[\s\u00a0']/g, '')
    .replace(/,-$/, '')
  const [thousands, decimal] = decimal_mark === 'comma' ? ['.', ','] : [',', '.']
  const form = new RegExp(`^-?(?:\\d{1,3}(?:\\${thousands}\\d{3})+|\\d{1,15})(?:\\${decimal}\\d{1,6})?$`)
  if (!form.test(bare)) return null
  return Number(bare.replaceAll(thousands, '').replace(decimal, '.'))
}

export function flagOf(cell: Cell): boolean | null {
  if (typeof cell === 'boolean') return cell
  const word = textOf(cell).toLowerCase()
  if (['ja', 'j', 'yes', 'y', 'true', 'waar', '1', 'x', 'actief', 'active'].includes(word)) return true
  return ['nee', 'n', 'no', 'false', 'onwaar', '0', '-', 'inactief', 'inactive'].includes(word) ? false : null
}

/** How these cells write numbers and days, as far as they show it; Dutch where they do not. */
export function notationOf(cells: Iterable<Cell>): Notation {
  let [commas, points, dmy, mdy] = [0, 0, 0, 0]
  for (const cell of cells) {
    if (typeof cell !== 'string') continue
    const text = cell.trim()
    if (/^-?(\d{1,3}(\.\d{3})+|\d+),\d{1,2}$|^-?\d{1,3}(\.\d{3}){2,}$/.test(text)) commas++
    else if (/^-?(\d{1,3}(,\d{3})+|\d+)\.\d{1,2}$|^-?\d{1,3}(,\d{3}){2,}$/.test(text)) points++
    const day = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}\b/.exec(text)
    if (day && Number(day[1]) > 12) dmy++
    else if (day && Number(day[2]) > 12) mdy++
  }
  return { decimal_mark: points > commas ? 'point' : 'comma', day_order: mdy > dmy ? 'mdy' : 'dmy' }
}
