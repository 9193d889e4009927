// Tasks of projects: /projects/task.
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import { findRecord, type Rendered } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { deleteRecord, updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { referenceProblem } from '../../shared/problem.ts'
import { One, Page } from '../../shared/shapes.ts'
import { holdPlanned, releasePlanning } from '../hrm/public.ts'
import { changedFields } from './changed.rules.ts'
import { employeeStatus, holdStatus, serviceProject } from './surroundings.queries.ts'
import { checkAssigneeActive, checkTask, checkTaskProject, type TaskStatus, taskStatusChange } from './task.rules.ts'
import { insertTask, type LoadedTask, loadTask, task, taskList } from './tasks.queries.ts'
import { type NewTask, Task, TaskCreate, TaskUpdate, type TaskValues } from './tasks.shapes.ts'

export const tasks = [
  operation({
    id: 'task.list',
    summary: 'List tasks',
    method: 'GET',
    path: '/projects/task',
    scope: 'projects:read',
    list: taskList,
    success: 200,
    response: Page(Task, true),
    run: (ctx, { list }) => page(ctx.tx, taskList, list, ctx),
  }),
  operation({
    id: 'task.create',
    summary: 'Add a task to a project',
    method: 'POST',
    path: '/projects/task',
    scope: 'projects:write',
    body: TaskCreate,
    success: 201,
    response: One(Task),
    problems: ['project-closed', 'project-archived', 'employee-inactive'],
    run: (ctx, { body }) => createTask(ctx, body),
  }),
  operation({
    id: 'task.read',
    summary: 'Read a task',
    method: 'GET',
    path: '/projects/task/{id}',
    scope: 'projects:read',
    load: (ctx, id) => findRecord(ctx.tx, task, id, ctx),
    success: 200,
    response: One(Task),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'task.update',
    summary: 'Change, begin, complete, cancel or reopen a task',
    method: 'PATCH',
    path: '/projects/task/{id}',
    scope: 'projects:write',
    load: loadTask,
    body: TaskUpdate,
    success: 200,
    response: One(Task),
    problems: ['project-archived', 'employee-inactive', 'invalid-transition'],
    run: (ctx, { before, body }) => changeTask(ctx, before, body),
  }),
  operation({
    id: 'task.delete',
    summary: 'Delete a task',
    method: 'DELETE',
    path: '/projects/task/{id}',
    scope: 'projects:write',
    load: (ctx, id) => {
      holdPlanned(ctx, 'task_id', id)
      return loadTask(ctx, id)
    },
    success: 204,
    run: async (ctx, { before }) => {
      await releasePlanning(ctx, 'task_id', before.id)
      deleteRecord(ctx, task, before)
    },
  }),
]

async function createTask(ctx: Context, values: NewTask): Promise<Rendered> {
  const { start_date = null, due_date = null } = values
  const project = await holdStatus(ctx.tx, sql`${values.project_id}`)
  if (!project) throw referenceProblem(['project_id'])
  checkTask({ project_id: project.id, start_date, due_date }, await serviceProject(ctx.tx, values.service_id))
  checkTaskProject(project, 'create')
  checkAssigneeActive(await employeeStatus(ctx, values.assignee_employee_id))
  return insertTask(ctx, values)
}

async function changeTask(ctx: Context, before: LoadedTask, values: TaskValues): Promise<Rendered> {
  const changed = changedFields(before.record, values)
  if (changed.length === 0) return before
  checkTask({ ...before.row, ...values }, await serviceProject(ctx.tx, values.service_id))
  checkTaskProject(before.project, 'update')
  if (changed.includes('assignee_employee_id'))
    checkAssigneeActive(await employeeStatus(ctx, values.assignee_employee_id))
  const from = before.row.status as TaskStatus
  const { set, event } = taskStatusChange(from, values.status ?? from, ctx.now)
  return updateRecord(ctx, task, before, { ...values, ...set }, event ? [event] : [])
}
