// Through the rows by keyboard: the focus itself moves, so that Enter opens and what reads the screen aloud follows.
import type { KeyboardEvent } from 'react'
import { type KeyHelp, useKeyHelp } from '../shell/keys.ts'
import { useLanguage } from '../words/language.tsx'

const HELP: Readonly<Record<'en' | 'nl', readonly KeyHelp[]>> = {
  en: [
    { keys: '/', does: 'Search in the list' },
    { keys: 'J K', does: 'Next and previous row' },
    { keys: '← → ↑ ↓', does: 'To another cell' },
    { keys: 'Enter', does: 'Open the row, or change the cell' },
    { keys: 'X', does: 'Choose the row' },
  ],
  nl: [
    { keys: '/', does: 'Zoeken in de lijst' },
    { keys: 'J K', does: 'Volgende en vorige rij' },
    { keys: '← → ↑ ↓', does: 'Naar een andere cel' },
    { keys: 'Enter', does: 'De rij openen, of de cel wijzigen' },
    { keys: 'X', does: 'De rij kiezen' },
  ],
}

export function useListKeyHelp(): void {
  useKeyHelp(HELP[useLanguage().language])
}

/** To the row after or before the one with the focus, else to the first. */
export function moveRow(within: HTMLElement | null, by: 1 | -1): void {
  if (!within) return
  const rows = [...within.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  focusIn(rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))], columnOf(rows[at]))
}

/** Arrows and X inside the rows. */
export function onRowKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox') return
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'ArrowDown') moveRow(event.currentTarget, 1)
  else if (event.key === 'ArrowUp') moveRow(event.currentTarget, -1)
  else if (event.key === 'ArrowRight') focusIn(row, columnOf(row) + 1)
  else if (event.key === 'ArrowLeft') focusIn(row, columnOf(row) - 1)
  else if (event.key === 'x') row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  else return
  event.preventDefault()
}

function columnOf(row: HTMLElement | undefined): number {
  if (!row) return 0
  return Math.max(0, cellsOf(row).indexOf(document.activeElement as HTMLElement))
}

function focusIn(row: HTMLElement | undefined, column: number): void {
  if (!row) return
  const cells = cellsOf(row)
  cells[Math.min(cells.length - 1, Math.max(0, column))]?.focus()
}

function cellsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[data-cell]')]
}
