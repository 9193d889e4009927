// A webhook is told exactly what its user could read himself at that moment: every kind of event, for every sort of reader.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../src/db/sql.ts'
import { inSystem } from '../src/db/transaction.ts'
import { eventKinds } from '../src/events/kinds.ts'
import { standardRoles } from '../src/modules/access/roles.rules.ts'
import { operations } from '../src/operations.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import type { Right } from '../src/shared/rights.ts'
import { dispatchEvents } from '../src/webhooks/dispatch.ts'
import { makeWebhook } from './delivery-fixtures.ts'
import { PDF, uploader } from './document-fixtures.ts'
import { doingOf } from './doings.ts'
import { worldOf } from './examples.ts'
import { insertEmployee, inTest } from './fixtures.ts'
import { type AppClient, startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { scratchDatabase } from './scratch.ts'

const readers: Readonly<Record<string, readonly Right[]>> = {
  ...standardRoles,
  nobody: [],
  relations: ['crm:read'],
  'relations and invoices': ['crm:read', 'invoices:read'],
  invoices: ['invoices:read'],
  projects: ['projects:read'],
  hours: ['hours:read'],
  sales: ['sales:read'],
  people: ['hrm:read'],
  'people with contracts': ['hrm:read', 'people'],
  'people with leave': ['hrm:read', 'approve_leave'],
  'people with absence': ['hrm:read', 'absence'],
  'the finer rights alone': ['people', 'absence', 'approve_leave', 'cost_rates', 'planning'],
  'whom it is about': ['hrm:read'],
  'the manager': ['hrm:read'],
}

interface Event {
  readonly id: string
  readonly kind: string
  readonly record_id: string
  readonly object: Readonly<Record<string, unknown>>
  readonly previous: Readonly<Record<string, unknown>> | null
}

/** The records of a list, by their ids. */
type Seen = ReadonlyMap<string, object>

let server: TestServer
const upload = uploader(() => server)
let env: TestEnvironment
let events: Event[]
let all: ReadonlyMap<string, Seen>
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase()
  drop = scratch.drop
  server = await startTestServer({ databaseUrl: scratch.url })
  env = await server.environment()
  await makeWebhook(env.app)
  const world = worldOf(server, env)
  for (const kind of eventKinds) if (kind !== 'webhook.ping') await doingOf(kind)(world)
  await upload(env, PDF, { about: { kind: 'purchase_invoice' } })
  events = await inTest(server, env, (tx) =>
    tx.all<Event>(sql`
      select id, kind, record_id, payload #> '{data,object}' as object, payload #> '{data,previous}' as previous
      from outbox where kind <> 'webhook.ping' order by id`),
  )
  all = await seenBy(env.app)
})
afterAll(async () => {
  await server.close()
  await drop()
})

test('all of it has happened', () => {
  expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(eventKinds.filter((kind) => kind !== 'webhook.ping')))
})

test.each(Object.entries(readers))('%s', async (name, rights) => {
  const user = await env.signIn([...rights, 'settings'], await employeeFor(name))
  const webhook = await makeWebhook(user)
  const told = await toldTo(webhook.id)
  const seen = await seenBy(user)
  const isGone = ({ kind, record_id }: Event) => !all.get(resourceOf(kind))!.has(record_id)
  const recordOf = ({ kind, record_id }: Event) => seen.get(resourceOf(kind))?.get(record_id)
  for (const event of events) {
    const { id, kind, object, previous } = event
    if (isGone(event)) {
      if (told.has(id)) expect(seen.has(resourceOf(kind)), kind).toBe(true)
      continue
    }
    const record = recordOf(event)
    expect(told.has(id), kind).toBe(record !== undefined)
    if (record)
      expect(Object.keys(record), kind).toEqual(expect.arrayContaining(Object.keys({ ...object, ...previous })))
  }
})

test('whoever was deactivated is told nothing', async () => {
  const user = await env.signIn(standardRoles.owner!)
  const webhook = await makeWebhook(user)
  await inTest(server, env, (tx) => tx.count(sql`update user_account set is_active = false where id = ${user.userId}`))
  expect((await toldTo(webhook.id)).size).toBe(0)
})

async function employeeFor(reader: string): Promise<string | undefined> {
  const subject = events.find(({ kind }) => kind === 'absence.closed')!.object.employee_id as string
  if (reader === 'whom it is about') return subject
  if (reader !== 'the manager') return undefined
  const manager = await insertEmployee(server, env)
  await inTest(server, env, (tx) =>
    tx.count(sql`update employee set manager_employee_id = ${manager} where id <> ${manager} and id <> ${subject}`),
  )
  return manager
}

/** What is handed to this webhook alone when everything happens again. */
async function toldTo(webhookId: string): Promise<Set<string>> {
  await inTest(server, env, (tx) => tx.count(sql`update webhook set is_active = (id = ${webhookId})`))
  const ids = events.map(({ id }) => id)
  await inSystem(server.db, (tx) => tx.count(sql`update outbox set is_waiting = id = any(${ids}::uuid[])`))
  const newId = idMaker(systemClock)
  while ((await dispatchEvents(server.db, systemClock, newId)).isFull);
  const rows = await inTest(server, env, (tx) =>
    tx.all<{ event_id: string }>(sql`select event_id from webhook_delivery where webhook_id = ${webhookId}`),
  )
  return new Set(rows.map(({ event_id }) => event_id))
}

/** By resource what its list shows; nothing where the list is refused. */
async function seenBy(user: AppClient): Promise<Map<string, Seen>> {
  const resources = new Set(events.map(({ kind }) => resourceOf(kind)))
  const seen = new Map<string, Seen>()
  for (const resource of resources) {
    const { path } = operations.find(({ id }) => id === `${resource}.list`)!
    const records = new Map<string, object>()
    let last = await user.get(`${path}?limit=100`)
    if (last.status === 403) continue
    for (; last.body.data.length > 0; last = await user.get(`${path}?limit=100&offset=${records.size}`))
      for (const record of last.body.data) records.set(record.id, record)
    seen.set(resource, records)
  }
  return seen
}

function resourceOf(kind: string): string {
  return kind.split('.')[0]!
}
