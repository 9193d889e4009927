/** Puts each next part into the column that is the shortest so far, so that both end about alike. */
export function columnsOf<W extends string>(
  parts: readonly W[],
  heightOf: (part: W) => number,
  count: number,
): readonly (readonly W[])[] {
  const columns = Array.from({ length: count }, () => ({ height: 0, parts: [] as W[] }))
  for (const part of parts) {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best))
    shortest.parts.push(part)
    shortest.height += heightOf(part)
  }
  return columns.map((column) => column.parts)
}
