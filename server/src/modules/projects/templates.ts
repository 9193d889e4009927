// Project templates: /projects/template. They are read everywhere, written and applied in the screens.
import type { Static } from 'typebox'
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import { type Loaded, loadRecord, type Rendered, renderRecord } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { sql } from '../../db/sql.ts'
import { deleteRecord, insertRecord, updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { One, Page } from '../../shared/shapes.ts'
import { createProject } from './create-project.ts'
import { project } from './projects.queries.ts'
import { ProjectDetail, TemplateApply } from './projects.shapes.ts'
import { insertService } from './services.queries.ts'
import { holdProject } from './surroundings.queries.ts'
import { insertTask } from './tasks.queries.ts'
import { type TemplateRows, taskDates, templateRows } from './template.rules.ts'
import { template, templateList } from './templates.queries.ts'
import { Template, TemplateCreate, TemplateUpdate, type TemplateValues } from './templates.shapes.ts'

export const templates = [
  operation({
    id: 'template.list',
    summary: 'List project templates',
    method: 'GET',
    path: '/projects/template',
    scope: 'projects:read',
    list: templateList,
    success: 200,
    response: Page(Template),
    run: (ctx, { list }) => page(ctx.tx, templateList, list, ctx),
  }),
  operation({
    id: 'template.create',
    summary: 'Create a project template',
    method: 'POST',
    path: '/projects/template',
    scope: 'projects:write',
    surface: 'app',
    body: TemplateCreate,
    success: 201,
    response: One(Template),
    problems: ['duplicate'],
    run: (ctx, { body }) =>
      insertRecord(ctx, template, { id: ctx.newId(), ...columnsOf(body, { services: [], tasks: [] }) }),
  }),
  operation({
    id: 'template.update',
    summary: 'Change a project template; projects made from it stay as they are',
    method: 'PATCH',
    path: '/projects/template/{id}',
    scope: 'projects:write',
    surface: 'app',
    load: (ctx, id) => loadRecord(ctx.tx, template, id, ctx),
    body: TemplateUpdate,
    success: 200,
    response: One(Template),
    problems: ['duplicate'],
    run: (ctx, { before, body }) => updateRecord(ctx, template, before, columnsOf(body, before.row as TemplateRows)),
  }),
  operation({
    id: 'template.delete',
    summary: 'Delete a project template that was never used',
    method: 'DELETE',
    path: '/projects/template/{id}',
    scope: 'projects:write',
    surface: 'app',
    load: (ctx, id) => loadRecord(ctx.tx, template, id, ctx),
    success: 204,
    problems: ['in-use'],
    run: async (ctx, { before }) => deleteRecord(ctx, template, before),
  }),
  operation({
    id: 'template.apply',
    summary: 'Make a project with the services and tasks of a template',
    method: 'POST',
    path: '/projects/template/{id}/apply',
    scope: 'projects:write',
    surface: 'app',
    load: (ctx, id) => loadRecord(ctx.tx, template, id, ctx),
    body: TemplateApply,
    success: 201,
    response: One(ProjectDetail),
    problems: ['employee-inactive'],
    run: (ctx, { before, body }) => applyTemplate(ctx, before, body),
  }),
]

/** The rows that are not sent stay, but are judged and counted together with those that are. */
function columnsOf({ services, tasks, ...values }: TemplateValues, before: TemplateRows) {
  if (!services && !tasks) return values
  const rows = templateRows({ services: services ?? uncounted(before), tasks: tasks ?? before.tasks })
  return { ...values, services: JSON.stringify(rows.services), tasks: JSON.stringify(rows.tasks) }
}

function uncounted({ services }: TemplateRows) {
  return services.map(({ tasks_count: _, ...service }) => service)
}

async function applyTemplate(
  ctx: Context,
  before: Loaded<Tables['project_template']>,
  values: Static<typeof TemplateApply>,
): Promise<Rendered> {
  const { services, tasks } = before.row as TemplateRows
  const start_date = values.start_date ?? ctx.today
  const { id } = await createProject(ctx, { ...values, start_date }, { template_id: before.id })
  const held = await holdProject(ctx.tx, sql`${id}`)
  const serviceIds = new Map<number | null, string>()
  for (const [last_service_number, { tasks_count: _, ...service }] of services.entries()) {
    const start = service.billing_method === 'subscription' ? { start_date } : {}
    const made = await insertService(ctx, { ...held!, last_service_number }, { ...service, ...start })
    serviceIds.set(service.position, made.id)
  }
  for (const { service_position, start_offset_days, due_offset_days, ...task } of tasks) {
    const service_id = serviceIds.get(service_position) ?? null
    const dates = taskDates({ start_offset_days, due_offset_days }, start_date)
    await insertTask(ctx, { project_id: id, service_id, ...task, ...dates })
  }
  return renderRecord(ctx.tx, project, id, ctx)
}
