// The keys of a block: arrows go to another, with Alt they move it, with Shift they stretch it.
import type { KeyboardEvent } from 'react'
import { shiftDay } from '../../ui/day.ts'
import { type Block, moved, type Span, stretched } from './calendar-blocks.ts'

interface BlockKeys {
  readonly blocks: readonly Block[]
  readonly dates: readonly string[]
  readonly step: number
  spanOf(block: Block): Span
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

function changeBy({ key, altKey }: KeyboardEvent, block: Block, { dates, step, spanOf, onPlace }: BlockKeys): boolean {
  if (!key.startsWith('Arrow')) return false
  if (block.entry.refusal) return true
  const span = spanOf(block)
  const by = key === 'ArrowUp' ? -step : key === 'ArrowDown' ? step : 0
  const date = shiftDay(span.date, key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0)
  if (altKey && (by || dates.includes(date))) onPlace(block, moved(span, by, date))
  if (!altKey && by) onPlace(block, stretched(span, 'to', span.to + by, step))
  return true
}

function actBy({ key }: KeyboardEvent, block: Block, { blocks, spanOf, onCopy, onDelete }: BlockKeys): boolean {
  if (key === 'Delete' || key === 'Backspace') {
    if (!block.entry.refusal) onDelete(block)
    return true
  }
  if (key === 'd') {
    onCopy(block)
    return true
  }
  if (!key.startsWith('Arrow')) return false
  const next = neighbourOf(block, key, blocks, spanOf)
  if (next) document.querySelector<HTMLElement>(`[data-block="${next.id}"]`)?.focus()
  return true
}

function neighbourOf(block: Block, key: string, blocks: readonly Block[], spanOf: (block: Block) => Span) {
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return blocks[blocks.findIndex(({ id }) => id === block.id) + (key === 'ArrowUp' ? -1 : 1)]
  const { date, from } = spanOf(block)
  const others = blocks.filter((one) => (key === 'ArrowLeft' ? spanOf(one).date < date : spanOf(one).date > date))
  const days = others.map((one) => spanOf(one).date).toSorted()
  const day = key === 'ArrowLeft' ? days.at(-1) : days[0]
  const near = (one: Block) => Math.abs(spanOf(one).from - from)
  return others.filter((one) => spanOf(one).date === day).toSorted((a, b) => near(a) - near(b))[0]
}
