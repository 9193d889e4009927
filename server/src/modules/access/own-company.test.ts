import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { givePassword, PASSWORD, visitorOf } from '../../../test/sign-in-client.ts'
import { inSystem } from '../../db/transaction.ts'
import { insertLink } from './sign-in.queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
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
