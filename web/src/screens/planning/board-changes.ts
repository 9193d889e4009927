// Changes of planning: they show at once, can be taken back, and when refused the block says so itself.
import { useCallback, useRef, useState } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { inTurn } from '../../api/in-turn.ts'
import { problemOf, showProblem } from '../../api/problems.ts'
import { createRecord, deleteRecord, isStillSeen, patchSeen } from '../../api/records.ts'
import { versionOf } from '../../api/versions.ts'
import { useUndoOffer } from '../../ui/undo.tsx'
import { useResting } from '../../ui/use-resting.ts'
import { useWords, words } from '../../words/language.tsx'
import { isSameSpan, type Span, spanOf, split as splitSpan } from './blocks.ts'
import { type Period, type Planning, useRenewPeople } from './board-data.ts'
import { useSpanText } from './words.ts'

const texts = words({
  en: {
    moved: (to: string) => `Moved to ${to}`,
    planned: (when: string) => `Planned: ${when}`,
    changed: 'The planning is changed',
    deleted: 'The planning is deleted',
    split: 'The planning is split',
    late: 'Somebody else changed this meanwhile. You see it now as it is.',
    oneDay: 'This is planned for one day only, so there is nothing to split.',
    oneSide: 'All hours stand on one side of this day, so there is nothing to split.',
  },
  nl: {
    moved: (to: string) => `Verplaatst naar ${to}`,
    planned: (when: string) => `Gepland: ${when}`,
    changed: 'De planning is gewijzigd',
    deleted: 'De planning is verwijderd',
    split: 'De planning is gesplitst',
    late: 'Iemand anders heeft dit intussen gewijzigd. Je ziet het nu zoals het is.',
    oneDay: 'Dit is maar voor één dag gepland, er valt niets te splitsen.',
    oneSide: 'Alle uren staan aan één kant van deze dag, er valt niets te splitsen.',
  },
})

export type NewPlanning = Shapes['PlanningCreate']
export type PlanningChange = Shapes['PlanningUpdate']

const PATH = '/hrm/planning'

export function useBoardChanges(period: Period) {
  const said = useWords(texts)
  const spanText = useSpanText()
  const offer = useUndoOffer()
  const renew = useRenewPeople(period)
  const [drafts, setDrafts] = useState<readonly Planning[]>([])
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const { shown, show, place } = useResting<Planning, Span>({ spanOf, isSame: isSameSpan, send: sendPlace })
  const made = useRef(0)

  const tell = useCallback((id: string, text: string | undefined) => {
    setRefused((before) => {
      if (!text && !before.has(id)) return before
      const after = new Map(before)
      if (text) after.set(id, text)
      else after.delete(id)
      return after
    })
  }, [])

  function patch(block: Planning, body: PlanningChange, concerned: readonly string[] = []): Promise<unknown> {
    tell(block.id, undefined)
    return inTurn(`${PATH} ${block.id}`, () => patchNow(block, body, concerned))
  }

  async function patchNow(block: Planning, body: PlanningChange, concerned: readonly string[]): Promise<unknown> {
    const { id } = block
    try {
      const change = { id, body, seen: block }
      if (!versionOf(`${PATH}/{id}`, id) && !(await isStillSeen(PATH, change))) throw LATE
      await patchSeen(PATH, change, { keepalive: true })
    } catch (error) {
      await renew([block.employee_id, ...concerned]).catch(() => undefined)
      return error ?? {}
    }
    await renew([block.employee_id, ...concerned])
    return undefined
  }

  function textOf(error: unknown): string {
    const { code, detail, title } = problemOf(error)
    return error === LATE || code === 'precondition-failed' ? said.late : detail || title
  }

  async function sendPlace(block: Planning, span: Span, before: Span) {
    const error = await patch({ ...block, ...datesOf(before) }, datesOf(span), [span.employeeId])
    if (error) return tell(block.id, textOf(error))
    const back = () => place({ ...block, ...datesOf(span) }, before)
    offer({ said: said.moved(spanText(span)), undo: back })
  }

  async function create(body: NewPlanning): Promise<unknown> {
    try {
      const { id } = await createRecord(PATH, body)
      await renew([body.employee_id])
      const span = { employeeId: body.employee_id, start: body.start_date, end: body.end_date }
      offer({ said: said.planned(spanText(span)), undo: () => void unmake(id, body.employee_id) })
      return undefined
    } catch (error) {
      return error ?? {}
    }
  }

  async function unmake(id: string, employeeId: string) {
    const error = await takeAway(id, employeeId)
    if (error) tell(id, textOf(error))
  }

  async function takeAway(id: string, employeeId: string): Promise<unknown> {
    const { error } = await deleteRecord(PATH, id, { keepalive: true }).catch((thrown: unknown) => ({ error: thrown }))
    await renew([employeeId])
    return error
  }

  /** The same again elsewhere. */
  async function copy(block: Planning, span: Span) {
    const end = showDraft(block, span)
    const error = await create({ ...valuesOf(block), ...datesOf(span) })
    end()
    if (error) tell(block.id, textOf(error))
  }

  function showDraft(block: Planning, span: Span): () => void {
    const draft = { ...block, ...datesOf(span), id: `draft ${++made.current}`, conflicts: [], has_conflicts: false }
    setDrafts((before) => [...before, draft])
    return () => setDrafts((before) => before.filter((one) => one !== draft))
  }

  async function change(block: Planning, body: PlanningChange): Promise<unknown> {
    const concerned = body.employee_id ? [body.employee_id] : []
    const error = await patch(block, body, concerned)
    if (error) return error
    const before = beforeOf(block, body)
    offer({ said: said.changed, undo: () => void patchBack({ ...block, ...body } as Planning, before) })
    return undefined
  }

  /** Tentative becomes confirmed, and the other way round. */
  async function toggle(block: Planning) {
    const error = await change(block, { status: block.status === 'tentative' ? 'confirmed' : 'tentative' })
    if (error) tell(block.id, textOf(error))
  }

  async function patchBack(now: Planning, before: PlanningChange) {
    const error = await patch(now, before, before.employee_id ? [before.employee_id] : [])
    if (error) tell(now.id, textOf(error))
  }

  async function remove(block: Planning) {
    const { id, employee_id } = block
    setGone((before) => new Set([...before, id]))
    const error = await takeAway(id, employee_id)
    setGone((before) => new Set([...before].filter((one) => one !== id)))
    if (error) return tell(id, textOf(error))
    offer({ said: said.deleted, undo: () => void bringBack(block) })
  }

  async function bringBack(block: Planning) {
    const end = showDraft(block, spanOf(block))
    await createRecord(PATH, valuesOf(block)).catch(showProblem)
    await renew([block.employee_id])
    end()
  }

  /** In two on a day, each with the hours that stand on its side of it. */
  async function split(block: Planning, day?: string) {
    const parts = splitSpan(spanOf(block), day)
    if (!parts) return tell(block.id, said.oneDay)
    const [first, second] = parts
    const hours = block.minutes_per_day === null ? await sharedHours(block, second.start) : SAME_HOURS
    if (!hours) return tell(block.id, said.oneSide)
    show(block.id, first)
    const end = showDraft(block, second)
    const refusal = await sendSplit(
      block,
      first.end,
      { ...valuesOf(block), ...hours.second, ...datesOf(second) },
      hours,
    )
    show(block.id, undefined)
    end()
    if (refusal) tell(block.id, textOf(refusal))
  }

  async function sendSplit(block: Planning, end_date: string, second: NewPlanning, hours: SplitHours) {
    const error = await patch(block, { end_date, ...hours.first })
    if (error) return error
    const now = { ...block, end_date, ...hours.first } as Planning
    const before = { end_date: block.end_date, ...(hours.first ? { minutes: block.minutes } : {}) }
    try {
      const { id } = await createRecord(PATH, second)
      await renew([block.employee_id])
      const join = async () => {
        const refusal = await takeAway(id, block.employee_id)
        if (refusal) return tell(now.id, textOf(refusal))
        await patchBack(now, before)
      }
      offer({ said: said.split, undo: () => void join() })
      return undefined
    } catch (refusal) {
      await patchBack(now, before)
      return refusal
    }
  }

  return { shown, drafts, gone, refused, place, create, copy, change, toggle, remove, split, dismiss: tell }
}

export type BoardChanges = ReturnType<typeof useBoardChanges>

const LATE = { code: 'precondition-failed' }
const SAME_HOURS: SplitHours = { first: undefined, second: undefined }

interface SplitHours {
  readonly first: { minutes: number } | undefined
  readonly second: { minutes: number } | undefined
}

/** Of a total that was shared by the days, what stands before the day and from it on. */
async function sharedHours({ id }: Planning, day: string): Promise<SplitHours | undefined> {
  const { data } = await client.GET('/hrm/planning/{id}', { params: { path: { id } } })
  const sum = (isHere: (date: string) => boolean) =>
    (data?.data.days ?? []).reduce((total, one) => total + (isHere(one.date) ? one.minutes : 0), 0)
  const [before, after] = [sum((date) => date < day), sum((date) => date >= day)]
  return before && after ? { first: { minutes: before }, second: { minutes: after } } : undefined
}

function datesOf({ employeeId, start, end }: Span) {
  return { employee_id: employeeId, start_date: start, end_date: end }
}

export function valuesOf(block: Planning): NewPlanning {
  const { employee_id, project_id, service_id, task_id, start_date, end_date, minutes_per_day, minutes } = block
  const hours = minutes_per_day === null ? { minutes } : { minutes_per_day }
  const { status, note } = block
  return { employee_id, project_id, service_id, task_id, start_date, end_date, status, note, ...hours }
}

function beforeOf(block: Planning, body: PlanningChange): PlanningChange {
  const keys = Object.keys(body).filter((key) => key !== 'minutes' && key !== 'minutes_per_day')
  const fields = Object.fromEntries(keys.map((key) => [key, block[key as keyof Planning]]))
  const isOfHours = 'minutes' in body || 'minutes_per_day' in body
  if (!isOfHours) return fields
  return {
    ...fields,
    ...(block.minutes_per_day === null ? { minutes: block.minutes } : { minutes_per_day: block.minutes_per_day }),
  }
}
