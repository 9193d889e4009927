import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idsOf, inTest, make, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { insertInvoice } from '../../../test/invoice-rows.ts'
import type { Context } from '../../db/context.ts'
import { sql } from '../../db/sql.ts'
import { inBackground } from '../../events/background.ts'
import { idMaker, systemClock } from '../../shared/clock.ts'
import { markInstallmentsInvoiced, putInstallmentsOnDraft, releaseInstallments } from './installments.queries.ts'
import { announceReady } from './installments-ready.queries.ts'

const TODAY = '2026-06-15'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(`${TODAY}T10:00:00Z`) } })
})
afterAll(() => server.close())

const at = '/invoices/installment'
const fixed = { name: 'Website', billing_method: 'fixed_price', price: 1000 }

async function withService(values: object = {}) {
  const env = await server.environment()
  const organization = await make(env, '/crm/organization', { name: 'Acme' })
  const project = await make(env, '/projects/project', { name: 'P', organization_id: organization.id })
  const service = await make(env, '/projects/service', { project_id: project.id, ...fixed, ...values })
  const plan = async () => (await env.get(`/projects/service/${service.id}`)).body.data.installments
  const amounts = async () => (await plan()).map(({ amount }: { amount: number }) => amount)
  const add = (more: object) => env.app.post(at, { service_id: service.id, name: 'Part', ...more })
  const change = (id: string, more: object) => env.app.patch(`${at}/${id}`, more)
  const draft = (installment_ids: readonly (string | null)[]) =>
    insertInvoice(server, env, {
      organization_id: organization.id,
      lines: installment_ids.map((installment_id) => ({ kind: 'installment', amount: 1, installment_id })),
    })
  return { env, project, service, plan, amounts, add, change, draft }
}

function inContext<T>(env: TestEnvironment, work: (ctx: Context) => Promise<T>): Promise<T> {
  const now = new Date().toISOString()
  const newId = idMaker(systemClock)
  return inTest(server, env, (tx) =>
    work({ tx, now, today: TODAY, changes: [], newId, can: () => true } as unknown as Context),
  )
}

type World = Awaited<ReturnType<typeof withService>>

async function putOnDraft({ env, draft }: World, ids: readonly string[], isLinked = false) {
  const { id, lineIds } = await draft(ids.map((one) => (isLinked ? one : null)))
  const links = ids.map((installment_id, i) => ({ installment_id, invoice_line_id: lineIds[i]! }))
  return { id, count: await inContext(env, (ctx) => putInstallmentsOnDraft(ctx, id, links)) }
}

describe('a fixed price', () => {
  test('is one installment of 100 % until somebody plans otherwise, and it follows the price', async () => {
    const { env, project, service, plan } = await withService({ end_date: '2026-07-31' })
    expect(service.installments).toEqual(await plan())
    expect(service.installments).toMatchObject([
      {
        service_id: service.id,
        service_name: 'Website',
        project_id: project.id,
        project_name: 'P',
        name: 'Website',
        percentage: 100,
        amount: 1000,
        planned_date: '2026-07-31',
        position: 0,
        status: 'planned',
        invoice_id: null,
        invoice_line_id: null,
      },
    ])
    const dearer = await env.patch(`/projects/service/${service.id}`, { price: 1200.01 })
    expect(dearer.body.data.installments).toMatchObject([{ id: service.installments[0].id, amount: 1200.01 }])
    const hourly = await env.patch(`/projects/service/${service.id}`, {
      billing_method: 'time_and_materials',
      price: null,
    })
    expect(hourly.body.data.installments).toEqual([])
    const again = await env.patch(`/projects/service/${service.id}`, { billing_method: 'fixed_price', price: 7 })
    expect(again.body.data.installments).toMatchObject([{ percentage: 100, amount: 7 }])
  })

  test('is divided to the cent: the last part takes the rest', async () => {
    const { env, service, plan, amounts, add, change } = await withService({ price: 100.01 })
    const [first] = await plan()
    await change(first.id, { percentage: 33.33 })
    expect(await amounts()).toEqual([33.33])
    await add({ percentage: 33.33 })
    const last = await add({ percentage: 33.34 })
    expect([last.status, last.body.data.amount, last.body.data.position]).toEqual([201, 33.35, 2])
    expect(await amounts()).toEqual([33.33, 33.33, 33.35])
    await env.patch(`/projects/service/${service.id}`, { price: 0.02 })
    expect(await amounts()).toEqual([0.01, 0.01, 0])
    await change(first.id, { amount: 5 })
    expect(await plan()).toMatchObject([{ percentage: null, amount: 5 }, { amount: 0.01 }, { amount: 0.01 }])
    await change(first.id, { percentage: 50 })
    expect((await plan())[0]).toMatchObject({ percentage: 50, amount: 0.01 })
    await env.patch(`/projects/service/${service.id}`, { price: 900 })
    await change(first.id, { percentage: null })
    await env.patch(`/projects/service/${service.id}`, { price: 1000 })
    expect(await plan()).toMatchObject([{ percentage: null, amount: 450 }, { amount: 333.3 }, { amount: 333.4 }])
  })
})

describe('an installment', () => {
  test('is planned in the screens: events, audit, and its service moves with it', async () => {
    const { env, project, service, add, change } = await withService()
    const etags = async () => [
      (await env.get(`/projects/service/${service.id}`)).headers.etag,
      (await env.get(`/projects/project/${project.id}`)).headers.etag,
    ]
    const seen = [await etags()]
    const { id, ...made } = (await add({ amount: 12.5, planned_date: '2026-06-16' })).body.data
    expect(made).toMatchObject({ percentage: null, amount: 12.5, planned_date: '2026-06-16', status: 'planned' })
    seen.push(await etags())
    const changed = await change(id, { planned_date: TODAY, name: 'Start' })
    expect(changed.body.data).toMatchObject({ name: 'Start', status: 'ready' })
    seen.push(await etags())
    expect((await change(id, { name: 'Start', amount: 12.5 })).headers.etag).toBe(changed.headers.etag)
    expect(await etags()).toEqual(seen.at(-1))
    expect((await env.app.delete(`${at}/${id}`)).status).toBe(204)
    seen.push(await etags())
    expect(new Set(seen.flat().filter((_, i) => i % 2 === 0)).size).toBe(4)
    expect(new Set(seen.flat().filter((_, i) => i % 2 === 1)).size).toBe(4)
    expect(await trailOf(server, env, id)).toEqual({
      events: ['installment.created', 'installment.updated', 'installment.deleted'],
      audit: ['installment.create', 'installment.update', 'installment.delete'],
    })
    expect((await env.post(at, { service_id: service.id, name: 'x', amount: 1 })).status).toBe(405)
  })

  test.each<[object, string]>([
    [{}, '400 validation-error /amount'],
    [{ amount: 1, percentage: 1 }, '400 validation-error /percentage'],
    [{ percentage: 100.01 }, '400 validation-error /percentage'],
    [{ amount: -1 }, '400 validation-error /amount'],
    [{ amount: 1, name: ' ' }, '400 validation-error /name'],
    [{ amount: 1, status: 'ready' }, '400 validation-error /status'],
    [{ amount: 1, service_id: '0192f0c1-2345-7abc-8def-0123456789ab' }, '400 invalid-reference /service_id'],
  ])('is refused as %j: %s', async (values, outcome) => {
    const { add } = await withService()
    expect(refusal(await add(values))).toBe(outcome)
  })

  test('belongs to a fixed price, of a project that is not archived', async () => {
    const { env, project, add, plan } = await withService()
    const hourly = await make(env, '/projects/service', { project_id: project.id, name: 'Hourly' })
    expect(refusal(await add({ amount: 1, service_id: hourly.id }))).toBe('400 validation-error /service_id')
    await env.patch(`/projects/project/${project.id}`, { status: 'closed' })
    expect((await add({ amount: 1 })).status).toBe(201)
    await env.patch(`/projects/project/${project.id}`, { status: 'archived' })
    const [{ id }] = await plan()
    expect(refusal(await add({ amount: 1 }))).toBe('409 project-archived')
    expect(refusal(await env.app.patch(`${at}/${id}`, { name: 'x' }))).toBe('409 project-archived')
    expect(refusal(await env.app.delete(`${at}/${id}`))).toBe('409 project-archived')
  })

  test('that is the only one stays, since the price could not be invoiced without it', async () => {
    const { env, plan } = await withService()
    const [{ id }] = await plan()
    expect(refusal(await env.app.delete(`${at}/${id}`))).toBe('409 installments-unbalanced')
    expect(await plan()).toHaveLength(1)
  })
})

describe('on invoices', () => {
  test('an installment is locked from the draft on, and comes free again with its percentage', async () => {
    const world = await withService()
    const { env, service, plan, add, change } = world
    const [first] = await plan()
    await change(first.id, { percentage: 50 })
    await add({ percentage: 50 })
    const { id: invoice_id, count } = await putOnDraft(world, [first.id], true)
    expect(count).toBe(1)
    expect((await plan())[0]).toMatchObject({ status: 'on_draft', invoice_id, amount: 500 })
    expect(refusal(await change(first.id, { name: 'x' }))).toBe('409 service-invoiced')
    expect(refusal(await env.app.delete(`${at}/${first.id}`))).toBe('409 service-invoiced')
    expect((await change(first.id, { name: first.name })).status).toBe(200)
    expect((await putOnDraft(world, [first.id])).count).toBe(0)
    expect(await inContext(env, (ctx) => markInstallmentsInvoiced(ctx, invoice_id))).toEqual([first.id])
    expect((await plan())[0]).toMatchObject({ status: 'invoiced', invoice_id })
    await env.patch(`/projects/service/${service.id}`, { price: 1300 })
    expect(await plan()).toMatchObject([{ amount: 500 }, { amount: 800 }])
    expect(await inContext(env, (ctx) => releaseInstallments(ctx, invoice_id, [first.id]))).toEqual([first.id])
    expect(await plan()).toMatchObject([{ amount: 650, status: 'planned', invoice_id: null }, { amount: 650 }])
    expect(refusal(await env.app.delete(`${at}/${first.id}`))).toBe('409 service-in-use')
  })

  test('the last one needs a sum that is the price', async () => {
    const world = await withService()
    const { env, service, plan, add, change } = world
    const [first] = await plan()
    await change(first.id, { amount: 400 })
    const second = (await add({ amount: 599.99 })).body.data
    expect((await putOnDraft(world, [first.id])).count).toBe(1)
    await expect(putOnDraft(world, [second.id])).rejects.toMatchObject({ code: 'installments-unbalanced' })
    expect(refusal(await env.app.delete(`${at}/${second.id}`))).toBe('409 installments-unbalanced')
    await change(second.id, { amount: 600 })
    const { id } = await putOnDraft(world, [second.id])
    await env.patch(`/projects/service/${service.id}`, { price: 1100 })
    const finalise = () => inContext(env, (ctx) => markInstallmentsInvoiced(ctx, id))
    await expect(finalise()).rejects.toMatchObject({ code: 'installments-unbalanced' })
    await add({ amount: 100 })
    expect(await finalise()).toEqual([second.id])
  })

  test('two drafts at once cannot both miss that they hold the last one', async () => {
    for (let round = 0; round < 5; round++) {
      const world = await withService()
      const [first] = await world.plan()
      await world.change(first.id, { amount: 400 })
      const second = (await world.add({ amount: 500 })).body.data
      const outcomes = await Promise.allSettled([putOnDraft(world, [first.id]), putOnDraft(world, [second.id])])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })
})

test('the list filters and sorts by what it names', async () => {
  const world = await withService({ end_date: '2026-07-01' })
  const { env, project, service, plan, add } = world
  const [whole] = await plan()
  const ready = (await add({ amount: 1, planned_date: '2026-06-01' })).body.data
  const open = (await add({ amount: 1, position: 9 })).body.data
  const drafted = (await add({ amount: 1, planned_date: '2026-05-01', position: 1 })).body.data
  const { id: invoice_id } = await putOnDraft(world, [drafted.id])
  const other = await make(env, '/projects/service', { project_id: project.id, ...fixed })
  const ids = async (query: string) => idsOf(await env.get(`${at}?${query}`))
  const mine = `service_id=${service.id}`
  expect(await ids(mine)).toEqual([drafted.id, ready.id, whole.id, open.id])
  expect(await ids(`${mine}&sort=position`)).toEqual([whole.id, ready.id, drafted.id, open.id])
  expect(await ids(`${mine}&status=planned`)).toEqual([whole.id, open.id])
  expect(await ids('status=ready,on_draft')).toEqual([drafted.id, ready.id])
  expect(await ids(`invoice_id=${invoice_id}`)).toEqual([drafted.id])
  expect(await ids('planned_date_from=2026-06-01&planned_date_to=2026-06-30')).toEqual([ready.id])
  expect((await ids(`project_id=${project.id}`)).length).toBe(5)
  expect(await ids(`ids=${other.installments[0].id}`)).toEqual([other.installments[0].id])
  expect(refusal(await env.get(`${at}?sort=amount`))).toBe('400 validation-error /sort')
})

test('an installment is announced once when its day has come, also late and by several at once, and again when it was planned anew', async () => {
  const { env, plan, add, change } = await withService()
  const announce = (day: string) =>
    inBackground(server.db, env.id, 'installment.announce_ready', (ctx) => announceReady(ctx, 1), {
      now: () => Date.parse(`${day}T10:00:00Z`),
    })
  const [whole] = await plan()
  const { id } = (await add({ amount: 1, planned_date: '2026-06-20' })).body.data
  expect(await announce('2026-06-19')).toBe(0)
  const atOnce = await Promise.all(Array.from({ length: 3 }, () => announce('2026-06-28')))
  expect(atOnce.sort()).toEqual([0, 0, 1])
  expect(await announce('2026-06-29')).toBe(0)
  await change(id, { planned_date: '2026-07-01' })
  expect([await announce('2026-06-30'), await announce('2026-07-02')]).toEqual([0, 1])
  const { events, audit } = await trailOf(server, env, id)
  expect(events.filter((kind) => kind === 'installment.ready')).toHaveLength(2)
  expect(audit.filter((operation) => operation === 'installment.announce_ready')).toHaveLength(2)
  expect((await trailOf(server, env, whole.id)).events).toEqual(['installment.created'])
})

test('ids that the database makes are of the same kind as all others', async () => {
  const { env } = await withService()
  const [made] = await inTest(server, env, (tx) => tx.all<{ id: string }>(sql`select new_id() as id`))
  expect(made!.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Math.abs(Number.parseInt(made!.id.replaceAll('-', '').slice(0, 12), 16) - Date.now())).toBeLessThan(60_000)
})
