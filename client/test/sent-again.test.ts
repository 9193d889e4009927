// A real service behind a way on which answers get lost: what was sent again happened once.
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../../server/test/harness.ts'
import { createKantoor, isProblem, once } from '../src/client.ts'
import { secondsToWait } from '../src/patience.ts'
import { type FaultyWay, type Mishap, startFaultyWay } from './faulty-way.ts'

let server: TestServer
let way: FaultyWay
let key: string
beforeAll(async () => {
  server = await startTestServer({ own: true })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  way = await startFaultyWay(`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`)
  key = (await server.environment()).key
})
afterAll(async () => {
  await way.close()
  await server.close()
})

const connect = (options: object = {}) => createKantoor({ baseUrl: way.url, key, timeoutSeconds: 10, ...options })
const keysSeen = () => new Set(way.seen.map(({ headers }) => headers['idempotency-key']))

const mishaps: readonly [string, Mishap][] = [
  ['the connection breaks before it arrives', 'cut before'],
  ['its answer is lost', 'cut after'],
  ['half of its answer is lost', 'cut within'],
  ['a proxy says 502', { status: 502 }],
  ['a proxy says 504', { status: 504 }],
  ['a proxy says 408', { status: 408 }],
]

describe.each(mishaps)('when %s', (_name, mishap) => {
  test('a record is created once', async () => {
    const name = `Once ${JSON.stringify(mishap)}`
    way.meet(mishap)
    const { data, response } = await connect().post('/crm/organization', { body: { name } })
    expect(way.seen).toHaveLength(2)
    expect(keysSeen().size).toBe(1)
    expect(response.status).toBe(201)
    const wasDone = mishap === 'cut after' || mishap === 'cut within'
    expect(response.headers.get('idempotency-replayed')).toBe(wasDone ? 'true' : null)

    const { data: found } = await connect().get('/crm/organization', { params: { query: { q: name } } })
    expect(found.map(({ id }) => id)).toEqual([data.id])
  })

  test('a record is read', async () => {
    way.meet(mishap)
    const { meta } = await connect().get('/crm/organization')
    expect(meta.offset).toBe(0)
    expect(way.seen).toHaveLength(2)
    expect(keysSeen()).toEqual(new Set([undefined]))
  })
})

test('a change with If-Match whose answer was lost is not refused for having happened', async () => {
  const kantoor = connect()
  const { data, response } = await kantoor.post('/crm/organization', { body: { name: 'Matched' } })
  way.meet('cut after')
  const params = { path: { id: data.id }, header: { 'If-Match': response.headers.get('etag')! } }
  const changed = await kantoor.patch('/crm/organization/{id}', { params, body: { industry: 'Design' } })
  expect(changed.data.industry).toBe('Design')
  expect(way.seen).toHaveLength(2)
})

test('a deletion whose answer was lost is no 404', async () => {
  const kantoor = connect()
  const { data } = await kantoor.post('/projects/project', { body: { name: 'Gone' } })
  way.meet('cut after')
  const params = { path: { id: data.id } }
  expect((await kantoor.delete('/projects/project/{id}', { params })).response.status).toBe(204)
  way.meet()
  await expect(kantoor.get('/projects/project/{id}', { params })).rejects.toMatchObject({ code: 'not-found' })
})

test('a call that nobody answers is sent again, and waits while the first one is still at work', async () => {
  const kantoor = connect()
  const { data } = await kantoor.post('/crm/organization', { body: { name: 'Held' } })
  const holder = new pg.Client({ connectionString: inject('databaseUrl') })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from organization where id = $1 for update', [data.id])
  way.meet()
  const params = { path: { id: data.id } }
  const call = kantoor.patch('/crm/organization/{id}', { params, body: { industry: 'Art' }, timeoutSeconds: 0.4 })
  await expect.poll(() => way.answers).toContain(409)
  await holder.query('rollback')
  await holder.end()
  const changed = await call
  expect(changed.data.industry).toBe('Art')
  expect(changed.response.headers.get('idempotency-replayed')).toBe('true')
  expect(keysSeen().size).toBe(1)
})

test('Retry-After is waited for', async () => {
  way.meet({ status: 503, headers: { 'retry-after': '1' } })
  const began = performance.now()
  await connect().post('/crm/organization', { body: { name: 'Later' } })
  expect(performance.now() - began).toBeGreaterThanOrEqual(990)
})

test('a key of the caller wins, whichever way it was given', async () => {
  const kantoor = connect()
  way.meet()
  await kantoor.post('/crm/organization', { body: { name: 'Mine' }, ...once('mine-1') })
  const params = { header: { 'Idempotency-Key': 'mine-2' } }
  await kantoor.post('/crm/organization', { params, body: { name: 'Mine too' } })
  expect([...keysSeen()]).toEqual(['mine-1', 'mine-2'])
  way.meet()
  await Promise.all([1, 2].map(() => kantoor.post('/crm/organization', { body: { name: 'Twins' } })))
  expect(keysSeen().size).toBe(2)
})

test('what would be answered no differently is sent once', async () => {
  const kantoor = connect()
  way.meet()
  await expect(kantoor.post('/crm/organization', { body: { name: '' } })).rejects.toMatchObject({ status: 400 })
  expect(way.seen).toHaveLength(1)
  way.meet({ status: 500 })
  await expect(kantoor.get('/crm/organization')).rejects.toMatchObject({ status: 500, code: 'internal-error' })
  expect(way.seen).toHaveLength(1)
  way.meet({ status: 200, body: 'Sign in to the wireless network' })
  await expect(kantoor.get('/crm/organization')).rejects.toThrow(SyntaxError)
  expect(way.seen).toHaveLength(1)
  way.meet()
  await expect(connect({ key: 'kt_live_…' }).get('/crm/organization')).rejects.toThrow(TypeError)
  expect(way.seen).toHaveLength(0)
})

test('a redirect is not followed, because a POST would become a GET', async () => {
  way.meet({ status: 301, headers: { location: 'https://kantoor.example/' } })
  const refusal = await connect()
    .post('/crm/organization', { body: { name: 'Lost' } })
    .catch((error: unknown) => error)
  expect(isProblem(refusal) && refusal.detail).toContain('leads to https://kantoor.example/; make that the baseUrl')
  expect(way.seen).toHaveLength(1)
})

test('it gives up, with what happened last', async () => {
  way.meet({ status: 502 }, { status: 502 }, { status: 502 })
  const failing = connect({ mostAttempts: 2 }).get('/crm/organization')
  await expect(failing).rejects.toMatchObject({ status: 502, code: 'unavailable' })
  expect(way.seen).toHaveLength(2)
  way.meet('cut before', 'cut before')
  await expect(connect({ mostAttempts: 2 }).get('/crm/organization')).rejects.toThrow('fetch failed')
  way.meet('silence')
  const silent = connect({ mostAttempts: 1, timeoutSeconds: 0.1 }).get('/crm/organization')
  await expect(silent).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a signal ends a call, whether it is under way or waits', async () => {
  for (const mishap of ['silence', { status: 503, headers: { 'retry-after': '60' } }] as const) {
    way.meet(mishap)
    const control = new AbortController()
    const call = connect().get('/crm/organization', { signal: control.signal })
    await expect.poll(() => way.seen.length).toBe(1)
    await pause(50)
    control.abort(new Error('enough'))
    await expect(call).rejects.toThrow('enough')
    expect(way.seen).toHaveLength(1)
  }
})

test('pauses grow, are bounded, and are never shorter than asked for', () => {
  const someOutcome = fc.record({
    status: fc.constantFrom(undefined, 408, 429, 502, 503, 504),
    retryAfter: fc.constantFrom(null, '0', '1', '59', new Date(Date.now() + 30_000).toUTCString(), 'soon'),
  })
  fc.assert(
    fc.property(
      someOutcome,
      fc.integer({ min: 1, max: 40 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (...given) => {
        const [{ retryAfter }, attempts] = given
        const seconds = secondsToWait(...given)!
        const isAsked = retryAfter !== null && retryAfter !== 'soon'
        const bounds = /^\d+$/.test(retryAfter ?? '') ? [Number(retryAfter), Number(retryAfter) * 1.1] : [20, 33]
        const [least, most] = isAsked ? bounds : [Math.min(8, 2 ** (attempts - 2)) / 2, 8]
        expect(seconds).toBeGreaterThanOrEqual(least!)
        expect(seconds).toBeLessThanOrEqual(most!)
      },
    ),
  )
  expect([0, 0.5, 1].map((chance) => secondsToWait({ status: 502 }, 3, chance))).toEqual([1, 1.5, 2])
  for (const status of [200, 201, 204, 301, 400, 401, 403, 404, 409, 412, 422, 500])
    expect(secondsToWait({ status, retryAfter: '1' }, 1, 0)).toBeUndefined()
  expect(secondsToWait({ status: 409, code: 'idempotency-in-progress', retryAfter: '1' }, 1, 0)).toBe(1)
})
