// The months up to today, each with its first and last day.
export interface Month {
  /** Such as 2026-02. */
  readonly key: string
  readonly from: string
  readonly to: string
}

export function monthsUpTo(today: string, count: number): readonly Month[] {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, index) => {
    const at = month - count + index
    const from = new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10)
    return { key: from.slice(0, 7), from, to: new Date(Date.UTC(year, at + 1, 0)).toISOString().slice(0, 10) }
  })
}
