import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTest, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { purchasingWorld, setColumn } from '../../../test/purchasing-fixtures.ts'
import type { Context } from '../../db/context.ts'
import { markCostsInvoiced, putCostsOnDraft, releaseCosts } from './public.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PATH = '/purchasing/cost'

function withContext<T>(env: TestEnvironment, work: (ctx: Context) => Promise<T>): Promise<T> {
  return inTest(server, env, (tx) =>
    work({ tx, now: new Date().toISOString(), changes: [], can: () => true } as unknown as Context),
  )
}

describe('on an invoice', () => {
  test('costs are put on a draft, invoiced, and come free again', async () => {
    const { env, projectId, booked, draft } = await purchasingWorld(server)
    const [first, second, free] = [await booked(), await booked(), await booked({ billable: false })]
    const { invoiceId, lineId } = await draft(first.id)
    const links = [first, second, free].map(({ id }) => ({ cost_id: id, invoice_line_id: lineId }))
    const read = async ({ id }: { id: string }) => (await env.get(`${PATH}/${id}`)).body.data

    expect(await withContext(env, (ctx) => putCostsOnDraft(ctx, invoiceId, links))).toBe(2)
    expect(await read(first)).toMatchObject({
      invoice_status: 'on_draft',
      invoice_id: invoiceId,
      invoice_line_id: lineId,
      locked: true,
    })
    expect((await read(free)).invoice_status).toBe('not_billable')
    expect(await withContext(env, (ctx) => putCostsOnDraft(ctx, invoiceId, links))).toBe(0)
    const refused = await env.patch(`${PATH}/${first.id}`, { note: 'x' })
    expect([refusal(refused), refused.body.lock_reason]).toEqual(['409 cost-locked', 'draft_invoice'])

    expect(await withContext(env, (ctx) => releaseCosts(ctx, invoiceId, [second.id]))).toEqual([second.id])
    expect(await read(second)).toMatchObject({ invoice_status: 'to_invoice', invoice_id: null, locked: false })

    expect(await withContext(env, (ctx) => markCostsInvoiced(ctx, invoiceId))).toEqual([first.id])
    expect(refusal(await env.delete(`${PATH}/${first.id}`))).toBe('409 cost-locked')
    await setColumn(server, env, 'project', projectId, 'organization_id', null)
    expect((await read(first)).invoice_status).toBe('invoiced')
    await withContext(env, (ctx) => releaseCosts(ctx, invoiceId, [first.id]))
    expect(await read(first)).toMatchObject({ invoice_status: 'not_billable', invoice_line_id: null, locked: false })
    expect(refusal(await env.delete(`${PATH}/${first.id}`))).toBe('409 cost-locked')
  })

  test('whoever listens hears where a cost stands', async () => {
    const { env, booked } = await purchasingWorld(server)
    const cost = await booked()
    const [draft] = (await env.app.post('/invoices/invoice/from-work', { cost_ids: [cost.id] })).body.data
    expect((await env.app.delete(`/invoices/invoice/${draft.id}`)).status).toBe(204)
    const { events, audit } = await trailOf(server, env, cost.id)
    expect(events).toEqual(['cost.created', 'cost.updated', 'cost.updated'])
    expect(audit).toEqual(['cost.create', 'invoice.create_from_work', 'invoice.delete'])
  })

  test('a cost keeps the purchase invoice it came from', async () => {
    const { env, booked, recorded, draft } = await purchasingWorld(server)
    const bill = await recorded()
    const cost = await booked({ purchase_invoice_id: bill.id })
    const { invoiceId, lineId } = await draft(cost.id)
    const before = (await env.get(`/purchasing/purchaseinvoice/${bill.id}`)).body.data
    await withContext(env, (ctx) => putCostsOnDraft(ctx, invoiceId, [{ cost_id: cost.id, invoice_line_id: lineId }]))
    const after = (await env.get(`/purchasing/purchaseinvoice/${bill.id}`)).body.data
    expect([after.updated_at > before.updated_at, after.costs[0].locked]).toEqual([true, true])
    const refused = await env.delete(`/purchasing/purchaseinvoice/${bill.id}`)
    expect([refusal(refused), refused.body.cost_ids]).toEqual(['409 cost-locked', [cost.id]])
    await withContext(env, (ctx) => releaseCosts(ctx, invoiceId, [cost.id]))
    expect((await env.delete(`/purchasing/purchaseinvoice/${bill.id}`)).status).toBe(204)
  })
})

describe('writing off', () => {
  test('takes all or none, says why, locks, and can be undone', async () => {
    const { env, projectId, booked } = await purchasingWorld(server)
    const [first, second, free] = [await booked(), await booked(), await booked({ billable: false })]
    const write = (action: string, ids: string[], reason = 'Too late') =>
      env.app.post(`${PATH}/${action}`, { ids, reason })
    const refused = await write('write-off', [first.id, free.id])
    expect([refusal(refused), refused.body.cost_id]).toEqual(['409 invalid-transition', free.id])
    expect(refusal(await write('write-off', [first.id, projectId]))).toBe('400 invalid-reference /ids/1')
    expect(refusal(await write('write-off', [first.id], ' '))).toBe('400 validation-error /reason')

    const { data } = (await write('write-off', [first.id, second.id])).body
    expect(data).toHaveLength(2)
    expect(data[0]).toMatchObject({ invoice_status: 'written_off', write_off_reason: 'Too late', locked: true })
    const locked = await env.patch(`${PATH}/${first.id}`, { note: 'x' })
    expect([refusal(locked), locked.body.lock_reason]).toEqual(['409 cost-locked', 'written_off'])
    expect(refusal(await env.delete(`${PATH}/${first.id}`))).toBe('409 cost-locked')
    expect(refusal(await write('write-off', [first.id]))).toBe('409 invalid-transition')

    expect((await write('undo-write-off', [first.id])).body.data[0]).toMatchObject({
      invoice_status: 'to_invoice',
      write_off_reason: null,
      locked: false,
    })
    await setColumn(server, env, 'project', projectId, 'organization_id', null)
    expect((await write('undo-write-off', [second.id])).body.data[0].invoice_status).toBe('not_billable')
    expect((await trailOf(server, env, first.id)).audit).toEqual([
      'cost.create',
      'cost.write_off',
      'cost.undo_write_off',
    ])
  })
})
