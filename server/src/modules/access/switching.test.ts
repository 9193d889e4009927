import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, switchOnTotp } from '../../../test/access-fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { givePassword, PASSWORD, type Visitor, visitorOf } from '../../../test/sign-in-client.ts'
import { sql } from '../../db/sql.ts'
import { inSystem } from '../../db/transaction.ts'

const MINUTE = 60_000
let server: TestServer
let now = Date.now()
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } })
})
afterAll(() => server.close())

/** One person with these passwords in as many environments, of which the first was used last. */
async function everywhere(...passwords: readonly string[]) {
  const envs: TestEnvironment[] = []
  for (const password of passwords) {
    const env = await server.environment()
    await givePassword(env, password)
    envs.push(env)
  }
  const email = envs[0]!.app.email
  const used = (i: number) => new Date(now - i * MINUTE).toISOString()
  await inSystem(server.db, async (tx) => {
    for (const [i, { app }] of envs.entries())
      await tx.count(
        sql`update user_account set email = ${email}, last_sign_in_at = ${used(i)} where id = ${app.userId}`,
      )
  })
  const visitor = visitorOf(server)
  const entered = await visitor.signIn(email, passwords[0])
  expect(entered.body.data.environment.id, entered.text).toBe(envs[0]!.id)
  return { envs, email, visitor }
}
const to = (visitor: Visitor, env: TestEnvironment, more: object = {}) =>
  visitor.call('POST', '/session/switch', { environment: env.slug, ...more })
const whereOf = async (visitor: Visitor) => (await visitor.call('GET', '/session')).body.data?.environment.id
const namesOf = async (visitor: Visitor) =>
  (await visitor.call('GET', '/session/environments')).body.data
    .map(({ slug, is_current, needs_code }: Record<string, unknown>) => `${slug} ${is_current} ${needs_code}`)
    .sort()

describe('one password in several environments', () => {
  test('opens them all: one goes to and fro, and each time the session before ends', async () => {
    const { envs, visitor } = await everywhere(PASSWORD, PASSWORD, 'of the third only')
    const [one, two] = envs as [TestEnvironment, TestEnvironment]
    expect(await namesOf(visitor)).toEqual([`${one.slug} true false`, `${two.slug} false false`].sort())
    const before = visitor.cookies.get('kantoor_session')
    const switched = await to(visitor, two)
    expect([switched.status, switched.body.data?.environment.id], switched.text).toEqual([201, two.id])
    expect(await whereOf(visitor)).toBe(two.id)
    const stale = await visitorOf(server, `kantoor_session=${before}`).call('GET', '/session')
    expect(stale.status).toBe(401)
    expect(await namesOf(visitor)).toEqual([`${one.slug} false false`, `${two.slug} true false`].sort())
    await to(visitor, one)
    expect(await whereOf(visitor)).toBe(one.id)
  })

  test('ends for good when the first session would have', async () => {
    const { envs, visitor } = await everywhere(PASSWORD, PASSWORD)
    for (let passed = 0; passed < 12 * 60; passed += 20) {
      expect(await whereOf(visitor)).toBeDefined()
      expect((await to(visitor, envs[(passed / 20 + 1) % 2]!)).status).toBe(201)
      now += 20 * MINUTE
    }
    expect(await whereOf(visitor)).toBeUndefined()
  })

  test('does not make the sign-in any younger: ways in change only with the password', async () => {
    const { envs, visitor } = await everywhere(PASSWORD, PASSWORD)
    now += 11 * MINUTE
    await to(visitor, envs[1]!)
    expect((await visitor.call('POST', '/session/passkey/begin', {})).status).toBe(400)
    expect((await visitor.call('POST', '/session/passkey/begin', { password: PASSWORD })).status).toBe(200)
  })

  test('does not lead back to where one signed out everywhere else', async () => {
    const { envs, email, visitor } = await everywhere(PASSWORD, PASSWORD)
    const [one, two] = envs as [TestEnvironment, TestEnvironment]
    await to(visitor, two)
    const home = visitorOf(server)
    await home.signIn(email, PASSWORD, { environment: one.slug })
    expect((await home.call('DELETE', '/session/list')).status).toBe(204)
    expect(await namesOf(visitor)).toEqual([`${two.slug} true false`])
    expect((await to(visitor, one)).status).toBe(403)
    expect(await whereOf(visitor)).toBe(two.id)
  })

  test('is asked for again after it was changed there, or the account was switched off', async () => {
    const { envs, visitor } = await everywhere(PASSWORD, PASSWORD, PASSWORD)
    const [, two, three] = envs as [TestEnvironment, TestEnvironment, TestEnvironment]
    await two.app.put('/session/password', { current: PASSWORD, password: 'quite another one' })
    await inSystem(server.db, (tx) =>
      tx.count(sql`update user_account set is_active = false where id = ${three.app.userId}`),
    )
    for (const env of [two, three]) {
      const refused = await to(visitor, env)
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    }
    expect(await namesOf(visitor)).toHaveLength(1)
  })
})

describe('an environment that the sign-in did not open', () => {
  test('is not told apart from one that does not exist', async () => {
    const { envs, visitor } = await everywhere(PASSWORD, 'of the second only')
    const foreign = await server.environment()
    const bare = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
      status,
      body: { ...body, request_id: '' },
    })
    const refused = await to(visitor, envs[1]!)
    expect(refused.status).toBe(403)
    expect(bare(await to(visitor, foreign))).toEqual(bare(refused))
    expect(bare(await to(visitor, { ...foreign, slug: 'nowhere' }))).toEqual(bare(refused))
    const wrong = await to(visitor, envs[1]!, { password: 'not this one' })
    expect(wrong.status).toBe(401)
    expect(bare(await to(visitor, foreign, { password: 'not this one' }))).toEqual(bare(wrong))
    expect(await whereOf(visitor)).toBe(envs[0]!.id)
  })

  test('opens with its own password, and the way back stays open', async () => {
    const { envs, visitor } = await everywhere(PASSWORD, 'of the second only')
    const switched = await to(visitor, envs[1]!, { password: 'of the second only' })
    expect(switched.status, switched.text).toBe(201)
    expect((await to(visitor, envs[0]!)).status).toBe(201)
  })

  test('gains nobody a guess at it: each sign-in with another password counts', async () => {
    const { envs, email } = await everywhere('of his own', PASSWORD)
    for (let i = 0; i < 9; i++) expect((await visitorOf(server).signIn(email, 'of his own')).status).toBe(201)
    const stopped = await visitorOf(server).signIn(email, PASSWORD, { environment: envs[1]!.slug })
    expect(stopped.status).toBe(429)
  })
})

describe('an account there that has an app', () => {
  test('is entered with its code only; coming back asks for none twice', async () => {
    const { envs, visitor } = await everywhere(PASSWORD, PASSWORD)
    const [one, two] = envs as [TestEnvironment, TestEnvironment]
    await switchOnTotp(server, two, two.app.userId)
    expect(await namesOf(visitor)).toContain(`${two.slug} false true`)
    const asked = await to(visitor, two)
    expect([asked.status, asked.body.data.needs]).toEqual([201, 'code'])
    expect(await whereOf(visitor)).toBe(one.id)
    const { ticket } = asked.body.data
    const code = await codeOf(server, two, two.app.userId, now)
    const finish = (at: Visitor, given: string) => at.call('POST', '/session/code', { ticket, code: given })
    expect((await finish(visitor, '000000')).status).toBe(401)
    expect((await finish(visitor, code)).body.data.environment.id).toBe(two.id)
    await to(visitor, one)
    expect(await namesOf(visitor)).toContain(`${two.slug} false false`)
    expect((await to(visitor, two)).body.data.environment.id).toBe(two.id)
  })

  test('is not entered by whoever was signed out meanwhile', async () => {
    const { envs, visitor } = await everywhere(PASSWORD, PASSWORD)
    const two = envs[1]!
    await switchOnTotp(server, two, two.app.userId)
    const { ticket } = (await to(visitor, two)).body.data
    await visitor.call('DELETE', '/session')
    const code = await codeOf(server, two, two.app.userId, now)
    expect((await visitor.call('POST', '/session/code', { ticket, code })).body.code).toBe('step-expired')
  })

  test('at the sign-in itself does not close the doors of the others', async () => {
    const { envs, email } = await everywhere(PASSWORD, PASSWORD)
    const [one, two] = envs as [TestEnvironment, TestEnvironment]
    await switchOnTotp(server, one, one.app.userId)
    const visitor = visitorOf(server)
    const { ticket } = (await visitor.signIn(email)).body.data
    const code = await codeOf(server, one, one.app.userId, now)
    expect((await visitor.call('POST', '/session/code', { ticket, code })).status).toBe(201)
    expect((await to(visitor, two)).status).toBe(201)
  })
})
