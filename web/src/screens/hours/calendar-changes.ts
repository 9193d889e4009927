// Changes in the calendar: they show at once, are sent when the hand rests, and can be taken back.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { problemOf, showSeen } from '../../api/problems.ts'
import { useSession } from '../../api/session.ts'
import { useUndo, useUndoOffer } from '../../ui/undo.tsx'
import { clockOf, instantOf } from '../../ui/zoned.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { type Block, isSameSpan, type Span } from './calendar-blocks.ts'
import { reasonText } from './week-words.ts'

const texts = words({
  en: {
    moved: (when: string) => `Moved to ${when}`,
    booked: (when: string) => `Booked: ${when}`,
    changed: 'The entry is changed',
    deleted: 'The entry is deleted',
  },
  nl: {
    moved: (when: string) => `Verplaatst naar ${when}`,
    booked: (when: string) => `Geboekt: ${when}`,
    changed: 'De uren zijn gewijzigd',
    deleted: 'De uren zijn verwijderd',
  },
})

export type EntryChange = Shapes['HoursUpdate']
export type NewEntry = Omit<Shapes['HoursCreate'], 'employee_id' | 'start_at' | 'minutes'>

// Those who move with the keys press more than once.
const REST_MS = 700

interface Waiting {
  readonly block: Block
  readonly before: Span
  readonly span: Span
  readonly timer: ReturnType<typeof setTimeout>
}

export function useCalendarChanges(timeZone: string) {
  const cache = useQueryClient()
  const { employee } = useSession()
  const { language } = useLanguage()
  const said = useWords(texts)
  const { weekday } = useFormats()
  const offer = useUndoOffer()
  const undoable = useUndo()
  const [shown, setShown] = useState<ReadonlyMap<string, Span>>(new Map())
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  // Where the service has it already, before the week is read again.
  const sent = useRef(new Map<string, Span>())
  const waiting = useRef(new Map<string, Waiting>())

  const whenText = ({ date, from, to }: Span) => `${weekday(date)} ${clockOf(from)}–${clockOf(to)}`
  const timesOf = (span: Span) => ({
    start_at: instantOf({ date: span.date, minutes: span.from }, timeZone),
    minutes: span.to - span.from,
  })
  const show = (id: string, span: Span | undefined) =>
    setShown((before) => {
      const after = new Map(before)
      if (span) after.set(id, span)
      else after.delete(id)
      return after
    })

  async function refresh() {
    const all = ['/hours/week', '/hours/hours', '/home'].map((path) =>
      cache.invalidateQueries({ queryKey: ['get', path] }),
    )
    await all[0]
  }

  function refuse(error: unknown) {
    const problem = problemOf(error)
    showSeen({ ...problem, detail: reasonText(problem.code, problem.detail || problem.title, language) })
  }

  async function patch(id: string, body: EntryChange): Promise<boolean> {
    const sent = client.PATCH('/hours/hours/{id}', { params: { path: { id } }, body, keepalive: true })
    const { error } = await sent.catch(failed)
    await refresh()
    if (error) refuse(error)
    return !error
  }

  async function send(block: Block, before: Span, span: Span) {
    waiting.current.delete(block.id)
    const isSame = isSameSpan(before, span)
    sent.current.set(block.id, span)
    const isTaken = isSame || (await patch(block.id, timesOf(span)))
    if (sent.current.get(block.id) === span) sent.current.delete(block.id)
    if (!waiting.current.has(block.id)) show(block.id, undefined)
    if (isTaken && !isSame)
      offer({ said: said.moved(whenText(span)), undo: () => void patch(block.id, timesOf(before)) })
  }

  /** The block goes to another place; with the keys it is sent once they rest. */
  function place(block: Block, span: Span, isResting = true) {
    const { id } = block
    const before = waiting.current.get(id)?.before ?? sent.current.get(id) ?? block
    show(id, span)
    clearTimeout(waiting.current.get(id)?.timer)
    if (isResting) void send(block, before, span)
    else {
      const timer = setTimeout(() => void send(block, before, span), REST_MS)
      waiting.current.set(id, { block, before, span, timer })
    }
  }

  // A page that goes away does not wait for the hand to rest.
  const sendWaiting = useEffectEvent(() => {
    for (const { block, before, span, timer } of [...waiting.current.values()]) {
      clearTimeout(timer)
      void send(block, before, span)
    }
  })
  useEffect(() => {
    const leave = () => sendWaiting()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  async function book(span: Span, entry: NewEntry): Promise<unknown> {
    const { data, error } = await client
      .POST('/hours/hours', {
        params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { ...entry, employee_id: employee!.id, ...timesOf(span) },
      })
      .catch(failed)
    if (!data) return error ?? {}
    await refresh()
    const { id } = data.data
    const takeBack = async () => {
      const answer = await client.DELETE('/hours/hours/{id}', { params: { path: { id } } }).catch(failed)
      if (answer.error) refuse(answer.error)
      await refresh()
    }
    offer({ said: said.booked(whenText(span)), undo: () => void takeBack() })
    return undefined
  }

  /** The same again elsewhere. */
  async function copy({ row, entry }: Block, span: Span) {
    const { project_id, service_id, hour_type_id } = row
    const { note, billable } = entry
    const draft = `copy ${crypto.randomUUID()}`
    show(draft, span)
    const error = await book(span, { project_id, service_id, hour_type_id, note, billable })
    show(draft, undefined)
    if (error) refuse(error)
  }

  async function change(block: Block, body: EntryChange, before: EntryChange): Promise<unknown> {
    const { error } = await client.PATCH('/hours/hours/{id}', { params: { path: { id: block.id } }, body })
    if (error) return error
    await refresh()
    offer({ said: said.changed, undo: () => void patch(block.id, before) })
    return undefined
  }

  function remove({ id }: Block) {
    undoable({
      said: said.deleted,
      show: () => {
        setGone((before) => new Set([...before, id]))
        return () => setGone((before) => new Set([...before].filter((one) => one !== id)))
      },
      send: async (init) => {
        const answer = await client.DELETE('/hours/hours/{id}', { params: { path: { id } }, ...init })
        await refresh()
        return answer
      },
    })
  }

  return { shown, gone, place, book, copy, change, remove, timesOf, whenText }
}

// Nobody answered.
function failed(thrown: unknown) {
  return { data: undefined, error: thrown ?? {} }
}

export type CalendarChanges = ReturnType<typeof useCalendarChanges>
