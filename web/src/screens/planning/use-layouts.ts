import { useRef } from 'react'
import { type Layout, layoutOf } from './blocks.ts'
import type { Planning } from './board-data.ts'
import type { Scale } from './columns.ts'

interface Kept {
  readonly scale: Scale
  readonly blocks: readonly Planning[]
  readonly layout: Layout<Planning>
}

const NOTHING: readonly Planning[] = []

/** Where the blocks of each person stand; the same answer as before as long as they are the same blocks. */
export function useLayouts(
  scale: Scale,
  employeeIds: readonly string[],
  blocks: ReadonlyMap<string, readonly Planning[]>,
): ReadonlyMap<string, Layout<Planning>> {
  const kept = useRef(new Map<string, Kept>())
  const layouts = new Map<string, Layout<Planning>>()
  for (const id of employeeIds) {
    const own = blocks.get(id) ?? NOTHING
    const before = kept.current.get(id)
    const isSame = before?.scale === scale && before.blocks === own
    const layout = isSame ? before.layout : layoutOf(scale, own)
    if (!isSame) kept.current.set(id, { scale, blocks: own, layout })
    layouts.set(id, layout)
  }
  return layouts
}
