import { useMemo, useRef } from 'react'
import { groupBlocks, type Span } from './blocks.ts'
import type { BoardChanges } from './board-changes.ts'
import type { Planning } from './board-data.ts'

type Blocks = ReadonlyMap<string, readonly Planning[]>

/** What is planned by person, as it will be once the service has what was just done. */
export function useBlocks(planning: readonly Planning[] | undefined, { shown, drafts, gone }: BoardChanges): Blocks {
  const before = useRef<Blocks>(new Map())
  return useMemo(() => {
    const kept = (planning ?? []).filter(({ id }) => !gone.has(id))
    const now = [...kept.map((block) => placedAt(block, shown.get(block.id))), ...drafts]
    before.current = groupBlocks(now, before.current)
    return before.current
  }, [planning, shown, drafts, gone])
}

function placedAt(block: Planning, span: Span | undefined): Planning {
  return span ? { ...block, employee_id: span.employeeId, start_date: span.start, end_date: span.end } : block
}
