// Drawing, moving and stretching on the board with the pointer; near its edge the board scrolls along.
import type { RefObject } from 'react'
import { type DragKind, type Pointer, useBlockDrag } from '../../ui/use-block-drag.ts'
import { drawn, isSameSpan, moved, type Span, spanOf as spanOfBlock, stretched } from './blocks.ts'
import type { Person, Planning } from './board-data.ts'
import type { Scale } from './columns.ts'
import { type Row, rowAt } from './rows.ts'

interface Point {
  /** Whose row; undefined above a team. */
  readonly employeeId: string | undefined
  readonly at: number
}

interface DragOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly body: RefObject<HTMLElement | null>
  readonly scale: Scale
  readonly rows: readonly Row<Person>[]
  readonly tops: readonly number[]
  readonly blocks: ReadonlyMap<string, Planning>
  canChange(employeeId: string): boolean
  onDraw(span: Span): void
  onOpen(block: Planning): void
  onPlace(block: Planning, span: Span, isCopy: boolean): void
}

const NEAR_PX = 40
const STEP_PX = 14

export function useBoardDrag(options: DragOptions) {
  const { scroller, body, scale, rows, tops, blocks, canChange, onDraw, onOpen, onPlace } = options

  function pointAt({ clientX, clientY }: Pointer): Point {
    scrollAlong(scroller.current!, { clientX, clientY })
    const { left, top, right } = body.current!.getBoundingClientRect()
    const names = body.current!.querySelector<HTMLElement>('[role=rowheader]')?.offsetWidth ?? 0
    const width = (right - left - names) / scale.columns.length
    const at = Math.floor((clientX - left - names) / width)
    const row = rows[rowAt(tops, clientY - top)]
    return {
      employeeId: row?.kind === 'person' ? row.person.employee_id : undefined,
      at: Math.max(0, Math.min(scale.columns.length - 1, at)),
    }
  }

  function spanOf(kind: DragKind, block: Planning | undefined, at: Point, now: Point): Span {
    if (!block) return drawn(scale, at.employeeId ?? '', at.at, now.at)
    const span = spanOfBlock(block)
    if (kind === 'from' || kind === 'to') return stretched(scale, span, kind, now.at)
    const isPossible = now.employeeId !== undefined && canChange(now.employeeId)
    return moved(scale, span, now.at - at.at, isPossible ? now.employeeId : span.employeeId)
  }

  return useBlockDrag<Planning, Span, Point>({
    grid: body,
    pointAt,
    blockOf: (id) => blocks.get(id),
    canBegin: (block, { employeeId }) => {
      const id = block?.employee_id ?? employeeId
      return id !== undefined && canChange(id) && !block?.id.startsWith('draft')
    },
    spanOf,
    isSame: (block, span) => isSameSpan(spanOfBlock(block), span),
    onTap: ({ employeeId, at }) => employeeId && onDraw(drawn(scale, employeeId, at, at)),
    onDraw,
    onOpen,
    onPlace,
  })
}

function scrollAlong(scroller: HTMLElement, { clientX, clientY }: Pointer): void {
  const { top, bottom, right } = scroller.getBoundingClientRect()
  if (scroller.querySelector('[data-dragging]') === null) return
  const down = clientY > bottom - NEAR_PX ? STEP_PX : clientY < top + NEAR_PX ? -STEP_PX : 0
  const across = clientX > right - NEAR_PX ? STEP_PX : 0
  if (down || across) scroller.scrollBy(across, down)
}
