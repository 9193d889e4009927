// Changes in the calendar: they show at once, are sent when the hand rests, and can be taken back.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { inTurn } from '../../api/in-turn.ts'
import { problemOf, showSeen } from '../../api/problems.ts'
import { useSession } from '../../api/session.ts'
import { newestVersion } from '../../api/versions.ts'
import { useUndo, useUndoOffer } from '../../ui/undo.tsx'
import { useResting } from '../../ui/use-resting.ts'
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
    late: 'Somebody else changed these hours meanwhile. Look where they stand now, and do it again if you still want to.',
  },
  nl: {
    moved: (when: string) => `Verplaatst naar ${when}`,
    booked: (when: string) => `Geboekt: ${when}`,
    changed: 'De uren zijn gewijzigd',
    deleted: 'De uren zijn verwijderd',
    late: 'Iemand anders heeft deze uren intussen gewijzigd. Kijk waar ze nu staan en doe het opnieuw als je dat nog wilt.',
  },
})

export type EntryChange = Shapes['HoursUpdate']
export type NewEntry = Omit<Shapes['HoursCreate'], 'employee_id' | 'start_at' | 'minutes'>

export function useCalendarChanges(timeZone: string) {
  const cache = useQueryClient()
  const { employee } = useSession()
  const { language } = useLanguage()
  const said = useWords(texts)
  const { weekday } = useFormats()
  const offer = useUndoOffer()
  const undoable = useUndo()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const { shown, show, place } = useResting<Block, Span>({ spanOf: (block) => block, isSame: isSameSpan, send })

  const whenText = ({ date, from, to }: Span) => `${weekday(date)} ${clockOf(from)}–${clockOf(to)}`
  const timesOf = (span: Span) => ({
    start_at: instantOf({ date: span.date, minutes: span.from }, timeZone),
    minutes: span.to - span.from,
  })

  async function refresh() {
    const all = ['/hours/week', '/hours/hours', '/home'].map((path) =>
      cache.invalidateQueries({ queryKey: ['get', path] }),
    )
    await all[0]
  }

  function refuse(error: unknown) {
    const problem = problemOf(error)
    const isLate = problem.code === 'precondition-failed'
    const detail = isLate ? said.late : reasonText(problem.code, problem.detail || problem.title, language)
    showSeen({ ...problem, detail })
  }

  async function patch(block: Block, body: EntryChange): Promise<boolean> {
    const sent = () => client.PATCH('/hours/hours/{id}', { params: at(block), body, keepalive: true }).catch(failed)
    const { error } = await inTurn(`/hours/hours ${block.id}`, sent)
    await refresh()
    if (error) refuse(error)
    return !error
  }

  async function send(block: Block, span: Span, before: Span) {
    const isTaken = await patch(block, timesOf(span))
    if (isTaken) offer({ said: said.moved(whenText(span)), undo: () => void patch(block, timesOf(before)) })
  }

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
    const { error } = await inTurn(`/hours/hours ${block.id}`, () =>
      client.PATCH('/hours/hours/{id}', { params: at(block), body }).catch(failed),
    )
    await refresh()
    if (error) return error
    offer({ said: said.changed, undo: () => void patch(block, before) })
    return undefined
  }

  function remove(block: Block) {
    const { id } = block
    undoable({
      said: said.deleted,
      show: () => {
        setGone((before) => new Set([...before, id]))
        return () => setGone((before) => new Set([...before].filter((one) => one !== id)))
      },
      send: async (init) => {
        const answer = await client.DELETE('/hours/hours/{id}', { params: at(block), ...init })
        await refresh()
        return answer
      },
    })
  }

  return { shown, gone, place, book, copy, change, remove, timesOf, whenText }
}

// What somebody else changed since it was shown is not written over.
function at({ id, entry }: Block) {
  return { path: { id }, header: { 'If-Match': newestVersion('/hours/hours/{id}', id, entry.version) } }
}

// Nobody answered.
function failed(thrown: unknown) {
  return { data: undefined, error: thrown ?? {} }
}

export type CalendarChanges = ReturnType<typeof useCalendarChanges>
