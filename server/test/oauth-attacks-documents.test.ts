// Attacks by programs that are known by the address of a document, which we fetch.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HostileDocument, hostileAddresses, hostileDocuments } from './attacks/documents.ts'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { authorizeUrl, connect, fromAnywhere, makePkce, postForm, redemption } from './oauth-flow.ts'

const REDIRECT = 'https://program.example/back'
let careful: TestServer
let open: TestServer
let env: TestEnvironment
let host: Server
let origin: string
const seen: string[] = []
const said = new Map<string, HostileDocument>()

beforeAll(async () => {
  careful = await startTestServer()
  open = await startTestServer({ webhookAllowPrivate: true })
  env = await open.environment()
  host = createServer(({ url }, response) => {
    seen.push(url!)
    const { status = 200, headers, says } = said.get(url!) ?? { says: {} }
    const good = { client_id: origin + url, client_name: 'Documented', redirect_uris: [REDIRECT] }
    const body = typeof says === 'string' ? says : JSON.stringify({ ...good, ...says })
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterAll(async () => {
  host.close()
  await careful.close()
  await open.close()
})

async function ask(server: TestServer, clientId: string) {
  const cookie = { cookie: env.app.cookie }
  const url = authorizeUrl('', { clientId, redirectUri: REDIRECT }, makePkce())
  const { status, headers, text } = await server.send('GET', url, { ...cookie, ...fromAnywhere() })
  return { status, location: headers.location, text }
}

test.each(Object.entries(hostileAddresses))('a document at %s is not believed', async (_, clientId) => {
  expect(await ask(careful, clientId)).toMatchObject({ status: 400, location: undefined })
  const fields = { grant_type: 'refresh_token', refresh_token: 'x', client_id: clientId }
  expect(await postForm(careful, '/oauth/token', fields)).toMatchObject({ body: { error: 'invalid_client' } })
})

describe('a document that says', () => {
  test.each(hostileDocuments)('$name is not believed', async (document) => {
    const path = `/${seen.length}.json`
    said.set(path, document)
    expect(await ask(open, origin + path)).toMatchObject({ status: 400, location: undefined })
    expect(seen.at(-1)).toBe(path)
  })

  test('what is right is believed, and its host shown as checked', async () => {
    const page = await ask(open, `${origin}/good`)
    expect(page).toMatchObject({ status: 200, location: undefined })
    expect(page.text).toContain('<b>127.0.0.1</b>')
    const tokens = await connect(open, env.app, { clientId: `${origin}/good`, redirectUri: REDIRECT })
    expect(tokens.access).toMatch(/^kt_access_/)
  })

  test('a secret does not help anybody who has none', async () => {
    const program = { clientId: `${origin}/good`, redirectUri: REDIRECT, code: 'x', pkce: makePkce() }
    const answer = await postForm(open, '/oauth/token', { ...redemption(program), client_secret: 'x' })
    expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  })

  test('markup in its name is text', async () => {
    said.set('/markup', { name: '', says: { client_name: '<script>alert(1)</script>\u202e' } })
    const page = await ask(open, `${origin}/markup`)
    expect(page.status).toBe(200)
    expect(page.text).not.toMatch(/<script|\u202e/)
  })

  test('what is wrong is not repeated to the page as it came', async () => {
    said.set('/evil', { name: '', says: { redirect_uris: ['https://evil.example/<script>alert(1)</script>'] } })
    expect((await ask(open, `${origin}/evil`)).text).not.toContain('<script')
  })
})
