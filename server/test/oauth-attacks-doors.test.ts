// What went wrong elsewhere behind a good token: somebody else's data, more than was granted, an answer to the wrong one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../src/db/sql.ts'
import { inTest } from './fixtures.ts'
import { type AppClient, startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { connect, ORIGIN, type Program, register } from './oauth-flow.ts'
import { toolCall } from './tool-call.ts'

let server: TestServer
let env: TestEnvironment
let program: Program

beforeAll(async () => {
  server = await startTestServer()
  env = await server.environment()
  program = await register(server)
})
afterAll(() => server.close())

async function rpc(bearer: string, method: string, params: object = {}, more: Record<string, string> = {}) {
  const { headers, payload } = toolCall('x', {})
  const message = JSON.parse(payload)
  const sent = { ...message, method, params: { ...params, _meta: message.params._meta } }
  const { 'mcp-name': _, ...rest } = headers
  const own = { ...rest, 'mcp-method': method, authorization: `Bearer ${bearer}`, ...more }
  return server.send('POST', '/mcp', own, JSON.stringify(sent))
}

const listed = async (bearer: string) =>
  (await rpc(bearer, 'tools/list')).body.result.tools.map(({ name }: { name: string }) => name)

/** What is told when the call is refused; undefined when it is answered. */
async function refusalOf(bearer: string, tool: string, question: object = {}): Promise<string | undefined> {
  const { headers, payload } = toolCall(tool, question)
  const { body } = await server.send('POST', '/mcp', { ...headers, authorization: `Bearer ${bearer}` }, payload)
  return body.result.isError ? body.result.content[0].text : undefined
}

const LACKS_SCOPE = /needs the scope/

test('the token of one environment never sees the data of another (Asana, 2025)', async () => {
  const other = await server.environment()
  const name = 'Secret of the others'
  const { data } = (await other.post('/crm/organization', { name })).body
  const { access } = await connect(server, env.app, program)
  const theirs = await connect(server, other.app, program)
  const { results } = (await other.tool('search', { query: name }, theirs.access)).answer
  expect(results).toHaveLength(1)
  for (const [tool, question] of [
    ['find_client', { query: name }],
    ['search', { query: name }],
  ] as const) {
    const { answer } = await env.tool(tool, question, access)
    expect(JSON.stringify(answer)).not.toContain(data.id)
  }
  const [{ id }] = results
  expect(await refusalOf(theirs.access, 'fetch', { id })).toBeUndefined()
  expect(await refusalOf(access, 'fetch', { id })).toContain('There is no')
  const question = { organization_id: data.id, date_from: '2026-01-01', date_to: '2026-01-31', group_by: 'project' }
  expect(JSON.stringify(await env.tool('hours_summary', question, access))).not.toContain(name)
})

test('a tool that is not listed is refused when called (Obot)', async () => {
  const { access } = await connect(server, env.app, program, { scope: 'hours:read' })
  const names = await listed(access)
  const all = await listed((await connect(server, env.app, program)).access)
  const hidden = all.filter((name: string) => !names.includes(name))
  expect(hidden).toContain('outstanding_invoices')
  for (const name of hidden) expect(await refusalOf(access, name)).toMatch(LACKS_SCOPE)
})

describe('an assistant has the rights of its person', () => {
  const changeRights = (person: AppClient, rights: readonly string[]) =>
    inTest(server, env, (tx) => tx.count(sql`update role set rights = ${rights} where id = ${person.roleId}`))

  test('and loses them with the next call when the role loses them', async () => {
    const person = await env.signIn(['crm:read', 'hours:read'])
    const { access } = await connect(server, person, program)
    expect(await refusalOf(access, 'find_client', { query: 'ab' })).toBeUndefined()
    await changeRights(person, ['hours:read'])
    expect(await refusalOf(access, 'find_client', { query: 'ab' })).toMatch(LACKS_SCOPE)
    expect(await listed(access)).not.toContain('find_client')
  })

  test('and never more, whatever it asked for', async () => {
    const person = await env.signIn(['hours:read'])
    const { access } = await connect(server, person, program)
    for (const name of ['find_client', 'outstanding_invoices', 'find_employee'])
      expect(await refusalOf(access, name, { query: 'ab' })).toMatch(LACKS_SCOPE)
  })

  test('and never more than it asked for, when the role grows', async () => {
    const person = await env.signIn(['hours:read'])
    const { access } = await connect(server, person, program, { scope: 'hours:read' })
    await changeRights(person, ['hours:read', 'crm:read', 'settings'])
    expect(await refusalOf(access, 'find_client', { query: 'ab' })).toMatch(LACKS_SCOPE)
  })

  test('and none when the person is deactivated', async () => {
    const person = await env.signIn(['hours:read'])
    const { access } = await connect(server, person, program)
    await inTest(server, env, (tx) =>
      tx.count(sql`update user_account set is_active = false where id = ${person.userId}`),
    )
    expect((await rpc(access, 'tools/list')).status).toBe(401)
  })
})

test('answers never go to the wrong one (CVE-2026-25536)', async () => {
  const names = ['of the first', 'of the second']
  const tokens = await Promise.all(
    names.map(async (client_name) => {
      const { app } = await server.environment()
      return connect(server, app, await register(server, undefined, { client_name }))
    }),
  )
  const calls = Array.from({ length: 60 }, (_, at) => at % 2)
  const told = await Promise.all(calls.map((i) => env.tool('whoami', {}, tokens[i]!.access)))
  expect(told.map(({ answer }) => answer.assistant_name)).toEqual(calls.map((i) => names[i]))
})

test('a template that takes for ever is never tried (CVE-2026-0621)', async () => {
  const { access } = await connect(server, env.app, program)
  const began = performance.now()
  const uri = `test://${'a,'.repeat(3000)}{${'b,'.repeat(3000)}*}`
  const { body } = await rpc(access, 'resources/read', { uri }, { 'mcp-name': uri })
  expect(body.error.code).toBe(-32601)
  expect(performance.now() - began).toBeLessThan(5000)
})

describe('the documents about this server (CVE-2025-6514)', () => {
  const paths = ['oauth-authorization-server', 'oauth-protected-resource', 'oauth-protected-resource/mcp']
  test.each(paths)('%s names addresses of this place and nothing that a shell would take', async (path) => {
    const strange = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' }
    for (const headers of [{}, strange] as Record<string, string>[]) {
      const { status, body, text } = await server.send('GET', `/.well-known/${path}`, headers)
      expect(status).toBe(200)
      expect(text).not.toContain('evil')
      for (const [name, value] of Object.entries(body))
        if (/_endpoint$|^issuer$|^resource$/.test(name)) expect(value).toMatch(/^http:\/\/localhost:3000[\w/-]*$/)
    }
  })

  test('and all of them name the same issuer and resource', async () => {
    const [as, bare, ofMcp] = await Promise.all(
      paths.map(async (path) => (await server.send('GET', `/.well-known/${path}`)).body),
    )
    expect(as.issuer).toBe(ORIGIN)
    expect(bare).toEqual(ofMcp)
    expect(ofMcp).toMatchObject({ resource: `${ORIGIN}/mcp`, authorization_servers: [as.issuer] })
    expect(as.code_challenge_methods_supported).toEqual(['S256'])
    expect(as.response_types_supported).toEqual(['code'])
    expect(JSON.stringify(as)).not.toMatch(/write|implicit|password|plain/)
  })
})
