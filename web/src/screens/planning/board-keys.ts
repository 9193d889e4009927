// The keys of the board: arrows go from cell to cell, and what stands in the cell is changed by the keys of a block.
import type { KeyboardEvent } from 'react'
import { drawn, lengthened, moved, type Placed, type Span, spanOf } from './blocks.ts'
import type { Planning } from './board-data.ts'
import type { Scale } from './columns.ts'

export interface Place {
  readonly employeeId: string
  readonly at: number
}

export interface BoardKeys {
  readonly scale: Scale
  /** In their order from top to bottom. */
  readonly employeeIds: readonly string[]
  coversOf(place: Place): readonly Placed<Planning>[]
  canChange(employeeId: string): boolean
  goTo(place: Place): void
  goToBlock(id: string): void
  onNew(span: Span): void
  onOpen(block: Planning): void
  onPlace(block: Planning, span: Span): void
  onCopy(block: Planning, span: Span): void
  onSplit(block: Planning, day: string): void
  onStatus(block: Planning): void
  onDelete(block: Planning): void
}

/** The place, and the block in it where one has the focus. */
export function pressOnBoard(event: KeyboardEvent, place: Place, focused: string | undefined, keys: BoardKeys): void {
  if (event.ctrlKey || event.metaKey) return
  const covers = keys.coversOf(place)
  const chosen = covers.find(({ block }) => block.id === focused) ?? covers[0]
  const isDone = event.key.startsWith('Arrow')
    ? pressArrow(event, place, chosen?.block, keys)
    : !event.altKey && pressOther(event.key, place, { covers, focused, block: chosen?.block }, keys)
  if (!isDone) return
  event.preventDefault()
  event.stopPropagation()
}

function pressArrow(event: KeyboardEvent, place: Place, block: Planning | undefined, keys: BoardKeys): boolean {
  const { scale, canChange, onPlace, goToBlock } = keys
  const { key, altKey, shiftKey } = event
  const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  const down = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  if (!altKey && !shiftKey) {
    keys.goTo(neighbour(place, by, down, keys))
    return true
  }
  if (!block || !canChange(block.employee_id)) return true
  const span = spanOf(block)
  if (shiftKey) {
    if (by) onPlace(block, lengthened(scale, span, altKey ? 'from' : 'to', by))
  } else {
    const employeeId = down ? nextChangeable(block.employee_id, down, keys) : span.employeeId
    onPlace(block, moved(scale, span, by, employeeId))
  }
  goToBlock(block.id)
  return true
}

interface InCell {
  readonly covers: readonly Placed<Planning>[]
  readonly focused: string | undefined
  readonly block: Planning | undefined
}

function pressOther(key: string, place: Place, { covers, focused, block }: InCell, keys: BoardKeys): boolean {
  const { scale, canChange, goTo, goToBlock, onNew } = keys
  const isOwn = canChange(place.employeeId)
  const last = scale.columns.length - 1
  if (key === 'Home' || key === 'End') goTo({ ...place, at: key === 'Home' ? 0 : last })
  else if (key === 'Escape' && focused) goTo(place)
  else if (key === ' ') {
    const next = covers[covers.findIndex((one) => one.block.id === focused) + 1]
    if (next) goToBlock(next.block.id)
    else goTo(place)
  } else if (key === 'Enter' && block) keys.onOpen(block)
  else if ((key === 'Enter' || key === 'n') && isOwn) onNew(drawn(scale, place.employeeId, place.at, place.at))
  else if (block && isOwn) return pressOnBlock(key, place, block, keys)
  else return false
  return true
}

function pressOnBlock(key: string, place: Place, block: Planning, keys: BoardKeys): boolean {
  const { scale } = keys
  if (key === 'Delete' || key === 'Backspace') keys.onDelete(block)
  else if (key === 's') keys.onSplit(block, scale.columns[place.at]!.from)
  else if (key === 'c') keys.onStatus(block)
  else if (key === 'd') keys.onCopy(block, behind(scale, block))
  else return false
  return true
}

/** As long again, right behind itself. */
export function behind(scale: Scale, block: Planning): Span {
  const span = spanOf(block)
  let by = 1
  while (moved(scale, span, by).start <= span.end) by++
  return moved(scale, span, by)
}

function neighbour({ employeeId, at }: Place, by: number, down: number, { scale, employeeIds }: BoardKeys): Place {
  const row = employeeIds.indexOf(employeeId) + down
  return {
    employeeId: employeeIds[Math.max(0, Math.min(employeeIds.length - 1, row))] ?? employeeId,
    at: Math.max(0, Math.min(scale.columns.length - 1, at + by)),
  }
}

function nextChangeable(employeeId: string, down: number, { employeeIds, canChange }: BoardKeys): string {
  const behindIt = down > 0 ? employeeIds : employeeIds.toReversed()
  return behindIt.slice(behindIt.indexOf(employeeId) + 1).find(canChange) ?? employeeId
}
