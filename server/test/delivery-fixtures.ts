// Webhooks for tests, what they wait for, and attempts as the worker leaves them.
import { sql } from '../src/db/sql.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import { inTest, make } from './fixtures.ts'
import type { AppClient, TestEnvironment, TestServer } from './harness.ts'

const newId = idMaker(systemClock)

export const EVERYTHING = { since: '2020-01-01T00:00:00Z' }

export interface MadeWebhook {
  readonly id: string
  readonly path: string
  readonly secret: string
}

export async function makeWebhook(client: AppClient, values: object = {}): Promise<MadeWebhook> {
  const body = { url: 'https://hooks.example.com/kantoor', kinds: ['*'], ...values }
  const { id, secret } = (await make(client, '/settings/webhook', body)) as MadeWebhook
  return { id, secret, path: `/settings/webhook/${id}` }
}

/** The newest delivery of this kind, queued by sending everything again. */
export async function makeDelivery({ app }: TestEnvironment, webhook: MadeWebhook, kind: string): Promise<string> {
  await app.post(`${webhook.path}/resend`, EVERYTHING)
  const { body } = await app.get(`/settings/delivery?webhook_id=${webhook.id}&kind=${kind}&limit=1`)
  return body.data[0].id
}

export interface AttemptFixture {
  readonly number?: number
  readonly at?: string
  readonly status?: number | null
  readonly response_body?: string | null
  readonly error?: string | null
}

export function insertAttempt(
  server: TestServer,
  env: TestEnvironment,
  deliveryId: string,
  attempt: AttemptFixture = {},
): Promise<number> {
  const { number = 1, at = '2026-11-16T09:00:00Z', status = 500, response_body = 'Sorry', error = null } = attempt
  const answer = status === null ? null : { 'content-type': 'text/plain' }
  return inTest(server, env, (tx) =>
    tx.count(sql`
      insert into webhook_attempt (environment_id, id, delivery_id, number, at, duration_ms, url, request_headers,
        status, response_headers, response_body, error)
      values (current_environment(), ${newId()}, ${deliveryId}, ${number}, ${at}, 12, 'https://hooks.example.com/kantoor',
        ${JSON.stringify({ 'x-service-event': 'organization.created' })}, ${status}, ${answer && JSON.stringify(answer)},
        ${response_body}, ${error})`),
  )
}

export function setStatus(server: TestServer, env: TestEnvironment, deliveryId: string, status: string) {
  return inTest(server, env, (tx) =>
    tx.count(sql`
      update webhook_delivery set status = ${status}, attempts = 10, next_attempt_at = null where id = ${deliveryId}`),
  )
}
