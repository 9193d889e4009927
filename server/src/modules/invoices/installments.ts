// Installments of fixed prices: /invoices/installment. They are read everywhere and planned in the screens.
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import type { Rendered } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { insertRow, touch, updateRow } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { referenceProblem } from '../../shared/problem.ts'
import { One, Page } from '../../shared/shapes.ts'
import { holdService, Installment } from '../projects/public.ts'
import {
  changePlans,
  installmentFacts,
  installmentList,
  loadInstallment,
  type PlannedInstallment,
} from './installments.queries.ts'
import {
  checkInstallmentOpen,
  checkInstallmentService,
  checkInstallmentSize,
  checkInstallments,
} from './installments.rules.ts'
import {
  InstallmentCreate,
  InstallmentUpdate,
  type InstallmentValues,
  type NewInstallment,
} from './installments.shapes.ts'

export const installments = [
  operation({
    id: 'installment.list',
    summary: 'List installments of fixed prices',
    method: 'GET',
    path: '/invoices/installment',
    scope: 'invoices:read',
    list: installmentList,
    success: 200,
    response: Page(Installment),
    run: (ctx, { list }) => page(ctx.tx, installmentList, list, ctx),
  }),
  operation({
    id: 'installment.create',
    summary: 'Add an installment to a service with a fixed price',
    method: 'POST',
    path: '/invoices/installment',
    scope: 'invoices:write',
    surface: 'app',
    body: InstallmentCreate,
    success: 201,
    response: One(Installment),
    problems: ['project-archived'],
    run: (ctx, { body }) => createInstallment(ctx, body),
  }),
  operation({
    id: 'installment.update',
    summary: 'Change an installment that stands on no invoice',
    method: 'PATCH',
    path: '/invoices/installment/{id}',
    scope: 'invoices:write',
    surface: 'app',
    load: loadInstallment,
    body: InstallmentUpdate,
    success: 200,
    response: One(Installment),
    problems: ['project-archived', 'service-invoiced'],
    run: (ctx, { before, body }) => changeInstallment(ctx, before, body),
  }),
  operation({
    id: 'installment.delete',
    summary: 'Delete an installment that was never on an invoice; what remains has to be able to cover the price',
    method: 'DELETE',
    path: '/invoices/installment/{id}',
    scope: 'invoices:write',
    surface: 'app',
    load: loadInstallment,
    success: 204,
    problems: ['project-archived', 'service-invoiced', 'service-in-use', 'installments-unbalanced'],
    run: (ctx, { before }) => deleteInstallment(ctx, before),
  }),
]

async function createInstallment(ctx: Context, { amount, position, ...values }: NewInstallment): Promise<Rendered> {
  checkInstallmentSize({ ...values, ...(amount === undefined ? {} : { amount }) }, true)
  const service = await holdService(ctx.tx, sql`${values.service_id}`)
  if (!service) throw referenceProblem(['service_id'])
  checkInstallmentService(service)
  const id = ctx.newId()
  const next = sql`(select coalesce(max(position) + 1, 0) from installment where service_id = ${service.id})`
  const { installments } = await changePlans(ctx, [service], () =>
    // An amount that follows the price is set right behind this.
    insertRow(ctx, 'installment', { ...values, id, amount: amount ?? 0, position: position ?? next }),
  )
  return installments.find((one) => one.id === id)!
}

async function changeInstallment(
  ctx: Context,
  before: PlannedInstallment,
  values: InstallmentValues,
): Promise<Rendered> {
  checkInstallmentSize(values, false)
  const wanted = values.amount === undefined ? values : { ...values, percentage: null }
  const now = JSON.parse(before.record)
  const changed = Object.entries(wanted).filter(([field, value]) => value !== now[field])
  if (changed.length === 0) return before
  checkInstallmentService(before.service)
  checkInstallmentOpen(before.row)
  const replanned = changed.some(([field]) => field === 'planned_date') ? { announced_on: null } : {}
  const { installments } = await changePlans(ctx, [before.service], () => {
    updateRow(ctx, 'installment', before.id, { ...wanted, ...replanned })
    ctx.tx.send(touch(ctx, 'installment', before.id))
  })
  return installments.find(({ id }) => id === before.id)!
}

async function deleteInstallment(ctx: Context, before: PlannedInstallment): Promise<void> {
  checkInstallmentService(before.service)
  checkInstallmentOpen(before.row)
  await changePlans(ctx, [before.service], () => ctx.tx.send(sql`delete from installment where id = ${before.id}`))
  for (const facts of await installmentFacts(ctx.tx, [before.service.id])) checkInstallments(facts)
}
