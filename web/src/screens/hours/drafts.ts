// Hours that were typed and are not yet with the service. They are kept in the browser, so that neither a lost connection
// nor a reload loses them; drafts-send.ts brings them over.
import { useSyncExternalStore } from 'react'
import type { Shapes } from '../../api/api.ts'

export type Place = Pick<Shapes['WeekPlace'], 'project_id' | 'service_id' | 'hour_type_id'>

/** A request that left and was not answered yet. It is repeated with the same key, so nothing is booked twice. */
export type Sent = {
  readonly key: string
  /** What it was meant to bring about; more may be typed before the answer comes. */
  readonly wanted: Wanted
} & (
  | { readonly act: 'book'; readonly body: Shapes['HoursCreate'] }
  | { readonly act: 'change'; readonly id: string; readonly version: number; readonly body: Shapes['HoursUpdate'] }
  | { readonly act: 'remove'; readonly id: string; readonly version: number }
)

export interface Wanted {
  /** 0 takes the entry away, undefined leaves it. */
  readonly minutes?: number
  readonly note?: string | null
}

export interface Draft extends Wanted {
  readonly employee_id: string
  readonly place: Place
  readonly date: string
  /** The entry that it changes; without one it becomes a new entry. */
  readonly entry?: { readonly id: string; readonly version: number }
  readonly billable?: boolean
  /** When it began, where that is known; else behind the last of its day. */
  readonly start_at?: string
  /** It was typed into an empty cell. */
  readonly isFirst?: boolean
  readonly sent?: Sent
  /** Why the service said no; it stays until something else is typed. */
  readonly problem?: { readonly code: string; readonly text: string }
}

export function placeKey({ project_id, service_id, hour_type_id }: Place): string {
  return [project_id, service_id, hour_type_id].join()
}

/** Of the entry that is still to be booked in a cell. A changed entry has its id as its key. */
export function cellKey(employeeId: string, place: Place, date: string): string {
  return [employeeId, placeKey(place), date].join(' ')
}

export function draftKey(draft: Draft): string {
  return draft.entry?.id ?? cellKey(draft.employee_id, draft.place, draft.date)
}

type Drafts = Readonly<Record<string, Draft>>

const PREFIX = 'kantoor.hours.'
const NONE: Drafts = {}
let owner = ''
let drafts: Drafts = NONE
const listeners = new Set<() => void>()

/** Whose drafts these are: one person in one environment. */
export function openDrafts(environmentId: string, userId: string): void {
  const next = `${PREFIX}${environmentId}.${userId}`
  if (next === owner) return
  owner = next
  readKept()
}

export function draftOf(key: string): Draft | undefined {
  return drafts[key]
}

export function allDrafts(): readonly Draft[] {
  return Object.values(drafts)
}

export function keepDraft(draft: Draft): void {
  write({ ...drafts, [draftKey(draft)]: draft })
}

export function dropDraft(key: string): void {
  if (!(key in drafts)) return
  const { [key]: _gone, ...rest } = drafts
  write(rest)
}

export function useDraft(key: string): Draft | undefined {
  return useSyncExternalStore(onDrafts, () => drafts[key])
}

/** The same object until one of them changes. */
export function useDrafts(): Drafts {
  return useSyncExternalStore(onDrafts, () => drafts)
}

export function onDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Another window may have typed or sent meanwhile. */
export function readKept(): void {
  drafts = parsed(localStorage.getItem(owner))
  tell()
}

function write(next: Drafts): void {
  drafts = next
  if (Object.keys(next).length === 0) localStorage.removeItem(owner)
  else localStorage.setItem(owner, JSON.stringify(next))
  tell()
}

function parsed(text: string | null): Drafts {
  try {
    return text ? JSON.parse(text) : NONE
  } catch {
    return NONE
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Whether this is where the drafts are kept. */
export function isKeptAs(key: string | null): boolean {
  return key === owner
}

addEventListener('storage', ({ key }) => {
  if (isKeptAs(key)) readKept()
})
