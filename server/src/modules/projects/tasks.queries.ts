// Tasks as they are stored: the record, the list, and the writes.
import { actionsIn } from '../../db/actions.ts'
import type { Context } from '../../db/context.ts'
import { byFlag, byId, bySearch, byWord, dayRange } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, loadRecord, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { insertRecord } from '../../db/write.ts'
import { plannedMinutes } from './planned.queries.ts'
import { type HeldProject, holdStatus } from './surroundings.queries.ts'
import { completedAtOfNewTask, taskTransitions } from './task.rules.ts'
import { type NewTask, Task, taskStatuses } from './tasks.shapes.ts'

// The same as isOverdue in task.rules.ts; a list must be able to filter it without asking task by task.
const isOverdue = raw(`coalesce(t.due_date < current_day() and t.status in ('open', 'in_progress'), false)`)

export const task = recordType({
  name: 'task',
  table: 'task',
  shape: Task,
  joins: sql`
    join project on project.environment_id = t.environment_id and project.id = t.project_id
    left join service on service.environment_id = t.environment_id and service.id = t.service_id
    left join employee assignee on assignee.environment_id = t.environment_id and assignee.id = t.assignee_employee_id`,
  columns: {
    project_name: raw('project.name'),
    service_name: raw('service.name'),
    assignee_employee_name: raw('assignee.full_name'),
    allowed_actions: sql`case when project.status = 'archived' then '[]' else ${actionsIn(taskTransitions, taskStatuses, raw('t.status'))} end`,
    is_overdue: isOverdue,
    planned_minutes: plannedMinutes(sql`plan.task_id = t.id`),
  },
})

export const taskList = listing({
  type: task,
  filters: {
    q: bySearch(raw(`search_text(t.name || ' ' || coalesce(t.description, ''))`)),
    project_id: byId(raw('t.project_id')),
    service_id: byId(raw('t.service_id')),
    assignee_employee_id: byId(raw('t.assignee_employee_id')),
    status: byWord(raw('t.status'), taskStatuses),
    ...dayRange('due_date'),
    is_overdue: byFlag(isOverdue),
  },
  orders: {
    project_id: { by: raw('t.project_id') },
    due_date: { by: raw('t.due_date'), nullable: true },
    name: { by: raw('t.name') },
    priority: { by: raw(`array_position(array['low', 'normal', 'high'], t.priority)`) },
    position: { by: raw('t.position') },
  },
  defaultSort: 'project_id,position',
  tallied: true,
  deletable: true,
})

/** A task held for a change, and its project in its present status. */
export interface LoadedTask extends Loaded<Tables['task']> {
  readonly project: HeldProject
}

export async function loadTask(ctx: Context, id: string): Promise<LoadedTask | undefined> {
  const project = await holdStatus(ctx.tx, sql`(select project_id from task where id = ${id})`)
  const loaded = project && (await loadRecord(ctx.tx, task, id, ctx))
  return loaded && { ...loaded, project }
}

export function insertTask(ctx: Context, values: NewTask) {
  return insertRecord(ctx, task, {
    ...values,
    id: ctx.newId(),
    completed_at: completedAtOfNewTask(values.status ?? 'open', ctx.now),
    position:
      values.position ?? sql`(select coalesce(max(position) + 1, 0) from task where project_id = ${values.project_id})`,
  })
}
