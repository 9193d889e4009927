// Puts the rows of a list in another order: dragged by their handle, or moved with the arrows while the handle has the focus.
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, Math.min(list.length - 1, to)), 0, list[from]!)
}

interface Ordering {
  /** The ids as they stand now, also while one is dragged. */
  readonly ids: readonly string[]
  readonly dragged: string | undefined
  handle(id: string): {
    onKeyDown(event: KeyboardEvent): void
    onPointerDown(event: PointerEvent): void
    'data-handle': string
  }
}

/** Rows are the elements with data-row inside of the place. */
export function useOrdering(
  given: readonly string[],
  place: RefObject<HTMLElement | null>,
  order: (ids: readonly string[], movedId: string) => void,
): Ordering {
  const [drag, setDrag] = useState<{ readonly id: string; readonly ids: readonly string[] }>()
  const focusOn = useRef<string>(undefined)
  const ids = drag?.ids ?? given

  // A row that is moved in the page loses the focus.
  useEffect(() => {
    const id = focusOn.current
    if (!id) return
    focusOn.current = undefined
    place.current?.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus()
  })

  function put(next: readonly string[], id: string) {
    if (next.join() !== given.join()) order(next, id)
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    focusOn.current = id
    const from = given.indexOf(id)
    put(moved(given, from, from + step), id)
  }

  function onPointerDown(event: PointerEvent, id: string) {
    if (event.button !== 0) return
    let now = given
    const move = ({ clientY }: globalThis.PointerEvent) => {
      now = moved(now, now.indexOf(id), placeAt(place.current, clientY))
      setDrag({ id, ids: now })
    }
    const end = (ended: globalThis.PointerEvent) => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      setDrag(undefined)
      if (ended.type === 'pointerup') put(now, id)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }

  return {
    ids,
    dragged: drag?.id,
    handle: (id) => ({
      onKeyDown: (event) => onKeyDown(event, id),
      onPointerDown: (event) => onPointerDown(event, id),
      'data-handle': id,
    }),
  }
}

function placeAt(place: HTMLElement | null, y: number): number {
  const rows = [...(place?.querySelectorAll('[data-row]') ?? [])]
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
  return below < 0 ? rows.length - 1 : below
}
