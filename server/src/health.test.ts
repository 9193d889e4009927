import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('alive and ready', async () => {
  expect((await server.send('GET', '/healthz')).body).toEqual({ status: 'ok' })
  expect((await server.send('GET', '/readyz')).body).toEqual({ status: 'ready' })
})

test('figures in the form of Prometheus', async () => {
  await server.send('GET', '/healthz')
  const { text, headers } = await server.send('GET', '/metrics')
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(text).toMatch(
    /^kantoor_requests_total\{process="0",group="watch",method="GET",route="\/healthz",status="200"\} \d+$/m,
  )
  expect(text).toMatch(/^kantoor_request_duration_seconds_bucket\{process="0",group="watch",le="\+Inf"\} \d+$/m)
  expect(text).toMatch(/^kantoor_database_connections\{process="0",pool="app",state="waiting"\} 0$/m)
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^{}]+\})? [\d.e+-]+)$/)
})

test('while stopping, what runs is finished and its connection closed', async () => {
  const own = await startTestServer({ own: true })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const address = await own.app.listen({ port: 0, host: '127.0.0.1' })
  const answer = new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const call = request(`${address}/api/app/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    })
    call.on('response', (response) => {
      response.resume()
      resolve({ status: response.statusCode, connection: response.headers.connection })
    })
    call.on('error', reject)
    call.write('{"email":')
    void held.then(() => call.end('"a@example.com","password":"x"}'))
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  const closed = own.app.close()
  release()
  expect(await answer).toEqual({ status: 401, connection: 'close' })
  await closed
  await own.db.close()
})
