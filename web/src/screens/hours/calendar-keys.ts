// The keys of a block: arrows go to another, with Alt they move it, with Shift they stretch it.
import type { KeyboardEvent } from 'react'
import { shiftDay } from '../../ui/day.ts'
import { type Block, moved, type Span, stretched } from './calendar-blocks.ts'

interface BlockKeys {
  readonly blocks: readonly Block[]
  readonly dates: readonly string[]
  readonly step: number
  onPlace(block: Block, span: Span): void
  onCopy(block: Block): void
  onDelete(block: Block): void
}

export function pressOnBlock(event: KeyboardEvent, block: Block, keys: BlockKeys): void {
  if (event.ctrlKey || event.metaKey) return
  const isDone = event.altKey || event.shiftKey ? changeBy(event, block, keys) : actBy(event, block, keys)
  if (!isDone) return
  event.preventDefault()
  event.stopPropagation()
}

function changeBy({ key, altKey }: KeyboardEvent, block: Block, { dates, step, onPlace }: BlockKeys): boolean {
  if (!key.startsWith('Arrow')) return false
  if (block.entry.refusal) return true
  const by = key === 'ArrowUp' ? -step : key === 'ArrowDown' ? step : 0
  const date = shiftDay(block.date, key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0)
  if (altKey && (by || dates.includes(date))) onPlace(block, moved(block, by, date))
  if (!altKey && by) onPlace(block, stretched(block, 'to', block.to + by, step))
  return true
}

function actBy({ key }: KeyboardEvent, block: Block, { blocks, onCopy, onDelete }: BlockKeys): boolean {
  if (key === 'Delete' || key === 'Backspace') {
    if (!block.entry.refusal) onDelete(block)
    return true
  }
  if (key === 'd') {
    onCopy(block)
    return true
  }
  if (!key.startsWith('Arrow')) return false
  const next = neighbourOf(block, key, blocks)
  if (next) document.querySelector<HTMLElement>(`[data-block="${next.id}"]`)?.focus()
  return true
}

function neighbourOf({ id, date, from }: Block, key: string, blocks: readonly Block[]) {
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return blocks[blocks.findIndex((one) => one.id === id) + (key === 'ArrowUp' ? -1 : 1)]
  const others = blocks.filter((one) => (key === 'ArrowLeft' ? one.date < date : one.date > date))
  const days = others.map((one) => one.date).toSorted()
  const day = key === 'ArrowLeft' ? days.at(-1) : days[0]
  const near = (one: Block) => Math.abs(one.from - from)
  return others.filter((one) => one.date === day).toSorted((a, b) => near(a) - near(b))[0]
}
