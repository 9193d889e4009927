// What changes is an event exactly when its kind is on the list; everything else leaves only an audit row.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, expectTypeOf, inject, test } from 'vitest'
import { type EventKind, eventTable, isEventKind } from '../src/events/kinds.ts'
import type { ApprovalStep } from '../src/modules/hours/approval.rules.ts'
import type { ProjectEvent } from '../src/modules/projects/project.rules.ts'
import type { ServiceStatusChange } from '../src/modules/projects/service.rules.ts'
import type { TaskStatusChange } from '../src/modules/projects/task.rules.ts'
import type { SalesEvent } from '../src/modules/sales/sales.rules.ts'
import { operations } from '../src/operations.ts'
import { scopes } from '../src/shared/rights.ts'
import { worldOf } from './examples.ts'
import { startTestServer, type TestServer } from './harness.ts'
import { connect } from './scratch.ts'
import { call, goodCall, writes } from './walk.ts'

// Of a webhook there is only the event that tries it out; what is changed about it is audited.
const built = Object.keys(eventTable).filter(
  (resource) => resource !== 'webhook' && operations.some(({ id }) => id.startsWith(`${resource}.`)),
)

let server: TestServer
let owner: pg.Client
beforeAll(async () => {
  owner = await connect(inject('databaseUrl'))
  server = await startTestServer()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

describe('the list', () => {
  test('names a scope that a key can have for everything but the ping', () => {
    for (const [resource, { needs }] of Object.entries(eventTable))
      expect([...scopes, null], resource).toContain(resource === 'webhook' ? needs : (needs ?? 'a scope'))
  })

  test('has every kind that a state change tells of', () => {
    expectTypeOf<ProjectEvent>().toExtend<EventKind>()
    expectTypeOf<NonNullable<ServiceStatusChange['event']>>().toExtend<EventKind>()
    expectTypeOf<NonNullable<TaskStatusChange['event']>>().toExtend<EventKind>()
    expectTypeOf<NonNullable<ApprovalStep['event']>>().toExtend<EventKind>()
    expectTypeOf<SalesEvent>().toExtend<EventKind>()
  })

  test.each(built)('says of %s what its operations do', (resource) => {
    const did = { create: 'created', update: 'updated', delete: 'deleted' }
    for (const [verb, done] of Object.entries(did)) {
      const exists = operations.some(({ id }) => id === `${resource}.${verb}`)
      expect(isEventKind(`${resource}.${done}`), done).toBe(exists)
    }
  })
})

describe('the outbox', () => {
  test.each(writes)('$name', async (step) => {
    const world = worldOf(server, await server.environment())
    const request = await goodCall(step, world)
    const before = await storedEvents(world.env.id)
    const requestId = `events-${randomUUID()}`
    await call(step, world, { ...request, headers: { 'x-request-id': requestId } })
    const stored = (await storedEvents(world.env.id)).slice(before.length)
    const { rows } = await owner.query<AuditRow>(
      'select resource, record_id, before is null as made, after is null as gone from audit where request_id = $1',
      [requestId],
    )
    for (const { kind } of stored) expect(isEventKind(kind), kind).toBe(true)
    const plain = stored.filter(({ kind }) => /\.(created|updated|deleted)$/.test(kind)).map(named)
    expect(plain.sort()).toEqual(rows.map(kindOf).filter(isListed).map(named).sort())
  })
})

interface AuditRow {
  resource: string
  record_id: string
  made: boolean
  gone: boolean
}

interface StoredEvent {
  kind: string
  record_id: string
}

async function storedEvents(environmentId: string): Promise<StoredEvent[]> {
  const query = 'select kind, record_id from outbox where environment_id = $1 order by created_at, id'
  return (await owner.query<StoredEvent>(query, [environmentId])).rows
}

function kindOf({ resource, record_id, made, gone }: AuditRow): StoredEvent {
  return { kind: `${resource}.${made ? 'created' : gone ? 'deleted' : 'updated'}`, record_id }
}

function isListed({ kind }: StoredEvent): boolean {
  return isEventKind(kind)
}

function named({ kind, record_id }: StoredEvent): string {
  return `${kind} ${record_id}`
}
