// Services of projects: /projects/service.
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import { findRecord, type Rendered } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { operation } from '../../http/operation.ts'
import { referenceProblem } from '../../shared/problem.ts'
import { One, Page } from '../../shared/shapes.ts'
import { holdPlanned } from '../hrm/public.ts'
import { changedFields } from './changed.rules.ts'
import {
  checkInvoicedService,
  checkServiceBilling,
  checkServiceProject,
  checkVatRate,
  type ServiceBilling,
  type ServiceStatus,
  serviceStatusChange,
} from './service.rules.ts'
import {
  deleteService,
  insertService,
  type LoadedService,
  loadService,
  service,
  serviceList,
  updateService,
} from './services.queries.ts'
import {
  type NewService,
  Service,
  ServiceCreate,
  ServiceDetail,
  ServiceUpdate,
  type ServiceValues,
} from './services.shapes.ts'
import { holdProject, invoicedFacts, vatRateProfile } from './surroundings.queries.ts'

export const services = [
  operation({
    id: 'service.list',
    summary: 'List services of projects',
    method: 'GET',
    path: '/projects/service',
    scope: 'projects:read',
    list: serviceList,
    success: 200,
    response: Page(Service, true),
    run: (ctx, { list }) => page(ctx.tx, serviceList, list, ctx),
  }),
  operation({
    id: 'service.create',
    summary: 'Add a service to a project',
    method: 'POST',
    path: '/projects/service',
    scope: 'projects:write',
    body: ServiceCreate,
    success: 201,
    response: One(ServiceDetail),
    problems: ['project-closed', 'project-archived'],
    run: (ctx, { body }) => createService(ctx, body),
  }),
  operation({
    id: 'service.read',
    summary: 'Read a service with its rates, installments and totals',
    method: 'GET',
    path: '/projects/service/{id}',
    scope: 'projects:read',
    load: (ctx, id) => findRecord(ctx.tx, service, id, ctx),
    success: 200,
    response: One(ServiceDetail),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'service.update',
    summary: 'Change, close or reopen a service',
    method: 'PATCH',
    path: '/projects/service/{id}',
    scope: 'projects:write',
    load: loadService,
    body: ServiceUpdate,
    success: 200,
    response: One(ServiceDetail),
    problems: ['project-closed', 'project-archived', 'service-invoiced', 'price-below-invoiced', 'invalid-transition'],
    run: (ctx, { before, body }) => changeService(ctx, before, body),
  }),
  operation({
    id: 'service.delete',
    summary: 'Delete a service on which no hours are booked',
    method: 'DELETE',
    path: '/projects/service/{id}',
    scope: 'projects:write',
    load: (ctx, id) => {
      holdPlanned(ctx, 'service_id', id)
      return loadService(ctx, id)
    },
    success: 204,
    problems: ['service-has-hours', 'service-in-use'],
    run: (ctx, { before }) => deleteService(ctx, before),
  }),
]

export async function createService(ctx: Context, { project_id, ...values }: NewService): Promise<Rendered> {
  checkServiceBilling(billingOf(values))
  const project = await holdProject(ctx.tx, sql`${project_id}`)
  if (!project) throw referenceProblem(['project_id'])
  checkVatRate(await vatRateProfile(ctx.tx, values.vat_rate_id), project)
  checkServiceProject(project)
  return insertService(ctx, project, values)
}

async function changeService(ctx: Context, before: LoadedService, values: ServiceValues): Promise<Rendered> {
  const changed = changedFields(before.record, values)
  if (changed.length === 0) return before
  const [then, now] = [billingOf(before.row), billingOf({ ...before.row, ...values })]
  checkServiceBilling(now)
  checkVatRate(await vatRateProfile(ctx.tx, values.vat_rate_id), before.project)
  checkServiceProject(before.project)
  if (changed.some((field) => ['billing_method', 'cycle', 'price'].includes(field)))
    checkInvoicedService(then, now, await invoicedFacts(ctx.tx, before.id))
  const from = before.row.status as ServiceStatus
  const { status = from, ...rest } = values
  const { set, event } = serviceStatusChange(from, status)
  return updateService(ctx, before, { ...rest, ...set }, event)
}

type Billed = { [Field in keyof ServiceBilling]?: string | number | null }

function billingOf(service: Billed): ServiceBilling {
  const {
    billing_method = 'time_and_materials',
    price = null,
    cycle = null,
    start_date = null,
    end_date = null,
  } = service
  return { billing_method, price: price === null ? null : String(price), cycle, start_date, end_date } as ServiceBilling
}
