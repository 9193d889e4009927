// How people write a duration: 1:30, 1.5, 1,5, 90m, 2h, 1h30, 1u30, :45.
const CLOCK = /^(\d{0,3}):([0-5]?\d)$/
const DECIMAL = /^(\d{0,3})(?:[.,](\d{0,4}))?$/
const UNITS =
  /^(?:(\d{1,3}(?:[.,]\d{1,4})?)\s*(?:h|u|hr|hrs|hours?|uur|uren))?\s*(?:(\d{1,4})\s*(?:m|min|mins|minutes?|minuten|minuut)?)?$/

/** Minutes, or undefined where it is no duration. A bare number is hours, as on a time sheet. */
export function minutesOf(typed: string): number | undefined {
  const text = typed.trim().toLowerCase()
  if (!/\d/.test(text)) return undefined
  const clock = CLOCK.exec(text)
  if (clock) return Number(clock[1] || 0) * 60 + Number(clock[2])
  if (DECIMAL.test(text)) return Math.round(Number(text.replace(',', '.')) * 60)
  const units = UNITS.exec(text)
  if (!units) return undefined
  const hours = Number((units[1] ?? '0').replace(',', '.'))
  return Math.round(hours * 60) + Number(units[2] ?? 0)
}
