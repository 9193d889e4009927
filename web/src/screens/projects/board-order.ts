// Where a task stands among others. Only those whose place changes are told.

export interface Placed {
  readonly id: string
  readonly position: number
}

/** The new positions when the task is put before the one at this index; the others are those of the column without it, in order. */
export function positionsAfter(others: readonly Placed[], task: Placed, index: number): readonly Placed[] {
  const before = others[index - 1]?.position
  const after = others[index]?.position
  const isFitting = (before === undefined || task.position > before) && (after === undefined || task.position < after)
  if (isFitting) return []
  if (before === undefined && after! > 0) return [{ id: task.id, position: after! - 1 }]
  const placed = [{ id: task.id, position: (before ?? -1) + 1 }]
  for (const next of others.slice(index)) {
    const taken = placed.at(-1)!.position
    if (next.position > taken) break
    placed.push({ id: next.id, position: taken + 1 })
  }
  return placed
}

export function byPosition(one: Placed, other: Placed): number {
  return one.position - other.position || (one.id < other.id ? -1 : 1)
}
