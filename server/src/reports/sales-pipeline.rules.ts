import { addDays } from '../shared/calendar.ts'
import { checkFields, fieldError } from '../shared/problem.ts'

interface Closing {
  readonly close_from?: string | undefined
  readonly close_to?: string | undefined
}

const YEAR_DAYS = 365
const FIRST_DAY = '0001-01-01'

export function checkClosing({ close_from, close_to }: Closing): void {
  if (close_from === undefined || close_to === undefined || close_from <= close_to) return
  checkFields([fieldError('/close_to', 'before_start', `close_to must be ${close_from} or later, as close_from is.`)])
}

/** When something was won or lost that counts: in the period that was asked for; where an end of it is open, within a year until today. */
export function closedPeriod({ close_from, close_to }: Closing, today: string): { from: string; to: string } {
  const to = close_to ?? (close_from !== undefined && close_from > today ? close_from : today)
  const yearBefore = addDays(to, 1 - YEAR_DAYS)
  return { from: close_from ?? (yearBefore < FIRST_DAY ? FIRST_DAY : yearBefore), to }
}
