// Services as they are stored: the record, the list, and the writes.
import { actionsIn } from '../../db/actions.ts'
import type { Context } from '../../db/context.ts'
import { byFlag, byId, bySearch, byWord } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, loadRecord, type Rendered, recordType, rowsOf } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { deleteRecord, insertRow, renderCreated, touch, updateRecord } from '../../db/write.ts'
import { deleteCustomFieldValues } from '../crm/public.ts'
import { releasePlanning } from '../hrm/public.ts'
import { installment, installmentsOf, noteInstallments } from './installments.queries.ts'
import { serviceNumber } from './project.rules.ts'
import { serviceTransitions } from './service.rules.ts'
import { serviceRate } from './service-rates.queries.ts'
import { billingMethods, type NewService, Service, serviceStatuses } from './services.shapes.ts'
import { type HeldProject, holdProject } from './surroundings.queries.ts'
import { task } from './tasks.queries.ts'
import { serviceTotals } from './totals.queries.ts'

export const service = recordType({
  name: 'service',
  table: 'service',
  shape: Service,
  joins: sql`
    join project on project.environment_id = t.environment_id and project.id = t.project_id
    left join vat_rate on vat_rate.environment_id = t.environment_id and vat_rate.id = t.vat_rate_id`,
  columns: {
    project_name: raw('project.name'),
    allowed_actions: sql`case when project.status = 'active' then ${actionsIn(serviceTransitions, serviceStatuses, raw('t.status'))} else '[]' end`,
    vat_percentage: sql`coalesce(vat_rate.percentage, (
      select usual.percentage from vat_rate usual
      where usual.environment_id = t.environment_id and usual.company_profile_id = project.company_profile_id and usual.is_default
        and usual.valid_from <= current_day() and coalesce(usual.valid_to >= current_day(), true)
      order by usual.valid_from desc limit 1))`,
  },
  detail: {
    rates: rowsOf(serviceRate, sql`t.service_id = owner.id`, raw('t.valid_from, t.id')),
    installments: rowsOf(installment, sql`t.service_id = owner.id`, raw('t.position, t.id')),
    totals: serviceTotals,
  },
})

export const serviceList = listing({
  type: service,
  filters: {
    q: bySearch(raw('search_text(t.name)')),
    project_id: byId(raw('t.project_id')),
    organization_id: byId(
      raw(
        '(select p.organization_id from project p where p.environment_id = t.environment_id and p.id = t.project_id)',
      ),
    ),
    status: byWord(raw('t.status'), serviceStatuses),
    billing_method: byWord(raw('t.billing_method'), billingMethods),
    is_bookable: byFlag(raw('t.is_bookable')),
  },
  orders: {
    project_id: { by: raw('t.project_id') },
    position: { by: raw('t.position') },
    name: { by: raw('t.name') },
    start_date: { by: raw('t.start_date'), nullable: true },
  },
  defaultSort: 'project_id,position',
  tallied: true,
  deletable: true,
})

/** A service held for a change, and its project with it: whoever holds both takes the project first. */
export interface LoadedService extends Loaded<Tables['service']> {
  readonly project: HeldProject
}

export async function loadService(ctx: Context, id: string): Promise<LoadedService | undefined> {
  const project = await holdProject(ctx.tx, sql`(select project_id from service where id = ${id})`)
  const loaded = project && (await loadRecord(ctx.tx, service, id, ctx))
  return loaded && { ...loaded, project }
}

export async function insertService(
  ctx: Context,
  project: HeldProject,
  values: Omit<NewService, 'project_id'>,
): Promise<Rendered> {
  const id = ctx.newId()
  const number = project.last_service_number + 1
  ctx.tx.send(sql`update project set last_service_number = ${number} where id = ${project.id}`)
  ctx.tx.send(touch(ctx, 'project', project.id))
  insertRow(ctx, 'service', {
    ...values,
    id,
    project_id: project.id,
    service_number: serviceNumber(project.project_number, number),
    closed_on: values.status === 'closed' ? ctx.today : null,
    position:
      values.position ?? sql`(select coalesce(max(position) + 1, 0) from service where project_id = ${project.id})`,
  })
  // A statement of its own: the totals count the service itself, which the one that inserts it cannot see.
  const made = await renderCreated(ctx, service, id)
  if (values.billing_method === 'fixed_price') await noteInstallments(ctx, [], [id])
  return made
}

export async function updateService(
  ctx: Context,
  before: LoadedService,
  values: Partial<Record<keyof Tables['service'], unknown>>,
  event: string | null,
): Promise<Rendered> {
  ctx.tx.send(touch(ctx, 'project', before.project.id))
  const closing = values.status === undefined ? {} : { closed_on: values.status === 'closed' ? ctx.today : null }
  const set = { ...values, ...closing }
  const kinds = event ? [event] : []
  if (!isFixedPrice(before.row) && !isFixedPrice(values)) return updateRecord(ctx, service, before, set, kinds)
  const plan = await installmentsOf(ctx, [before.id])
  const after = await updateRecord(ctx, service, before, set, kinds)
  await noteInstallments(ctx, plan, [before.id])
  return after
}

function isFixedPrice({ billing_method }: { readonly billing_method?: unknown }): boolean {
  return billing_method === 'fixed_price'
}

/** Deletes a service with its rates and installments. Its tasks and planning stay, without it. */
export async function deleteService(ctx: Context, before: LoadedService): Promise<void> {
  const tasks = await ctx.tx.all<{ id: string }>(sql`select id from task where service_id = ${before.id} order by id`)
  for (const { id } of tasks) {
    const loaded = await loadRecord(ctx.tx, task, id, ctx)
    if (loaded) await updateRecord(ctx, task, loaded, { service_id: null })
  }
  await releasePlanning(ctx, 'service_id', before.id)
  const plan = await installmentsOf(ctx, [before.id])
  deleteRecord(ctx, service, before)
  deleteCustomFieldValues(ctx, before.id)
  ctx.tx.send(touch(ctx, 'project', before.project.id))
  await noteInstallments(ctx, plan, [before.id])
}
