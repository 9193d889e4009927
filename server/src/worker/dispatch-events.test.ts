import { expect, test } from 'vitest'
import { inTest } from '../../test/fixtures.ts'
import { startTestServer } from '../../test/harness.ts'
import { scratchDatabase } from '../../test/scratch.ts'
import { addWebhook } from '../../test/webhook-fixtures.ts'
import { sql } from '../db/sql.ts'
import { eventDispatch } from './dispatch-events.ts'

test('all events are handed out, also when the delivery fails, which is told', async () => {
  const scratch = await scratchDatabase()
  const server = await startTestServer({ databaseUrl: scratch.url, webhookAllowPrivate: true })
  const env = await server.environment()
  await addWebhook(env.app, 'http://127.0.0.1:1024/')
  await inTest(server, env, (tx) =>
    tx.count(sql`
      insert into outbox (environment_id, id, kind, record_id, version, payload, created_at, is_waiting)
      select current_environment(), gen_random_uuid(), 'organization.updated', gen_random_uuid(), 1, '{}', now(), true
      from generate_series(1, 1001)`),
  )
  const duty = eventDispatch(() => Promise.reject(new Error('no luck')))
  await expect(duty.run(server.db)).rejects.toThrow('no luck')
  const { rows } = await scratch.client.query('select from webhook_delivery')
  expect(rows).toHaveLength(1001)
  await server.close()
  await scratch.drop()
})
