// The days in which everything happens. Today is a Wednesday; half of the Friday after it is off, and all of the Monday that follows.
import fc from 'fast-check'

export const TODAY = '2027-03-24'
export const NOW = `${TODAY}T10:00:00.000Z`
export const EASTER_MONDAY = '2027-03-29'
export const GOOD_FRIDAY = '2027-03-26'

/** From two weeks ago to three weeks ahead; those of one week more often. */
export const someDay = fc
  .oneof(fc.integer({ min: -2, max: 6 }), fc.integer({ min: -14, max: 21 }))
  .map((at) => dayAt(at))
export const somePastDay = fc.integer({ min: -9, max: 0 }).map((at) => dayAt(at))

/** Mostly the one, now and then the other. */
export function mostly<T>(one: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 4, arbitrary: one }, { weight: 1, arbitrary: other })
}

export function dayAt(offset: number, from = TODAY): string {
  return new Date(Date.parse(from) + offset * 86_400_000).toISOString().slice(0, 10)
}

export function daysOf(start: string, end: string): string[] {
  const days: string[] = []
  for (let day = start; day <= end; day = dayAt(1, day)) days.push(day)
  return days
}

/** 0 is Monday. */
export function weekday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/** Counted from the Monday of week 1 of 2027, which was 4 January. */
export function isOddWeek(day: string): boolean {
  return Math.floor((Date.parse(day) - Date.parse('2027-01-04')) / (7 * 86_400_000)) % 2 === 0
}
