// The instant at which a day begins in a time zone.

export function dayStart(day: string, zone: string): string {
  const guess = Date.parse(`${day}T00:00:00Z`)
  const first = guess - offsetAt(guess, zone)
  // Around a change of the clock the offset at the guess is not that of the day's beginning.
  return new Date(guess - offsetAt(first, zone)).toISOString()
}

function offsetAt(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - at
}
