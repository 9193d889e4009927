// What a cell can ask of the grid around it, and what is being typed right now.
import type { Place } from './drafts.ts'
import type { WeekEntry } from './week-data.ts'

export interface Typing {
  /** Whether the week is of the person who looks at it, who alone has a timer. */
  readonly canTime: boolean
  open(place: Place, date: string): void
  close(): void
  /** Says what was taken away, and offers it back. */
  removed(place: Place, date: string, entry: WeekEntry): void
}

let unsettled: (() => void) | undefined

/** What saves the cell that is being typed in, for when the page goes away before it is left. */
export function leaveCell(settle: (() => void) | undefined): void {
  unsettled = settle
}

export function settleCell(): void {
  unsettled?.()
}

/** Enter and the arrows; left and right only where the cursor cannot move any further. */
export function onGridKeys(event: React.KeyboardEvent<HTMLElement>): void {
  const { target } = event
  if (!(target instanceof HTMLInputElement) || target.dataset.day === undefined || event.altKey || event.ctrlKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-week-row]')]
  const row = rows.findIndex((one) => one.contains(target))
  const day = Number(target.dataset.day)
  const { key, shiftKey } = event
  const next =
    key === 'ArrowDown' || (key === 'Enter' && !shiftKey)
      ? cellAt(rows[row + 1], day)
      : key === 'ArrowUp' || (key === 'Enter' && shiftKey)
        ? cellAt(rows[row - 1], day)
        : key === 'ArrowRight' && isAtEnd(target)
          ? cellAt(rows[row], day + 1)
          : key === 'ArrowLeft' && isAtStart(target)
            ? cellAt(rows[row], day - 1)
            : undefined
  if (key === 'Enter' || next) event.preventDefault()
  next?.focus()
}

function cellAt(row: HTMLElement | undefined, day: number): HTMLInputElement | null | undefined {
  return row?.querySelector<HTMLInputElement>(`input[data-day="${day}"]`)
}

function isAtEnd({ value, selectionStart, selectionEnd, readOnly }: HTMLInputElement): boolean {
  return readOnly || selectionEnd === value.length || (selectionStart === 0 && selectionEnd === value.length)
}

function isAtStart({ selectionStart, readOnly }: HTMLInputElement): boolean {
  return readOnly || selectionStart === 0
}
