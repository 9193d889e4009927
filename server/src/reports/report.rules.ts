// What all reports decide alike: which periods can be asked for, and where the next rows begin.
import { daysBetween } from '../shared/calendar.ts'
import { checkFields, fieldError } from '../shared/problem.ts'

const MOST_DAYS = 366

export interface Period {
  readonly date_from: string
  readonly date_to: string
}

export function checkPeriod({ date_from, date_to }: Period): void {
  const days = daysBetween(date_from, date_to) + 1
  if (days < 1)
    checkFields([fieldError('/date_to', 'before_start', `date_to must be ${date_from} or later, as date_from is.`)])
  if (days > MOST_DAYS)
    checkFields([
      fieldError(
        '/date_to',
        'too_far',
        `From date_from to date_to must be at most ${MOST_DAYS} days; these are ${days}.`,
      ),
    ])
}

export function pageOf(count: number, limit: number, offset: number) {
  const truncated = offset + limit < count
  return { truncated, next_offset: truncated ? offset + limit : null }
}
