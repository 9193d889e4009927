// Drawing, moving and stretching hours in a calendar with the pointer.
import type { RefObject } from 'react'
import { type DragKind, type Pointer, useBlockDrag } from '../../ui/use-block-drag.ts'
import { type Block, drawn, isSameSpan, moved, type Span, snapped, stretched } from './calendar-blocks.ts'

interface DragOptions {
  readonly grid: RefObject<HTMLElement | null>
  readonly dates: readonly string[]
  readonly zoom: number
  readonly step: number
  blockOf(id: string): Block | undefined
  onDraw(span: Span): void
  onOpen(block: Block): void
  onPlace(block: Block, span: Span, isCopy: boolean): void
}

interface Point {
  readonly date: string
  readonly minutes: number
}

const TAP_MINUTES = 60

export function useCalendarDrag({ grid, dates, zoom, step, blockOf, onDraw, onOpen, onPlace }: DragOptions) {
  function pointAt({ clientX, clientY }: Pointer): Point {
    const { left, top, width } = grid.current!.getBoundingClientRect()
    const column = Math.floor(((clientX - left) / width) * dates.length)
    const date = dates[Math.min(dates.length - 1, Math.max(0, column))]!
    return { date, minutes: ((clientY - top) / zoom) * 60 }
  }

  function spanOf(kind: DragKind, block: Block | undefined, at: Point, now: Point): Span {
    const minutes = snapped(now.minutes, step)
    if (kind === 'draw' || !block) return drawn(at.date, Math.floor(at.minutes / step) * step, minutes, step)
    if (kind !== 'move') return stretched(block, kind, minutes, step)
    return moved(block, snapped(block.from + now.minutes - at.minutes, step) - block.from, now.date)
  }

  function onTap({ date, minutes }: Point) {
    const from = Math.floor(minutes / step) * step
    onDraw(moved({ date, from, to: from + TAP_MINUTES }, 0))
  }

  const canBegin = (block: Block | undefined) => !block?.entry.refusal
  const options = {
    grid,
    canHold: true,
    pointAt,
    blockOf,
    canBegin,
    spanOf,
    isSame: isSameSpan,
    onTap,
    onDraw,
    onOpen,
    onPlace,
  }
  return { ...useBlockDrag<Block, Span, Point>(options), pointAt }
}
