// Brings what was typed to the service, one after the other: what was sent and not answered is sent again with the same key.
import { client, type Shapes } from '../../api/api.ts'
import { newKey } from '../../api/new-key.ts'
import { problemOf, type SeenProblem } from '../../api/problems.ts'
import { queries } from '../../api/queries.ts'
import { sessionQuery } from '../../api/session.ts'
import {
  allDrafts,
  type Draft,
  draftKey,
  draftOf,
  dropDraft,
  isKeptAs,
  keepDraft,
  openDrafts,
  readKept,
  type Sent,
} from './drafts.ts'
import { cellOf, hideEntry, showEntry, type Week, weekQuery } from './week-data.ts'

const AGAIN_MS = 3000
const FRESH_MS = 5000
let running: Promise<void> | undefined
let isWanted = false

/** Of this person in this environment, whatever screen is open. */
export function sendKept(environmentId: string, userId: string): Promise<void> {
  openDrafts(environmentId, userId)
  return sendDrafts()
}

export function sendDrafts(): Promise<void> {
  isWanted = true
  running ??= run().finally(() => {
    running = undefined
    if (isWanted) void sendDrafts()
  })
  return running
}

let held: string | undefined

/** What is still being filled in is kept, but does not leave yet; undefined lets it go. */
export function holdDraft(key: string | undefined): void {
  const wasHeld = held !== undefined
  held = key
  if (wasHeld && key === undefined) void sendDrafts()
}

async function run(): Promise<void> {
  let hasSent = false
  while (isWanted) {
    isWanted = false
    hasSent = (await alone(sendEach)) || hasSent
  }
  // Nobody who types on waits for that.
  if (hasSent) void readAgain()
}

// Two windows must not send the same draft side by side. A page that goes away loses its turn, and its drafts stay kept.
async function alone(work: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? await navigator.locks.request('kantoor.hours', work).catch(() => false) : work()
}

async function sendEach(): Promise<boolean> {
  readKept()
  let hasSent = false
  for (;;) {
    const draft = allDrafts().find((one) => draftKey(one) !== held && isReady(one))
    if (!draft) return hasSent
    const isDone = await sendOne(draft).catch(() => false)
    if (!isDone) return hasSent
    hasSent = true
  }
}

function isReady({ sent, problem, entry, minutes, note }: Draft): boolean {
  if (sent) return true
  if (problem) return false
  return entry ? minutes !== undefined || note !== undefined : minutes !== undefined
}

/** False when the service did not answer: then all wait. */
async function sendOne(picked: Draft): Promise<boolean> {
  const key = draftKey(picked)
  const week = picked.sent ? undefined : await weekOf(picked)
  // While the week was read more may have been typed, which counts.
  const draft = draftOf(key)
  if (!draft || key === held || !isReady(draft)) return true
  const sent = draft.sent ?? requestOf(draft, week!)
  if (!sent) return true
  keepDraft({ ...draft, sent })
  const { error, record, version } = await send(sent)
  if (error === undefined) {
    if (record) showEntry(record, version)
    if (sent.act === 'remove') hideEntry(draft.employee_id, draft.date, sent.id)
    settle(draftOf(draftKey(draft)) ?? draft, sent, record && { id: record.id, version })
    return true
  }
  const problem = problemOf(error)
  if (problem.code === 'unauthenticated') void queries.invalidateQueries({ queryKey: sessionQuery().queryKey })
  if (isPassing(problem)) {
    if (problem.code !== 'unreachable') setTimeout(() => void sendDrafts(), AGAIN_MS)
    return false
  }
  refuse(draftOf(draftKey(draft)) ?? draft, sent, problem)
  return true
}

function isPassing({ code, isPassing: mayWork }: SeenProblem): boolean {
  return mayWork || code === 'idempotency-in-progress' || code === 'unauthenticated'
}

async function weekOf(draft: Draft): Promise<Week> {
  const asked = weekQuery(draft.employee_id, draft.date)
  const known = () => queries.ensureQueryData(asked)
  if (draft.entry) return (await known()).data
  // A new entry knows no version: whether the cell is still free, and where the day ends, must be no old news.
  const fresh = queries.fetchQuery({ ...asked, staleTime: FRESH_MS, networkMode: 'always', retry: false })
  return (await fresh.catch(known)).data
}

function requestOf(draft: Draft, week: Week): Sent | undefined {
  return draft.entry ? changeOf(draft, draft.entry, week) : bookingOf(draft, week)
}

function changeOf(draft: Draft, { id, version }: NonNullable<Draft['entry']>, week: Week): Sent | undefined {
  if (draft.minutes === 0) return { ...begun(draft), act: 'remove', id, version }
  const now = cellOf(week, draft.place, draft.date)?.entries.find((entry) => entry.id === id)
  const body = {
    ...(draft.minutes !== undefined && draft.minutes !== now?.minutes ? { minutes: draft.minutes } : {}),
    ...(draft.note !== undefined && draft.note !== now?.note ? { note: draft.note } : {}),
  }
  if (Object.keys(body).length > 0) return { ...begun(draft), act: 'change', id, version, body }
  dropDraft(draftKey(draft))
  return undefined
}

function bookingOf(draft: Draft, week: Week): Sent | undefined {
  const { employee_id, place, date, minutes = 0, note, billable, isFirst, start_at } = draft
  const day = week.days.find((one) => one.date === date)
  if (minutes === 0 || !day) {
    dropDraft(draftKey(draft))
    return undefined
  }
  if (isFirst && (cellOf(week, place, date)?.entries.length ?? 0) > 0) {
    keepDraft({ ...draft, problem: { code: 'filled', text: '' } })
    return undefined
  }
  const more = { ...(note ? { note } : {}), ...(billable === undefined ? {} : { billable }) }
  return {
    ...begun(draft),
    act: 'book',
    body: { employee_id, ...place, start_at: start_at ?? day.next_start_at, minutes, ...more },
  }
}

function begun({ minutes, note }: Draft): Pick<Sent, 'key' | 'wanted'> {
  return {
    key: newKey(),
    wanted: { ...(minutes === undefined ? {} : { minutes }), ...(note === undefined ? {} : { note }) },
  }
}

async function send(sent: Sent) {
  const header = { 'Idempotency-Key': sent.key }
  try {
    if (sent.act === 'book') return answered(await client.POST('/hours/hours', { params: { header }, body: sent.body }))
    const at = { path: { id: sent.id }, header: { ...header, 'If-Match': `"v${sent.version}"` } }
    if (sent.act === 'change') return answered(await client.PATCH('/hours/hours/{id}', { params: at, body: sent.body }))
    const { error } = await client.DELETE('/hours/hours/{id}', { params: at })
    return { error: problemOf(error).code === 'not-found' ? undefined : error, record: undefined, version: 0 }
  } catch (error) {
    return { error: error ?? {}, record: undefined, version: 0 }
  }
}

interface Answer {
  readonly data?: { readonly data: Shapes['Hours'] }
  readonly error?: unknown
  readonly response: Response
}

function answered({ data, error, response }: Answer) {
  const version = Number(/v(\d+)/.exec(response.headers.get('etag') ?? '')?.[1] ?? 1)
  return { error: data ? undefined : (error ?? {}), record: data?.data, version }
}

// Whoever typed on meanwhile changes the entry that came of it.
function settle(draft: Draft, sent: Sent, entry: Draft['entry']): void {
  const { sent: _sent, entry: _entry, problem: _problem, isFirst: _first, start_at: _start, ...wanted } = draft
  dropDraft(draftKey(draft))
  if (isWhatWasSent(draft, sent)) return
  keepDraft(entry ? { ...wanted, entry } : wanted)
}

function refuse(draft: Draft, sent: Sent, { code, detail, title, fields }: SeenProblem): void {
  const { sent: _sent, ...rest } = code === 'not-found' ? withoutEntry(draft) : draft
  const text = [...new Set([detail, ...Object.values(fields)])].filter(Boolean).join(' ') || title
  const reason = fields.minutes ? 'day-exceeds-24-hours' : code
  keepDraft(isWhatWasSent(draft, sent) ? { ...rest, problem: { code: reason, text } } : rest)
  if (code === 'precondition-failed' || code === 'not-found') void readAgain()
}

// It is gone: what was typed stays in its cell, and becomes a new one when it is tried again.
function withoutEntry(draft: Draft): Draft {
  const { entry: _entry, ...rest } = draft
  dropDraft(draftKey(draft))
  return rest
}

function isWhatWasSent({ minutes, note }: Draft, { wanted }: Sent): boolean {
  return minutes === wanted.minutes && note === wanted.note
}

async function readAgain(): Promise<void> {
  await Promise.all(
    ['/hours/week', '/hours/hours', '/home'].map((path) => queries.invalidateQueries({ queryKey: ['get', path] })),
  )
}

// Another window brought something over, and what is shown here is of before.
addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (isKeptAs(key) && (newValue ?? '').length < (oldValue ?? '').length) void readAgain()
})
