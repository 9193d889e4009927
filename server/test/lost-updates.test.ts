// No change is lost: with If-Match the loser is told, without it different fields do not disturb each other.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'

const CLIENTS = 16
const ROUNDS = 10

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('every acknowledged read-modify-write with If-Match is in the result', async () => {
  const env = await server.environment()
  const paths = await Promise.all([make(env), make(env), make(env)])
  const won = new Map(paths.map((path) => [path, 0]))
  const client = async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const path = paths[round % paths.length]!
      const read = await env.get(path)
      const next = String(Number(read.body.data.industry) + 1)
      const { status } = await env.patch(path, { industry: next }, { 'if-match': read.headers.etag! })
      expect([200, 412]).toContain(status)
      if (status === 200) won.set(path, won.get(path)! + 1)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  for (const path of paths) {
    const { body, headers } = await env.get(path)
    expect(Number(body.data.industry)).toBe(won.get(path))
    expect(headers.etag).toBe(`"v${won.get(path)! + 1}"`)
    expect(won.get(path)).toBeGreaterThan(0)
  }
})

test('changes of different fields without If-Match all survive', async () => {
  const env = await server.environment()
  for (let round = 0; round < ROUNDS; round++) {
    const path = await make(env)
    const changes = { name: 'New', coc_code: '1', vat_number: '2', relation_number: '3', phone: '5', note: '6' }
    const answers = await Promise.all(
      Object.entries(changes).map(([field, value]) => env.patch(path, { [field]: value })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await env.get(path)).body.data).toMatchObject(changes)
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(answers.length)
  }
})

test('the moment of a record only goes forward, also when writers queue', async () => {
  const env = await server.environment()
  const path = await make(env)
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => env.patch(path, { note: String(i) })))
  const inOrder = answers.toSorted(
    (a, b) => Number(a.headers.etag!.slice(2, -1)) - Number(b.headers.etag!.slice(2, -1)),
  )
  const moments = inOrder.map(({ body }) => body.data.updated_at)
  expect(moments).toEqual(moments.toSorted())
})

test('a change that changes nothing moves nothing', async () => {
  const env = await server.environment()
  const path = await make(env)
  const before = await env.get(path)
  const answer = await env.patch(path, { industry: '0' })
  expect([answer.status, answer.text, answer.headers.etag]).toEqual([200, before.text, before.headers.etag])
})

async function make(env: TestEnvironment): Promise<string> {
  const { body } = await env.post('/crm/organization', { name: 'Contested', industry: '0' })
  return `/crm/organization/${body.data.id}`
}
