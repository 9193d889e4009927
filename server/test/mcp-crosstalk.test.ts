// Two companies ask at the same time, over the same connections: each is told of its own and of nothing else.
import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf } from './assistant.ts'
import { startTestServer, type TestServer } from './harness.ts'
import { SEED } from './some.ts'
import { toolCall } from './tool-call.ts'

const CALLS = process.env.LONG ? 2000 : 300
const CONNECTIONS = 8

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test(`${CALLS} interleaved calls stay apart`, async () => {
  const callers = await Promise.all(['Alder', 'Birch'].map((tag) => caller(tag)))
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const address = await addressOf(server)
  const some = fc.record({
    who: fc.nat(1),
    tool: fc.constantFrom('find_client', 'search', 'whoami'),
    old: fc.boolean(),
  })
  const [calls] = fc.sample(fc.array(some, { minLength: CALLS, maxLength: CALLS, size: 'max' }), {
    numRuns: 1,
    seed: SEED,
  })
  const answers = await Promise.all(
    calls!.map(async ({ who, tool, old }, i) => ({ who, tool, id: i + 1, text: await ask(who, tool, old, i + 1) })),
  )
  for (const { who, tool, id, text } of answers) {
    const context = `SEED=${SEED} call ${id} of ${tool}`
    expect(text, context).toContain(`"id":${id}`)
    expect(text, context).toContain(callers[who]!.tag)
    expect(text, context).not.toContain(callers[1 - who]!.tag)
  }
  agent.destroy()

  function ask(who: number, tool: string, old: boolean, id: number): Promise<string> {
    const { headers, payload } = toolCall(tool, tool === 'whoami' ? {} : { query: 'tree' })
    const message = { ...JSON.parse(payload), id }
    // The revisions with a handshake answer as a stream of events.
    const { 'mcp-protocol-version': revision, 'mcp-method': method, 'mcp-name': name, ...plain } = headers
    if (old) delete message.params._meta
    const own = { ...(old ? plain : headers), authorization: `Bearer ${callers[who]!.key}` }
    return new Promise((resolve, reject) => {
      const call = request(address, { method: 'POST', agent, headers: own }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        answer.on('end', () => resolve(text))
      })
      call.on('error', reject)
      call.end(JSON.stringify(message))
    })
  }
})

async function caller(tag: string) {
  const env = await server.environment()
  await env.post('/crm/organization', { name: `${tag} tree` })
  await env.app.patch('/settings/environment', { name: `${tag} company` })
  return { tag, key: env.key }
}
