// Programs that others wrote, from a plain 401 to an answer, over real HTTP.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client'
import { UnauthorizedError as OldUnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import * as oauth from 'oauth4webapi'
import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import type { TestEnvironment } from './harness.ts'
import { agree, connect, givePassword, type ListeningServer, placeOf, register, startListening } from './oauth-flow.ts'
import { toolCall } from './tool-call.ts'

const REDIRECT = 'http://localhost:7777/callback'
const INSECURE = { [oauth.allowInsecureRequests]: true }
let server: ListeningServer
let env: TestEnvironment

beforeAll(async () => {
  server = await startListening()
  env = await server.environment()
  await givePassword(env)
})
afterAll(() => server.close())

/** The person in front of the screen: follows the link, signs in, agrees. */
const letIn = (address: URL) => agree(openBrowser(placeOf(server)), address.href, env.app.email)
const mcp = () => new URL(`${server.origin}/mcp`)

/** What a program keeps, as the SDK asks for it. */
function keeper<Information, Tokens>() {
  const kept: { information?: Information; tokens?: Tokens; verifier?: string; asked?: URL; found?: never } = {}
  const provider = {
    redirectUrl: REDIRECT,
    clientMetadata: { client_name: 'A program', redirect_uris: [REDIRECT] },
    clientInformation: () => kept.information,
    saveClientInformation(information: Information) {
      kept.information = information
    },
    tokens: () => kept.tokens,
    saveTokens(tokens: Tokens) {
      kept.tokens = tokens
    },
    redirectToAuthorization(address: URL) {
      kept.asked = address
    },
    saveCodeVerifier(verifier: string) {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier!,
    saveDiscoveryState(found: unknown) {
      kept.found = found as never
    },
    discoveryState: () => kept.found,
  }
  return { kept, provider }
}

type Pair = { access_token: string; token_type: string; refresh_token?: string }
type Named = { client_id: string }

describe('the official client', () => {
  test.each(['2025-06-18', '2025-11-25', '2026-07-28'])('speaks %s', async (revision) => {
    const { kept, provider } = keeper<Named, Pair>()
    const isOld = revision < '2026'
    const options = isOld
      ? { supportedProtocolVersions: [revision] }
      : { versionNegotiation: { mode: { pin: revision } } }
    const client = () => new Client({ name: 'test', version: '1' }, options)
    const transport = () => new StreamableHTTPClientTransport(mcp(), { authProvider: provider })
    const first = transport()
    await expect(client().connect(first)).rejects.toThrow(UnauthorizedError)
    expect(Object.fromEntries(kept.asked!.searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      resource: mcp().href,
    })
    await first.finishAuth((await letIn(kept.asked!)).searchParams)
    const connected = client()
    await connected.connect(transport())
    await expectAnswers(connected)
    const before = kept.tokens!
    kept.tokens = { ...before, access_token: 'broken' }
    await expectAnswers(connected)
    expect(kept.tokens!.refresh_token).not.toBe(before.refresh_token)
    await connected.close()
  })

  test('refuses an answer of another issuer', async () => {
    const { kept, provider } = keeper<Named, Pair>()
    const transport = new StreamableHTTPClientTransport(mcp(), { authProvider: provider })
    const client = new Client({ name: 'test', version: '1' })
    await expect(client.connect(transport)).rejects.toThrow(UnauthorizedError)
    const { searchParams } = await letIn(kept.asked!)
    searchParams.set('iss', 'https://evil.example')
    await expect(transport.finishAuth(searchParams)).rejects.toThrow(/issuer/i)
  })
})

test('the official client of the line before', async () => {
  const { kept, provider } = keeper<Named, Pair>()
  const client = () => new OldClient({ name: 'test', version: '1' })
  const transport = () => new OldTransport(mcp(), { authProvider: provider })
  const first = transport()
  await expect(client().connect(first as never)).rejects.toThrow(OldUnauthorizedError)
  await first.finishAuth((await letIn(kept.asked!)).searchParams.get('code')!)
  const connected = client()
  await connected.connect(transport() as never)
  await expectAnswers(connected)
  const before = kept.tokens!
  kept.tokens = { ...before, access_token: 'broken' }
  await expectAnswers(connected)
  expect(kept.tokens!.refresh_token).not.toBe(before.refresh_token)
  await connected.close()
})

interface Asking {
  listTools(): Promise<{ tools: { name: string }[] }>
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<object>
}

async function expectAnswers(client: unknown): Promise<void> {
  const asking = client as Asking
  expect((await asking.listTools()).tools.map(({ name }) => name)).toContain('find_client')
  const answer = await asking.callTool({ name: 'whoami', arguments: {} })
  expect(answer).toMatchObject({ structuredContent: { environment_name: 'Test company', assistant_name: 'A program' } })
}

describe('oauth4webapi', () => {
  test.each(['none', 'client_secret_post', 'client_secret_basic'])('as a client with %s', async (method) => {
    const resource = mcp()
    const described = await oauth.resourceDiscoveryRequest(resource, INSECURE)
    const { authorization_servers } = await oauth.processResourceDiscoveryResponse(resource, described)
    const issuer = new URL(authorization_servers![0]!)
    const found = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...INSECURE })
    const as = await oauth.processDiscoveryResponse(issuer, found)
    const metadata = { redirect_uris: [REDIRECT], token_endpoint_auth_method: method, client_name: `With ${method}` }
    const registration = await oauth.dynamicClientRegistrationRequest(as, metadata, INSECURE)
    const client = await oauth.processDynamicClientRegistrationResponse(registration)
    const secret = client.client_secret as string
    const proof = {
      none: () => oauth.None(),
      client_secret_post: () => oauth.ClientSecretPost(secret),
      client_secret_basic: () => oauth.ClientSecretBasic(secret),
    }[method]!()

    const verifier = oauth.generateRandomCodeVerifier()
    const state = oauth.generateRandomState()
    const address = new URL(as.authorization_endpoint!)
    address.search = new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: REDIRECT,
      scope: 'crm:read hours:read',
      resource: resource.href,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).toString()
    const params = oauth.validateAuthResponse(as, client, await letIn(address), state)
    const more = { additionalParameters: { resource: resource.href }, ...INSECURE }
    const exchanged = await oauth.authorizationCodeGrantRequest(as, client, proof, params, REDIRECT, verifier, more)
    const tokens = await oauth.processAuthorizationCodeResponse(as, client, exchanged)
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 900, scope: 'crm:read hours:read' })
    expect(await statusWith(tokens.access_token)).toBe(200)

    const refreshed = await oauth.refreshTokenGrantRequest(as, client, proof, tokens.refresh_token!, more)
    const fresh = await oauth.processRefreshTokenResponse(as, client, refreshed)
    expect(fresh.refresh_token).not.toBe(tokens.refresh_token)
    expect(await statusWith(fresh.access_token)).toBe(200)
    const revoked = await oauth.revocationRequest(as, client, proof, fresh.refresh_token!, INSECURE)
    await oauth.processRevocationResponse(revoked)
    expect(await statusWith(fresh.access_token)).toBe(401)
    const again = await oauth.refreshTokenGrantRequest(as, client, proof, fresh.refresh_token!, more)
    await expect(oauth.processRefreshTokenResponse(as, client, again)).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  test('understands why it is refused', async () => {
    const as = { issuer: server.origin, token_endpoint: `${server.origin}/oauth/token` }
    const client = { client_id: 'nobody' }
    const answer = await oauth.refreshTokenGrantRequest(as, client, oauth.ClientSecretBasic('x'), 'x', INSECURE)
    await expect(oauth.processRefreshTokenResponse(as, client, answer)).rejects.toMatchObject({
      code: 'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
    })
    const unproved = await oauth.refreshTokenGrantRequest(as, client, oauth.None(), 'x', INSECURE)
    await expect(oauth.processRefreshTokenResponse(as, client, unproved)).rejects.toMatchObject({
      error: 'invalid_client',
    })
  })
})

test('openid-client', async () => {
  const execute = [openid.allowInsecureRequests]
  const metadata = { redirect_uris: [REDIRECT], client_name: 'openid-client', token_endpoint_auth_method: 'none' }
  const config = await openid.dynamicClientRegistration(new URL(server.origin), metadata, openid.None(), {
    execute,
    algorithm: 'oauth2',
  })
  const pkceCodeVerifier = openid.randomPKCECodeVerifier()
  const expectedState = openid.randomState()
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: REDIRECT,
    resource: mcp().href,
    state: expectedState,
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  })
  const answer = await letIn(address)
  expect(answer.searchParams.get('iss')).toBe(server.origin)
  const checks = { pkceCodeVerifier, expectedState }
  const resource = { resource: mcp().href }
  const tokens = await openid.authorizationCodeGrant(config, answer, checks, resource)
  expect(await statusWith(tokens.access_token)).toBe(200)
  const fresh = await openid.refreshTokenGrant(config, tokens.refresh_token!, resource)
  expect(await statusWith(fresh.access_token)).toBe(200)
  await openid.tokenRevocation(config, fresh.access_token)
  expect(await statusWith(fresh.access_token)).toBe(401)
  const last = await openid.refreshTokenGrant(config, fresh.refresh_token!)
  await openid.tokenRevocation(config, last.refresh_token!)
  expect(await statusWith(last.access_token)).toBe(401)
})

describe('the inspector', () => {
  const INSPECTOR = join(
    import.meta.dirname,
    '../../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
  )
  // Where it keeps what it was told.
  const home = mkdtempSync(join(tmpdir(), 'kantoor-inspector-'))
  afterAll(() => rmSync(home, { recursive: true }))
  const inspect = (token: string, ...words: string[]) => {
    const header = ['--header', `Authorization: Bearer ${token}`]
    const args = [INSPECTOR, '--cli', mcp().href, '--transport', 'http', '--stored-auth-only', ...header, ...words]
    const env = { ...process.env, HOME: home }
    return new Promise<{ code: number; text: string }>((resolve) =>
      execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, text: stdout || stderr }),
      ),
    )
  }

  test('lists and calls tools with a token, and is told without one', async () => {
    const { access } = await connect(server, env.app, await register(server, REDIRECT, { client_name: 'Inspector' }))
    const [listed, called, refused] = await Promise.all([
      inspect(access, '--method', 'tools/list', '--strict'),
      inspect(access, '--method', 'tools/call', '--tool-name', 'whoami'),
      inspect('kt_access_wrong', '--method', 'tools/list'),
    ])
    expect(listed.code, listed.text).toBe(0)
    expect(listed.text).toContain('outstanding_invoices')
    expect(called.code, called.text).toBe(0)
    expect(called.text).toContain('Inspector')
    expect(refused).toMatchObject({ code: 3, text: expect.stringContaining('auth_required') })
  })
})

async function statusWith(token: string): Promise<number> {
  const { headers, payload } = toolCall('whoami', {})
  const sent = { method: 'POST', headers: { ...headers, authorization: `Bearer ${token}` }, body: payload }
  return (await fetch(mcp(), sent)).status
}
