// What the list of tools promises, and that a tool is neither shown nor answered without its scopes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assistant } from '../../test/assistant.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { type Scope, scopes } from '../shared/rights.ts'
import { prompts } from './prompts.ts'
import { listedTools } from './server.ts'
import { missingScopes } from './tool.ts'
import { tools } from './tools.ts'

let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  server = await startTestServer()
  env = await server.environment()
})
afterAll(() => server.close())

const NOBODY = '01920000-0000-7000-8000-000000000000'
const questions: Readonly<Record<string, object>> = {
  hours_summary: { date_from: '2026-01-01', date_to: '2026-01-31' },
  find_client: { query: 'acme' },
  search: { query: 'acme' },
  fetch: { id: `organization:${NOBODY}` },
}
const readScopes = scopes.filter((scope) => scope.endsWith(':read'))

describe('the list', () => {
  const listed = listedTools(() => true)

  test('is short enough to be read with every conversation', () => {
    expect(listed.length).toBeLessThanOrEqual(12)
    expect(JSON.stringify(listed).length / 4).toBeLessThanOrEqual(3000)
  })

  test('says of every tool what it is, what it takes and gives, and that it only reads', () => {
    for (const tool of listed) {
      expect(tool.description.length, tool.name).toBeGreaterThan(20)
      expect(tool.inputSchema, tool.name).toMatchObject({ type: 'object', additionalProperties: false })
      expect(tool.outputSchema, tool.name).toMatchObject({ type: 'object', required: expect.any(Array) })
      expect(tool.annotations, tool.name).toEqual({ readOnlyHint: true, idempotentHint: true, openWorldHint: false })
    }
  })

  test('names day, currency, what is left out and a link in all answers but those of a foreign form', () => {
    const own = listed.filter(({ name }) => name !== 'search' && name !== 'fetch')
    for (const { outputSchema } of own)
      expect(outputSchema).toMatchObject({
        required: expect.arrayContaining(['as_of', 'currency', 'truncated', 'next_offset', 'link']),
      })
  })
})

describe.each(tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  const needed = tool.some ? tool.scopes.slice(0, 1) : tool.scopes
  const lacking = tool.some
    ? [{ left: readScopes.filter((scope) => !tool.scopes.includes(scope)), says: tool.scopes.join(' or ') }]
    : tool.scopes.map((gone) => ({ left: readScopes.filter((scope) => scope !== gone), says: gone }))

  test('is shown and answers with its scopes', async () => {
    const one = await assistant(server, await env.keyWith(...needed))
    expect(await one.tools()).toContain(name)
    const { content } = await one.client.callTool({ name, arguments: { ...questions[name] } })
    expect(JSON.stringify(content)).not.toContain('which this connection lacks')
    await one.close()
  })

  test.each(lacking)('is neither shown nor answered without $says', async ({ left, says }) => {
    const one = await assistant(server, await env.keyWith(...left))
    expect(await one.tools()).not.toContain(name)
    const told = await one.refused(name, { ...questions[name] })
    expect(told).toBe(`${name} needs the scope ${says}, which this connection lacks.`)
    await one.close()
  })

  test('refuses an argument that it does not know, by name', async () => {
    const { answer, texts } = await env.tool(name, { ...questions[name], environment_id: NOBODY })
    expect(answer).toBeUndefined()
    expect(texts).toEqual([expect.stringContaining('"environment_id" is not a property that can be sent here.')])
  })
})

test('the scopes to write open nothing', () => {
  const writing = new Set<string>(scopes.filter((scope: Scope) => scope.endsWith(':write')))
  const names = listedTools((right) => writing.has(right)).map(({ name }) => name)
  expect(names).toEqual(['whoami'])
})

test('prompts are offered to whoever can follow them', async () => {
  const all = await assistant(server, env.key)
  const { prompts: offered } = await all.client.listPrompts()
  expect(offered.map(({ name }) => name)).toEqual(prompts.map(({ name }) => name))
  const { messages } = await all.client.getPrompt({ name: 'debtors' })
  expect(messages).toEqual([{ role: 'user', content: { type: 'text', text: expect.stringContaining('overdue_only') } }])
  await all.close()

  const some = await assistant(server, await env.keyWith('invoices:read'))
  expect((await some.client.listPrompts()).prompts.map(({ name }) => name)).toEqual(['debtors'])
  await expect(some.client.getPrompt({ name: 'month_close' })).rejects.toThrow('There is no prompt month_close.')
  await some.close()
})

test('prompts speak only of tools that there are', () => {
  const names = new Set(tools.map(({ name }) => name))
  for (const { text, tools: used } of prompts) {
    for (const [word] of text.matchAll(
      /\b(hours_summary|project_status|outstanding_invoices|work_in_progress|find_\w+)\b/g,
    ))
      expect(names).toContain(word)
    expect(used.every((tool) => missingScopes(tool, () => true).length === 0)).toBe(true)
  }
})
