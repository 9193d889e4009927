// Requests that never become one: what the HTTP parser refuses is answered like everything else.
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/harness.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer({ own: true })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as { port: number }).port
})
afterAll(() => server.close())

test.each([
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ['no HTTP at all', 'HELLO\r\n\r\n', 400],
  ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is a problem document and the end of the connection', async (_case, request, status) => {
  const answer = await exchange(request)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head.toLowerCase()).toContain('content-type: application/problem+json')
  expect(head.toLowerCase()).toContain('connection: close')
  const problem = JSON.parse(body)
  expect(problem).toMatchObject({ status, type: `http://localhost:3000/problems/${problem.code}` })
  expect(head.toLowerCase()).toContain(`x-request-id: ${problem.request_id}`)
})

test('who does not go when he is told to is let go of', async () => {
  const open = () => new Promise((resolve) => server.app.server.getConnections((_, count) => resolve(count)))
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true }, () => socket.write('HELLO\r\n\r\n'))
  socket.on('error', () => {})
  await new Promise((resolve) => socket.resume().on('end', resolve))
  expect(await open()).toBe(1)
  await expect.poll(open).toBe(0)
  socket.destroy()
})

test('a compressed body is no JSON', async () => {
  const { key } = await server.environment()
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const send = (encoding: string) =>
    server.send('POST', '/api/v2/crm/organization', { ...headers, 'content-encoding': encoding }, '{"name":"A"}')
  const refused = await send('gzip')
  expect([refused.status, refused.body.code]).toEqual([415, 'unsupported-media-type'])
  expect((await send('identity')).status).toBe(201)
})

function exchange(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write(request))
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}
