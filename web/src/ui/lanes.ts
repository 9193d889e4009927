// Blocks that overlap share the room.
interface Laid {
  readonly id: string
  readonly from: number
  /** The first that it does not cover. */
  readonly to: number
}

export interface Lane {
  readonly at: number
  readonly of: number
}

/** Blocks that overlap stand beside each other: in which lane, of how many. */
export function lanesOf(blocks: readonly Laid[]): ReadonlyMap<string, Lane> {
  const lanes = new Map<string, Lane>()
  let group: { id: string; at: number }[] = []
  let ends: number[] = []
  const close = () => {
    for (const { id, at } of group) lanes.set(id, { at, of: ends.length })
    group = []
    ends = []
  }
  for (const { id, from, to } of blocks.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= from)) close()
    const free = ends.findIndex((end) => end <= from)
    const at = free < 0 ? ends.length : free
    ends[at] = to
    group.push({ id, at })
  }
  close()
  return lanes
}
