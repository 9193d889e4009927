// The timer as it is stored, and how it is taken in hand.
import type { Context } from '../../db/context.ts'
import { fromOf, type Loaded, loadRecords, readRendered, recordType, renderedOf } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { holdHoursOf } from './booking.queries.ts'
import { TimerRecord } from './timer.shapes.ts'

export const timer = recordType({
  name: 'timer',
  table: 'timer',
  shape: TimerRecord,
  joins: sql`
    left join project on project.environment_id = t.environment_id and project.id = t.project_id
    left join organization on organization.environment_id = t.environment_id and organization.id = project.organization_id
    left join service on service.environment_id = t.environment_id and service.id = t.service_id
    left join task on task.environment_id = t.environment_id and task.id = t.task_id
    left join hour_type on hour_type.environment_id = t.environment_id and hour_type.id = t.hour_type_id`,
  columns: {
    project_name: raw('project.name'),
    service_name: raw('service.name'),
    organization_id: raw('project.organization_id'),
    organization_name: raw('organization.name'),
    task_name: raw('task.name'),
    hour_type_name: raw('hour_type.name'),
  },
})

export type LoadedTimer = Loaded<Tables['timer']>

export async function findTimer(ctx: Context, employeeId: string) {
  const query = sql`select ${renderedOf(timer, ctx)} from ${fromOf(timer)} where t.employee_id = ${employeeId}`
  return readRendered(timer, ctx, await ctx.tx.lastRaw(query))
}

/** Whoever starts or stops waits for his other devices, and for whatever books for him. */
export async function holdTimer(ctx: Context, employeeId: string): Promise<LoadedTimer | undefined> {
  holdHoursOf(ctx, employeeId)
  return (await loadRecords(ctx.tx, timer, sql`t.employee_id = ${employeeId}`, ctx))[0]
}

export interface TaskFacts {
  readonly name: string
  readonly project_id: string
  readonly service_id: string | null
}

export function findTask(ctx: Context, id: string): Promise<TaskFacts | undefined> {
  return ctx.tx.first(sql`select name, project_id, service_id from task where id = ${id}`)
}
