import { EventEmitter, once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../test/harness.ts'
import { connect as connectDatabase } from '../../test/scratch.ts'
import { sendProblem } from '../http/errors.ts'
import { openDoor } from './at-once.ts'
import { shedLoad } from './overload.ts'

describe('one key', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ requestsAtOnce: 20 })
  })
  afterAll(() => server.close())

  test('has 20 requests open at once; more are refused at once, and another key is not concerned', async () => {
    const env = await server.environment()
    const { key: other } = await server.environment()
    const made = await env.post('/crm/organization', { name: 'Held' })
    const owner = await connectDatabase(server.db.url)
    await owner.query('begin')
    await owner.query('select from organization where id = $1 for update', [made.body.data.id])
    const slow: Promise<Answer>[] = []
    for (let i = 0; i < 20; i++) slow.push(env.patch(`/crm/organization/${made.body.data.id}`, { name: `Name ${i}` }))
    // The others are held until the end, so whoever is answered before did not wait for them.
    const refused = await Promise.all(Array.from({ length: 20 }, () => env.get('/crm/organization')))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
    expect(refused[0]!.headers['retry-after']).toBe('1')
    const beside = await server.send('GET', '/api/v2/crm/organization', { authorization: `Bearer ${other}` })
    expect(beside.status).toBe(200)
    await owner.query('rollback')
    await owner.end()
    await Promise.all(slow)
    const after = await Promise.all(Array.from({ length: 20 }, () => env.get('/crm/organization')))
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('takes no place when its caller has gone before it could be let in', () => {
    const enter = openDoor(1)
    const reply = (isGone: boolean) => ({ raw: Object.assign(new EventEmitter(), { destroyed: isGone }) }) as never
    for (let i = 0; i < 3; i++) enter('key', reply(true))
    enter('key', reply(false))
    expect(() => enter('key', reply(false))).toThrow('open at once')
  })

  test('has its place back when the caller goes away', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const env = await server.environment()
    for (let i = 0; i < 25; i++) {
      const call = request(`${address}/api/v2/crm/organization`, {
        method: 'POST',
        headers: { authorization: `Bearer ${env.key}`, 'content-type': 'application/json', 'content-length': 100 },
      })
      call.on('error', () => {})
      call.write('{')
      await new Promise((resolve) => setTimeout(resolve, 5))
      call.destroy()
    }
    await expect.poll(async () => (await env.get('/crm/organization')).status).toBe(200)
  })
})

describe('a process that is behind', () => {
  const appBehind = (behindMs: number, inLine = 0) => {
    const app = fastify()
    app.setErrorHandler((error, asked, reply) => sendProblem(error, asked, reply, 'http://localhost'))
    shedLoad(app, { behindMs: () => behindMs, inLine: () => inLine, stop: () => {} })
    for (const url of ['/healthz', '/oauth/token', '/api/v2/x'])
      app.route({ method: ['GET', 'POST'], url, handler: async () => ({}) })
    return async (method: 'GET' | 'POST', url: string) => (await app.inject({ method, url })).statusCode
  }

  test('refuses reads first, then changes, and never what watches it or hands out tokens', async () => {
    const [fine, late, lost] = [appBehind(900), appBehind(1500), appBehind(5000)]
    expect([await fine('GET', '/api/v2/x'), await fine('POST', '/api/v2/x')]).toEqual([200, 200])
    expect([await late('GET', '/api/v2/x'), await late('POST', '/api/v2/x')]).toEqual([503, 200])
    expect([await lost('GET', '/api/v2/x'), await lost('POST', '/api/v2/x')]).toEqual([503, 503])
    expect([await lost('GET', '/healthz'), await lost('POST', '/oauth/token')]).toEqual([200, 200])
  })

  test('does the same when too many wait for the database', async () => {
    const [fine, late, lost] = [appBehind(0, 99), appBehind(0, 100), appBehind(0, 200)]
    expect([await fine('GET', '/api/v2/x'), await late('GET', '/api/v2/x')]).toEqual([200, 503])
    expect([await late('POST', '/api/v2/x'), await lost('POST', '/api/v2/x')]).toEqual([200, 503])
    expect(await lost('GET', '/healthz')).toBe(200)
  })

  test('notices by itself, and says when to come again', async () => {
    const app = fastify()
    app.setErrorHandler((error, asked, reply) => sendProblem(error, asked, reply, 'http://localhost'))
    shedLoad(app)
    app.get('/x', async () => ({}))
    const block = () => {
      for (const end = performance.now() + 1500; performance.now() < end; );
    }
    for (let i = 0; i < 3; i++) {
      block()
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    const refused = await app.inject('/x')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
    await expect.poll(async () => (await app.inject('/x')).statusCode).toBe(200)
    await app.close()
  })
})

test('an address may have 8 KiB', async () => {
  const server = await startTestServer({ own: true })
  const long = await server.send('GET', `/api/v2/crm/organization?x=${'y'.repeat(8200)}`)
  expect([long.status, long.body.code]).toEqual([431, 'headers-too-large'])
  expect((await server.send('GET', `/api/v2/crm/organization?x=${'y'.repeat(8000)}`)).status).toBe(401)
  await server.close()
})

test('a process takes a thousand connections', async () => {
  const server = await startTestServer({ connections: 3 })
  const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const open = async () => {
    const socket = connect({ host: address.hostname, port: Number(address.port) })
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  const sockets = await Promise.all([open(), open(), open()])
  const beyond = await open()
  await once(beyond, 'close')
  for (const socket of sockets) socket.destroy()
  await server.close()
})
