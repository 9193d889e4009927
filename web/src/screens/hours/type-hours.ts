// What is typed into a cell becomes a draft at once and leaves by itself.
import { useSyncExternalStore } from 'react'
import { cellKey, type Draft, draftOf, dropDraft, keepDraft, onDrafts, type Place, type Wanted } from './drafts.ts'
import { sendDrafts } from './drafts-send.ts'
import type { WeekCell, WeekEntry } from './week-data.ts'

/** An entry, or the one that is still to come in a cell. */
export interface Target {
  readonly employeeId: string
  readonly place: Place
  readonly date: string
  readonly entry?: WeekEntry | undefined
  /** The cell was empty when it was typed. */
  readonly isFirst?: boolean
}

export function targetKey({ employeeId, place, date, entry }: Target): string {
  return entry?.id ?? cellKey(employeeId, place, date)
}

export function typeHours(target: Target, wanted: Wanted): void {
  const { employeeId, place, date, entry, isFirst } = target
  const { problem: _problem, ...before } = draftOf(targetKey(target)) ?? {}
  const draft: Draft = {
    ...before,
    employee_id: employeeId,
    place: { project_id: place.project_id, service_id: place.service_id, hour_type_id: place.hour_type_id },
    date,
    ...(entry ? { entry: { id: entry.id, version: entry.version } } : {}),
    ...(isFirst ? { isFirst } : {}),
    ...wanted,
  }
  if (!draft.sent && isNothing(draft, entry)) dropDraft(targetKey(target))
  else keepDraft(draft)
  void sendDrafts()
}

/** An entry that was taken away, as it was; where that has not left yet, nothing happened. */
export function bringBack(employeeId: string, place: Place, date: string, entry: WeekEntry): void {
  const removal = draftOf(entry.id)
  if (removal && !removal.sent) {
    dropDraft(entry.id)
    return
  }
  const { minutes, note, billable, start_at } = entry
  const { project_id, service_id, hour_type_id } = place
  const draft = {
    employee_id: employeeId,
    place: { project_id, service_id, hour_type_id },
    date,
    minutes,
    billable,
    start_at,
  }
  keepDraft(note ? { ...draft, note } : draft)
  void sendDrafts()
}

/** Back to what the service has. */
export function forgetRefused(target: Target): void {
  if (draftOf(targetKey(target))?.problem) dropDraft(targetKey(target))
}

function isNothing({ minutes, note }: Draft, entry: WeekEntry | undefined): boolean {
  if (!entry) return !minutes && !note
  const isSameNote = note === undefined || (note || null) === (entry.note || null)
  return isSameNote && (minutes === undefined || minutes === entry.minutes)
}

export type Mark = 'refused' | 'waiting' | ''

export interface CellState {
  readonly minutes: number
  readonly mark: Mark
}

/** Booked and typed together. Only a cell of which this changes is drawn again. */
export function useCellState(employeeId: string, place: Place, cell: WeekCell): CellState {
  const text = useSyncExternalStore(onDrafts, () => stateText(employeeId, place, cell))
  const [minutes, mark] = text.split(' ')
  return { minutes: Number(minutes), mark: mark as Mark }
}

export function minutesTyped(employeeId: string, place: Place, cell: WeekCell): number {
  const draft = draftOf(cellKey(employeeId, place, cell.date))
  const entries = cell.entries.filter((entry) => !isArrived(draft, entry))
  return entries.reduce((sum, { id, minutes }) => sum + (draftOf(id)?.minutes ?? minutes), draft?.minutes ?? 0)
}

// It is booked, only the answer was lost: until that comes it must not be counted twice.
function isArrived(draft: Draft | undefined, { start_at, minutes }: WeekEntry): boolean {
  if (draft?.sent?.act !== 'book') return false
  const { body } = draft.sent
  return minutes === body.minutes && Date.parse(start_at) === Date.parse(body.start_at)
}

function stateText(employeeId: string, place: Place, cell: WeekCell): string {
  const keys = [cellKey(employeeId, place, cell.date), ...cell.entries.map(({ id }) => id)]
  const drafts = keys.flatMap((key) => draftOf(key) ?? [])
  const mark = drafts.some(({ problem }) => problem) ? 'refused' : drafts.length > 0 ? 'waiting' : ''
  return `${minutesTyped(employeeId, place, cell)} ${mark}`
}
