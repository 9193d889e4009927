// A row opens wherever it is clicked, as its link would: here, or with Ctrl, ⌘ or the middle button in another tab. The link itself stays
// what the keyboard, the browser's own menu and what reads the screen aloud know.
import type { MouseEvent } from 'react'

type Click = MouseEvent<HTMLElement>

/** Of what holds the rows; the first link that is a cell is the row's. */
export const rowClicks = { onMouseDown, onClick, onAuxClick: onClick }

// What has a meaning of its own, and the cell around a field, for whoever just misses it.
const OWN = 'a, button, input, select, textarea, label, td:has(input, textarea)'

let isLeaving = false

function onMouseDown(event: Click): void {
  isLeaving = isBusyElsewhere(event.currentTarget)
  // Else it would begin to scroll, where a link would not.
  if (event.button === 1 && linkOf(event)) event.preventDefault()
}

function onClick(event: Click): void {
  const link = linkOf(event)
  if (!link || isLeaving || isSelecting(link)) return
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (button === 1 || (button === 0 && (ctrlKey || metaKey))) window.open(link.href, '_blank', 'noopener')
  else if (button === 0 && !shiftKey && !altKey) {
    // Keys go on from where one clicked.
    link.focus({ preventScroll: true })
    link.click()
  }
}

function linkOf({ target }: Click): HTMLAnchorElement | null | undefined {
  const at = target as HTMLElement
  return at.closest(OWN)
    ? undefined
    : at.closest('[data-row][data-open]')?.querySelector<HTMLAnchorElement>('a[data-cell]')
}

// Who clicks beside a field that is being changed, also one that was refused, or beside an open menu, wants to be done with that.
function isBusyElsewhere(list: HTMLElement): boolean {
  if (list.querySelector('[data-row] :is(input:not([type=checkbox]), textarea)')) return true
  const around = document.activeElement?.closest('[role=dialog], [role=menu]')
  return Boolean(around && !around.contains(list))
}

function isSelecting(link: HTMLElement): boolean {
  const selection = getSelection()
  return String(selection ?? '') !== '' && selection!.containsNode(link.closest('[data-row]')!, true)
}
