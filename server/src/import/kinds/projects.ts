// Projects, and a service of each where the row names one. Several rows of one project are its several services.
import type { Static } from 'typebox'
import type { Context } from '../../db/context.ts'
import { loadRecords } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { createProject } from '../../modules/projects/create-project.ts'
import { deleteProject, project } from '../../modules/projects/projects.queries.ts'
import { ProjectScreenCreate } from '../../modules/projects/projects.shapes.ts'
import { ServiceCreate } from '../../modules/projects/services.shapes.ts'
import { createService } from '../../modules/projects/services.ts'
import { Problem } from '../../shared/problem.ts'
import { plainName } from '../directory.queries.ts'
import type { Values } from '../rows.rules.ts'
import { given, inTurn, type Kind, type MadeRecord, refusalBy, stays, withCustomFields } from './kind.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

export const projectKind: Kind = {
  rowsAtOnce: 100,
  check: (values) =>
    refusalBy(ProjectScreenCreate, bodyOf(values)) ??
    (values.service_name === undefined ? null : refusalBy(ServiceCreate, serviceOf(values, NOBODY))),
  referenceOf: ({ reference, service_name }) =>
    service_name === undefined ? ((reference as string | undefined) ?? null) : null,
  keysOf: (values) => [
    values.service_name === undefined
      ? projectKey(values)
      : `${projectKey(values)} service ${plainName(String(values.service_name))}`,
  ],
  async allTaken(ctx) {
    const known = await ctx.tx.all<{ name: string; organization_id: string | null; service_name: string | null }>(sql`
      select p.name, p.organization_id, s.name as service_name
      from project p left join service s on s.environment_id = p.environment_id and s.project_id = p.id`)
    return known.flatMap(({ name, organization_id, service_name }) => {
      const values = { name, organization: organization_id ?? undefined }
      return [
        ...projectKind.keysOf(values),
        ...(service_name === null ? [] : projectKind.keysOf({ ...values, service_name })),
      ]
    })
  },
  make: (ctx, rows, memory) => {
    const own = new Map<string, string>()
    return inTurn(rows, async (values, row) => {
      const key = projectKey(values)
      // A check rolls back what it made, so a project of an earlier batch is made again to try its next service.
      const known =
        own.get(key) ?? (memory.tried ? undefined : (memory.projects.get(key) ?? (await findOwn(ctx, values))))
      const made: MadeRecord[] = []
      let projectId = known
      if (projectId === undefined) {
        const { id, version } = await withCustomFields(ctx, project, await createProject(ctx, bodyOf(values)), row)
        if (!memory.tried || !memory.projects.has(key)) made.push({ resource: 'project', id, version })
        projectId = id
      }
      own.set(key, projectId)
      if (values.service_name === undefined) return made
      const { id, version } = await createService(ctx, serviceOf(values, projectId))
      return [...made, { resource: 'service', id, version }]
    })
  },
  remember(rows, outcomes, { projects }) {
    for (const [i, { values }] of rows.entries()) {
      const outcome = outcomes[i]!
      const made = outcome instanceof Problem ? undefined : outcome.find(({ resource }) => resource === 'project')
      if (made) projects.set(projectKey(values), made.id)
    }
  },
  async unmake(ctx, made) {
    const ids = made.flat().flatMap((one) => (one.resource === 'project' ? one.id : []))
    const kept = await ctx.tx.all<{ id: string }>(sql`
      select p.id from project p where p.id = any(${ids}::uuid[]) and (
        exists (select from task t where t.environment_id = p.environment_id and t.project_id = p.id)
        or exists (select from planning l where l.environment_id = p.environment_id and l.project_id = p.id)
        or exists (select from service s where s.environment_id = p.environment_id and s.project_id = p.id and not exists (
          select from import_made m where m.environment_id = s.environment_id and m.record_id = s.id))
        or exists (select from note n where n.environment_id = p.environment_id and n.project_id = p.id))`)
    const keptIds = new Set(kept.map(({ id }) => id))
    const gone = ids.filter((id) => !keptIds.has(id))
    for (const before of await loadRecords(ctx.tx, project, sql`t.id = any(${gone}::uuid[])`, ctx))
      await deleteProject(ctx, before)
    const parts = made.flatMap(([first]) => (first!.resource === 'service' ? first!.id : []))
    const left = await ctx.tx.all<{ id: string }>(sql`select id from service where id = any(${parts}::uuid[])`)
    const leftIds = new Set(left.map(({ id }) => id))
    return made.map(([first]) => {
      if (keptIds.has(first!.id)) return stays('The project has services, tasks, planning or notes by now.')
      return leftIds.has(first!.id) ? stays('The project that it belongs to stays.') : null
    })
  },
}

/** After an interruption: a project of this name that is there already, or the rows before would have refused this one. */
async function findOwn(ctx: Context, { name, organization }: Values): Promise<string | undefined> {
  const found = await ctx.tx.first<{ id: string }>(sql`
    select p.id from project p
    where lower(p.name) = lower(${name}) and p.organization_id is not distinct from ${organization ?? null}::uuid
      and exists (select from import_made m where m.environment_id = p.environment_id and m.record_id = p.id)
    order by p.created_at desc limit 1`)
  return found?.id
}

function projectKey({ name, organization }: Values): string {
  return `project ${plainName(String(name))} ${organization ?? ''}`
}

function bodyOf(values: Values): Static<typeof ProjectScreenCreate> {
  const {
    name,
    organization,
    manager,
    status,
    start_date,
    end_date,
    budget_hours,
    budget_amount,
    invoice_reference,
    note,
  } = values
  return given({
    name,
    organization_id: organization,
    manager_employee_id: manager,
    status: status ?? 'active',
    start_date,
    end_date,
    budget_minutes: budget_hours,
    budget_amount,
    invoice_reference,
    note,
  }) as Static<typeof ProjectScreenCreate>
}

function serviceOf(values: Values, projectId: string): Static<typeof ServiceCreate> {
  const { service_name, billing_method, hourly_rate, price, service_budget_hours } = values
  return given({
    project_id: projectId,
    name: service_name,
    billing_method: billing_method ?? 'time_and_materials',
    hourly_rate,
    price,
    budget_minutes: service_budget_hours,
    status: 'open',
  }) as Static<typeof ServiceCreate>
}
