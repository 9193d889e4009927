// Projects as they are stored: the record, the list, and the writes.
import { actionsIn } from '../../db/actions.ts'
import type { Context } from '../../db/context.ts'
import { byCustomField, byId, byLink, bySearch, byWord, dayRange } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Rendered, recordType, renderRecord, rowsOf } from '../../db/record.ts'
import { raw, sql } from '../../db/sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { deleteRecord } from '../../db/write.ts'
import { deleteCustomFieldValues, releaseNotes } from '../crm/public.ts'
import { deleteProjectPlanning } from '../hrm/public.ts'
import { installmentsOf, noteInstallments } from './installments.queries.ts'
import { formatNumber, projectTransitions } from './project.rules.ts'
import { Project, projectStatuses } from './projects.shapes.ts'
import { service } from './services.queries.ts'
import { task } from './tasks.queries.ts'
import { projectTotals } from './totals.queries.ts'

export const project = recordType({
  name: 'project',
  table: 'project',
  shape: Project,
  joins: sql`
    left join organization on organization.environment_id = t.environment_id and organization.id = t.organization_id
    left join person on person.environment_id = t.environment_id and person.id = t.person_id
    left join employee manager on manager.environment_id = t.environment_id and manager.id = t.manager_employee_id`,
  columns: {
    organization_name: raw('organization.name'),
    person_name: raw('person.full_name'),
    manager_employee_name: raw('manager.full_name'),
    allowed_actions: actionsIn(projectTransitions, projectStatuses, raw('t.status')),
    quote_id: sql`(select q.id from quote q where q.environment_id = t.environment_id and q.project_id = t.id limit 1)`,
    team_ids: sql`array(select team_id from project_team l where l.environment_id = t.environment_id and l.project_id = t.id order by 1)`,
  },
  detail: { services: rowsOf(service, sql`t.project_id = owner.id`, raw('t.position, t.id')), totals: projectTotals },
})

export const projectList = listing({
  type: project,
  filters: {
    q: bySearch(sql`search_text(t.name || ' ' || t.project_number || ' ' || coalesce((
      select o.name from organization o where o.environment_id = t.environment_id and o.id = t.organization_id), ''))`),
    organization_id: byId(raw('t.organization_id')),
    person_id: byId(raw('t.person_id')),
    manager_employee_id: byId(raw('t.manager_employee_id')),
    status: byWord(raw('t.status'), projectStatuses),
    team_id: byLink(
      (ids) =>
        sql`exists (select from project_team l where l.environment_id = t.environment_id and l.project_id = t.id and l.team_id = any(${ids}::uuid[]))`,
    ),
    company_profile_id: byId(raw('t.company_profile_id')),
    ...dayRange('start_date'),
    ...dayRange('end_date'),
    custom_field: byCustomField(),
  },
  orders: {
    name: { by: raw('t.name') },
    project_number: { by: raw('t.project_number') },
    start_date: { by: raw('t.start_date'), nullable: true },
    end_date: { by: raw('t.end_date'), nullable: true },
    status: { by: raw('t.status') },
  },
  defaultSort: '-created_at',
  tallied: true,
  deletable: true,
})

/** The next number nobody has: after a change of the pattern an old number can look like a new one. */
export async function takeProjectNumber(tx: Tx): Promise<string> {
  for (;;) {
    const next = await tx.first<{ value: number; pattern: string }>(sql`
      with taken as (
        insert into counter (environment_id, name, value) values (current_environment(), 'project', 1)
        on conflict (environment_id, name) do update set value = counter.value + 1 returning value)
      select taken.value, environment.project_number_format as pattern from taken, environment`)
    const number = formatNumber(next!.pattern, next!.value)
    if (!(await tx.first(sql`select from project where project_number = ${number}`))) return number
  }
}

export async function defaultCompanyProfile(tx: Tx): Promise<string> {
  const profile = await tx.first<{ id: string }>(sql`select id from company_profile where is_default`)
  return profile!.id
}

/** Makes the links exactly these. */
export function setTeams(ctx: Context, projectId: string, teamIds: readonly string[]): void {
  ctx.tx.send(sql`delete from project_team where project_id = ${projectId} and team_id <> all(${teamIds}::uuid[])`)
  ctx.tx.send(sql`
    insert into project_team (environment_id, project_id, team_id)
    select current_environment(), ${projectId}, unnest(${teamIds}::uuid[]) on conflict do nothing`)
}

/**
 * Deletes a project with all that lives in it. The project goes first, so that hours on it are what keeps it, whichever
 * service they are booked on.
 */
export async function deleteProject(ctx: Context, before: Rendered): Promise<void> {
  // Held against new references too, so that none comes between the look and the deletion.
  ctx.tx.send(sql`select from project where id = ${before.id} for update`)
  await releaseNotes(ctx, 'project_id', before.id)
  await deleteProjectPlanning(ctx, before.id)
  const services = await partsOf(ctx, service, before.id)
  const tasks = await partsOf(ctx, task, before.id)
  const serviceIds = services.map(({ id }) => id)
  const plans = await installmentsOf(ctx, serviceIds)
  ctx.tx.send(sql`set constraints service_project, task_project deferred`)
  deleteRecord(ctx, project, before)
  deleteCustomFieldValues(ctx, before.id)
  for (const part of tasks) deleteRecord(ctx, task, part)
  for (const part of services) {
    deleteRecord(ctx, service, part)
    deleteCustomFieldValues(ctx, part.id)
  }
  await noteInstallments(ctx, plans, serviceIds)
}

async function partsOf(ctx: Context, type: typeof service | typeof task, projectId: string): Promise<Rendered[]> {
  const rows = await ctx.tx.all<{ id: string }>(
    sql`select id from ${raw(type.table)} where project_id = ${projectId} order by position, id`,
  )
  return Promise.all(rows.map(({ id }) => renderRecord(ctx.tx, type, id, ctx)))
}
