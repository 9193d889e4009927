// Webhooks through the application API: what is taken, shown once, rotated, switched, tried out and removed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EVERYTHING, insertAttempt, makeDelivery, makeWebhook } from '../../test/delivery-fixtures.ts'
import { insertEmployee, inTest, refusal } from '../../test/fixtures.ts'
import { SECRET, startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { sql } from '../db/sql.ts'
import { webhookSecrets } from './secrets.ts'

let server: TestServer
let env: TestEnvironment
let now = Date.parse('2026-11-16T12:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now++ } })
  env = await server.environment()
})
afterAll(() => server.close())

const url = 'https://hooks.example.com/kantoor'

describe('creating', () => {
  test('makes an active webhook of whoever asks and shows the secret once', async () => {
    const created = await env.app.post('/settings/webhook', { url, kinds: ['hours.*', 'invoice.paid'] })
    expect(created.status).toBe(201)
    const { secret, ...shown } = created.body.data
    expect(shown).toMatchObject({
      url,
      kinds: ['hours.*', 'invoice.paid'],
      description: '',
      is_active: true,
      user_id: env.app.userId,
      user_name: 'owner',
      disabled_reason: null,
      disabled_at: null,
      rotated_at: null,
      previous_secret_expires_at: null,
      failing_since: null,
      failures: 0,
      waiting_deliveries: 0,
    })
    expect(secret).toBe(webhookSecrets(SECRET).make(env.id, shown.id, 1))
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const read = await env.app.get(`/settings/webhook/${shown.id}`)
    expect(read.body.data).toEqual(shown)
    expect((await env.app.get('/settings/webhook')).body.data).toContainEqual(shown)
  })

  test('gives it a lane', async () => {
    const { id } = await makeWebhook(env.app)
    const lanes = await inTest(server, env, (tx) =>
      tx.all(sql`select failures, failing_since, holder from webhook_lane where webhook_id = ${id}`),
    )
    expect(lanes).toEqual([{ failures: 0, failing_since: null, holder: null }])
  })

  test('refuses addresses that lead inside, and says where', async () => {
    for (const bad of ['http://hooks.example.com', 'https://127.0.0.1/', 'https://user:word@example.com/'])
      expect(refusal(await env.app.post('/settings/webhook', { url: bad, kinds: ['*'] })), bad).toBe(
        '400 validation-error /url',
      )
  })

  test('takes them where the installation allows it', async () => {
    const local = await startTestServer({ webhookAllowPrivate: true })
    const { app } = await local.environment()
    const made = await app.post('/settings/webhook', { url: 'http://127.0.0.1:4242/hook', kinds: ['*'] })
    expect(made.status, made.text).toBe(201)
    await local.close()
  })

  test('refuses kinds that there are not, none, and one twice', async () => {
    const pointers = {
      '/kinds/1': ['*', 'hours.eaten'],
      '/kinds/0': ['*.created'],
      '/kinds': ['hours.*', 'hours.*'],
    }
    for (const [pointer, kinds] of Object.entries(pointers))
      expect(refusal(await env.app.post('/settings/webhook', { url, kinds }))).toBe(`400 validation-error ${pointer}`)
    expect(refusal(await env.app.post('/settings/webhook', { url, kinds: [] }))).toBe('400 validation-error /kinds')
  })

  test('refuses the hundred and first', async () => {
    const full = await server.environment()
    await makeWebhook(full.app)
    await inTest(server, full, (tx) =>
      tx.count(sql`
        insert into webhook (environment_id, id, url, kinds, user_id, created_at, updated_at)
        select environment_id, gen_random_uuid(), url, kinds, user_id, created_at, updated_at from webhook, generate_series(1, 99)`),
    )
    expect(refusal(await full.app.post('/settings/webhook', { url, kinds: ['*'] }))).toBe('409 too-many-webhooks')
  })
})

describe('rights', () => {
  test('without settings there are no webhooks and no log', async () => {
    const user = await env.signIn(['crm:read', 'users'])
    const answers = [
      await user.get('/settings/webhook'),
      await user.post('/settings/webhook', { url, kinds: ['*'] }),
      await user.get('/settings/delivery'),
    ]
    expect(answers.map(refusal)).toEqual(answers.map(() => '403 forbidden'))
    expect(answers.map(({ body }) => body.required_right)).toEqual(answers.map(() => 'settings'))
  })

  test('kinds beyond the own rights are refused by name', async () => {
    const user = await env.signIn(['settings', 'crm:read'])
    const answer = await user.post('/settings/webhook', { url, kinds: ['note.created', 'hours.created', 'leave.*'] })
    expect(refusal(answer)).toBe('403 forbidden /kinds/1 /kinds/2')
    expect(answer.body).toMatchObject({
      required_right: 'hours:read',
      detail: expect.stringContaining('hours.created'),
    })
    for (const kinds of [['*'], ['note.*', 'webhook.ping']])
      expect((await user.post('/settings/webhook', { url, kinds })).status).toBe(201)
  })

  test('whoever changes url or kinds gives it the own rights, and needs them for all its kinds', async () => {
    const user = await env.signIn(['settings', 'crm:read'])
    const ownerOf = async (path: string) => (await env.app.get(path)).body.data.user_id
    const hours = await makeWebhook(env.app, { kinds: ['hours.*', 'note.*'] })
    const elsewhere = { url: 'https://elsewhere.example.com/' }
    expect(refusal(await user.patch(hours.path, elsewhere))).toBe('403 forbidden /kinds/0')
    expect(refusal(await user.patch(hours.path, { kinds: ['hours.*'] }))).toBe('403 forbidden /kinds/0')
    expect(await ownerOf(hours.path)).toBe(env.app.userId)

    for (const change of [elsewhere, { kinds: ['note.*'] }]) {
      const all = await makeWebhook(env.app)
      const changed = await user.patch(all.path, change)
      expect(changed.body.data).toMatchObject({ ...change, user_id: user.userId, user_name: 'user' })
    }
  })

  test('any other change leaves it whose it was', async () => {
    const user = await env.signIn(['settings'])
    const { path } = await makeWebhook(env.app, { kinds: ['hours.*'] })
    const same = { url, kinds: ['hours.*'] }
    for (const change of [{ description: 'Ours' }, { is_active: false }, { is_active: true }, same]) {
      const { status, body } = await user.patch(path, change)
      expect([status, body.data?.user_id]).toEqual([200, env.app.userId])
    }
  })
})

describe('rotating', () => {
  test('shows the next secret once and tells how long the one before signs', async () => {
    const { id, path, secret } = await makeWebhook(env.app)
    const make = (generation: number) => webhookSecrets(SECRET).make(env.id, id, generation)
    expect(secret).toBe(make(1))
    const first = await env.app.post(`${path}/rotate`)
    expect([first.status, first.body.data.secret]).toEqual([200, make(2)])
    const second = (await env.app.post(`${path}/rotate`)).body.data
    expect(second.secret).toBe(make(3))
    expect(Date.parse(second.previous_secret_expires_at) - Date.parse(second.rotated_at)).toBe(24 * 3600 * 1000)
    const [row] = await inTest(server, env, (tx) => tx.all(sql`select generation from webhook where id = ${id}`))
    expect(row).toEqual({ generation: 3 })
    expect((await env.app.get(path)).body.data.secret).toBeUndefined()
  })

  test('no secret is stored anywhere, not for a repeated request either', async () => {
    const headers = { 'idempotency-key': 'once' }
    const created = await env.app.post('/settings/webhook', { url, kinds: ['*'] }, headers)
    const rotated = await env.app.post(`/settings/webhook/${created.body.data.id}/rotate`, undefined, headers)
    const stored = await inTest(server, env, (tx) =>
      tx.all<{ text: string }>(sql`
        select to_jsonb(t)::text as text from audit t union all select to_jsonb(t)::text from idempotency t
        union all select to_jsonb(t)::text from webhook t union all select to_jsonb(t)::text from outbox t`),
    )
    expect(stored.length).toBeGreaterThan(4)
    for (const { body } of [created, rotated])
      expect(stored.filter(({ text }) => text.includes(body.data.secret.slice(6)))).toEqual([])
    expect(refusal(await env.app.post('/settings/webhook', { url, kinds: ['*'] }, headers))).toBe('409 already-created')
  })
})

describe('switching', () => {
  test('on forgets why it was off and its failures', async () => {
    const { id, path } = await makeWebhook(env.app)
    await inTest(server, env, async (tx) => {
      tx.send(
        sql`update webhook set is_active = false, disabled_reason = 'failing', disabled_at = now() where id = ${id}`,
      )
      await tx.count(sql`update webhook_lane set failures = 12, failing_since = now() where webhook_id = ${id}`)
    })
    const off = (await env.app.get(path)).body.data
    expect(off).toMatchObject({ is_active: false, disabled_reason: 'failing', failures: 12 })
    expect([off.disabled_at, off.failing_since]).not.toContain(null)

    const on = await env.app.patch(path, { is_active: true })
    expect(on.body.data).toMatchObject({
      is_active: true,
      disabled_reason: null,
      disabled_at: null,
      failures: 0,
      failing_since: null,
    })
    expect((await env.app.get(path)).text).toBe(on.text)
  })

  test('off by hand needs no reason, and what waits waits on', async () => {
    const webhook = await makeWebhook(env.app)
    await env.app.post('/crm/organization', { name: 'Acme' })
    await makeDelivery(env, webhook, 'organization.created')
    const waiting = (await env.app.get(webhook.path)).body.data.waiting_deliveries
    expect(waiting).toBeGreaterThan(0)
    const off = await env.app.patch(webhook.path, { is_active: false })
    expect(off.body.data).toMatchObject({ is_active: false, disabled_reason: null, waiting_deliveries: waiting })
  })

  test('what is off takes neither a test nor anything again', async () => {
    const webhook = await makeWebhook(env.app)
    await env.app.post('/crm/organization', { name: 'Acme' })
    const deliveryId = await makeDelivery(env, webhook, 'organization.created')
    await env.app.patch(webhook.path, { is_active: false })
    const answers = [
      await env.app.post(`${webhook.path}/test`),
      await env.app.post(`${webhook.path}/resend`, EVERYTHING),
      await env.app.post(`${webhook.path}/resend`, { failed: true }),
      await env.app.post(`/settings/delivery/${deliveryId}/resend`),
    ]
    expect(answers.map(refusal)).toEqual(answers.map(() => '409 webhook-inactive'))
  })
})

test('a test fires the ping about this webhook, and the audit tells who did', async () => {
  const { id, path } = await makeWebhook(env.app, { kinds: ['hours.*'] })
  const { status, body } = await env.app.post(`${path}/test`)
  expect(status).toBe(200)
  const events = await inTest(server, env, (tx) =>
    tx.all<{ payload: { type: string; data: object } }>(
      sql`select payload, is_waiting from outbox where record_id = ${id}`,
    ),
  )
  expect(events).toEqual([
    { is_waiting: true, payload: expect.objectContaining({ type: 'webhook.ping', data: { object: body.data } }) },
  ])
  const trail = (await env.app.get(`/settings/audit?record_id=${id}&operation=webhook.test`)).body.data
  expect(trail).toMatchObject([{ actor_id: env.app.userId, before: { id }, after: { id } }])
})

test('changes of a webhook are audited and no event', async () => {
  const { id, path } = await makeWebhook(env.app)
  await env.app.patch(path, { description: 'Other' })
  await env.app.post(`${path}/rotate`)
  await env.app.delete(path)
  const trail = (await env.app.get(`/settings/audit?record_id=${id}`)).body.data
  expect(trail.map(({ operation }: { operation: string }) => operation)).toEqual([
    'webhook.delete',
    'webhook.rotate',
    'webhook.update',
    'webhook.create',
  ])
  expect(await inTest(server, env, (tx) => tx.all(sql`select from outbox where record_id = ${id}`))).toEqual([])
})

test('deleting takes the lane, the deliveries and the attempts along, and nothing of others', async () => {
  const own = await server.environment()
  await own.app.post('/crm/organization', { name: 'Acme' })
  const [gone, stays] = [await makeWebhook(own.app), await makeWebhook(own.app)]
  for (const webhook of [gone, stays])
    await insertAttempt(server, own, await makeDelivery(own, webhook, 'organization.created'))
  expect((await own.app.delete(gone.path)).status).toBe(204)
  expect((await own.app.get(gone.path)).status).toBe(404)
  const left = await inTest(server, own, (tx) =>
    tx.all(sql`
      select (select count(*) from webhook) as webhooks, (select count(*) from webhook_lane) as lanes,
        (select count(*) from webhook_delivery) as deliveries, (select count(*) from webhook_attempt) as attempts`),
  )
  expect(left).toEqual([{ webhooks: 1, lanes: 1, deliveries: 1, attempts: 1 }])
})

test('the list is filtered by its user and by whether it is on', async () => {
  const own = await server.environment()
  const user = await own.signIn(['settings'], await insertEmployee(server, own))
  const [on, off] = [await makeWebhook(own.app), await makeWebhook(user)]
  await own.app.patch(off.path, { is_active: false })
  const idsBy = async (query: string) =>
    (await own.app.get(`/settings/webhook?${query}`)).body.data.map(({ id }: { id: string }) => id)
  expect(await idsBy('is_active=true')).toEqual([on.id])
  expect(await idsBy(`user_id=${user.userId}`)).toEqual([off.id])
  expect(await idsBy('sort=created_at')).toEqual([on.id, off.id])
})
