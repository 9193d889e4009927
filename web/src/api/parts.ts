// Many ids at once: as many as one request takes.
const MOST = 500

export function parts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / MOST) }, (_, i) => ids.slice(i * MOST, (i + 1) * MOST))
}
