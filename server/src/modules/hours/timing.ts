// Starting, changing and stopping the timer. What it comes to is booked by bookHours; where that refuses, the timer runs on.
import type { Context } from '../../db/context.ts'
import type { Rendered } from '../../db/record.ts'
import { deleteRecord, insertRecord, updateRecord } from '../../db/write.ts'
import { toInstant } from '../../shared/calendar.ts'
import { checkFields, fieldError, Problem, referenceProblem } from '../../shared/problem.ts'
import { bookHours, judgeHours } from './booking.ts'
import { findTask, findTimer, holdTimer, type LoadedTimer, type TaskFacts, timer } from './timer.queries.ts'
import {
  checkRemembered,
  checkStarted,
  checkStopped,
  checkSwitch,
  isForgotten,
  isLong,
  stretchOf,
  stretchSoFar,
} from './timer.rules.ts'
import type { ChangedTimer, NewTimer } from './timer.shapes.ts'

/** Whoever is no employee has none. */
export async function readTimer(ctx: Context) {
  const { employeeId } = ctx.actor
  return { data: timing(ctx, employeeId === null ? undefined : await findTimer(ctx, employeeId)) }
}

/** The one that runs, held; without it there is nothing to change or stop. */
export async function runningTimer(ctx: Context): Promise<LoadedTimer> {
  const { employeeId } = ctx.actor
  const running = employeeId === null ? undefined : await holdTimer(ctx, employeeId)
  if (!running)
    throw new Problem('timer-not-running', 'No timer of yours is running; it may have been stopped elsewhere.')
  return running
}

export async function startTimer(ctx: Context, body: NewTimer) {
  const employee_id = ownEmployee(ctx)
  const started_at = body.started_at && toInstant(body.started_at)
  if (started_at) checkStarted(started_at, ctx.now)
  const running = await holdTimer(ctx, employee_id)
  // Two starts at once queue, and the second may have been sent a moment earlier.
  const moment = started_at ?? laterOf(ctx.now, running?.row.started_at)
  if (running) checkSwitch(running.row, moment)
  const booked = running ? await endTimer(ctx, running, moment) : null
  const judged = await judgeTimer(ctx, { ...body, employee_id, started_at: moment })
  const made = await insertRecord(ctx, timer, { id: ctx.newId(), employee_id, ...judged, started_at: moment })
  return { data: { ...timing(ctx, made), booked } }
}

export async function changeTimer(ctx: Context, before: LoadedTimer, body: ChangedTimer) {
  const { row } = before
  const started_at = body.started_at ? toInstant(body.started_at) : row.started_at
  if (started_at !== row.started_at) checkStarted(started_at, ctx.now)
  const isMoved = started_at !== row.started_at || PLACE.some((field) => body[field] !== undefined)
  const wanted = { ...row, ...(isPlaced(body) ? NOWHERE : {}), ...body, started_at }
  // A note can be typed on whatever became of the place meanwhile.
  const { project_id, service_id, task_id, hour_type_id, billable } = wanted
  const note = body.note === undefined ? noteAfter(before, body) : body.note
  const values = isMoved
    ? await judgeTimer(ctx, { ...wanted, note })
    : { project_id, service_id, task_id, hour_type_id, note, billable }
  return { data: timing(ctx, await updateRecord(ctx, timer, before, { ...values, started_at })) }
}

export async function stopTimer(ctx: Context, running: LoadedTimer, stoppedAt: string | undefined) {
  if (stoppedAt === undefined) checkRemembered(running.row, ctx.now)
  const moment = stoppedAt === undefined ? laterOf(ctx.now, running.row.started_at) : toInstant(stoppedAt)
  if (stoppedAt !== undefined) checkStopped(running.row, moment, ctx.now)
  const booked = await endTimer(ctx, running, moment)
  return { data: { ...timing(ctx, undefined), booked } }
}

const PLACE = ['project_id', 'service_id', 'task_id', 'hour_type_id'] as const
const NOWHERE = { project_id: undefined, service_id: undefined, task_id: undefined }

// Project, service and task are said as a whole: half of the old place with half of the new one is nobody's wish.
function isPlaced({ project_id, service_id, task_id }: ChangedTimer): boolean {
  return [project_id, service_id, task_id].some((id) => id !== undefined)
}

// A note that is only the name of the task goes with it.
function noteAfter({ row, record }: LoadedTimer, { task_id }: ChangedTimer): string | null | undefined {
  const isName = row.note === null || row.note === JSON.parse(record).task_name
  return task_id !== undefined && isName ? undefined : row.note
}

function ownEmployee({ actor }: Context): string {
  if (actor.employeeId === null)
    throw new Problem('forbidden', 'A timer belongs to an employee, and your account is not linked to one.')
  return actor.employeeId
}

function laterOf(now: string, other: string | undefined): string {
  return other !== undefined && other > now ? other : now
}

async function endTimer(ctx: Context, running: LoadedTimer, moment: string): Promise<unknown> {
  const { employee_id, project_id, service_id, hour_type_id, note, billable, started_at } = running.row
  const stretch = stretchOf(started_at, moment)
  const place = { employee_id, project_id, service_id, hour_type_id, note, billable }
  const booked = stretch && (await bookHours(ctx, { ...place, ...stretch }))
  deleteRecord(ctx, timer, running)
  return booked && JSON.parse(booked.record)
}

interface Wanted {
  readonly employee_id: string
  readonly started_at: string
  readonly project_id?: string | null | undefined
  readonly service_id?: string | null | undefined
  readonly task_id?: string | null | undefined
  readonly hour_type_id?: string | null
  readonly note?: string | null | undefined
  readonly billable?: boolean
}

// It may run where an hour could be booked from its start to now.
async function judgeTimer(ctx: Context, wanted: Wanted) {
  const { employee_id, hour_type_id, billable = true } = wanted
  const task = wanted.task_id ? await chosenTask(ctx, wanted.task_id, wanted) : null
  const place = {
    project_id: wanted.project_id ?? task?.project_id ?? null,
    service_id: wanted.service_id === undefined ? (task?.service_id ?? null) : wanted.service_id,
  }
  const stretch = stretchSoFar(wanted.started_at, ctx.now)
  const sent = { employee_id, ...withoutNothing(place), hour_type_id: hour_type_id ?? null, billable, ...stretch }
  const { project_id, service_id } = await judgeHours(ctx, sent)
  // Hours carry no task, so its name is what will be read of it.
  const note = wanted.note === undefined ? (task?.name ?? null) : wanted.note
  return { project_id, service_id, task_id: wanted.task_id ?? null, hour_type_id: hour_type_id ?? null, note, billable }
}

async function chosenTask(ctx: Context, id: string, { project_id }: Wanted): Promise<TaskFacts> {
  const task = await findTask(ctx, id)
  if (!task) throw referenceProblem(['task_id'])
  const isElsewhere = project_id && project_id.toLowerCase() !== task.project_id
  checkFields(isElsewhere ? [fieldError('/task_id', 'other_project', 'The task does not belong to the project.')] : [])
  return task
}

// A project that is left out follows from the service; null would say that there is none.
function withoutNothing({ project_id, service_id }: { project_id: string | null; service_id: string | null }) {
  return project_id === null ? { service_id } : { project_id, service_id }
}

function timing({ now }: Context, running: Rendered | undefined) {
  if (!running) return { timer: null, now }
  const record = JSON.parse(running.record)
  const { started_at } = record
  const { version } = running
  return {
    timer: { ...record, version, is_long: isLong(started_at, now), is_forgotten: isForgotten(started_at, now) },
    now,
  }
}
