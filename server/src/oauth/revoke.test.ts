import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { trailOf } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { addClient, admit, assistantRow, isLetIn, sendForm } from '../../test/oauth-fixtures.ts'
import { makeSecret } from '../shared/api-key.ts'

let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  env = await server.environment()
})
afterAll(() => server.close())

async function connected() {
  const { assistantId, clientId, code, redemption } = await admit(server, env)
  const { body: pair } = await sendForm(server, '/oauth/token', redemption)
  const revoke = (token: string, more: Record<string, string> = {}) =>
    sendForm(server, '/oauth/revoke', { client_id: clientId, token, ...more })
  const refresh = () =>
    sendForm(server, '/oauth/token', {
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: pair.refresh_token,
    })
  const reason = async () => (await assistantRow(server, env, assistantId)).revoked_reason
  return { assistantId, code, pair, revoke, refresh, reason }
}

test('a refresh token given back ends the assistant, and the audit tells; again changes nothing', async () => {
  const { assistantId, pair, revoke, refresh, reason } = await connected()
  expect(await revoke(pair.refresh_token, { token_type_hint: 'access_token' })).toMatchObject({ status: 200, text: '' })
  expect((await revoke(pair.refresh_token)).status).toBe(200)
  expect(await isLetIn(server, pair.access_token)).toBe(false)
  expect(await refresh()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(await reason()).toBe('revoked')
  expect((await trailOf(server, env, assistantId)).audit).toEqual(['assistant.give_back'])
})

test('an access token given back is worthless, and nothing else is', async () => {
  const { pair, revoke, refresh, reason } = await connected()
  expect((await revoke(pair.access_token)).status).toBe(200)
  expect(await isLetIn(server, pair.access_token)).toBe(false)
  expect((await refresh()).status).toBe(200)
  expect(await reason()).toBeNull()
})

test('what is unknown, or belongs to another client, stays as it is, and nothing is told', async () => {
  const { code, pair, revoke, reason } = await connected()
  const foreign = { client_id: await addClient(server) }
  for (const token of [pair.refresh_token, pair.access_token])
    expect(await revoke(token, foreign)).toMatchObject({ status: 200, text: '' })
  for (const token of [makeSecret('refresh'), makeSecret('access'), code, env.key, 'x'])
    expect(await revoke(token)).toMatchObject({ status: 200, text: '' })
  expect(await isLetIn(server, pair.access_token)).toBe(true)
  expect(await reason()).toBeNull()
})

test('without a token, or by nobody, it is refused', async () => {
  const { pair, revoke } = await connected()
  expect(await revoke('')).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
  const answer = await revoke(pair.refresh_token, { client_id: 'nobody' })
  expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  expect(await isLetIn(server, pair.access_token)).toBe(true)
})
