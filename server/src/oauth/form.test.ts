import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { addClient } from '../../test/oauth-fixtures.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let server: TestServer
let client: string
beforeAll(async () => {
  server = await startTestServer()
  client = await addClient(server)
})
afterAll(() => server.close())

const read = () => `grant_type=refresh_token&refresh_token=x&client_id=${client}`
const OURS = encodeURIComponent('http://localhost:3000/mcp')

const readable: Record<string, () => [string, Record<string, string>?]> = {
  'a form': () => [read()],
  'a form that names its characters': () => [read(), { 'content-type': `${FORM['content-type']}; charset=UTF-8` }],
  'encoding where none is needed': () => [read().replace('grant', '%67rant')],
  'unknown parameters': () => [`${read()}&something=else`],
  'the resource': () => [`${read()}&resource=${OURS}`],
  'the resource without a value': () => [`${read()}&resource=`],
  'the resource twice': () => [`${read()}&resource=${OURS}&resource=${OURS}%2F`],
}
test.each(Object.entries(readable))('%s is read', async (_name, make) => {
  const [body, headers = FORM] = make()
  const answer = await server.send('POST', '/oauth/token', headers, body)
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

const unreadable: Record<string, () => [string | Buffer, Record<string, string>?]> = {
  'a parameter twice': () => [`${read()}&client_id=${client}`],
  'a parameter twice, once in disguise': () => [`${read()}&%63lient_id=${client}`],
  'a parameter twice, once without a value': () => [`${read()}&client_id=`],
  'an unknown parameter twice': () => [`${read()}&x=1&x=2`],
  'half an escape': () => [`${read()}&x=%4`],
  'what is not UTF-8': () => [`${read()}&x=%ff`],
  'bytes that were not encoded': () => [Buffer.concat([Buffer.from(`${read()}&x=`), Buffer.from([0xff])])],
  JSON: () => ['{}', { 'content-type': 'application/json' }],
  'no type': () => [read(), {}],
  'a compressed form': () => [read(), { ...FORM, 'content-encoding': 'gzip' }],
}
test.each(Object.entries(unreadable))('%s is refused', async (_name, make) => {
  const [body, headers = FORM] = make()
  const answer = await server.send('POST', '/oauth/token', headers, body)
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
})

test('a form has at most 64 KiB', async () => {
  const padded = (length: number) => `${read()}&x=`.padEnd(length, 'x')
  const longest = await server.send('POST', '/oauth/token', FORM, padded(64 * 1024))
  expect(longest.body.error).toBe('invalid_grant')
  const tooLong = await server.send('POST', '/oauth/token', FORM, padded(64 * 1024 + 1))
  expect(tooLong).toMatchObject({ status: 413, body: { error: 'invalid_request' } })
})

test('a resource that is not ours is refused, also beside ours', async () => {
  for (const other of ['http%3A%2F%2Flocalhost%3A3000', 'https%3A%2F%2Felsewhere.example%2Fmcp', `${OURS}%2F%2F`]) {
    const answer = await server.send('POST', '/oauth/token', FORM, `${read()}&resource=${OURS}&resource=${other}`)
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_target' } })
  }
})

test('what stands in the address counts for nothing', async () => {
  const answer = await server.send('POST', `/oauth/token?${read()}`, FORM, '')
  expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  expect((await server.send('GET', `/oauth/token?${read()}`)).status).toBe(405)
})
