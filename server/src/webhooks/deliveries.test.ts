// The log: what it lists, how it shows every attempt, to whom it shows what was sent, and sending one again.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAttempt, type MadeWebhook, makeDelivery, makeWebhook, setStatus } from '../../test/delivery-fixtures.ts'
import { insertContract, insertEmployee, inTest, make, refusal } from '../../test/fixtures.ts'
import { type AppClient, startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { sql } from '../db/sql.ts'
import type { Right } from '../shared/rights.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function withDelivery() {
  const env = await server.environment()
  const organization = await make(env, '/crm/organization', { name: 'Acme' })
  const webhook = await makeWebhook(env.app)
  const id = await makeDelivery(env, webhook, 'organization.created')
  return { env, organization, webhook, id, path: `/settings/delivery/${id}` }
}

test('a delivery that waits', async () => {
  const { env, organization, webhook, id, path } = await withDelivery()
  const { body } = await env.app.get('/settings/delivery')
  expect(body.data).toMatchObject([
    {
      id,
      webhook_id: webhook.id,
      webhook_url: 'https://hooks.example.com/kantoor',
      kind: 'organization.created',
      record_id: organization.id,
      status: 'waiting',
      attempts: 0,
      last_status: null,
      last_error: null,
      last_attempt_at: null,
    },
  ])
  const { data } = (await env.app.get(path)).body
  expect(data).toMatchObject({ ...body.data[0], attempt_log: [] })
  const sent = JSON.parse(data.request.body)
  expect(sent).toMatchObject({
    id: data.event_id,
    type: 'organization.created',
    data: { object: { id: organization.id } },
  })
})

test('every attempt with what was answered; the record shows the last', async () => {
  const { env, id, path } = await withDelivery()
  await insertAttempt(server, env, id, { number: 2, at: '2026-11-16T09:00:05.250Z', status: null, error: 'timeout' })
  await insertAttempt(server, env, id)
  const { data } = (await env.app.get(path)).body
  expect(data).toMatchObject({ last_status: null, last_error: 'timeout', last_attempt_at: '2026-11-16T09:00:05.250Z' })
  expect(data.attempt_log).toMatchObject([
    {
      number: 1,
      at: '2026-11-16T09:00:00.000Z',
      duration_ms: 12,
      url: 'https://hooks.example.com/kantoor',
      request_headers: { 'x-service-event': 'organization.created' },
      status: 500,
      response_headers: { 'content-type': 'text/plain' },
      response_body: 'Sorry',
      error: null,
    },
    { number: 2, status: null, response_headers: null, error: 'timeout' },
  ])
})

test('what was sent is byte for byte what the outbox holds', async () => {
  const { env, path } = await withDelivery()
  const { data } = (await env.app.get(path)).body
  const [row] = await inTest(server, env, (tx) =>
    tx.all<{ text: string }>(sql`select payload::text as text from outbox where id = ${data.event_id}`),
  )
  expect(data.request.body).toBe(row!.text)
})

test('the list is filtered by webhook, status, kind, event and time', async () => {
  const { env, webhook, id } = await withDelivery()
  await make(env, '/crm/person', { last_name: 'Bakker' })
  const other = await makeWebhook(env.app, { kinds: ['person.*'] })
  const person = await makeDelivery(env, other, 'person.created')
  await setStatus(server, env, id, 'failed')
  const { event_id, created_at } = (await env.app.get(`/settings/delivery/${id}`)).body.data
  const found = async (query: string) =>
    (await env.app.get(`/settings/delivery?${query}`)).body.data.map((one: { id: string }) => one.id)
  expect(await found(`webhook_id=${webhook.id}`)).toEqual([id])
  expect(await found(`webhook_id=${other.id}`)).toEqual([person])
  expect(await found('status=failed')).toEqual([id])
  expect(await found('status=waiting,withheld')).toEqual([person])
  expect(await found('kind=organization.created')).toEqual([id])
  expect(await found('kind=organization.created,person.created&sort=created_at')).toEqual([id, person])
  expect(await found('kind=person.*')).toEqual([person])
  expect(refusal(await env.app.get('/settings/delivery?kind=persons.*'))).toBe('400 validation-error /kind')
  expect(await found(`event_id=${event_id}`)).toEqual([id])
  expect(await found(`created_at_from=${created_at}&created_at_to=${created_at}`)).toContain(id)
  expect(await found('created_at_to=2020-01-01T00:00:00Z')).toEqual([])
})

describe('what was sent is shown to', () => {
  test('those who may read what it is about, and nobody else', async () => {
    const { env, id, path } = await withDelivery()
    await insertAttempt(server, env, id, { response_body: 'You sent: Acme' })
    const reader = await env.signIn(['settings', 'crm:read'])
    const stranger = await env.signIn(['settings', 'hours:read'])
    expect((await reader.get(path)).text).toContain('Acme')
    const seen = await stranger.get(path)
    expect(seen.text).not.toContain('Acme')
    expect(seen.body.data).toMatchObject({
      kind: 'organization.created',
      request: { url: 'https://hooks.example.com/kantoor', body: null },
      attempt_log: [{ status: 500, response_body: null }],
    })
  })

  test('of a contract: the employee, the manager, and who has the right people', async () => {
    const env = await server.environment()
    const [own, boss, other] = [
      await insertEmployee(server, env),
      await insertEmployee(server, env),
      await insertEmployee(server, env),
    ]
    await env.app.patch(`/hrm/employee/${own}`, { manager_employee_id: boss })
    const contract = await insertContract(server, env, own)
    await env.app.patch(`/hrm/contract/${contract}`, { leave_minutes_per_year: 9600 })
    const webhook = await makeWebhook(env.app)
    const id = await makeDelivery(env, webhook, 'contract.updated')
    const sees = async (rights: readonly Right[], employeeId: string) => {
      const user = await env.signIn(['settings', ...rights], employeeId)
      return (await user.get(`/settings/delivery/${id}`)).body.data.request.body !== null
    }
    expect(await sees(['hrm:read'], own)).toBe(true)
    expect(await sees(['hrm:read'], boss)).toBe(true)
    expect(await sees(['hrm:read'], other)).toBe(false)
    expect(await sees(['hrm:read', 'people'], other)).toBe(true)
    expect(await sees(['people'], other)).toBe(false)
  })

  test('of a test event: whoever sees the webhook', async () => {
    const env = await server.environment()
    const webhook = await makeWebhook(env.app)
    await env.app.post(`${webhook.path}/test`)
    const id = await insertPing(env, webhook)
    const user = await env.signIn(['settings'])
    expect((await user.get(`/settings/delivery/${id}`)).text).toContain('webhook.ping')
  })
})

describe('sending again', () => {
  test.each(['failed', 'delivered', 'withheld'])('begins a new round of what is %s', async (status) => {
    const { env, id, path } = await withDelivery()
    await setStatus(server, env, id, status)
    await insertAttempt(server, env, id, { number: 10 })
    const before = (await env.app.get(path)).body.data
    expect(before).toMatchObject({ status, attempts: 10, next_attempt_at: null })
    const again = await env.app.post(`${path}/resend`)
    expect(again.status).toBe(200)
    expect(again.body.data).toMatchObject({ status: 'waiting', attempts: 0, event_id: before.event_id })
    const after = (await env.app.get(path)).body.data
    expect(after.next_attempt_at).toBe(after.updated_at)
    expect(after.attempt_log).toEqual(before.attempt_log)
    expect((await env.app.get(`/settings/audit?record_id=${id}`)).body.data).toMatchObject([
      { operation: 'delivery.resend', before: { status }, after: { status: 'waiting' } },
    ])
  })

  test('brings forward what waits', async () => {
    const { env, id, path } = await withDelivery()
    await inTest(server, env, (tx) =>
      tx.count(sql`
        update webhook_delivery set attempts = 6, next_attempt_at = now() + interval '5 hours' where id = ${id}`),
    )
    const { data } = (await env.app.post(`${path}/resend`)).body
    expect(data).toMatchObject({ status: 'waiting', attempts: 0 })
    expect(Date.parse(data.next_attempt_at)).toBeLessThanOrEqual(Date.now())
  })

  test('needs the right settings', async () => {
    const { env, path } = await withDelivery()
    const user: AppClient = await env.signIn(['crm:read'])
    expect(refusal(await user.post(`${path}/resend`))).toBe('403 forbidden')
  })
})

/** Tests are handed out by the worker alone. */
async function insertPing(env: TestEnvironment, { id }: MadeWebhook): Promise<string> {
  const [row] = await inTest(server, env, (tx) =>
    tx.all<{ id: string }>(sql`
      insert into webhook_delivery (environment_id, id, webhook_id, event_id, status, next_attempt_at, created_at, updated_at)
      select environment_id, gen_random_uuid(), ${id}, id, 'waiting', now(), now(), now() from outbox where kind = 'webhook.ping'
      returning id`),
  )
  return row!.id
}
