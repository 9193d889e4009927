// Moves a card with the arrow keys while its handle has the focus.
import { type RefObject, useEffect, useRef } from 'react'
import type { Spot } from './board-drag.ts'

/** Where an arrow leads from here: past the columns in which it cannot stand; undefined for other keys and at the edge. */
export function spotAfter(
  key: string,
  { column, index }: Spot,
  columns: readonly string[],
  canStand: (column: string) => boolean,
): Spot | undefined {
  if (key === 'ArrowUp') return { column, index: index - 1 }
  if (key === 'ArrowDown') return { column, index: index + 1 }
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (!step) return undefined
  const from = columns.indexOf(column)
  const rest = step > 0 ? columns.slice(from + 1) : columns.slice(0, from).toReversed()
  const next = rest.find(canStand)
  return next === undefined ? undefined : { column: next, index }
}

/** A card that stands elsewhere is another element of the page, and lost the focus: its handle gets it back once it is there. */
export function useFocusAfterMove(board: RefObject<HTMLElement | null>): (id: string, column: string) => void {
  const awaited = useRef<{ readonly id: string; readonly column: string }>(undefined)
  useEffect(() => {
    if (!awaited.current) return
    const { id, column } = awaited.current
    const handle = board.current?.querySelector<HTMLElement>(`[data-column="${column}"] [data-handle="${id}"]`)
    if (!handle) return
    awaited.current = undefined
    handle.focus()
  })
  return (id, column) => {
    awaited.current = { id, column }
  }
}
