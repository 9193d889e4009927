// How often each thing was heard.
export interface Tally {
  count(what: string): void
  kinds(): string[]
  toString(): string
}

export function tally(): Tally {
  const counts = new Map<string, number>()
  return {
    count: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    kinds: () => [...counts.keys()],
    toString: () => [...counts].map(([what, count]) => `${count} × ${what}`).join(', '),
  }
}
