// What proves to a receiver that a delivery is ours and of now: our own header, and those of the Standard Webhooks specification.
import { createHmac } from 'node:crypto'

export interface Signed {
  /** The same on every attempt. */
  readonly eventId: string
  readonly kind: string
  /** New on every attempt. */
  readonly attemptId: string
  readonly body: string
  /** Of the attempt, in milliseconds. */
  readonly at: number
  /** The newest first; two for a day after a rotation. */
  readonly secrets: readonly string[]
}

export function signedHeaders({ eventId, kind, attemptId, body, at, secrets }: Signed): Record<string, string> {
  const time = Math.floor(at / 1000)
  const own = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`)
  const standard = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${eventId}.${time}.${body}`).digest('base64')}`
  })
  return {
    'x-service-signature': `t=${time},${own.join(',')}`,
    'x-service-event': kind,
    'x-service-delivery': attemptId,
    'webhook-id': eventId,
    'webhook-timestamp': String(time),
    'webhook-signature': standard.join(' '),
  }
}
