// Whoever changed the address he signs in with is forgotten under those before as well, and under those he only asked for.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest } from '../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { visitorOf } from '../../test/sign-in-client.ts'
import { sql } from '../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('letters to every address of somebody are found and forgotten', async () => {
  const env = await server.environment()
  const user = await env.signIn(['crm:read'])
  const colleague = await env.signIn(['crm:read'])
  const home = visitorOf(server, user.cookie)
  const [wanted, mistyped] = ['zeb@kanarie.example', 'zeb@kanraie.example']
  expect((await home.call('POST', '/session/email', { email: mistyped })).status).toBe(204)
  expect((await home.call('POST', '/session/email', { email: wanted })).status).toBe(204)
  const letters = async () => (await env.app.get('/settings/mail?kind=security')).body.data as Letter[]
  const { text } = (await letters()).find(({ recipient }) => recipient === wanted)!
  const token = new URLSearchParams(/#(\S+)/.exec(text)![1]).get('confirm')
  expect((await home.call('POST', '/session/email/confirm', { email: wanted, token })).status).toBe(204)
  await visitorOf(server, colleague.cookie).call('POST', '/session/email', { email: 'other@example.com' })
  expect((await letters()).map(({ recipient }) => recipient).sort()).toEqual(
    [user.email, wanted, mistyped, 'other@example.com'].sort(),
  )
  await inTest(server, env, (tx) => tx.count(sql`update mail set status = 'kept'`))

  await env.app.patch(`/settings/user/${user.userId}`, { is_active: false })
  const found = await env.app.get(`/settings/privacy/subject?type=user&id=${user.userId}`)
  expect(found.body.data.items).toContainEqual(expect.objectContaining({ key: 'mail', count: 3 }))
  const erase = () => env.app.post('/settings/erasure', { type: 'user', id: user.userId })
  const done = await erase()
  expect(done.status, done.text).toBe(201)
  expect((await letters()).filter(({ recipient }) => recipient !== 'erased@erased.invalid')).toMatchObject([
    { recipient: 'other@example.com' },
  ])
  expect((await erase()).body).toMatchObject({ detail: 'This person has been erased already.' })
})

interface Letter {
  readonly recipient: string
  readonly text: string
}
