// How people write a day: 16-11-2026, 16/11, 16 11 26, 16 nov 2026, 2026-11-16, and the words for those near by.
const WORDS: Readonly<Record<string, number>> = {
  today: 0,
  vandaag: 0,
  tomorrow: 1,
  morgen: 1,
  yesterday: -1,
  gisteren: -1,
}

const MONTHS = [
  'januari january',
  'februari february',
  'maart mrt march',
  'april',
  'mei may',
  'juni june',
  'juli july',
  'augustus august',
  'september',
  'oktober october',
  'november',
  'december',
]

/** Such as 2026-11-16, or undefined where it is no day. The day comes before the month, as in both our languages. */
export function dayOf(typed: string, today: string): string | undefined {
  const text = typed.trim().toLowerCase()
  const shift = WORDS[text]
  if (shift !== undefined) return shiftDay(today, shift)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const written = /^(\d{1,2})[-/. ]+(\d{1,2}|[a-z]{3,})(?:[-/., ]+(\d{4}|\d{2}))?$/.exec(text)
  if (!written) return undefined
  const [, day, month = '', named = today.slice(0, 4)] = written
  const year = Number(named)
  return realDay(year < 100 ? 2000 + year : year, Number(month) || monthOf(month), Number(day))
}

// In full or as short as it stays clear, in either language.
function monthOf(word: string): number {
  return MONTHS.findIndex((names) => names.split(' ').some((name) => name.startsWith(word))) + 1
}

export function shiftDay(day: string, by: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + by)
  return date.toISOString().slice(0, 10)
}

/** The calendar day it is now where the environment is. */
export function todayIn(timeZone: string, now = Date.now()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
}

function realDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined
}
