// Where on the board the keyboard is: in a cell, or on a block, which keeps the focus when it moves to another cell.
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Place } from './board-keys.ts'

interface Wanted {
  readonly selector: string
  readonly until: number
}

const BLOCK_MS = 3000

export function usePlace(body: RefObject<HTMLElement | null>, employeeIds: readonly string[], firstAt: number) {
  const [kept, setPlace] = useState<Place>()
  const wanted = useRef<Wanted | undefined>(undefined)
  const first = employeeIds[0]
  const isHere = kept && employeeIds.includes(kept.employeeId)
  const place = isHere ? kept : first ? { employeeId: first, at: firstAt } : undefined

  useLayoutEffect(() => {
    const want = wanted.current
    const found = want && body.current?.querySelector<HTMLElement>(want.selector)
    if (found && found !== document.activeElement) found.focus()
    if (want && Date.now() > want.until) wanted.current = undefined
  })

  function goTo(next: Place) {
    setPlace(next)
    const selector = `[data-cell="${next.employeeId} ${next.at}"]`
    const found = body.current?.querySelector<HTMLElement>(selector)
    if (found) found.focus()
    else wanted.current = { selector, until: Date.now() + BLOCK_MS }
  }

  function goToBlock(id: string) {
    const selector = `[data-block="${id}"]`
    body.current?.querySelector<HTMLElement>(selector)?.focus()
    wanted.current = { selector, until: Date.now() + BLOCK_MS }
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    if (wanted.current && !target.matches(wanted.current.selector)) wanted.current = undefined
    const cell = target.closest<HTMLElement>('[data-cell]')?.dataset.cell
    if (!cell) return
    const [employeeId = '', at = '0'] = cell.split(' ')
    const isOnBlock = target.dataset.block !== undefined
    setPlace((before) => (isOnBlock && before?.employeeId === employeeId ? before : { employeeId, at: Number(at) }))
  }

  return { place, goTo, goToBlock, onFocus, isWanted: () => wanted.current !== undefined }
}
