// How findings are put: what was typed by people is marked, amounts and hours are said readably, what was cut off is told.
const MOST_CHARACTERS = 2000

export function untrusted(text: string | null) {
  if (text === null || text === '') return null
  const characters = [...text]
  return {
    untrusted: true,
    text: characters.slice(0, MOST_CHARACTERS).join(''),
    cut: characters.length > MOST_CHARACTERS,
  } as const
}

export interface PageOfRows {
  readonly count: number
  readonly next_offset: number | null
  readonly rows: readonly unknown[]
}

/** How to see more, where there is more. */
export function hintOf({ count, next_offset, rows }: PageOfRows, narrowing: string): { hint?: string } {
  if (next_offset === null) return {}
  return { hint: `${rows.length} of ${count} rows; ask again with offset ${next_offset}, or narrow by ${narrowing}.` }
}

export function hoursText(minutes: number): string {
  const rest = Math.abs(minutes) % 60
  return `${minutes < 0 ? '-' : ''}${Math.floor(Math.abs(minutes) / 60)}:${String(rest).padStart(2, '0')} h`
}

export function moneyText(currency: string, amount: number): string {
  return `${currency} ${amount.toFixed(2)}`
}

export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
