/** Those that somebody most likely meant who wrote a word that is not among them; the nearest first. */
export function nearestTo(word: string, known: readonly string[], most: number): string[] {
  const written = word.slice(0, LONGEST)
  const distances = known.map((one) => ({ one, distance: editDistance(written, one) }))
  return distances
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ one }) => one)
}

/** How many letters have to be put in, taken out or replaced. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]!
}

const LONGEST = 60
