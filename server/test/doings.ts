// How each kind of event comes about: something is done through the API, or a day comes. One line or a few per kind.
import { expect } from 'vitest'
import type { Context } from '../src/db/context.ts'
import { inBackground } from '../src/events/background.ts'
import type { EventKind } from '../src/events/kinds.ts'
import { announceReady } from '../src/modules/invoices/installments-ready.queries.ts'
import { announceOverdue } from '../src/modules/invoices/overdue.queries.ts'
import { expireQuotes } from '../src/modules/sales/quotes/expiry.queries.ts'
import { finalInvoice } from './examples/invoices.ts'
import type { World } from './examples/world.ts'
import { recordFor } from './examples.ts'
import { make } from './fixtures.ts'
import type { Answer } from './harness.ts'
import { call, goodCall, writes } from './walk.ts'

type Doing = (world: World) => Promise<unknown>

export function doingOf(kind: EventKind): Doing {
  const [path, ...bodies] = changes[kind] ?? []
  if (path) return (world) => change(world, path, bodies)
  const [resource, verb = ''] = kind.split('.')
  return others[kind] ?? by(`${resource}.${PLAIN[verb]}`)
}

const PLAIN: Readonly<Record<string, string>> = { created: 'create', updated: 'update', deleted: 'delete' }

const PAID = { status: 'paid', paid_on: '2026-03-09' }

/** What a PATCH brings about, one after the other, on the example of a resource. */
export const changes: Readonly<Partial<Record<EventKind, readonly [path: string, ...bodies: object[]]>>> = {
  'project.closed': ['/projects/project', { status: 'closed' }],
  'project.archived': ['/projects/project', { status: 'closed' }, { status: 'archived' }],
  'project.reopened': ['/projects/project', { status: 'closed' }, { status: 'active' }],
  'service.closed': ['/projects/service', { status: 'closed' }],
  'task.completed': ['/projects/task', { status: 'done' }],
  'purchaseinvoice.approved': ['/purchasing/purchaseinvoice', { status: 'approved' }],
  'purchaseinvoice.rejected': ['/purchasing/purchaseinvoice', { status: 'rejected' }],
  'purchaseinvoice.paid': ['/purchasing/purchaseinvoice', { status: 'approved' }, PAID],
  'sales.won': ['/sales/sales', { status: 'won' }],
  'sales.lost': ['/sales/sales', { status: 'lost' }],
  'sales.reopened': ['/sales/sales', { status: 'lost' }, { status: 'open' }],
  'leave.approved': ['/hrm/leave', { status: 'approved' }],
  'leave.rejected': ['/hrm/leave', { status: 'rejected' }],
  'leave.cancelled': ['/hrm/leave', { status: 'cancelled' }],
  'absence.closed': ['/hrm/absence', { status: 'closed', end_date: '2026-03-03' }],
  'planning.conflict': ['/hrm/planning', { minutes_per_day: 600 }],
}

const others: Readonly<Partial<Record<EventKind, Doing>>> = {
  'project.budget_exceeded': async ({ env, make: makeAt }) => {
    const { id: project_id } = await make(env, '/projects/project', { name: 'Small', budget_minutes: 30 })
    const employee_id = await makeAt('/hrm/employee')
    await make(env, '/hours/hours', { project_id, employee_id, start_at: '2026-03-02T09:00:00Z', minutes: 60 })
  },
  'hours.submitted': by('hours.submit'),
  'hours.approved': by('hours.approve'),
  'hours.rejected': by('hours.reject'),
  'hours.locked': by('invoice.create_from_work'),
  'hours.unlocked': by('invoiceline.release'),
  'invoice.finalised': by('invoice.finalize'),
  'invoice.sent': by('invoice.mark_sent'),
  'invoice.overdue': async (world) => {
    await finalInvoice(world)
    await whenDaysHavePassed(world, 60, announceOverdue)
  },
  'invoice.paid': async (world) => {
    const invoice_id = await finalInvoice(world)
    await make(world.env, '/invoices/payment', { invoice_id, date: '2026-01-31', amount: 121 })
  },
  'invoice.credited': async (world) => {
    const { body } = await by('invoice.credit')(world)
    done(await world.env.post(`/invoices/invoice/${body.data.id}/finalize`))
  },
  'installment.ready': async (world) => {
    const id = await world.make('/invoices/installment')
    done(await world.env.app.patch(`/invoices/installment/${id}`, { planned_date: inDays(10) }))
    await whenDaysHavePassed(world, 12, announceReady)
  },
  'sales.stage_changed': async ({ env, make: makeAt }) => {
    const id = await makeAt('/sales/sales')
    const { body } = await env.get('/sales/stage')
    done(await env.patch(`/sales/sales/${id}`, { stage_id: body.data[1].id }))
  },
  'quote.sent': by('quote.mark_sent'),
  'quote.accepted': by('quote.accept'),
  'quote.declined': by('quote.decline'),
  'quote.expired': async (world) => {
    await by('quote.mark_sent')(world)
    await whenDaysHavePassed(world, 60, expireQuotes)
  },
  'employee.deactivated': by('employee.deactivate'),
  'webhook.ping': by('webhook.test'),
}

/** The operation with its example. */
function by(operationId: string): (world: World) => Promise<Answer> {
  return async (world) => {
    const step = writes.find(({ operation }) => operation.id === operationId)
    if (!step) throw new Error(`there is no operation ${operationId}`)
    return done(await call(step, world, await goodCall(step, world)))
  }
}

/** A record of the example, changed by one after the other. */
export async function change(world: World, path: string, bodies: readonly object[]): Promise<void> {
  const step = writes.find(({ operation }) => operation.method === 'PATCH' && operation.path === `${path}/{id}`)!
  const id = await recordFor(step.operation, world)
  for (const body of bodies) done(await call(step, world, { id, body }))
}

async function whenDaysHavePassed(
  { server, env }: World,
  days: number,
  announce: (ctx: Context, most: number) => Promise<number>,
): Promise<void> {
  const clock = { now: () => Date.parse(inDays(days)) }
  await inBackground(server.db, env.id, 'test.announce', (ctx) => announce(ctx, 100), clock)
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

function done(answer: Answer): Answer {
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer
}
