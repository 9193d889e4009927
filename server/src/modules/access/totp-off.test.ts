import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppOwner, codeAt, connectApp } from '../../../test/access-fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { PASSWORD, visitorOf } from '../../../test/sign-in-client.ts'

const MINUTE = 60_000
let now = Date.now()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } })
})
afterAll(() => server.close())

/** Connected a minute ago: the code of this moment was not used. */
async function owner(): Promise<AppOwner> {
  const connected = await connectApp(server, now)
  now += MINUTE
  return connected
}

describe('disconnecting an app', () => {
  test('needs the password or a code, however fresh the session is', async () => {
    const { email, secret, home } = await owner()
    expect((await home.call('POST', '/session/totp/off', {})).status).toBe(400)
    expect((await home.call('POST', '/session/totp/off', { password: 'wrong' })).status).toBe(400)
    const wrong = await home.call('POST', '/session/totp/off', { code: '000000' })
    expect([wrong.status, wrong.body.errors?.[0].pointer]).toEqual([400, '/code'])
    expect((await home.call('POST', '/session/totp/off', { code: codeAt(secret, now) })).status).toBe(204)
    expect((await visitorOf(server).signIn(email)).body.data.user.has_totp).toBe(false)
    expect((await home.call('POST', '/session/totp/off', { password: PASSWORD })).body.code).toBe('invalid-transition')
  })

  test('is done by whoever manages users, audited, and told to the person', async () => {
    const { env, email, home } = await owner()
    const other = await home.call('POST', '/settings/user', {
      email: `second-${crypto.randomUUID()}@example.com`,
      name: 'Second',
      role_id: env.app.roleId,
    })
    const second = visitorOf(server)
    await second.call('POST', '/session/link', { token: other.body.data.sign_in_link.split('#token=')[1] })
    const reset = await second.call('POST', `/settings/user/${env.app.userId}/resettotp`)
    expect([reset.status, reset.body.data?.has_totp], reset.text).toEqual([200, false])
    expect((await visitorOf(server).signIn(email)).body.data.user.email).toBe(email)
    const mails = await second.call('GET', `/settings/mail?kind=security&q=NO+code`)
    expect(mails.body.data).toMatchObject([{ recipient: email, subject: 'Your sign-in asks for no code any more' }])
    const trail = await second.call('GET', '/settings/audit?operation=user.reset_totp')
    expect(trail.body.data.map((row: { resource: string }) => row.resource).sort()).toEqual(['mail', 'user'])
    const again = await second.call('POST', `/settings/user/${env.app.userId}/resettotp`)
    expect([again.status, again.body.code]).toEqual([409, 'invalid-transition'])
  })

  test('is not for those who may not manage users, or only users with fewer rights', async () => {
    const { env, home } = await owner()
    for (const rights of [['crm:read'], ['users']] as const) {
      const client = await env.signIn([...rights])
      expect((await client.post(`/settings/user/${env.app.userId}/resettotp`)).status).toBe(403)
    }
    expect((await home.call('GET', '/session/totp')).body.data.is_on).toBe(true)
  })
})
