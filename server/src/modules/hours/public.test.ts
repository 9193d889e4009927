import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { hoursWorld } from '../../../test/hours-fixtures.ts'
import type { Context } from '../../db/context.ts'
import { markInvoiced, putOnDraft, releaseHours } from './public.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('entries go on a draft, are invoiced, and come free again', async () => {
  const { env, booked, change, draft, projectId } = await hoursWorld(server)
  const { id: invoice, lineId: line } = await draft()
  const [first, second, free] = [await booked(), await booked(), await booked({ billable: false })]
  const withContext = <T>(work: (ctx: Context) => Promise<T>) =>
    inTest(server, env, (tx) => work({ tx, now: new Date().toISOString() } as Context))
  const read = async ({ id }: { id: string }) => (await env.get(`/hours/hours/${id}`)).body.data
  const links = [first, second, free].map(({ id }) => ({ hours_id: id, invoice_line_id: line }))

  expect(await withContext((ctx) => putOnDraft(ctx, invoice, links))).toBe(2)
  expect(await read(first)).toMatchObject({
    invoice_status: 'on_draft',
    invoice_id: invoice,
    invoice_line_id: line,
    lock_reason: 'draft_invoice',
  })
  expect((await read(free)).invoice_status).toBe('not_billable')
  expect(await withContext((ctx) => putOnDraft(ctx, invoice, links))).toBe(0)

  expect(await withContext((ctx) => releaseHours(ctx, invoice, [second.id]))).toEqual([second.id])
  expect(await read(second)).toMatchObject({ invoice_status: 'to_invoice', invoice_id: null, locked: false })

  expect(await withContext((ctx) => markInvoiced(ctx, invoice))).toEqual([first.id])
  expect((await read(first)).lock_reason).toBe('invoiced')
  await change('project', { organization_id: null }, projectId)
  expect((await read(first)).invoice_status).toBe('invoiced')
  await withContext((ctx) => releaseHours(ctx, invoice, [first.id]))
  expect(await read(first)).toMatchObject({ invoice_status: 'not_billable', invoice_line_id: null, locked: false })
})
