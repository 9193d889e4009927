import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEmployee, inTest } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import {
  addWebhook,
  deliveriesOf,
  happen,
  openReceiver,
  type Receiver,
  type TestWorker,
  testWorker,
} from '../../test/webhook-fixtures.ts'
import { type Sql, sql } from '../db/sql.ts'
import { inEnvironment } from '../db/transaction.ts'

let scratch: Scratch
let server: TestServer
let worker: TestWorker
let receiver: Receiver
beforeAll(async () => {
  scratch = await scratchDatabase()
  server = await startTestServer({ databaseUrl: scratch.url, webhookAllowPrivate: true })
  worker = testWorker(server.db)
  receiver = await openReceiver()
})
afterAll(async () => {
  await worker.close()
  await receiver.close()
  await server.close()
  await scratch.drop()
})

test('an older event that commits after a newer one is not missed', async () => {
  const env = await server.environment()
  await addWebhook(env.app, receiver.url)
  const before = receiver.received.length
  const gate = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const scene = { environmentId: env.id, today: '2026-01-01' }
  const slow = inEnvironment(server.db, scene, 'write', async (tx) => {
    await tx.count(eventOf('00000000-0000-7000-8000-000000000001', 'organization.created', {}))
    written.resolve()
    await gate.promise
  })
  await written.promise
  const [quick] = await happen(env)
  await worker.work()
  expect(receiver.received.slice(before).map(({ event }) => event.data.object.id)).toEqual([quick])
  gate.resolve()
  await slow
  await worker.work()
  expect(receiver.received).toHaveLength(before + 2)
})

test('each gets the kinds that it asks for, a ping only the one that it tries out', async () => {
  const env = await server.environment()
  const some = await addWebhook(env.app, receiver.url, ['organization.deleted', 'person.*'])
  const all = await addWebhook(env.app, receiver.url, ['*'])
  const [id] = await happen(env)
  expect((await env.app.delete(`/crm/organization/${id}`)).text).toBe('')
  await env.post('/crm/person', { last_name: 'Jansen' })
  expect((await env.app.post(`/settings/webhook/${some}/test`)).status).toBe(200)
  await worker.work()
  const kindsOf = async (webhookId: string) => (await deliveriesOf(server, env, webhookId)).map(({ kind }) => kind)
  expect(await kindsOf(some)).toEqual(['organization.deleted', 'person.created', 'webhook.ping'])
  expect(await kindsOf(all)).toEqual(['organization.created', 'organization.deleted', 'person.created'])
})

test.each([
  ['the scope', (role: string) => sql`update role set rights = '{settings}' where id = ${role}`],
  ['the account', (role: string) => sql`update user_account set is_active = false where role_id = ${role}`],
  [
    'the role',
    (role: string) =>
      sql`update user_account set role_id = (select id from role where name = 'hr') where role_id = ${role}`,
  ],
] as const)('nothing is sent any more once %s is taken away, not even what waited', async (_what, take) => {
  const env = await server.environment()
  const user = await env.signIn(['invoices:read', 'crm:read', 'settings'])
  const webhookId = await addWebhook(user, receiver.url, ['payment.*'])
  const before = receiver.received.length
  const pay = () => write(env, eventOf(crypto.randomUUID(), 'payment.created', {}))
  await pay()
  await worker.work()
  expect(receiver.received).toHaveLength(before + 1)
  await pay()
  await worker.dispatch()
  await write(env, take(user.roleId))
  await pay()
  await worker.work()
  expect(receiver.received).toHaveLength(before + 1)
  const statuses = (await deliveriesOf(server, env, webhookId)).map(({ status }) => status).sort()
  expect(statuses).toEqual(['delivered', 'withheld'])
})

test('of leave, a manager is told as long as he is the manager', async () => {
  const env = await server.environment()
  const [boss, worksFor, stranger] = [
    await insertEmployee(server, env, { last_name: 'Boss' }),
    await insertEmployee(server, env),
    await insertEmployee(server, env),
  ]
  const manage = (manager: string | null) =>
    write(env, sql`update employee set manager_employee_id = ${manager} where id = ${worksFor}`)
  await manage(boss)
  const user = await env.signIn(['hrm:read', 'settings'], boss)
  const webhookId = await addWebhook(user, receiver.url, ['leave.*'])
  const leave = (employeeId: string) =>
    write(env, eventOf(crypto.randomUUID(), 'leave.created', { employee_id: employeeId }))
  const before = receiver.received.length
  for (const id of [boss, worksFor, stranger]) await leave(id)
  await worker.work()
  const subjects = receiver.received.slice(before).map(({ event }) => event.data.object.employee_id)
  expect(subjects.sort()).toEqual([boss, worksFor].sort())
  await leave(worksFor)
  await worker.dispatch()
  await manage(stranger)
  await leave(worksFor)
  await worker.work()
  expect(receiver.received).toHaveLength(before + 2)
  const statuses = (await deliveriesOf(server, env, webhookId)).map(({ status }) => status).sort()
  expect(statuses).toEqual(['delivered', 'delivered', 'withheld'])
})

function write(env: TestEnvironment, query: Sql) {
  return inTest(server, env, (tx) => tx.count(query))
}

function eventOf(id: string, kind: string, object: object): Sql {
  const payload = JSON.stringify({ id, type: kind, data: { object } })
  return sql`
    insert into outbox (environment_id, id, kind, record_id, version, payload, created_at, is_waiting)
    values (current_environment(), ${id}, ${kind}, ${crypto.randomUUID()}, 1, ${payload}, now(), true)`
}
