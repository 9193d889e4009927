// Every write leaves in its own transaction who did what and the events that are on the list, and does nothing twice; a refused one
// leaves nothing.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isEventKind } from '../src/events/kinds.ts'
import type { World } from './examples/world.ts'
import { worldOf } from './examples.ts'
import type { Answer } from './harness.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { isSame, snapshot } from './snapshot.ts'
import { type Call, call, goodCall, writes } from './walk.ts'

let server: OwnServer
let owner: pg.Client
beforeAll(async () => {
  server = await startOwnServer()
  owner = server.owner
})
afterAll(() => server.close())

describe.each(writes)('$name', (step) => {
  const { surface, operation } = step
  const headers = { 'x-request-id': `write-${randomUUID()}`, 'idempotency-key': randomUUID() }
  let world: World
  let request: Call
  let earlier: StoredEvent[]
  let first: Answer
  beforeAll(async () => {
    world = worldOf(server, await server.environment())
    request = await goodCall(step, world)
    earlier = await storedEvents(world.env.id)
    await call(step, world, { ...request, query: '?colour=red', headers })
    expect(await trailOf(headers['x-request-id']), 'a refused one').toEqual([])
    first = await call(step, world, { ...request, headers })
    expect(first.status, first.text).toBe(operation.success)
    expect(first.headers['idempotency-replayed']).toBeUndefined()
  })

  test('leaves who did what, one row per changed record', async () => {
    const trail = await trailOf(headers['x-request-id'])
    const actor = surface === 'v2' ? { actor_type: 'api_key' } : { actor_type: 'user', actor_id: world.env.app.userId }
    expect(trail.length).toBeGreaterThanOrEqual(1)
    for (const row of trail)
      expect(row).toMatchObject({ environment_id: world.env.id, operation: operation.id, ...actor })
    const records = trail.map(({ record_id }) => record_id)
    expect(new Set(records).size).toBe(records.length)
  })

  test('is an event exactly when its kind is on the list', async () => {
    const stored = (await storedEvents(world.env.id)).slice(earlier.length)
    for (const { kind } of stored) expect(isEventKind(kind), kind).toBe(true)
    const plain = stored.filter(({ kind }) => /\.(created|updated|deleted)$/.test(kind)).map(named)
    const trail = await trailOf(headers['x-request-id'])
    expect(plain.sort()).toEqual(trail.map(kindOf).filter(isListed).map(named).sort())
  })

  test('is answered byte for byte when it is repeated, and does nothing twice', async () => {
    const after = await snapshot(owner, world.env.id)
    const again = await call(step, world, { ...request, headers })
    if (operation.secret) expect([again.status, again.body.code]).toEqual([409, 'already-created'])
    else {
      expect([again.status, again.text]).toEqual([first.status, first.text])
      expect(again.headers).toMatchObject({ 'idempotency-replayed': 'true' })
      for (const name of ['etag', 'location', 'content-type'])
        expect(again.headers[name], name).toBe(first.headers[name])
    }
    const other = await call(step, world, { ...request, payload: `${JSON.stringify(request.body ?? {})} `, headers })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused'])
    expect(isSame(after, await snapshot(owner, world.env.id))).toBe(true)
  })
})

interface AuditRow {
  readonly resource: string
  readonly record_id: string
  readonly before: unknown
  readonly after: unknown
}

interface StoredEvent {
  readonly kind: string
  readonly record_id: string
}

async function trailOf(requestId: string): Promise<AuditRow[]> {
  return (await owner.query<AuditRow>('select * from audit where request_id = $1', [requestId])).rows
}

async function storedEvents(environmentId: string): Promise<StoredEvent[]> {
  const query = 'select kind, record_id from outbox where environment_id = $1 order by created_at, id'
  return (await owner.query<StoredEvent>(query, [environmentId])).rows
}

function kindOf({ resource, record_id, before, after }: AuditRow): StoredEvent {
  return { kind: `${resource}.${before === null ? 'created' : after === null ? 'deleted' : 'updated'}`, record_id }
}

function isListed({ kind }: StoredEvent): boolean {
  return isEventKind(kind)
}

function named({ kind, record_id }: StoredEvent): string {
  return `${kind} ${record_id}`
}
