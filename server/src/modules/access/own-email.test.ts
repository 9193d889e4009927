import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, switchOnTotp } from '../../../test/access-fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { givePassword, PASSWORD, type Visitor, visitorOf } from '../../../test/sign-in-client.ts'

const HOUR = 60 * 60_000
let server: TestServer
let now = Date.now()
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } })
})
afterAll(() => server.close())

interface Somebody {
  readonly env: TestEnvironment
  readonly email: string
  readonly home: Visitor
}

const freshAddress = () => `new-${crypto.randomUUID()}@example.com`
const ask = (visitor: Visitor, email: string, more: object = { password: PASSWORD }, headers = {}) =>
  visitor.call('POST', '/session/email', { email, ...more }, headers)
const confirm = (visitor: Visitor, link: object) => visitor.call('POST', '/session/email/confirm', link)

/** Somebody who signed in with a password. */
async function signedIn(): Promise<Somebody> {
  const env = await server.environment()
  const email = await givePassword(env)
  const home = visitorOf(server)
  await home.signIn(email)
  return { env, email, home }
}

interface Letter {
  readonly subject: string
  readonly text: string
}

/** The last one first. */
async function lettersTo({ app }: TestEnvironment, recipient: string): Promise<Letter[]> {
  return (await app.get(`/settings/mail?kind=security&recipient=${encodeURIComponent(recipient)}`)).body.data
}

/** What the link of the last letter carries. */
async function linkTo(env: TestEnvironment, email: string): Promise<{ email: string; token: string }> {
  const [letter] = await lettersTo(env, email)
  return carriedBy(letter!)
}

function carriedBy({ text }: Letter): { email: string; token: string } {
  const carried = new URLSearchParams(/\/account#(\S+)/.exec(text)![1])
  return { email: carried.get('email')!, token: carried.get('confirm')! }
}

describe('another e-mail address', () => {
  test('counts once its link was opened; then every other session ends, and the address before is told', async () => {
    const { env, email, home } = await signedIn()
    const elsewhere = visitorOf(server)
    await elsewhere.signIn(email)
    const made = await env.app.post(`/settings/user/${env.app.userId}/signinlink`)
    const wanted = freshAddress()
    expect((await ask(home, wanted)).status).toBe(204)
    expect((await home.call('GET', '/session')).body.data.user.email).toBe(email)
    expect((await visitorOf(server).signIn(wanted)).status).toBe(401)
    const link = await linkTo(env, wanted)
    expect(link.email).toBe(wanted)

    expect((await confirm(home, link)).status).toBe(204)
    expect((await home.call('GET', '/session')).body.data.user.email).toBe(wanted)
    expect((await elsewhere.call('GET', '/session')).status).toBe(401)
    expect((await visitorOf(server).signIn(email)).status).toBe(401)
    expect((await visitorOf(server).signIn(wanted)).status).toBe(201)
    const token = made.body.data.sign_in_link.split('#token=')[1]
    expect((await visitorOf(server).call('POST', '/session/link', { token })).status).toBe(401)
    const owner = visitorOf(server)
    await owner.signIn(wanted)
    const { data: mails } = (await owner.call('GET', `/settings/mail?recipient=${email}`)).body
    expect(mails).toHaveLength(1)
    expect(mails[0].text).toContain('tell the owner of your environment at once')
    expect(mails[0].text).not.toContain(wanted)
    const trail = (await owner.call('GET', '/settings/audit?operation=session.confirm_email&resource=user')).body.data
    expect(trail).toMatchObject([{ before: { email }, after: { email: wanted }, actor_id: env.app.userId }])
  })

  test('is asked for with the password or a code, however fresh the sign-in is', async () => {
    const { env, home } = await signedIn()
    const wanted = freshAddress()
    const bare = await ask(home, wanted, {})
    expect([bare.status, bare.body.errors[0]]).toMatchObject([400, { pointer: '/password', code: 'required' }])
    const wrong = await ask(home, wanted, { password: 'not this one' })
    expect([wrong.status, wrong.body.errors[0]]).toMatchObject([400, { pointer: '/password', code: 'incorrect' }])
    expect(await lettersTo(env, wanted)).toEqual([])
    await switchOnTotp(server, env, env.app.userId)
    const code = await codeOf(server, env, env.app.userId, now)
    expect((await ask(home, wanted, { code })).status).toBe(204)
    expect((await server.send('POST', '/api/app/session/email', {}, '{}')).status).toBe(401)
  })

  test('needs a fresh sign-in of whoever has nothing to show', async () => {
    const { app } = await server.environment()
    const home = visitorOf(server, app.cookie)
    expect((await ask(home, freshAddress(), {})).status).toBe(204)
    now += HOUR / 4
    expect((await ask(home, freshAddress(), {})).body.errors[0].message).toBe('Sign in again first.')
  })

  test('is not the one that one has', async () => {
    const { email, home } = await signedIn()
    expect((await ask(home, email)).body.errors[0]).toMatchObject({ pointer: '/email', code: 'unchanged' })
  })

  test('may differ in capitals only', async () => {
    const { env, email, home } = await signedIn()
    expect((await ask(home, email.toUpperCase())).status).toBe(204)
    expect((await confirm(home, await linkTo(env, email.toUpperCase()))).status).toBe(204)
    expect((await home.call('GET', '/session')).body.data.user.email).toBe(email.toUpperCase())
  })

  test('is asked for five times an hour', async () => {
    const { home } = await signedIn()
    for (let i = 0; i < 5; i++) expect((await ask(home, freshAddress())).status).toBe(204)
    const refused = await ask(home, freshAddress())
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-attempts'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('is written to in the language of whoever asks', async () => {
    const { env, home } = await signedIn()
    const wanted = freshAddress()
    await ask(home, wanted, { password: PASSWORD }, { 'accept-language': 'nl-NL,nl;q=0.9' })
    expect((await lettersTo(env, wanted))[0]!.subject).toBe('Bevestig je nieuwe e-mailadres')
    const { body } = await home.call('GET', '/session/preferences')
    const { updated_at, ...said } = body.data
    expect((await home.call('PUT', '/session/preferences', { ...said, language: 'en' })).status).toBe(200)
    await ask(home, wanted, { password: PASSWORD }, { 'accept-language': 'nl' })
    expect((await lettersTo(env, wanted))[0]!.subject).toBe('Confirm your new e-mail address')
  })
})

describe('its link', () => {
  const isWorthless = async (visitor: Visitor, link: object) => {
    const { status, body } = await confirm(visitor, link)
    expect([status, body.errors?.[0]]).toMatchObject([400, { pointer: '/token', code: 'expired' }])
  }

  test('works once, also after the address was given back', async () => {
    const { env, email, home } = await signedIn()
    const wanted = freshAddress()
    await ask(home, wanted)
    const link = await linkTo(env, wanted)
    await confirm(home, link)
    await isWorthless(home, link)
    const again = visitorOf(server)
    await again.signIn(wanted)
    await ask(again, email)
    const letters = (await again.call('GET', `/settings/mail?recipient=${email}`)).body.data as Letter[]
    const back = carriedBy(letters.find((letter) => letter.text.includes('#'))!)
    expect((await confirm(again, back)).status).toBe(204)
    await isWorthless(again, link)
  })

  test('is worth nothing for another address, in another account, or to who is not signed in', async () => {
    const { env, home } = await signedIn()
    const other = await signedIn()
    const wanted = freshAddress()
    await ask(home, wanted)
    const link = await linkTo(env, wanted)
    await isWorthless(home, { ...link, email: freshAddress() })
    await isWorthless(other.home, link)
    expect((await confirm(visitorOf(server), link)).status).toBe(401)
    expect((await confirm(home, link)).status).toBe(204)
  })

  test('is worth nothing after a day, after a later one, and after another password', async () => {
    const { env, email, home } = await signedIn()
    const [first, second] = [freshAddress(), freshAddress()]
    await ask(home, first)
    const earlier = await linkTo(env, first)
    await ask(home, second)
    await isWorthless(home, earlier)
    const later = await linkTo(env, second)
    const change = { current: PASSWORD, password: 'quite another one' }
    expect((await home.call('PUT', '/session/password', change)).status).toBe(204)
    await isWorthless(home, later)
    await ask(home, second, { password: 'quite another one' })
    const last = (await home.call('GET', `/settings/mail?recipient=${second}`)).body.data[0]
    now += 25 * HOUR
    await home.signIn(email, 'quite another one')
    await isWorthless(home, carriedBy(last))
  })
})

describe('an address that somebody else has', () => {
  test('is answered as any other; only its owner is told, and nothing can come of it', async () => {
    const { env, home } = await signedIn()
    const colleague = await env.signIn(['crm:read'])
    const answers = [await ask(home, colleague.email.toUpperCase()), await ask(home, freshAddress())]
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([204, '']))
    const [letter] = await lettersTo(env, colleague.email.toUpperCase())
    expect(letter!.text).toContain('It opens an account there already')
    expect(letter!.text).not.toContain('#')
  })

  test('is refused when it was free and is no more', async () => {
    const { env, email, home } = await signedIn()
    const wanted = freshAddress()
    await ask(home, wanted)
    const created = await env.app.post('/settings/user', { email: wanted, name: 'Faster', role_id: env.app.roleId })
    expect(created.status, created.text).toBe(201)
    const late = await confirm(home, await linkTo(env, wanted))
    expect([late.status, late.body.code, late.body.errors[0].pointer]).toEqual([409, 'duplicate', '/email'])
    expect((await home.call('GET', '/session')).body.data.user.email).toBe(email)
    expect(await lettersTo(env, email)).toEqual([])
  })

  test('in another environment does not matter', async () => {
    const { env, home } = await signedIn()
    const other = await signedIn()
    await ask(home, other.email)
    expect((await confirm(home, await linkTo(env, other.email))).status).toBe(204)

    // Now one password opens both. Whoever got into the one from the other gets there no more once its address is another.
    const both = visitorOf(server)
    const names = async () => (await both.call('GET', '/session/environments')).body.data.length
    await both.signIn(other.email)
    expect(await names()).toBe(2)
    const { environment } = (await both.call('GET', '/session')).body.data
    const elsewhere = environment.id === env.id ? other : { env, home }
    const wanted = freshAddress()
    await ask(elsewhere.home, wanted)
    const mails = (await elsewhere.home.call('GET', `/settings/mail?recipient=${wanted}`)).body.data as Letter[]
    expect((await confirm(elsewhere.home, carriedBy(mails[0]!))).status).toBe(204)
    expect(await names()).toBe(1)
  })
})
