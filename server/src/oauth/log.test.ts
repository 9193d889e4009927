import { expect, test } from 'vitest'
import { SECRET, startTestServer } from '../../test/harness.ts'
import { addClient, admit, sendForm } from '../../test/oauth-fixtures.ts'
import { buildApp } from '../app.ts'
import { makeSecret } from '../shared/api-key.ts'

test('the log shows neither codes, tokens and secrets, nor what stands behind the address', async () => {
  const plain = await startTestServer()
  const env = await plain.environment()
  const lines: string[] = []
  const app = await buildApp({
    db: plain.db,
    publicUrl: 'http://localhost:3000',
    rateLimitPerMinute: 100,
    shared: false,
    secret: SECRET,
    logLevel: 'trace',
    logTo: { write: (line) => void lines.push(line) },
  })
  const send: typeof plain.send = async (method, url, headers = {}, payload) => {
    const answer = await app.inject({ method: method as 'GET', url, headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, headers: {}, body: answer.body && JSON.parse(answer.body), text: answer.body }
  }
  const server = { ...plain, app, send }
  const secret = makeSecret('client')
  const clientId = await addClient(plain, secret)
  const { code, redemption } = await admit(plain, env, undefined, { clientId })
  const proof = { client_id: clientId, client_secret: secret }

  const { body: pair } = await sendForm(server, '/oauth/token', { ...redemption, ...proof })
  await sendForm(server, '/oauth/token', { ...redemption, ...proof })
  const again = { grant_type: 'refresh_token', refresh_token: pair.refresh_token, ...proof }
  await sendForm(server, '/oauth/token', again)
  await sendForm(server, `/oauth/token?${new URLSearchParams(again)}`, {}, { authorization: `Basic ${btoa(secret)}` })
  await sendForm(server, '/oauth/revoke', { token: pair.access_token, ...proof })
  await app.inject({ url: `/oauth/authorize?client_id=x&state=a-secret-state&code_challenge=a-challenge` })
  await app.inject({ url: `/oauth/authorize%zz?state=a-secret-state` })
  await app.close()
  await plain.close()

  const text = lines.join('')
  expect(text).toContain('"path":"/oauth/token"')
  for (const hidden of [
    code,
    pair.access_token,
    pair.refresh_token,
    secret,
    btoa(secret),
    'a-secret-state',
    'a-challenge',
  ])
    expect(text).not.toContain(hidden)
  expect(text).not.toContain('kt_')
})
