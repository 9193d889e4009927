import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTest, trailOf } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import {
  type Admitted,
  addClient,
  admit,
  assistantRow,
  isLetIn,
  sendForm,
  stillClock,
} from '../../test/oauth-fixtures.ts'
import { sql } from '../db/sql.ts'
import { makeSecret } from '../shared/api-key.ts'
import { readScopes } from '../shared/rights.ts'
import { findStoredClient } from './clients.queries.ts'

const clock = stillClock()
const DAY = 86_400

let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  server = await startTestServer({ clock })
})
beforeEach(async () => {
  env = await server.environment()
})
afterAll(() => server.close())

const token = (fields: Record<string, string>) => sendForm(server, '/oauth/token', fields)
const isLive = (access: string) => isLetIn(server, access)
const reasonOf = async ({ assistantId }: Admitted) => (await assistantRow(server, env, assistantId)).revoked_reason
const setActive = (isActive: boolean) =>
  inTest(server, env, (tx) =>
    tx.count(sql`update user_account set is_active = ${isActive} where id = ${env.app.userId}`),
  )

function refresh({ clientId }: Admitted, refreshToken: string, more: Record<string, string> = {}) {
  return token({ grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken, ...more })
}

async function connected() {
  const admitted = await admit(server, env, clock)
  const { status, body } = await token(admitted.redemption)
  expect(status).toBe(200)
  return { admitted, pair: body }
}

const badGrant = { status: 400, body: { error: 'invalid_grant' } }

describe('a code', () => {
  test('becomes a pair of tokens, once', async () => {
    const admitted = await admit(server, env, clock)
    const { status, body, headers } = await token({ ...admitted.redemption, resource: 'http://localhost:3000/mcp/' })
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^kt_access_\w{38}$/),
      token_type: 'Bearer',
      expires_in: 900,
      refresh_token: expect.stringMatching(/^kt_refresh_\w{38}$/),
      scope: readScopes.join(' '),
    })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' })
    expect(await assistantRow(server, env, admitted.assistantId)).toEqual({
      generation: 0,
      connected_at: new Date(clock.now()).toISOString(),
      revoked_reason: null,
    })
    expect(await isLive(body.access_token)).toBe(true)
    clock.pass(899)
    expect(await isLive(body.access_token)).toBe(true)
    clock.pass(1)
    expect(await isLive(body.access_token)).toBe(false)
  })

  test('that comes twice revokes what it gave, and the audit tells', async () => {
    const { admitted, pair } = await connected()
    expect(await token(admitted.redemption)).toMatchObject(badGrant)
    expect(await reasonOf(admitted)).toBe('replayed')
    expect(await isLive(pair.access_token)).toBe(false)
    expect(await refresh(admitted, pair.refresh_token)).toMatchObject(badGrant)
    expect(await token(admitted.redemption)).toMatchObject(badGrant)
    expect((await trailOf(server, env, admitted.assistantId)).audit).toEqual(['assistant.redeem'])
  })

  const wrongs: Record<string, [Record<string, string>, string?]> = {
    'another verifier': [{ code_verifier: 'x'.repeat(43) }],
    'no verifier': [{ code_verifier: '' }, 'invalid_request'],
    'another redirect_uri': [{ redirect_uri: 'https://program.example/back/' }],
    'no redirect_uri': [{ redirect_uri: '' }, 'invalid_request'],
    'another client': [{ client_id: 'another' }],
    'another resource': [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    'no grant type': [{ grant_type: '' }, 'invalid_request'],
    'another grant type': [{ grant_type: 'password' }, 'unsupported_grant_type'],
    'an unknown code': [{ code: makeSecret('code') }],
    'a code that cannot be': [{ code: 'kt_code_x\0' }],
    'no code': [{ code: '' }, 'invalid_request'],
  }
  test.each(Object.entries(wrongs))('with %s is refused and revokes nothing, used or not', async (_name, wrong) => {
    const [fields, error = 'invalid_grant'] = wrong
    const admitted = await admit(server, env, clock)
    const changes = fields.client_id ? { client_id: await addClient(server) } : fields
    const attempt = () => token({ ...admitted.redemption, ...changes })
    expect(await attempt()).toMatchObject({ status: 400, body: { error } })
    const { status, body } = await token(admitted.redemption)
    expect(status).toBe(200)
    expect(await attempt()).toMatchObject({ status: 400, body: { error } })
    expect(await reasonOf(admitted)).toBeNull()
    expect(await isLive(body.access_token)).toBe(true)
  })

  test('needs a verifier that could not be guessed, also when it fits', async () => {
    for (const [verifier, status] of [
      ['x'.repeat(42), 400],
      ['x'.repeat(43), 200],
      ['~'.repeat(128), 200],
      ['x'.repeat(129), 400],
      ['+'.repeat(43), 400],
    ] as const)
      expect((await token((await admit(server, env, clock, { verifier })).redemption)).status, verifier).toBe(status)
  })

  test('does not take the challenge for the verifier', async () => {
    const { redemption } = await admit(server, env, clock)
    const challenge = createHash('sha256').update(redemption.code_verifier!).digest('base64url')
    expect(await token({ ...redemption, code_verifier: challenge })).toMatchObject(badGrant)
  })

  test('lives for sixty seconds', async () => {
    const [early, late] = [await admit(server, env, clock), await admit(server, env, clock)]
    clock.pass(59)
    expect((await token(early.redemption)).status).toBe(200)
    clock.pass(1)
    expect(await token(late.redemption)).toMatchObject(badGrant)
    expect(await token(early.redemption)).toMatchObject(badGrant)
    expect(await reasonOf(early)).toBeNull()
  })

  test('of somebody who left gives nothing, and a replay of it is noticed all the same', async () => {
    const [unused, { admitted }] = [await admit(server, env, clock), await connected()]
    await setActive(false)
    expect(await token(unused.redemption)).toMatchObject(badGrant)
    expect(await token(admitted.redemption)).toMatchObject(badGrant)
    expect([await reasonOf(unused), await reasonOf(admitted)]).toEqual([null, 'replayed'])
  })
})

describe('a refresh token', () => {
  test('gives way to the next one; the access token before it lives to its end', async () => {
    const { admitted, pair } = await connected()
    clock.pass(60)
    const { status, body: next } = await refresh(admitted, pair.refresh_token)
    expect(status).toBe(200)
    expect(next).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: pair.scope })
    expect(next.refresh_token).not.toBe(pair.refresh_token)
    expect([await isLive(pair.access_token), await isLive(next.access_token)]).toEqual([true, true])
    clock.pass(60)
    expect((await refresh(admitted, next.refresh_token)).status).toBe(200)
    expect((await assistantRow(server, env, admitted.assistantId)).generation).toBe(2)
    expect((await trailOf(server, env, admitted.assistantId)).audit).toEqual([])
  })

  test('that comes again within ten seconds gets a fresh pair, and the one nobody heard of is void', async () => {
    const { admitted, pair } = await connected()
    const { body: lost } = await refresh(admitted, pair.refresh_token)
    clock.pass(10)
    const { status, body: heard } = await refresh(admitted, pair.refresh_token)
    expect(status).toBe(200)
    expect([await isLive(lost.access_token), await isLive(heard.access_token)]).toEqual([false, true])
    expect(await refresh(admitted, lost.refresh_token)).toMatchObject(badGrant)
    expect((await refresh(admitted, heard.refresh_token)).status).toBe(200)
    expect(await reasonOf(admitted)).toBeNull()
  })

  test('that comes again after ten seconds ends everything, and the audit tells', async () => {
    const { admitted, pair } = await connected()
    const { body: next } = await refresh(admitted, pair.refresh_token)
    clock.pass(10.001)
    expect(await refresh(admitted, pair.refresh_token)).toMatchObject(badGrant)
    expect(await reasonOf(admitted)).toBe('reused')
    expect([await isLive(pair.access_token), await isLive(next.access_token)]).toEqual([false, false])
    expect(await refresh(admitted, next.refresh_token)).toMatchObject(badGrant)
    expect((await trailOf(server, env, admitted.assistantId)).audit).toEqual(['assistant.refresh'])
  })

  test('that comes after its successor was used ends everything at once', async () => {
    const { admitted, pair } = await connected()
    const { body: next } = await refresh(admitted, pair.refresh_token)
    expect((await refresh(admitted, next.refresh_token)).status).toBe(200)
    expect(await refresh(admitted, pair.refresh_token)).toMatchObject(badGrant)
    expect(await reasonOf(admitted)).toBe('reused')
  })

  test('of another client is refused and revokes nothing, spent or not', async () => {
    const { admitted, pair } = await connected()
    const foreign = { client_id: await addClient(server) }
    expect(await refresh(admitted, pair.refresh_token, foreign)).toMatchObject(badGrant)
    const { body: next } = await refresh(admitted, pair.refresh_token)
    clock.pass(60)
    expect(await refresh(admitted, pair.refresh_token, foreign)).toMatchObject(badGrant)
    expect(await isLive(next.access_token)).toBe(true)
  })

  test('is nothing else: neither an access token, nor a code, nor an unknown one', async () => {
    const { admitted, pair } = await connected()
    for (const other of [
      pair.access_token,
      admitted.code,
      makeSecret('refresh'),
      'kt_refresh_',
      `${pair.refresh_token}x`,
    ])
      expect(await refresh(admitted, other)).toMatchObject(badGrant)
    expect(await refresh(admitted, '')).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
    expect(await isLive(pair.access_token)).toBe(true)
  })

  test('can ask for less, never for more, and less is not for ever', async () => {
    const admitted = await admit(server, env, clock, { scopes: ['crm:read', 'hours:read'] })
    const { body: pair } = await token(admitted.redemption)
    for (const scope of ['crm:read invoices:read', 'crm:write', 'crm:read offline_access']) {
      const answer = await refresh(admitted, pair.refresh_token, { scope })
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_scope' } })
    }
    const { body: less } = await refresh(admitted, pair.refresh_token, { scope: 'hours:read' })
    expect(less.scope).toBe('hours:read')
    const { body: all } = await refresh(admitted, less.refresh_token)
    expect(all.scope).toBe('crm:read hours:read')
  })

  test('rests while its user is inactive', async () => {
    const { admitted, pair } = await connected()
    await setActive(false)
    expect(await refresh(admitted, pair.refresh_token)).toMatchObject(badGrant)
    await setActive(true)
    expect((await refresh(admitted, pair.refresh_token)).status).toBe(200)
  })

  test('ends thirty days after the user agreed, however often it was renewed', async () => {
    const { admitted, pair } = await connected()
    clock.pass(15 * DAY)
    const { body: second } = await refresh(admitted, pair.refresh_token)
    clock.pass(15 * DAY - 60)
    const { body: third } = await refresh(admitted, second.refresh_token)
    expect(third.expires_in).toBe(60)
    clock.pass(60)
    expect(await isLive(third.access_token)).toBe(false)
    expect(await refresh(admitted, third.refresh_token)).toMatchObject(badGrant)
  })
})

test('a program counts as used by who let it in, and not by what it tries', async () => {
  const clientId = await addClient(server)
  const lastUse = async () => (await findStoredClient(server.db, clientId))!.lastUsedAt
  const isNow = async () => (await lastUse()) === new Date(clock.now()).toISOString()
  const admitted = await admit(server, env, clock, { clientId })
  await refresh(admitted, makeSecret('refresh'))
  await token({ ...admitted.redemption, code_verifier: 'x'.repeat(43) })
  expect(await lastUse()).toBeNull()
  const { body: pair } = await token(admitted.redemption)
  expect(await isNow()).toBe(true)
  clock.pass(2 * DAY)
  await refresh(admitted, pair.refresh_token)
  expect(await isNow()).toBe(true)
})
