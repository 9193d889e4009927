// Projects: /projects/project.
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import { findRecord, type Loaded, loadRecord, type Rendered } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { renderUpdated, updateRow } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { One, Page } from '../../shared/shapes.ts'
import { holdPlanned } from '../hrm/public.ts'
import { changedFields } from './changed.rules.ts'
import { createProject } from './create-project.ts'
import {
  checkManagerActive,
  checkProfileChange,
  checkProjectDates,
  checkProjectEdit,
  type ProjectStatus,
  projectStatusChange,
} from './project.rules.ts'
import { deleteProject, project, projectList, setTeams } from './projects.queries.ts'
import {
  Project,
  ProjectCreate,
  ProjectDetail,
  ProjectScreenCreate,
  ProjectScreenUpdate,
  ProjectUpdate,
  type ProjectValues,
} from './projects.shapes.ts'
import { employeeStatus, hasDraftInvoices, hasForeignVatRates } from './surroundings.queries.ts'

export const projects = [
  operation({
    id: 'project.list',
    summary: 'List projects',
    method: 'GET',
    path: '/projects/project',
    scope: 'projects:read',
    list: projectList,
    success: 200,
    response: Page(Project, true),
    run: (ctx, { list }) => page(ctx.tx, projectList, list, ctx),
  }),
  operation({
    id: 'project.create',
    summary: 'Create a project',
    method: 'POST',
    path: '/projects/project',
    scope: 'projects:write',
    body: ProjectCreate,
    screenBody: ProjectScreenCreate,
    success: 201,
    response: One(ProjectDetail),
    problems: ['employee-inactive'],
    run: (ctx, { body }) => createProject(ctx, body),
  }),
  operation({
    id: 'project.read',
    summary: 'Read a project with its services and totals',
    method: 'GET',
    path: '/projects/project/{id}',
    scope: 'projects:read',
    load: (ctx, id) => findRecord(ctx.tx, project, id, ctx),
    success: 200,
    response: One(ProjectDetail),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'project.update',
    summary: 'Change a project, or close, archive or reopen it',
    method: 'PATCH',
    path: '/projects/project/{id}',
    scope: 'projects:write',
    load: (ctx, id) => loadRecord(ctx.tx, project, id, ctx),
    body: ProjectUpdate,
    screenBody: ProjectScreenUpdate,
    success: 200,
    response: One(ProjectDetail),
    problems: ['project-archived', 'project-has-draft-invoices', 'employee-inactive', 'invalid-transition'],
    run: (ctx, { before, body }) => changeProject(ctx, before, body),
  }),
  operation({
    id: 'project.delete',
    summary: 'Delete a project on which nothing was booked, with its services and tasks',
    method: 'DELETE',
    path: '/projects/project/{id}',
    scope: 'projects:write',
    load: (ctx, id) => {
      holdPlanned(ctx, 'project_id', id)
      return loadRecord(ctx.tx, project, id, ctx)
    },
    success: 204,
    problems: ['project-has-hours', 'project-has-invoices', 'project-has-costs'],
    run: (ctx, { before }) => deleteProject(ctx, before),
  }),
]

async function changeProject(
  ctx: Context,
  before: Loaded<Tables['project']>,
  { team_ids, status, ...values }: ProjectValues,
): Promise<Rendered> {
  const changed = changedFields(before.record, { team_ids: team_ids?.toSorted(), status, ...values })
  if (changed.length === 0) return before
  checkProjectDates({ ...before.row, ...values })
  const isMoved = changed.includes('company_profile_id')
  const has_draft_invoices = (isMoved || status === 'archived') && (await hasDraftInvoices(ctx.tx, before.id))
  if (isMoved) {
    const has_foreign_vat_rates = await hasForeignVatRates(ctx.tx, before.id, values.company_profile_id!)
    checkProfileChange({ has_foreign_vat_rates, has_draft_invoices })
  }
  const from = before.row.status as ProjectStatus
  checkProjectEdit(from, status ?? from, changed)
  if (changed.includes('manager_employee_id')) checkManagerActive(await employeeStatus(ctx, values.manager_employee_id))
  const facts = { status: from, closed_at: before.row.closed_at, has_draft_invoices }
  const { set, event } = projectStatusChange(facts, status ?? from, ctx.now)
  // Hours that follow the customer take their moment from this statement.
  const { updated_at } = before.row
  updateRow(ctx, 'project', before.id, { ...values, ...set, updated_at: updated_at > ctx.now ? updated_at : ctx.now })
  if (team_ids) setTeams(ctx, before.id, team_ids)
  return renderUpdated(ctx, project, before, event ? [event] : [])
}
