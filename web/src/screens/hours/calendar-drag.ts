// Drawing, moving and stretching with the pointer. A finger scrolls: with it one taps, and stretches at the edges.
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type Block, drawn, isSameSpan, moved, type Span, snapped, stretched } from './calendar-blocks.ts'

export interface Dragged {
  readonly kind: 'draw' | 'move' | 'from' | 'to'
  readonly block?: Block
  readonly span: Span
  readonly isCopy: boolean
}

interface Begun {
  readonly kind: Dragged['kind']
  readonly block: Block | undefined
  readonly x: number
  readonly y: number
  readonly at: { readonly date: string; readonly minutes: number }
  isMoving: boolean
}

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

const STILL_PX = 4
const TAP_MINUTES = 60

export function useCalendarDrag({ grid, dates, zoom, step, blockOf, onDraw, onOpen, onPlace }: DragOptions) {
  const begun = useRef<Begun | undefined>(undefined)
  const [dragged, setDragged] = useState<Dragged>()

  function pointAt({ clientX, clientY }: { clientX: number; clientY: number }) {
    const { left, top, width } = grid.current!.getBoundingClientRect()
    const column = Math.floor(((clientX - left) / width) * dates.length)
    const date = dates[Math.min(dates.length - 1, Math.max(0, column))]!
    return { date, minutes: ((clientY - top) / zoom) * 60 }
  }

  function spanOf({ kind, block, at }: Begun, event: PointerEvent): Span {
    const now = pointAt(event)
    const minutes = snapped(now.minutes, step)
    if (kind === 'draw' || !block) return drawn(at.date, Math.floor(at.minutes / step) * step, minutes, step)
    if (kind !== 'move') return stretched(block, kind, minutes, step)
    return moved(block, snapped(block.from + now.minutes - at.minutes, step) - block.from, now.date)
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const target = event.target as HTMLElement
    const block = blockOf(target.closest<HTMLElement>('[data-block]')?.dataset.block ?? '')
    const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge as 'from' | 'to' | undefined
    if (block?.entry.refusal || (block && event.pointerType === 'touch' && !edge)) return
    if (!block && target.closest('[data-still]')) return
    const kind = block ? (edge ?? 'move') : 'draw'
    begun.current = { kind, block, x: event.clientX, y: event.clientY, at: pointAt(event), isMoving: false }
    if (event.pointerType !== 'touch' || edge) grid.current?.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent) {
    const one = begun.current
    if (!one || (event.pointerType === 'touch' && one.kind === 'draw')) return
    const isStill = Math.hypot(event.clientX - one.x, event.clientY - one.y) < STILL_PX
    if (!one.isMoving && isStill) return
    one.isMoving = true
    const { kind, block } = one
    setDragged({ kind, ...(block ? { block } : {}), span: spanOf(one, event), isCopy: kind === 'move' && event.altKey })
  }

  function onPointerUp(event: PointerEvent) {
    const one = begun.current
    stop()
    if (!one) return
    if (!one.isMoving) {
      const from = Math.floor(one.at.minutes / step) * step
      if (one.block) onOpen(one.block)
      else onDraw(moved({ date: one.at.date, from, to: from + TAP_MINUTES }, 0))
      return
    }
    const span = spanOf(one, event)
    if (one.kind === 'draw') onDraw(span)
    else if (one.block && !isSameSpan(one.block, span)) onPlace(one.block, span, one.kind === 'move' && event.altKey)
  }

  function stop() {
    begun.current = undefined
    setDragged(undefined)
  }

  /** What comes from outside, such as planned work, shows where it would land. */
  const hover = (span: Span | undefined) => setDragged(span && { kind: 'draw', span, isCopy: false })

  return { dragged, hover, pointAt, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop } }
}
