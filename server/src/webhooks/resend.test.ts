// Sending again in bulk: what failed, and everything since a moment, in bites.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EVERYTHING, type MadeWebhook, makeWebhook } from '../../test/delivery-fixtures.ts'
import { inTest, make, refusal } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { scratchDatabase } from '../../test/scratch.ts'
import { sql } from '../db/sql.ts'
import { idMaker, systemClock } from '../shared/clock.ts'
import { dispatchEvents } from './dispatch.ts'
import { MOST_RESENT } from './resend.queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('since a moment', () => {
  test('queues what the webhook wants, also from before it was there', async () => {
    const env = await server.environment()
    await make(env, '/crm/organization', { name: 'Acme' })
    await make(env, '/crm/person', { last_name: 'Bakker' })
    const webhook = await makeWebhook(env.app, { kinds: ['organization.*', 'hours.created'] })
    await env.app.post(`${webhook.path}/test`)
    expect(await resend(env, webhook, EVERYTHING)).toEqual({ queued: 1, continue_from: null })
    expect(await kindsOf(env, webhook)).toEqual(['organization.created'])
  })

  test('never a test event, whatever the kinds say', async () => {
    const env = await server.environment()
    const webhook = await makeWebhook(env.app, { kinds: ['*', 'webhook.*', 'webhook.ping'] })
    await env.app.post(`${webhook.path}/test`)
    expect(await resend(env, webhook, EVERYTHING)).toEqual({ queued: 0, continue_from: null })
  })

  test('begins at the moment itself', async () => {
    const env = await server.environment()
    const webhook = await makeWebhook(env.app)
    await make(env, '/crm/organization', { name: 'Before' })
    const { created_at } = await make(env, '/crm/organization', { name: 'At' })
    const after = new Date(Date.parse(created_at) + 1).toISOString()
    expect((await resend(env, webhook, { since: created_at })).queued).toBe(1)
    expect((await resend(env, webhook, { since: after })).queued).toBe(0)
    expect((await resend(env, webhook, { since: '2999-01-01T00:00:00Z' })).queued).toBe(0)
    expect((await resend(env, webhook, { since: '0001-01-02T00:00:00Z' })).queued).toBe(2)
  })

  test('what was queued before begins a new round as the same delivery', async () => {
    const env = await server.environment()
    await make(env, '/crm/organization', { name: 'Acme' })
    const webhook = await makeWebhook(env.app)
    await resend(env, webhook, EVERYTHING)
    const [first] = await deliveriesOf(env, webhook)
    await setAll(env, 'delivered')
    expect(await resend(env, webhook, EVERYTHING)).toEqual({ queued: 1, continue_from: null })
    const [second, ...others] = await deliveriesOf(env, webhook)
    expect(others).toEqual([])
    expect(second).toMatchObject({ id: first!.id, event_id: first!.event_id, status: 'waiting', attempts: 0 })
  })

  // In a database of its own: whoever hands out takes the events of every environment.
  test('is no obstacle to what the worker has still to hand out', async () => {
    const scratch = await scratchDatabase()
    const apart = await startTestServer({ databaseUrl: scratch.url })
    const env = await apart.environment()
    const webhook = await makeWebhook(env.app)
    await make(env, '/crm/organization', { name: 'Acme' })
    expect((await resend(env, webhook, EVERYTHING)).queued).toBe(1)
    const newId = idMaker(systemClock)
    while ((await dispatchEvents(apart.db, systemClock, newId)).isFull);
    expect((await deliveriesOf(env, webhook)).length).toBe(1)
    const waiting = await inTest(apart, env, (tx) => tx.all(sql`select from outbox where is_waiting`))
    expect(waiting).toEqual([])
    await apart.close()
    await scratch.drop()
  })

  test('goes on where the bite before ended, until nothing is left', async () => {
    const env = await server.environment()
    const webhook = await makeWebhook(env.app)
    await insertEvents(env, MOST_RESENT + 3)
    const first = await resend(env, webhook, EVERYTHING)
    expect(first).toEqual({ queued: MOST_RESENT, continue_from: expect.any(String) })
    const second = await resend(env, webhook, { ...EVERYTHING, continue_from: first.continue_from })
    expect(second).toEqual({ queued: 3, continue_from: null })
    const counted = await inTest(server, env, (tx) =>
      tx.all(sql`select count(*), count(distinct event_id) as events, max(version) as version from webhook_delivery`),
    )
    expect(counted).toEqual([{ count: MOST_RESENT + 3, events: MOST_RESENT + 3, version: 1 }])

    await setAll(env, 'failed')
    const failed = await resend(env, webhook, { failed: true })
    expect(failed).toEqual(first)
    expect(await resend(env, webhook, { failed: true, continue_from: failed.continue_from })).toEqual(second)
    expect((await env.app.get('/settings/delivery?status=failed')).body.meta.count).toBe(0)
  })
})

describe('what failed', () => {
  test('is sent again, of this webhook, and nothing else', async () => {
    const env = await server.environment()
    await make(env, '/crm/organization', { name: 'Acme' })
    await make(env, '/crm/organization', { name: 'Bright' })
    const [webhook, other] = [await makeWebhook(env.app), await makeWebhook(env.app)]
    for (const one of [webhook, other]) await resend(env, one, EVERYTHING)
    await setAll(env, 'failed')
    const [lucky] = await deliveriesOf(env, webhook)
    await inTest(server, env, (tx) =>
      tx.count(sql`update webhook_delivery set status = 'delivered' where id = ${lucky!.id}`),
    )
    expect(await resend(env, webhook, { failed: true })).toEqual({ queued: 1, continue_from: null })
    expect((await deliveriesOf(env, webhook)).map(({ status }) => status).sort()).toEqual(['delivered', 'waiting'])
    expect((await deliveriesOf(env, other)).map(({ status }) => status)).toEqual(['failed', 'failed'])
    expect((await env.app.get(webhook.path)).body.data.waiting_deliveries).toBe(1)
    expect(await resend(env, webhook, { failed: true })).toEqual({ queued: 0, continue_from: null })
  })
})

test('either one or the other is asked for, and goes on only from an event that is there', async () => {
  const env = await server.environment()
  const { id, path } = await makeWebhook(env.app)
  const refusalOf = async (body: object) => refusal(await env.app.post(`${path}/resend`, body))
  expect(await refusalOf({})).toBe('400 validation-error ')
  expect(await refusalOf({ failed: true, ...EVERYTHING })).toBe('400 validation-error ')
  expect(await refusalOf({ failed: false })).toBe('400 validation-error /failed')
  expect(await refusalOf({ ...EVERYTHING, continue_from: id })).toBe('400 invalid-reference /continue_from')
})

test('the audit tells who asked for it', async () => {
  const env = await server.environment()
  const webhook = await makeWebhook(env.app)
  await resend(env, webhook, { failed: true })
  const trail = (await env.app.get(`/settings/audit?record_id=${webhook.id}&operation=webhook.resend`)).body
  expect(trail.meta.count).toBe(1)
})

interface Found {
  readonly id: string
  readonly event_id: string
  readonly kind: string
  readonly status: string
  readonly attempts: number
}

async function deliveriesOf(env: TestEnvironment, { id }: MadeWebhook): Promise<Found[]> {
  return (await env.app.get(`/settings/delivery?webhook_id=${id}`)).body.data
}

async function kindsOf(env: TestEnvironment, webhook: MadeWebhook): Promise<string[]> {
  return (await deliveriesOf(env, webhook)).map(({ kind }) => kind)
}

async function resend(env: TestEnvironment, { path }: MadeWebhook, body: object) {
  const answer = await env.app.post(`${path}/resend`, body)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as { queued: number; continue_from: string | null }
}

function setAll(env: TestEnvironment, status: string): Promise<number> {
  return inTest(server, env, (tx) =>
    tx.count(sql`update webhook_delivery set status = ${status}, attempts = 10, next_attempt_at = null`),
  )
}

function insertEvents(env: TestEnvironment, count: number): Promise<number> {
  const ids = Array.from({ length: count }, idMaker(systemClock))
  return inTest(server, env, (tx) =>
    tx.count(sql`
      insert into outbox (environment_id, id, kind, record_id, version, payload, created_at)
      select current_environment(), id, 'organization.updated', gen_random_uuid(), 1, '{"data":{"object":{}}}', now()
      from unnest(${ids}::uuid[]) id`),
  )
}
