// Drags a card over the board with the mouse, a pen or a finger. Until it is dropped it only shows where it would stand.
import { type PointerEvent, type RefObject, useState } from 'react'

export interface Spot {
  readonly status: string
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

/** Columns are the elements with data-status, cards those with data-task. */
export function useBoardDrag(
  board: RefObject<HTMLElement | null>,
  canStand: (id: string, status: string) => boolean,
  onDrop: (id: string, spot: Spot) => void,
): Dragging {
  const [drag, setDrag] = useState<Drag>()

  function begin(event: PointerEvent, id: string) {
    const target = event.target as Element
    // A finger that moves over a card scrolls the page, unless it holds the handle.
    const isScroll = event.pointerType === 'touch' && !target.closest('[data-handle]')
    if (event.button !== 0 || isScroll || target.closest('[data-still]')) return
    const from = { x: event.clientX, y: event.clientY }
    let now: Drag | undefined

    const move = (moved: globalThis.PointerEvent) => {
      if (!now && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < LEAST_MOVE) return
      const spot = spotAt(board.current, moved.clientX, moved.clientY, id)
      if (spot && canStand(id, spot.status)) now = { id, ...spot }
      if (now) setDrag(now)
    }
    const end = (ended: Event) => {
      for (const [kind, listener] of listeners) window.removeEventListener(kind, listener as EventListener)
      setDrag(undefined)
      if (!now) return
      stopNextClick()
      if (ended.type === 'pointerup') onDrop(id, now)
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

function spotAt(board: HTMLElement | null, x: number, y: number, id: string): Spot | undefined {
  const columns = [...(board?.querySelectorAll<HTMLElement>('[data-status]') ?? [])]
  const column = columns.find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return x >= left && x <= right && y >= top - 40 && y <= bottom + 40
  })
  if (!column) return undefined
  const cards = [...column.querySelectorAll<HTMLElement>('[data-task]')].filter((card) => card.dataset.task !== id)
  const index = cards.filter((card) => {
    const { top, height } = card.getBoundingClientRect()
    return top + height / 2 < y
  }).length
  return { status: column.dataset.status!, index }
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
