import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECRET, startTestServer, type TestServer } from '../../../test/harness.ts'
import { type Scratch, scratchDatabase } from '../../../test/scratch.ts'
import { givePassword, PASSWORD, visitorOf } from '../../../test/sign-in-client.ts'
import { createEnvironment } from './environments.ts'
import { setUpCode, slugOf } from './first-run.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('the state', () => {
  test('tells a stranger that he is none of us, without a fault', async () => {
    for (const cookie of ['', 'kantoor_session=nonsense']) {
      const { status, body } = await visitorOf(server, cookie).call('GET', '/session/state')
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ signed_in: false, session: null, ways: ['password', 'link', 'passkey'] })
    }
  })

  test('tells whoever is signed in who he is', async () => {
    const env = await server.environment()
    const email = await givePassword(env)
    const visitor = visitorOf(server)
    const entered = await visitor.signIn(email)
    const { data } = (await visitor.call('GET', '/session/state')).body
    expect(data).toMatchObject({ signed_in: true, is_empty: false, session: entered.body.data })
    await visitor.call('DELETE', '/session')
    expect((await visitor.call('GET', '/session/state')).body.data.signed_in).toBe(false)
  })

  test.each(['http://office.example', 'https://192.0.2.7', 'https://[2001:db8::7]'])(
    'offers no passkeys at %s, where browsers have none',
    async (publicUrl) => {
      const there = await startTestServer({ publicUrl })
      expect((await visitorOf(there).call('GET', '/session/state')).body.data.ways).toEqual(['password', 'link'])
      await there.close()
    },
  )
})

describe('an empty installation', () => {
  let scratch: Scratch
  let fresh: TestServer
  beforeAll(async () => {
    scratch = await scratchDatabase()
    fresh = await startTestServer({ databaseUrl: scratch.url })
  })
  afterAll(async () => {
    await fresh.close()
    await scratch.drop()
  })
  const first = {
    set_up_code: setUpCode(SECRET),
    environment_name: 'Bakkerij De Één',
    name: 'Mila',
    email: 'mila@bakkerij.example',
    password: PASSWORD,
  }

  test('says so, and takes one owner from whoever has the code, however many come at once', async () => {
    const state = async () => (await visitorOf(fresh).call('GET', '/session/state')).body.data
    expect(await state()).toMatchObject({ signed_in: false, is_empty: true })
    const refuse = async (body: object) => {
      const answer = await visitorOf(fresh).call('POST', '/session/first', { ...first, ...body })
      expect((await state()).is_empty).toBe(true)
      return [answer.status, answer.body.code]
    }
    expect(await refuse({ set_up_code: 'aaaa-aaaa-aaaa-aaaa' })).toEqual([401, 'invalid-credentials'])
    expect(await refuse({ password: 'short' })).toEqual([400, 'validation-error'])
    expect(await refuse({ email: 'nobody' })).toEqual([400, 'validation-error'])

    const maker = { newId: randomUUID, now: new Date().toISOString() }
    await createEnvironment(fresh.db, { slug: 'bakkerij-de-een', name: 'Made before' }, maker)
    const visitors = Array.from({ length: 4 }, () => visitorOf(fresh))
    const answers = await Promise.all(
      visitors.map((visitor, i) => visitor.call('POST', '/session/first', { ...first, name: `Mila ${i}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('already-set-up')
    const winner = visitors[answers.findIndex(({ status }) => status === 201)]!
    const { data } = (await winner.call('GET', '/session')).body
    expect(data).toMatchObject({
      user: { email: first.email, name: expect.stringMatching(/^Mila \d$/), role: 'owner', has_password: true },
      environment: { slug: expect.stringMatching(/^bakkerij-de-een-\d{4}$/) },
    })
    expect(await state()).toMatchObject({ is_empty: false })
    expect((await winner.call('GET', '/settings/role')).body.meta.count).toBeGreaterThan(3)
    expect((await visitorOf(fresh).signIn(first.email)).status).toBe(201)
    expect((await visitorOf(fresh).call('POST', '/session/first', first)).status).toBe(409)
  })

  test('is not guessed at for long', async () => {
    const visitor = visitorOf(fresh)
    const guess = () => visitor.call('POST', '/session/first', { ...first, set_up_code: 'aaaa-aaaa-aaaa-aaaa' })
    const answers = await Promise.all(Array.from({ length: 102 }, guess))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

test.each([
  ['Bakkerij De Één', 'bakkerij-de-een'],
  ['  A & B  ', 'a-b'],
  ['日本', 'office'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('%s is %s in addresses', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
