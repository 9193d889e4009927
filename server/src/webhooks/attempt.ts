// One attempt: judged by the rights of this moment, signed, sent, and what came of it.

import type { Outcome, Outward } from '../outward/post.ts'
import type { Clock } from '../shared/clock.ts'
import { contentHeaders } from './content.ts'
import { mayRead } from './reader.rules.ts'
import { readerOf } from './readers.ts'
import { isDelivered, isGone, nextAttemptAt } from './retry.rules.ts'
import type { Attempt, Due, Ended, Held } from './round.queries.ts'
import type { WebhookSecrets } from './secrets.ts'
import { signedHeaders } from './signature.ts'
import { OVERLAP_HOURS } from './webhooks.rules.ts'

export interface Sender {
  readonly outward: Outward
  readonly secrets: WebhookSecrets
  readonly clock: Clock
  readonly newId: () => string
}

const OVERLAP_MS = OVERLAP_HOURS * 60 * 60_000
const MOST_ERROR_CHARACTERS = 500

export function isAllowed(held: Held, due: Due): boolean {
  const reader = readerOf(held)
  const { kind, record_id, object, manager_employee_id } = due
  const isManaged = manager_employee_id !== null && manager_employee_id === reader.employeeId
  return mayRead(reader, { kind, recordId: record_id, object: object ?? {}, isManaged }, held.webhook_id)
}

export function withheld(due: Due, { clock }: Sender): Ended {
  return { ...endOf(due, clock.now()), outcome: 'withheld', next_attempt_at: null }
}

/** undefined when it was cut off: then nobody knows what came of it, and it stays as it was. */
export async function attempt(held: Held, due: Due, sender: Sender, signal: AbortSignal): Promise<Ended | undefined> {
  const { outward, secrets, clock, newId } = sender
  const id = newId()
  const at = clock.now()
  const signed = { eventId: due.event_id, kind: due.kind, attemptId: id, body: due.body, at }
  const headers = {
    ...contentHeaders,
    ...signedHeaders({ ...signed, secrets: secretsOf(held, secrets, at) }),
  }
  const outcome = await outward.post(held.url, headers, due.body, signal)
  if (signal.aborted && outcome.status === undefined) return undefined
  const request = { id, at: new Date(at).toISOString(), url: held.url, request_headers: headers }
  return { ...judged(due, outcome, clock.now()), attempt: { ...request, ...answerOf(outcome) } }
}

export function saysGone({ attempt }: Ended): boolean {
  return isGone(attempt?.status ?? undefined)
}

function judged(due: Due, { status, error, retryAfter }: Outcome, now: number): Ended {
  const end = endOf(due, now)
  if (isDelivered(status) && error === undefined) return { ...end, outcome: 'delivered', next_attempt_at: null }
  const next = nextAttemptAt({ attempts: due.attempts + 1, at: now, retryAfter }, Math.random())
  if (next === undefined) return { ...end, outcome: 'failed', next_attempt_at: null }
  return { ...end, outcome: 'waiting', next_attempt_at: new Date(next).toISOString() }
}

function endOf({ environment_id, webhook_id, id, attempts }: Due, now: number) {
  return {
    environment_id,
    webhook_id,
    delivery_id: id,
    attempts_before: attempts,
    ended_at: new Date(now).toISOString(),
  }
}

// The secret before a change is good for a while longer.
function secretsOf(held: Held, secrets: WebhookSecrets, at: number): readonly string[] {
  const { environment_id, webhook_id, generation, rotated_at } = held
  const isRotated = generation > 1 && rotated_at !== null && at - Date.parse(rotated_at) < OVERLAP_MS
  const generations = isRotated ? [generation, generation - 1] : [generation]
  return generations.map((one) => secrets.make(environment_id, webhook_id, one))
}

function answerOf({
  durationMs,
  status,
  responseHeaders,
  responseBody,
  error,
}: Outcome): Omit<Attempt, AttemptRequest> {
  const headers = Object.entries(responseHeaders ?? {}).map(([name, value]) => [storable(name), storable(value)])
  return {
    duration_ms: Math.round(durationMs),
    status: status ?? null,
    response_headers: responseHeaders ? Object.fromEntries(headers) : null,
    response_body: responseBody === undefined ? null : storable(responseBody),
    error: error === undefined ? null : storable(error).slice(0, MOST_ERROR_CHARACTERS),
  }
}

type AttemptRequest = 'id' | 'at' | 'url' | 'request_headers'

// PostgreSQL keeps every character but this one, and no halves of any.
function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed()
}
