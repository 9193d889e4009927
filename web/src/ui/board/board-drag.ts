// Drags a card over a board with the mouse, a pen or a finger. Until it is dropped it only shows where it would stand.
import { type PointerEvent, type RefObject, useState } from 'react'
import { scrollNearEdges } from './board-scroll.ts'

export interface Spot {
  readonly column: string
  /** Among the cards there, without the dragged one. */
  readonly index: number
}

export interface Drag extends Spot {
  readonly id: string
}

interface Dragging {
  readonly drag: Drag | undefined
  /** For onPointerDown of a card. */
  begin(event: PointerEvent, id: string): void
}

const LEAST_MOVE = 5

/** Columns are the elements with data-column, cards those with data-card; a column with data-zone counts only while the pointer is over it. */
export function useBoardDrag(
  board: RefObject<HTMLElement | null>,
  canStand: (id: string, column: string) => boolean,
  onDrop: (id: string, spot: Spot) => void,
): Dragging {
  const [drag, setDrag] = useState<Drag>()

  function begin(event: PointerEvent, id: string) {
    const target = event.target as Element
    // A finger that moves over a card scrolls the page, unless it holds the handle.
    const isScroll = event.pointerType === 'touch' && !target.closest('[data-handle]')
    if (event.button !== 0 || isScroll || target.closest('[data-still]')) return
    const from = { x: event.clientX, y: event.clientY }
    let hasMoved = false
    let kept: Drag | undefined
    let now: Drag | undefined
    let stopScroll = () => {}

    const look = (x: number, y: number) => {
      const found = spotAt(board.current, x, y, id)
      const spot = found && canStand(id, found.column) ? { id, ...found } : undefined
      if (spot && !found?.isZone) kept = spot
      now = spot ?? kept
      setDrag(now)
    }
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!hasMoved && Math.hypot(clientX - from.x, clientY - from.y) < LEAST_MOVE) return
      hasMoved = true
      look(clientX, clientY)
      stopScroll()
      stopScroll = scrollNearEdges(board.current, clientX, clientY, () => look(clientX, clientY))
    }
    const end = (ended: Event) => {
      stopScroll()
      for (const [kind, listener] of listeners) window.removeEventListener(kind, listener as EventListener)
      setDrag(undefined)
      if (!hasMoved) return
      stopNextClick()
      if (ended.type === 'pointerup' && now) onDrop(id, now)
    }
    const key = (pressed: KeyboardEvent) => pressed.key === 'Escape' && end(pressed)
    const listeners = [
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
      ['keydown', key],
    ] as const
    for (const [kind, listener] of listeners) window.addEventListener(kind, listener as EventListener)
  }

  return { drag, begin }
}

interface Found extends Spot {
  readonly isZone: boolean
}

const REACH = 40

function spotAt(board: HTMLElement | null, x: number, y: number, id: string): Found | undefined {
  const columns = [...(board?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  const isOver = (column: HTMLElement, reach: number) => {
    const { left, right, top, bottom } = column.getBoundingClientRect()
    return x >= left && x <= right && y >= top - reach && y <= bottom + reach
  }
  const isZone = (column: HTMLElement) => column.dataset.zone !== undefined
  const column =
    columns.find((one) => isZone(one) && isOver(one, 0)) ?? columns.find((one) => !isZone(one) && isOver(one, REACH))
  if (!column) return undefined
  const cards = [...column.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card.dataset.card !== id)
  const index = cards.filter((card) => {
    const { top, height } = card.getBoundingClientRect()
    return top + height / 2 < y
  }).length
  return { column: column.dataset.column!, index, isZone: isZone(column) }
}

// The card was moved, not clicked.
function stopNextClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
}
