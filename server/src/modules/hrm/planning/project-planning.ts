// What becomes of planning when its project, service or task is deleted.
import type { Context } from '../../../db/context.ts'
import { raw, sql } from '../../../db/sql.ts'
import { deleteRecord, updateRecord } from '../../../db/write.ts'
import { spanOf } from '../../../shared/calendar.ts'
import { holdEmployeesOf } from '../hold-employees.ts'
import { renewConflicts } from './conflicts.ts'
import { loadPlannings, planning } from './planning.queries.ts'

/** Whoever deletes a project, a service or a task holds those who are planned on it before he holds that. */
export function holdPlanned(ctx: Context, link: 'project_id' | 'service_id' | 'task_id', id: string): void {
  holdEmployeesOf(ctx, 'planning', sql`${raw(link)} = ${id}`)
}

/** The planning of a project goes with it, and what it stood in the way of is free. */
export async function deleteProjectPlanning(ctx: Context, projectId: string): Promise<void> {
  holdPlanned(ctx, 'project_id', projectId)
  const gone = await loadPlannings(ctx, sql`t.project_id = ${projectId}`)
  if (gone.length === 0) return
  for (const one of gone) deleteRecord(ctx, planning, one)
  const rows = gone.map(({ row }) => row)
  await renewConflicts(ctx, {
    employeeIds: [...new Set(rows.map(({ employee_id }) => employee_id))],
    ...spanOf(rows),
  })
}

/** Planning on a service or task stays without it. */
export async function releasePlanning(ctx: Context, link: 'service_id' | 'task_id', id: string): Promise<void> {
  const held = await loadPlannings(ctx, sql`t.${raw(link)} = ${id}`)
  await Promise.all(held.map((one) => updateRecord(ctx, planning, one, { [link]: null })))
}
