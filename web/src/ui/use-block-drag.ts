// Blocks under the pointer: drawn new, moved, copied with Alt, stretched at an edge. A finger scrolls: with it one taps, stretches
// at the edges, and where it may moves what it held for a moment. A block says data-block, its edges data-edge, and what begins nothing data-still.
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

export type DragKind = 'draw' | 'move' | 'from' | 'to'

export interface Dragged<Block, Span> {
  readonly kind: DragKind
  readonly block?: Block
  readonly span: Span
  readonly isCopy: boolean
}

export interface Pointer {
  readonly clientX: number
  readonly clientY: number
}

interface Begun<Block, Point> {
  readonly kind: DragKind
  readonly block: Block | undefined
  readonly x: number
  readonly y: number
  readonly at: Point
  isMoving: boolean
}

interface DragOptions<Block, Span, Point> {
  readonly grid: RefObject<HTMLElement | null>
  /** A finger that rests on a block takes it along. */
  readonly canHold?: boolean
  pointAt(pointer: Pointer): Point
  blockOf(id: string): Block | undefined
  /** Whether this block can be changed, or one be drawn here. */
  canBegin(block: Block | undefined, at: Point): boolean
  spanOf(kind: DragKind, block: Block | undefined, at: Point, now: Point): Span
  isSame(block: Block, span: Span): boolean
  onTap(at: Point): void
  onDraw(span: Span): void
  onOpen(block: Block): void
  onPlace(block: Block, span: Span, isCopy: boolean): void
}

const STILL_PX = 4
const HOLD_MS = 350

export function useBlockDrag<Block, Span, Point>(options: DragOptions<Block, Span, Point>) {
  const { grid, canHold = false, pointAt, blockOf, canBegin, spanOf, isSame, onTap, onDraw, onOpen, onPlace } = options
  const begun = useRef<Begun<Block, Point> | undefined>(undefined)
  const [dragged, setDragged] = useState<Dragged<Block, Span>>()
  const holding = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number }>(
    undefined,
  )
  const isHeld = useRef(false)

  // Only who refuses to be scrolled from the first move on keeps the finger; and a finger that holds is no right button.
  useEffect(() => {
    const around = grid.current
    if (!around || !canHold) return undefined
    const keep = (event: Event) => isHeld.current && event.preventDefault()
    around.addEventListener('touchmove', keep, { passive: false })
    around.addEventListener('contextmenu', keep)
    return () => {
      around.removeEventListener('touchmove', keep)
      around.removeEventListener('contextmenu', keep)
    }
  }, [grid, canHold])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const target = event.target as HTMLElement
    const block = blockOf(target.closest<HTMLElement>('[data-block]')?.dataset.block ?? '')
    const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge as 'from' | 'to' | undefined
    if (block && event.pointerType === 'touch' && !edge) return canHold ? hold(event, block) : undefined
    if (!block && target.closest('[data-still]')) return
    const at = pointAt(event)
    if (!canBegin(block, at)) return
    const kind = block ? (edge ?? 'move') : 'draw'
    begun.current = { kind, block, x: event.clientX, y: event.clientY, at, isMoving: false }
    if (event.pointerType !== 'touch' || edge) grid.current?.setPointerCapture(event.pointerId)
  }

  function hold({ clientX: x, clientY: y, pointerId }: PointerEvent, block: Block) {
    const at = pointAt({ clientX: x, clientY: y })
    if (!canBegin(block, at)) return
    const take = () => {
      isHeld.current = true
      begun.current = { kind: 'move', block, x, y, at, isMoving: false }
      grid.current?.setPointerCapture(pointerId)
      setDragged({ kind: 'move', block, span: spanOf('move', block, at, at), isCopy: false })
    }
    holding.current = { timer: setTimeout(take, HOLD_MS), x, y }
  }

  function onPointerMove(event: PointerEvent) {
    const held = holding.current
    if (held && !isHeld.current && Math.hypot(event.clientX - held.x, event.clientY - held.y) >= STILL_PX) letGo()
    const one = begun.current
    if (!one || (event.pointerType === 'touch' && one.kind === 'draw')) return
    const isStill = Math.hypot(event.clientX - one.x, event.clientY - one.y) < STILL_PX
    if (!one.isMoving && isStill) return
    one.isMoving = true
    const { kind, block, at } = one
    const span = spanOf(kind, block, at, pointAt(event))
    setDragged({ kind, ...(block ? { block } : {}), span, isCopy: kind === 'move' && event.altKey })
  }

  function onPointerUp(event: PointerEvent) {
    const one = begun.current
    stop()
    if (!one) return
    const { kind, block, at, isMoving } = one
    if (!isMoving) {
      if (block) onOpen(block)
      else onTap(at)
      return
    }
    const span = spanOf(kind, block, at, pointAt(event))
    if (!block) onDraw(span)
    else if (!isSame(block, span)) onPlace(block, span, kind === 'move' && event.altKey)
  }

  function letGo() {
    clearTimeout(holding.current?.timer)
    holding.current = undefined
    isHeld.current = false
  }

  function stop() {
    letGo()
    begun.current = undefined
    setDragged(undefined)
  }

  /** What comes from outside, such as planned work, shows where it would land. */
  const hover = (span: Span | undefined) => setDragged(span && { kind: 'draw', span, isCopy: false })

  return {
    dragged,
    hover,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop },
  }
}
