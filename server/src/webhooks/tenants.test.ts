// Nothing of one environment reaches another, whatever the ids: each has its own, and they may be the same.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EVERYTHING, makeWebhook } from '../../test/delivery-fixtures.ts'
import { inTest, make, refusal } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { happen, openReceiver, type Receiver, testWorker } from '../../test/webhook-fixtures.ts'
import { sql } from '../db/sql.ts'

let scratch: Scratch
let server: TestServer
beforeAll(async () => {
  scratch = await scratchDatabase()
  server = await startTestServer({ databaseUrl: scratch.url, webhookAllowPrivate: true })
})
afterAll(async () => {
  await server.close()
  await scratch.drop()
})

test('webhooks with the same id in two environments are two', async () => {
  const environments = [await server.environment(), await server.environment()]
  const receivers = await Promise.all(environments.map(() => openReceiver()))
  const id = crypto.randomUUID()
  for (const [i, env] of environments.entries()) await insertWebhook(env, id, receivers[i]!)
  for (const env of environments) await happen(env, 10)
  const worker = testWorker(server.db)
  await worker.work()
  await worker.close()
  for (const [i, { received }] of receivers.entries())
    expect(received.map(({ event }) => event.environment_id)).toEqual(Array(10).fill(environments[i]!.id))
  for (const receiver of receivers) await receiver.close()
})

test('what another environment has is not there', async () => {
  const [env, other] = [await server.environment(), await server.environment()]
  const [own, theirs] = [await makeWebhook(env.app), await makeWebhook(other.app)]
  await make(other, '/crm/organization', { name: 'Acme' })
  await other.app.post(`${theirs.path}/resend`, EVERYTHING)
  const [delivery] = (await other.app.get('/settings/delivery')).body.data
  for (const filter of [`webhook_id=${theirs.id}`, `event_id=${delivery.event_id}`])
    expect((await env.app.get(`/settings/delivery?${filter}`)).body.meta.count).toBe(0)
  const going = { ...EVERYTHING, continue_from: delivery.event_id }
  expect(refusal(await env.app.post(`${own.path}/resend`, going))).toBe('400 invalid-reference /continue_from')
  for (const path of [`${theirs.path}/test`, `${theirs.path}/rotate`, `/settings/delivery/${delivery.id}/resend`])
    expect((await env.app.post(path)).status).toBe(404)
})

async function insertWebhook(env: TestEnvironment, id: string, { url }: Receiver): Promise<void> {
  const { userId } = env.app
  await inTest(server, env, async (tx) => {
    await tx.count(sql`
      insert into webhook (environment_id, id, url, kinds, user_id, created_at, updated_at)
      values (current_environment(), ${id}, ${url}, ${['*']}, ${userId}, now(), now())`)
    await tx.count(sql`insert into webhook_lane (environment_id, webhook_id) values (current_environment(), ${id})`)
  })
}
