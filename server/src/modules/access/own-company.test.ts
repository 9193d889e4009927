import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt, connectApp } from '../../../test/access-fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { givePassword, PASSWORD, visitorOf } from '../../../test/sign-in-client.ts'
import { inSystem } from '../../db/transaction.ts'
import { insertLink } from './sign-in.queries.ts'

const MINUTE = 60_000
let now = Date.now()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } })
})
afterAll(() => server.close())

test('an owner starts a company of his own, is in it at once, and both ways stay open', async () => {
  const env = await server.environment()
  const email = await givePassword(env)
  const visitor = visitorOf(server)
  await visitor.signIn(email)
  await env.post('/crm/organization', { name: 'Of the first company' })
  const { status, body, text } = await visitor.call('POST', '/session/environments', { name: 'Bureau Één' })
  expect([status, body.data?.user?.role], text).toEqual([201, 'owner'])
  expect(body.data).toMatchObject({
    user: { email, has_password: true },
    environment: { name: 'Bureau Één', slug: expect.stringMatching(/^bureau-een(-\d{4})?$/) },
  })
  expect(body.data.environment.id).not.toBe(env.id)
  const empty = await visitor.call('GET', '/crm/organization')
  expect([empty.status, empty.body.meta.count]).toEqual([200, 0])
  const back = await visitor.call('POST', '/session/switch', { environment: env.slug })
  expect([back.status, back.body.data.environment.id]).toEqual([201, env.id])
  const anew = await visitorOf(server).signIn(email, PASSWORD, { environment: body.data.environment.slug })
  expect(anew.status).toBe(201)
})

test('who shows a code to come in shows it in a company of his own as well, with the same app', async () => {
  const { email, secret, recoveryCodes, home } = await connectApp(server, now)
  now += MINUTE
  const made = await home.call('POST', '/session/environments', { name: 'Mine too' })
  expect([made.status, made.body.data.user?.has_totp], made.text).toEqual([201, true])
  const environment = made.body.data.environment.slug
  const arrive = async () => {
    const visitor = visitorOf(server)
    const { body } = await visitor.signIn(email, PASSWORD, { environment })
    expect([body.data.needs, visitor.cookies.has('kantoor_session')]).toEqual(['code', false])
    const show = (code: string) => visitor.call('POST', '/session/code', { ticket: body.data.ticket, code })
    return { visitor, show }
  }
  const first = await arrive()
  expect((await first.show('000000')).status).toBe(401)
  const entered = await first.show(codeAt(secret, now))
  expect([entered.status, entered.body.data?.environment.slug], entered.text).toEqual([201, environment])
  const state = (await first.visitor.call('GET', '/session/totp')).body.data
  expect(state).toMatchObject({ is_on: true, recovery_codes_left: recoveryCodes.length })
  expect((await (await arrive()).show(codeAt(secret, now))).status).toBe(401)
  expect((await (await arrive()).show(recoveryCodes[0]!)).status).toBe(201)
})

test('whoever came by a link sets a password there without another', async () => {
  const env = await server.environment()
  const maker = { newId: () => crypto.randomUUID(), now: new Date().toISOString() }
  const link = { environmentId: env.id, userId: env.app.userId }
  const token = await inSystem(server.db, async (tx) => insertLink(tx, link, maker))
  const visitor = visitorOf(server)
  expect((await visitor.call('POST', '/session/link', { token })).status).toBe(201)
  expect((await visitor.call('POST', '/session/environments', { name: 'Mine' })).status).toBe(201)
  expect((await visitor.call('PUT', '/session/password', { password: PASSWORD })).status).toBe(204)
})

test('nobody but an owner may, not without a name, and not forever', async () => {
  const env = await server.environment()
  const start = (by: typeof env.app, name: unknown) => by.post('/session/environments', { name })
  const limited = await env.signIn(['settings'])
  const refused = await start(limited, 'Mine')
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
  expect((await start(env.app, ' ')).status).toBe(400)
  const email = await givePassword(env)
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) {
    const visitor = visitorOf(server)
    await visitor.signIn(email, PASSWORD, { environment: env.slug })
    statuses.push((await visitor.call('POST', '/session/environments', { name: `Nr ${i}` })).status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})
