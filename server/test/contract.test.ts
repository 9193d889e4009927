// The promises that hold for every operation, shown for every operation: a new one is held to them from its first day. Who may and what
// is found is tried for each of them in every run, of everything else a part; all of it with LONG=1.
import { randomUUID } from 'node:crypto'
import type { TObject } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApiKey } from '../src/shared/api-key.ts'
import { type Right, rights, scopes } from '../src/shared/rights.ts'
import { ACROSS } from './across.ts'
import { brokenChecksum, revokedKey } from './dead-keys.ts'
import type { World } from './examples/world.ts'
import { onceFor, operationsWithoutExample, worldOf } from './examples.ts'
import { type Answer, startTestServer, type TestServer } from './harness.ts'
import { type Scratch, scratchDatabase } from './scratch.ts'
import { looksWithoutEnvironment, type Sent, watchSent } from './sent-statements.ts'
import { differences, recordShape } from './shape-difference.ts'
import { drawer, SEED } from './some.ts'
import { tenantTables } from './tenant-check.ts'
import { bodyShape, type Call, call, documentOf, goodCall, steps } from './walk.ts'

// Of its own: whoever works on imports works on those of every environment.
let scratch: Scratch
let server: TestServer
let exhausted: TestServer
let theirs: World
let theirRecord: ReturnType<typeof onceFor>
/** For what only reads, which disturbs nobody; the rows of a report have other keys than its shape, so that needs one without rows. */
let readers: World
let sent: Sent
beforeAll(async () => {
  scratch = await scratchDatabase()
  const { url: databaseUrl } = scratch
  server = await startTestServer({ databaseUrl })
  sent = watchSent(server.db)
  exhausted = await startTestServer({ databaseUrl, rateLimitPerMinute: 0 })
  theirs = worldOf(server, await server.environment())
  theirRecord = onceFor(theirs)
  readers = worldOf(server, await server.environment())
})
afterAll(async () => {
  await Promise.all([server.close(), exhausted.close()])
  await scratch.drop()
})

test('every operation has an example', () => {
  expect(operationsWithoutExample()).toEqual([])
})

test('names and places are used once', () => {
  const places = steps.map(({ name }) => name)
  expect(new Set(places).size).toBe(places.length)
  const ids = steps.filter(({ surface }) => surface === 'app').map(({ operation }) => operation.id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(steps)(`$name (SEED=${SEED})`, (step) => {
  const some = drawer(step.name)
  const { surface, operation } = step
  const shape = bodyShape(step)
  const hasId = operation.path.includes('{id}')
  const isRead = operation.method === 'GET'
  const same = { 'x-request-id': 'the-same' }
  const own = [...(isRead ? ['head', 'if-match'] : []), ...(shape ? ['body', 'property'] : [])]
  const tried = some([...own, ...(surface === 'v2' ? ['rate'] : []), 'method', 'order', 'query'], 2)
  let world: World
  // What is refused changes nothing, so that all refusals share one call that succeeds in the end.
  let good: Call
  let unentitled: Record<string, string>
  beforeAll(async () => {
    const isShared = isRead && !operation.path.startsWith('/reports/')
    world = isShared ? readers : worldOf(server, await server.environment())
    good = await goodCall(step, world)
    unentitled = await withoutScope(world)
  })

  if (isRead && tried.includes('head'))
    test('HEAD is GET without the body', async () => {
      const [get, head] = [
        await call(step, world, { ...good, headers: same }),
        await call(step, world, { ...good, headers: same, method: 'HEAD' }),
      ]
      expect(head.status).toBe(get.status)
      const steady = ({ 'x-ratelimit-remaining': _, date: __, ...headers }: Answer['headers']) => headers
      expect(steady(head.headers)).toEqual(steady(get.headers))
    })

  test('no answer without credentials, and the same for every kind of wrong ones', async () => {
    const wrong =
      surface === 'v2'
        ? [
            '',
            'Bearer',
            'Bearer nope',
            `Basic ${world.env.key}`,
            `Bearer ${world.env.key}x`,
            `Bearer ${brokenChecksum(world.env.key)}`,
            `Bearer ${await revokedKey(scratch, world.env)}`,
          ].map((authorization) => ({ authorization, cookie: world.env.app.cookie }))
        : ['', 'kantoor_session=', 'kantoor_session=nope', `kantoor_session=${world.env.key}`].map((cookie) => ({
            cookie,
            authorization: `Bearer ${world.env.key}`,
          }))
    const tried = [wrong[0]!, ...some(wrong.slice(1), 2)]
    const answers = []
    for (const headers of tried) answers.push(await call(step, world, { ...good, headers: { ...headers, ...same } }))
    expect(answers.map(({ status }) => status)).toEqual(tried.map(() => 401))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    if (surface === 'v2')
      expect(answers.map(({ headers }) => headers['www-authenticate'])).toEqual(tried.map(() => 'Bearer'))
  })

  if (operation.scope !== null)
    test('no answer without its scope, even with all others', async () => {
      const answer = await call(step, world, { ...good, headers: unentitled })
      expect(answer.status, answer.text).toBe(403)
      if (surface === 'app')
        return expect(answer.body).toMatchObject({ code: 'forbidden', required_right: operation.scope })
      expect(answer.body).toMatchObject({ code: 'insufficient-scope', required_scope: operation.scope })
      expect(answer.headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="${operation.scope}"`)
    })

  if (surface === 'app' && !isRead)
    test('takes no change from another site', async () => {
      for (const origin of some(['', 'https://evil.example', 'null', 'http://localhost:3000.evil.example'], 2)) {
        const answer = await call(step, world, { ...good, headers: { origin } })
        expect(answer.body?.code, origin).toBe('foreign-origin')
      }
    })

  if (hasId)
    test('an id that is unknown, malformed or of another environment is one and the same 404', async () => {
      const { body } = good
      const foreign = await theirRecord(operation)
      const odd = ['not-a-uuid', `{${foreign}}`, `urn:uuid:${foreign}`, foreign.replaceAll('-', ''), ' ', '\0']
      const ids = [randomUUID(), foreign, ...some(odd, 2)]
      const answers = []
      for (const id of ids) answers.push(await call(step, world, { id, body, headers: same }))
      expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 404))
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    })

  if (tried.includes('query'))
    test('an unknown query parameter is refused by name', async () => {
      for (const query of some(['?colour=red', '?__proto__=1', '?constructor=1', '?LIMIT=1'], 2)) {
        const answer = await call(step, world, { ...good, query })
        expect(answer.status, query).toBe(400)
        expect(answer.body).toMatchObject({ code: 'unknown-parameter', errors: [{ code: 'unknown_parameter' }] })
      }
    })

  if (shape && tried.includes('property'))
    test('an unknown or read-only property is refused by name', async () => {
      const writable = Object.keys((shape as TObject).properties)
      const readable = Object.keys(recordShape(operation.response)?.properties ?? {})
      const unknown = ['colour', 'environment_id', 'version', ...readable].filter((field) => !writable.includes(field))
      for (const name of some(unknown, 5)) {
        const answer = await call(step, world, { ...good, body: { ...(good.body as object), [name]: null } })
        expect(answer.status, name).toBe(400)
        expect(answer.body.errors, name).toContainEqual(
          expect.objectContaining({ pointer: `/${name}`, code: 'unknown_property' }),
        )
      }
    })

  if (tried.includes('method'))
    test('other methods are 405 with the ones it takes', async () => {
      const { paths } = await documentOf(step.prefix, world)
      const place = operation.path.replace('{id}', randomUUID())
      const matching = Object.keys(paths).filter((path) => new RegExp(`^${path.replace('{id}', '[^/]+')}$`).test(place))
      const taken = new Set(matching.flatMap((path) => Object.keys(paths[path])).map((method) => method.toUpperCase()))
      if (taken.has('GET')) taken.add('HEAD')
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((word) => !taken.has(word))) {
        const answer = await call(step, world, { id: randomUUID(), method, headers: { authorization: '', cookie: '' } })
        expect(answer.status, method).toBe(405)
        expect(new Set(answer.headers.allow!.split(', '))).toEqual(taken)
      }
    })

  if (shape && tried.includes('body'))
    test('a body that is no JSON object of its shape is refused', async () => {
      const { id = '', body } = good
      const text = JSON.stringify(body)
      const refused = async (payload: string | Buffer, type = 'application/json') => {
        const answer = await call(step, world, { id, payload, headers: { 'content-type': type } })
        return [answer.status, answer.body?.code]
      }
      const types = [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]
      for (const type of some(types, 1)) expect(await refused(text, type)).toEqual([415, 'unsupported-media-type'])
      expect(await refused(`${text}${' '.repeat(1024 * 1024)}`)).toEqual([413, 'payload-too-large'])
      const broken = ['{', `${text}x`, "{'a':1}", '\ufeff{}x', Buffer.from([0x7b, 0xff, 0x7d]), 'undefined', 'NaN']
      for (const payload of some(broken, 2)) expect(await refused(payload)).toEqual([400, 'invalid-json'])
      for (const payload of some(['[]', '"text"', '1', 'null', 'true', `[${text}]`], 2))
        expect(await refused(payload)).toEqual([400, 'validation-error'])
      if (operation.method === 'PATCH') expect(await refused('{}')).toEqual([400, 'validation-error'])
      if ((shape as TObject).required?.length) expect((await call(step, world, { id })).status).toBe(400)
    })

  if (isRead && tried.includes('if-match'))
    test('If-Match does not stop a read', async () => {
      const answer = await call(step, world, { ...good, headers: { 'if-match': '"v0"' } })
      expect(answer.status).toBe(200)
    })

  if (tried.includes('order'))
    test('checks come in the agreed order', async () => {
      const faults: [number, object, boolean][] = [
        [401, { authorization: '', cookie: '' }, true],
        [403, unentitled, operation.scope !== null],
        [406, { accept: 'text/csv' }, true],
        [415, { 'content-type': 'text/plain' }, shape !== undefined],
        [404, { id: randomUUID() }, hasId],
        [412, { 'if-match': '"v0"' }, hasId && operation.load !== undefined && !isRead],
        [400, { query: '?colour=red' }, true],
      ]
      const present = faults.filter(([, , applies]) => applies)
      for (const [i, [expected]] of present.entries()) {
        const {
          id = good.id,
          query = good.query ?? '',
          ...headers
        } = Object.assign(
          {},
          ...present
            .slice(i)
            .map(([, fault]) => fault)
            .reverse(),
        )
        const answer = await call(step, world, { ...good, ...(id ? { id } : {}), query, headers })
        expect(answer.status, `${expected}: ${answer.text}`).toBe(expected)
      }
    })

  if (tried.includes('rate'))
    test('a key that has used up its minute is told before anything but who it is', async () => {
      const tired = { ...worldOf(exhausted, world.env) }
      const request = { id: 'not-a-uuid', query: '?colour=red', headers: unentitled }
      const answer = await call(step, tired, request)
      expect([answer.status, answer.body.code]).toEqual([429, 'rate-limited'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.headers['x-ratelimit-remaining']).toBe('0')
      expect((await call(step, tired, { ...request, headers: { authorization: '' } })).status).toBe(401)
    })

  test('after all that it succeeds as declared, with exactly the keys of its shape', async () => {
    const answer = await call(step, world, good)
    expect(answer.status, answer.text).toBe(operation.success)
    if (operation.success === 204) return expect(answer.text).toBe('')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(differences(operation.response!, answer.body)).toEqual([])
    if (operation.list) expect(answer.body.meta).toMatchObject({ limit: 25, offset: 0 })
  })

  async function withoutScope({ env }: World): Promise<Record<string, string>> {
    const others = <T extends Right>(all: readonly T[]) => all.filter((right) => right !== operation.scope)
    if (surface === 'v2') return { authorization: `Bearer ${await env.keyWith(...others(scopes))}` }
    return { cookie: (await env.signIn(others(rights))).cookie }
  }
})

test('whatever was sent for all of them names its environment, or row security does', async () => {
  const looks = await looksWithoutEnvironment(server.db, sent, await tenantTables(scratch.client))
  expect(sent.app.size).toBeGreaterThan(500)
  expect(looks.filter(({ role, table }) => role !== 'system' || !(table in ACROSS))).toEqual([])
})

test('an unknown path is 404 before anything else', async () => {
  for (const path of [
    '/api/v2/nothing',
    '/api/v2/',
    '/nothing',
    ...steps.map(({ prefix, operation }) => `${prefix}${operation.path}/`),
  ]) {
    const answer = await server.send('GET', path)
    expect([answer.status, answer.body.code], path).toEqual([404, 'not-found'])
  }
})

test('what cannot be a key costs no look at the database', async () => {
  let looks = 0
  for (const pool of [server.db.app, server.db.system]) pool.on('acquire', () => looks++)
  for (const key of ['nope', `${theirs.env.key}x`, brokenChecksum(theirs.env.key)])
    expect((await call(steps[0]!, theirs, { headers: { authorization: `Bearer ${key}` } })).status).toBe(401)
  expect(looks).toBe(0)
})

test('a well-formed key that does not exist is as unknown as any', async () => {
  const [first] = steps
  const answer = await call(first!, theirs, { headers: { authorization: `Bearer ${makeApiKey()}` } })
  expect(answer.status).toBe(401)
})
