import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppOwner, codeAt, connectApp } from '../../../test/access-fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { givePassword, PASSWORD, type Visitor, visitorOf } from '../../../test/sign-in-client.ts'
import { qrSvg } from '../../shared/qr.ts'

const MINUTE = 60_000
let server: TestServer
let now = Date.now()
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } })
})
afterAll(() => server.close())

/** Somebody with a password and an app; a code that was taken is not taken again. */
async function withApp(): Promise<AppOwner> {
  const owner = await connectApp(server, now)
  now += MINUTE
  return owner
}

const ticketOf = async (visitor: Visitor, email: string) => {
  const answer = await visitor.signIn(email)
  expect([answer.status, answer.body.data.needs], answer.text).toEqual([201, 'code'])
  expect(visitor.cookies.has('kantoor_session')).toBe(false)
  return answer.body.data.ticket as string
}
const show = (visitor: Visitor, ticket: string, code: string) => visitor.call('POST', '/session/code', { ticket, code })

describe('connecting an app', () => {
  test('shows a secret that apps read, and asks for nothing until its first code came', async () => {
    const env = await server.environment()
    const email = await givePassword(env)
    const home = visitorOf(server)
    await home.signIn(email)
    const begun = await home.call('POST', '/session/totp', {})
    const { secret, uri, picture } = begun.body.data
    expect(picture).toBe(qrSvg(uri))
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Kantoor:/)
    expect((await home.call('GET', '/session/totp')).body.data).toEqual({
      is_on: false,
      confirmed_at: null,
      recovery_codes_left: 0,
    })
    expect((await visitorOf(server).signIn(email)).body.data.user.has_totp).toBe(false)

    const wrong = await home.call('POST', '/session/totp/confirm', { code: '000000' })
    expect([wrong.status, wrong.body.errors?.[0]]).toMatchObject([400, { pointer: '/code', code: 'incorrect' }])
    const right = await home.call('POST', '/session/totp/confirm', { code: ` ${codeAt(secret, now)} ` })
    expect(right.status, right.text).toBe(200)
    expect(new Set(right.body.data.recovery_codes).size).toBe(10)
    const state = (await home.call('GET', '/session/totp')).body.data
    expect(state).toMatchObject({ is_on: true, recovery_codes_left: 10 })
    expect((await home.call('GET', '/session')).body.data.user.has_totp).toBe(true)
  })

  test('begun anew makes another secret, and the one before is worth nothing', async () => {
    const env = await server.environment()
    const home = visitorOf(server, env.app.cookie)
    const first = (await home.call('POST', '/session/totp', {})).body.data.secret
    const second = (await home.call('POST', '/session/totp', {})).body.data.secret
    expect(second).not.toBe(first)
    const confirm = (secret: string) => home.call('POST', '/session/totp/confirm', { code: codeAt(secret, now) })
    expect((await confirm(first)).status).toBe(400)
    expect((await confirm(second)).status).toBe(200)
    expect((await home.call('POST', '/session/totp', {})).body.code).toBe('invalid-transition')
    expect((await confirm(second)).body.code).toBe('invalid-transition')
  })

  test('needs the password again when one signed in a while ago', async () => {
    const env = await server.environment()
    const email = await givePassword(env)
    const home = visitorOf(server)
    await home.signIn(email)
    now += 11 * MINUTE
    const bare = await home.call('POST', '/session/totp', {})
    expect([bare.status, bare.body.errors?.[0]]).toMatchObject([400, { pointer: '/password', code: 'required' }])
    const wrong = await home.call('POST', '/session/totp', { password: 'not this one' })
    expect([wrong.status, wrong.body.errors?.[0].code]).toEqual([400, 'incorrect'])
    expect((await home.call('POST', '/session/totp', { password: PASSWORD })).status).toBe(201)
  })

  test('ends every other session and is audited', async () => {
    const env = await server.environment()
    const email = await givePassword(env)
    const [home, other] = [visitorOf(server), visitorOf(server)]
    await home.signIn(email)
    await other.signIn(email)
    const { secret } = (await home.call('POST', '/session/totp', {})).body.data
    await home.call('POST', '/session/totp/confirm', { code: codeAt(secret, now) })
    expect((await other.call('GET', '/session')).status).toBe(401)
    const trail = await home.call('GET', '/settings/audit?operation=session.confirm_totp')
    expect(trail.body.data).toHaveLength(1)
    expect(trail.body.data[0]).toMatchObject({ resource: 'user', record_id: env.app.userId })
  })
})

test('whoever finds a browser in which an app was begun guesses its first code ten times', async () => {
  const home = visitorOf(server, (await server.environment()).app.cookie)
  const { secret } = (await home.call('POST', '/session/totp', {})).body.data
  const wrong = codeAt(secret, now - 60 * MINUTE)
  const guess = async () => (await home.call('POST', '/session/totp/confirm', { code: wrong })).status
  for (let i = 0; i < 10; i++) expect(await guess()).toBe(400)
  expect(await guess()).toBe(429)
})

describe('signing in with an app', () => {
  test('asks for the code after the password, and enters with it', async () => {
    const { email, secret } = await withApp()
    const visitor = visitorOf(server)
    const ticket = await ticketOf(visitor, email)
    expect((await visitor.call('GET', '/session')).status).toBe(401)
    const entered = await show(visitor, ticket, codeAt(secret, now))
    expect(entered.status, entered.text).toBe(201)
    expect(entered.body.data.user).toMatchObject({ email, has_totp: true })
    expect([...visitor.cookies.keys()].sort()).toEqual(['kantoor_device', 'kantoor_session'])
    expect((await visitor.call('GET', '/session')).status).toBe(200)
  })

  test('takes each code once, and none of before it, whoever comes and however many at once', async () => {
    const { email, secret } = await withApp()
    const visitors = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const visitor = visitorOf(server)
        return { visitor, ticket: await ticketOf(visitor, email) }
      }),
    )
    const code = codeAt(secret, now)
    const answers = await Promise.all(visitors.map(({ visitor, ticket }) => show(visitor, ticket, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401, 401, 401, 401, 401])
    const late = visitorOf(server)
    const ticket = await ticketOf(late, email)
    expect((await show(late, ticket, codeAt(secret, now - 30_000))).status).toBe(401)
    expect((await show(late, ticket, codeAt(secret, now + 30_000))).status).toBe(201)
  })

  test('refuses a ticket of another browser, one that was changed, and one that is too old', async () => {
    const { email, secret } = await withApp()
    const visitor = visitorOf(server)
    const ticket = await ticketOf(visitor, email)
    const refused = async (at: Visitor, given: string) => {
      const answer = await show(at, given, codeAt(secret, now))
      expect([answer.status, answer.body.code]).toEqual([401, 'step-expired'])
      expect(at.cookies.has('kantoor_session')).toBe(false)
    }
    await refused(visitorOf(server), ticket)
    await refused(visitor, `${ticket}x`)
    await refused(visitor, ticket.replace('password', 'passkey'))
    now += 5 * MINUTE
    await refused(visitor, ticket)
  })

  test('refuses a ticket after the password was changed', async () => {
    const { email, secret, home } = await withApp()
    const visitor = visitorOf(server)
    const ticket = await ticketOf(visitor, email)
    const changed = await home.call('PUT', '/session/password', { current: PASSWORD, password: 'quite another one' })
    expect(changed.status, changed.text).toBe(204)
    expect((await show(visitor, ticket, codeAt(secret, now))).body.code).toBe('step-expired')
  })

  test('stops whoever guesses codes with the right password, but not the browser of the person', async () => {
    const { email, secret, home } = await withApp()
    for (let i = 0; i < 10; i++) {
      const thief = visitorOf(server)
      expect((await show(thief, await ticketOf(thief, email), '000000')).status).toBe(401)
    }
    const thief = visitorOf(server)
    const stopped = await show(thief, await ticketOf(thief, email), codeAt(secret, now))
    expect([stopped.status, stopped.body.code]).toEqual([429, 'too-many-attempts'])
    await home.call('DELETE', '/session')
    expect((await show(home, await ticketOf(home, email), codeAt(secret, now))).status).toBe(201)
  })

  test('does not count apart for a browser that only ever showed the password', async () => {
    const env = await server.environment()
    const email = await givePassword(env)
    const [home, thief] = [visitorOf(server), visitorOf(server)]
    await thief.signIn(email)
    await home.signIn(email)
    const { secret } = (await home.call('POST', '/session/totp', {})).body.data
    await home.call('POST', '/session/totp/confirm', { code: codeAt(secret, now) })
    now += MINUTE
    for (let i = 0; i < 10; i++) {
      const other = visitorOf(server)
      await show(other, await ticketOf(other, email), '000000')
    }
    thief.cookies.delete('kantoor_session')
    expect((await show(thief, await ticketOf(thief, email), codeAt(secret, now))).status).toBe(429)
  })

  test('asks for the code after a link as well, which opens nothing alone', async () => {
    const { env, email, secret, home } = await withApp()
    const link = async () => {
      const made = await home.call('POST', `/settings/user/${env.app.userId}/signinlink`)
      return made.body.data.sign_in_link.split('#token=')[1] as string
    }
    const visitor = visitorOf(server)
    const answer = await visitor.call('POST', '/session/link', { token: await link() })
    expect([answer.status, answer.body.data.needs]).toEqual([201, 'code'])
    expect((await visitor.call('GET', '/session')).status).toBe(401)
    const entered = await show(visitor, answer.body.data.ticket, codeAt(secret, now))
    expect(entered.body.data.user.email).toBe(email)
    expect((await visitor.call('PUT', '/session/password', { password: 'one that I remember' })).status).toBe(204)
  })

  test('does not end the session of the browser before the code came', async () => {
    const { email, home } = await withApp()
    await home.signIn(email)
    expect((await home.call('GET', '/session')).status).toBe(200)
  })
})

describe('a recovery code', () => {
  test('stands in for the app, once, however it is typed', async () => {
    const { env, email, recoveryCodes, home } = await withApp()
    const [code = ''] = recoveryCodes
    const enter = async (typed: string) => {
      const visitor = visitorOf(server)
      return show(visitor, await ticketOf(visitor, email), typed)
    }
    expect((await enter('aaaa-bbbb-cccc-dddd')).status).toBe(401)
    expect((await enter(` ${code.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(201)
    expect((await enter(code)).status).toBe(401)
    expect((await home.call('GET', '/session/totp')).body.data.recovery_codes_left).toBe(9)
    const trail = await home.call('GET', '/settings/audit?operation=session.use_recovery_code')
    expect(trail.body.data).toMatchObject([{ resource: 'user', record_id: env.app.userId }])
  })

  test('of before is worth nothing after new ones were made, for which one shows that it is he', async () => {
    const { email, secret, recoveryCodes, home } = await withApp()
    expect((await home.call('POST', '/session/totp/recoverycodes', {})).status).toBe(400)
    const renewed = await home.call('POST', '/session/totp/recoverycodes', { code: codeAt(secret, now) })
    expect(renewed.status, renewed.text).toBe(200)
    const visitor = visitorOf(server)
    const ticket = await ticketOf(visitor, email)
    expect((await show(visitor, ticket, recoveryCodes[0]!)).status).toBe(401)
    expect((await show(visitor, ticket, renewed.body.data.recovery_codes[0])).status).toBe(201)
  })
})
