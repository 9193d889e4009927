import { expect, test } from 'vitest'
import { inTest } from '../../test/fixtures.ts'
import { startTestServer } from '../../test/harness.ts'
import { scratchDatabase } from '../../test/scratch.ts'
import { addWebhook, happen, openReceiver, testWorker } from '../../test/webhook-fixtures.ts'
import { sql } from '../db/sql.ts'
import { countWebhookWork } from './figures.ts'

test('the figures tell what waits, what failed and how late it is', async () => {
  const scratch = await scratchDatabase()
  const server = await startTestServer({ databaseUrl: scratch.url, webhookAllowPrivate: true })
  const env = await server.environment()
  const receiver = await openReceiver((response) => response.writeHead(500).end())
  await addWebhook(env.app, receiver.url)
  await happen(env, 11)
  const read = () => countWebhookWork(server.db)
  expect(await read()).toMatchObject({ events_waiting: 11, deliveries_waiting: 0, webhooks_failing: 0 })
  const worker = testWorker(server.db)
  await worker.work()
  expect(await read()).toMatchObject({ events_waiting: 0, deliveries_waiting: 11, webhooks_failing: 1 })
  await inTest(server, env, async (tx) => {
    tx.send(sql`update webhook_delivery set next_attempt_at = now() - interval '1 minute'`)
    await tx.count(sql`
      update webhook_delivery set status = 'failed', next_attempt_at = null where id = (select id from webhook_delivery limit 1)`)
  })
  expect(await read()).toMatchObject({ deliveries_waiting: 10, deliveries_failed: 1, deliveries_overdue_seconds: 60 })
  const { text } = await server.send('GET', '/metrics')
  expect(text).toContain('kantoor_webhook_deliveries{state="failed"} 1')
  expect(text).toContain('kantoor_webhooks{state="failing"} 1')
  await worker.close()
  await receiver.close()
  await server.close()
  await scratch.drop()
})
