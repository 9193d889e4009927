// Every kind is really fired by doing the thing, is what is published of it, and fires with the change that it belongs to.
import type { TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../src/catalogue/catalogue.ts'
import { sql } from '../src/db/sql.ts'
import type { EventKind } from '../src/events/kinds.ts'
import { documentOf } from '../src/openapi/documents.ts'
import { answerErrors } from '../src/shared/validate.ts'
import { change, changes, doingOf } from './doings.ts'
import type { World } from './examples/world.ts'
import { worldOf } from './examples.ts'
import { inTest, made } from './fixtures.ts'
import { startTestServer, type TestServer } from './harness.ts'
import { call, goodCall, writes } from './walk.ts'

interface Event {
  readonly id: string
  readonly type: EventKind
  readonly version: number
  readonly data: {
    readonly object: Readonly<Record<string, unknown>>
    readonly changed_fields?: readonly string[]
    readonly previous?: Readonly<Record<string, unknown>>
  }
}

const events = catalogue()
const kinds = events.map(({ kind }) => kind)
const samples = new Map(events.map(({ kind, sample }) => [kind, sample as Event]))
const published = documentOf('v2') as {
  readonly components: object
  readonly webhooks: Readonly<Record<string, { readonly post: { readonly requestBody: Body } }>>
}
interface Body {
  readonly content: { readonly 'application/json': { readonly schema: object; readonly example: Event } }
}
const schemas = new Map(
  kinds.map((kind) => {
    const { schema } = published.webhooks[kind]!.post.requestBody.content['application/json']
    return [kind, { ...schema, components: published.components } as unknown as TSchema]
  }),
)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe.each(kinds)('%s', (kind) => {
  test('has a sample that fits its schema, and no other kind’s', () => {
    const { example } = published.webhooks[kind]!.post.requestBody.content['application/json']
    expect(answerErrors(schemas.get(kind)!, example)).toEqual([])
    expect(kinds.filter((other) => answerErrors(schemas.get(other)!, example).length === 0)).toEqual([kind])
  })

  test('is fired, with what its sample shows', async () => {
    const world = worldOf(server, await server.environment())
    await doingOf(kind)(world)
    const told = await eventsOf(world)
    for (const event of told) expect(answerErrors(schemas.get(event.type)!, event), event.type).toEqual([])
    const mine = told.findLast(({ type }) => type === kind)!
    expect(mine, told.map(({ type }) => type).join(' ')).toBeDefined()
    expect(anatomyOf(mine)).toEqual(anatomyOf(samples.get(kind)!))
    if (!mine.data.changed_fields) return
    expect(Object.keys(mine.data.previous!)).toEqual(mine.data.changed_fields)
    expect(told.filter(({ type, version, data }) => isUpdate(type) && isSame(mine, { version, data }))).toHaveLength(1)
    if (!isUpdate(kind)) expect(mine.data.changed_fields).not.toEqual(['updated_at'])
  })
})

const updates = writes.filter(({ operation }) =>
  kinds.includes(operation.id.replace(/update$/, 'updated') as EventKind),
)

test.each(updates)('$name a second time with the same tells nothing', async (step) => {
  const world = worldOf(server, await server.environment())
  const request = await goodCall(step, world)
  const { body } = await call(step, world, request)
  const before = (await eventsOf(world)).length
  expect((await call(step, world, { ...request, body: asKnown(request.body as Sent, body.data) })).status).toBe(200)
  expect((await eventsOf(world)).slice(before)).toEqual([])
})

test.each(Object.entries(changes))('%s is told once when the same is asked twice', async (kind, [path, ...bodies]) => {
  const world = worldOf(server, await server.environment())
  await change(world, path, [...bodies, bodies.at(-1)!])
  const [resource] = kind.split('.')
  const told = (await eventsOf(world)).map(({ type }) => type)
  expect(told.filter((type) => type === kind)).toHaveLength(1)
  expect(told.filter((type) => type === `${resource}.updated`)).toHaveLength(bodies.length)
})

describe('what comes with the making of a record', () => {
  test('leave that needs no approval is approved at once', async () => {
    const world = worldOf(server, await server.environment())
    const type = { name: 'Training', kind: 'special', affects_balance: false, requires_approval: false }
    const leave_type_id = await made(world.env.app.post('/hrm/leavetype', type))
    const employee_id = await world.make('/hrm/employee')
    const days = { start_date: '2026-12-07', end_date: '2026-12-08' }
    await made(world.env.post('/hrm/leave', { employee_id, leave_type_id, ...days }))
    await expectBoth(world, 'leave.created', 'leave.approved')
  })

  test('planning that does not fit is in conflict at once', async () => {
    const world = worldOf(server, await server.environment())
    const employee_id = await world.make('/hrm/employee')
    const days = { start_date: '2026-12-07', end_date: '2026-12-08', minutes_per_day: 600 }
    await made(world.env.post('/hrm/planning', { employee_id, ...days }))
    await expectBoth(world, 'planning.created', 'planning.conflict')
  })
})

async function expectBoth(world: World, made: EventKind, also: EventKind): Promise<void> {
  const told = (await eventsOf(world)).filter(({ type }) => type === made || type === also)
  expect(told.map(({ type }) => type)).toEqual([made, also])
  expect(told.map((event) => answerErrors(schemas.get(event.type)!, event))).toEqual([[], []])
  expect(isSame(told[0]!, told[1]!)).toBe(true)
}

interface Sent {
  readonly lines?: readonly object[]
}

/** What was sent, with the ids that lines got: without them they would be new ones. */
function asKnown(sent: Sent, record: { readonly lines?: readonly { readonly id: string }[] }): Sent {
  if (!sent.lines) return sent
  return { ...sent, lines: sent.lines.map((line, i) => ({ ...line, id: record.lines![i]!.id })) }
}

async function eventsOf({ env }: World): Promise<Event[]> {
  const rows = await inTest(server, env, (tx) =>
    tx.all<{ payload: string }>(sql`select payload::text as payload from outbox order by created_at, id`),
  )
  return rows.map(({ payload }) => JSON.parse(payload))
}

/** Which fields there are, down to those of the record. */
function anatomyOf({ data, ...envelope }: Event): object {
  return { envelope: Object.keys(envelope), data: Object.keys(data), object: Object.keys(data.object) }
}

function isUpdate(kind: EventKind): boolean {
  return kind.endsWith('.updated')
}

function isSame(one: Event, other: Pick<Event, 'version' | 'data'>): boolean {
  return one.version === other.version && JSON.stringify(one.data) === JSON.stringify(other.data)
}
