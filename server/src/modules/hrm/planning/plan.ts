// Planning, changing and removing: the place, the days, what stands in their way, the row.
import type { Context } from '../../../db/context.ts'
import type { Rendered } from '../../../db/record.ts'
import { deleteRecord, updateRecord } from '../../../db/write.ts'
import { spanOf } from '../../../shared/calendar.ts'
import { referenceProblem } from '../../../shared/problem.ts'
import { type EmployeeDays, findDays } from '../days.queries.ts'
import { holdEmployee } from '../hold-employees.ts'
import { checkEmployed } from '../people/employees.rules.ts'
import type { PlanningStatus } from './capacity.rules.ts'
import { type Conflict, conflictsOf, hasNewConflict } from './conflicts.rules.ts'
import { renewConflicts } from './conflicts.ts'
import {
  findPlace,
  insertPlanning,
  type LoadedPlanning,
  type PlanningRow,
  planning,
  planningDays,
  replaceDays,
} from './planning.queries.ts'
import {
  checkMayPlan,
  checkPlace,
  checkPlaceOpen,
  checkPlanningDays,
  type Place,
  type PlaceFacts,
  type Planner,
  type PlanningDays,
  plannedMinutes,
  projectOfPlanning,
} from './planning.rules.ts'
import type { ChangedPlanning, NewPlanning } from './planning.shapes.ts'
import { type PlannedMinutes, type Spread, spreadOver } from './planning-spread.rules.ts'

export async function createPlanning(ctx: Context, body: NewPlanning): Promise<Rendered> {
  const sent = withPlainIds(body)
  const { employee_id, status = 'confirmed', note = null } = sent
  checkMayPlan([employee_id], plannerOf(ctx))
  checkPlanningDays(sent)
  await holdEmployed(ctx, sent)
  const place = await settlePlace(ctx, sent, null)
  const spread = { start_date: sent.start_date, end_date: sent.end_date, ...plannedMinutes(sent, null) }
  const facts = await daysOf(ctx, employee_id, spread)
  const days = spreadOver(facts, spread)
  const conflicts = ownConflicts(facts, 'new', days, status)
  const values = { employee_id, ...place, ...spread, minutes: total(days), status, note }
  const kinds = conflicts.length > 0 ? ['planning.conflict'] : []
  const made = await insertPlanning(ctx, { ...values, conflicts: JSON.stringify(conflicts) }, days, kinds)
  await renewConflicts(ctx, { employeeIds: [employee_id], from: spread.start_date, to: spread.end_date })
  return made
}

export async function changePlanning(ctx: Context, before: LoadedPlanning, body: ChangedPlanning): Promise<Rendered> {
  const { row } = before
  const sent = withPlainIds(body)
  const after = { ...row, ...sent } as PlanningRow & { status: PlanningStatus }
  checkMayPlan([row.employee_id, after.employee_id], plannerOf(ctx))
  checkPlanningDays(after)
  const place = await settlePlace(ctx, sent, row)
  const spread = { start_date: after.start_date, end_date: after.end_date, ...plannedMinutes(sent, row) }
  const isSpread = after.employee_id !== row.employee_id || !isSameSpread(spread, row)
  const isCounted = isSpread || after.status !== row.status
  const { note, status } = after
  if (!isCounted) return updateRecord(ctx, planning, before, { ...place, note })
  if (after.employee_id !== row.employee_id) await holdEmployed(ctx, after)
  const facts = await daysOf(ctx, after.employee_id, spread)
  const days = isSpread ? spreadOver(facts, spread) : await planningDays(ctx, row.id)
  const conflicts = ownConflicts(facts, row.id, days, status)
  const { employee_id } = after
  if (isSpread) replaceDays(ctx, row.id, employee_id, days)
  const values = { employee_id, ...place, ...spread, minutes: total(days), status, note }
  const known = employee_id === row.employee_id ? row.conflicts : []
  const kinds = hasNewConflict(known, conflicts) ? ['planning.conflict'] : []
  const changed = await updateRecord(ctx, planning, before, { ...values, conflicts: JSON.stringify(conflicts) }, kinds)
  await renewAround(ctx, row, after)
  return changed
}

export async function removePlanning(ctx: Context, before: LoadedPlanning): Promise<void> {
  checkMayPlan([before.row.employee_id], plannerOf(ctx))
  deleteRecord(ctx, planning, before)
  await renewAround(ctx, before.row)
}

/** The other planning of the days that these versions cover. */
async function renewAround(ctx: Context, ...versions: readonly PlanningRow[]): Promise<void> {
  for (const [employeeId, rows] of Map.groupBy(versions, ({ employee_id }) => employee_id))
    await renewConflicts(ctx, { employeeIds: [employeeId], ...spanOf(rows) })
}

/** Who is to be planned, there on all of these days. */
async function holdEmployed(
  ctx: Context,
  { employee_id, start_date, end_date }: PlanningDays & { employee_id: string },
) {
  const employee = await holdEmployee(ctx, employee_id)
  if (!employee) throw referenceProblem(['employee_id'])
  checkEmployed(employee, start_date, end_date)
}

export function plannerOf({ actor, can }: Context): Planner {
  return { employee_id: actor.employeeId, can_plan: can('planning') }
}

/** Where it is planned, after all that can be wrong with it. */
async function settlePlace(ctx: Context, sent: ChangedPlanning, before: Place | null): Promise<Place> {
  const facts = await findPlace(ctx, sent, before)
  checkPlaceExists(sent, facts)
  const place = {
    project_id: projectOfPlanning(sent, facts, before?.project_id),
    service_id: sent.service_id === undefined ? (before?.service_id ?? null) : sent.service_id,
    task_id: sent.task_id === undefined ? (before?.task_id ?? null) : sent.task_id,
  }
  checkPlace(place, facts)
  checkPlaceOpen(place, facts, before)
  return place
}

function checkPlaceExists(sent: ChangedPlanning, facts: PlaceFacts): void {
  const missing = (['project', 'service', 'task'] as const).filter((thing) => sent[`${thing}_id`] && !facts[thing])
  if (missing.length > 0) throw referenceProblem(missing.map((thing) => `${thing}_id`))
}

async function daysOf(ctx: Context, employeeId: string, { start_date, end_date }: Spread): Promise<EmployeeDays> {
  return (await findDays(ctx.tx, [employeeId], start_date, end_date)).get(employeeId)!
}

/** Of days as they will be, among what else is planned. */
function ownConflicts(
  facts: EmployeeDays,
  planning_id: string,
  days: readonly PlannedMinutes[],
  status: PlanningStatus,
): readonly Conflict[] {
  const others = facts.planned.filter((day) => day.planning_id !== planning_id)
  const own = days.map((day) => ({ ...day, planning_id, status }))
  return conflictsOf({ ...facts, planned: [...others, ...own] }).get(planning_id) ?? []
}

function isSameSpread(spread: Spread, row: PlanningRow): boolean {
  const isSameLead =
    spread.minutes_per_day === row.minutes_per_day &&
    (spread.minutes_per_day !== null || spread.minutes === row.minutes)
  return isSameLead && spread.start_date === row.start_date && spread.end_date === row.end_date
}

function total(days: readonly PlannedMinutes[]): number {
  return days.reduce((sum, { minutes }) => sum + minutes, 0)
}

/** Ids are the same in capitals. */
function withPlainIds<Sent extends ChangedPlanning>(sent: Sent): Sent {
  const ids = (['employee_id', 'project_id', 'service_id', 'task_id'] as const).filter((field) => sent[field])
  return { ...sent, ...Object.fromEntries(ids.map((field) => [field, sent[field]!.toLowerCase()])) }
}
