// Planning as it is stored: the record, the list, and the writes.
import type { Context } from '../../../db/context.ts'
import { byFlag, byId, byWord, overlapRange } from '../../../db/filter.ts'
import { listing } from '../../../db/listing.ts'
import { type Loaded, loadRecords, type RecordType, type Rendered, recordType } from '../../../db/record.ts'
import type { Tables } from '../../../db/schema.ts'
import { raw, type Sql, sql } from '../../../db/sql.ts'
import { insertRow, renderCreated } from '../../../db/write.ts'
import { byTeam } from '../filters.ts'
import { holdEmployeesOf } from '../hold-employees.ts'
import { visibleWith } from '../visibility.ts'
import type { Conflict } from './conflicts.rules.ts'
import type { Place, PlaceFacts } from './planning.rules.ts'
import { Planning, planningStatuses } from './planning.shapes.ts'
import type { PlannedMinutes } from './planning-spread.rules.ts'

// Why somebody is away is told to few; for the others there is more planned than fits.
const conflictsWithoutReason = sql`(
  select coalesce(jsonb_agg(c order by c.date, c.kind desc), '[]') from (
    select c.date, case when c.kind in ('leave', 'absence') then 'over_capacity' else c.kind end as kind, sum(c.minutes)::integer as minutes
    from jsonb_to_recordset(t.conflicts) c (date date, kind text, minutes integer) group by 1, 2) c)`

/** As everybody may see it, and as it goes into events and the audit. */
export const planning = recordType({
  name: 'planning',
  table: 'planning',
  shape: Planning,
  joins: sql`
    join employee on employee.environment_id = t.environment_id and employee.id = t.employee_id
    left join project on project.environment_id = t.environment_id and project.id = t.project_id
    left join service on service.environment_id = t.environment_id and service.id = t.service_id
    left join task on task.environment_id = t.environment_id and task.id = t.task_id`,
  columns: {
    employee_name: raw('employee.full_name'),
    project_name: raw('project.name'),
    service_name: raw('service.name'),
    task_name: raw('task.name'),
    conflicts: conflictsWithoutReason,
  },
  detail: {
    days: sql`(select coalesce(json_agg(d), '[]') from (
      select p.date, p.minutes from planning_day p
      where p.environment_id = owner.environment_id and p.planning_id = owner.id order by p.date) d)`,
  },
})

/** The same, with the reasons of conflicts where this reader may know them. */
export function planningFor(ctx: Context): RecordType<'planning'> {
  const visible = visibleWith(ctx, 'approve_leave', 'absence') ?? raw('true')
  const conflicts = sql`case when ${visible} then t.conflicts else ${conflictsWithoutReason} end`
  return { ...planning, columns: { ...planning.columns, conflicts } }
}

export const planningList = listing({
  type: planning,
  filters: {
    employee_id: byId(raw('t.employee_id')),
    team_id: byTeam(),
    project_id: byId(raw('t.project_id')),
    service_id: byId(raw('t.service_id')),
    task_id: byId(raw('t.task_id')),
    status: byWord(raw('t.status'), planningStatuses),
    ...overlapRange(raw('t.start_date'), raw('t.end_date')),
    has_conflicts: byFlag(raw('t.has_conflicts')),
  },
  orders: { start_date: { by: raw('t.start_date') } },
  defaultSort: 'start_date',
  tallied: true,
  deletable: true,
})

export type PlanningRow = Tables['planning'] & { conflicts: readonly Conflict[] }
export type LoadedPlanning = Loaded<PlanningRow>

export async function loadPlanning(ctx: Context, id: string): Promise<LoadedPlanning | undefined> {
  holdEmployeesOf(ctx, 'planning', sql`id = ${id}`)
  return (await loadPlannings(ctx, sql`t.id = ${id}`))[0]
}

/** The place as it is found, the project and the service held in their present status; what does not exist is null. */
export async function findPlace(
  ctx: Context,
  sent: { readonly [Field in keyof Place]?: string | null | undefined },
  before: Place | null,
): Promise<PlaceFacts> {
  const service = sent.service_id === undefined ? before?.service_id : sent.service_id
  const task = sent.task_id === undefined ? before?.task_id : sent.task_id
  const [project, held, named] = await Promise.all([
    ctx.tx.first<NonNullable<PlaceFacts['project']>>(sql`
      select status from project where id = coalesce(${sent.project_id ?? null}::uuid,
        (select project_id from service where id = ${sent.service_id ?? null}),
        (select project_id from task where id = ${sent.task_id ?? null}), ${before?.project_id ?? null}) for share`),
    ctx.tx.first<NonNullable<PlaceFacts['service']>>(
      sql`select project_id, status, is_bookable from service where id = ${service ?? null} for share`,
    ),
    ctx.tx.first<NonNullable<PlaceFacts['task']>>(
      sql`select project_id, service_id from task where id = ${task ?? null} for key share`,
    ),
  ])
  return { project: project ?? null, service: held ?? null, task: named ?? null }
}

export function insertPlanning(
  ctx: Context,
  values: Readonly<Record<string, unknown>> & { readonly employee_id: string },
  days: readonly PlannedMinutes[],
  alsoKinds: readonly string[],
): Promise<Rendered> {
  const id = ctx.newId()
  insertRow(ctx, 'planning', { ...values, id })
  insertDays(ctx, id, values.employee_id, days)
  return renderCreated(ctx, planning, id, alsoKinds)
}

export function replaceDays(ctx: Context, id: string, employeeId: string, days: readonly PlannedMinutes[]): void {
  ctx.tx.send(sql`delete from planning_day where planning_id = ${id}`)
  insertDays(ctx, id, employeeId, days)
}

function insertDays(ctx: Context, id: string, employeeId: string, days: readonly PlannedMinutes[]): void {
  ctx.tx.send(sql`
    insert into planning_day (environment_id, planning_id, employee_id, date, minutes)
    select current_environment(), ${id}, ${employeeId}, *
    from unnest(${days.map(({ date }) => date)}::date[], ${days.map(({ minutes }) => minutes)}::integer[])`)
}

export async function planningDays(ctx: Context, id: string): Promise<PlannedMinutes[]> {
  return ctx.tx.all(sql`select date, minutes from planning_day where planning_id = ${id} order by date`)
}

export function loadPlannings(ctx: Context, condition: Sql): Promise<LoadedPlanning[]> {
  return loadRecords<'planning', PlanningRow>(ctx.tx, planning, condition, ctx)
}
