// What all receivers must take and refuse stands in server/test/verify-examples.test.ts; here is what this one does besides.
import { expect, expectTypeOf, test } from 'vitest'
import { sampleOf } from '../../server/src/catalogue/sample-event.ts'
import { webhookSecrets } from '../../server/src/webhooks/secrets.ts'
import { signedHeaders } from '../../server/src/webhooks/signature.ts'
import { type Delivery, type KantoorEvent, verifyWebhook } from '../src/client.ts'

const secretOf = (generation: number) => webhookSecrets('a secret').make('an environment', 'a webhook', generation)
const NOW = Date.parse('2026-11-16T12:00:00Z')
const event = sampleOf('invoice.paid')
const body = JSON.stringify(event)

function delivery(secrets: readonly string[] = [secretOf(1)]): Delivery {
  const signed = { eventId: 'e1', kind: 'invoice.paid', attemptId: 'a1', body, at: NOW, secrets }
  return { headers: signedHeaders(signed), body, secret: secretOf(1), now: NOW }
}

test('a delivery is read as its event', async () => {
  const read = await verifyWebhook(delivery())
  expectTypeOf(read).toEqualTypeOf<KantoorEvent>()
  expect(read).toEqual(event)
})

test('headers come as they come, and the body as text or bytes', async () => {
  const one = delivery()
  const plain = one.headers as Record<string, string>
  const shouted = Object.fromEntries(Object.entries(plain).map(([name, value]) => [name.toUpperCase(), value]))
  const ofNode = { ...plain, 'set-cookie': ['a', 'b'], 'x-odd': undefined, 'x-\n': 'no header at all' }
  for (const headers of [new Headers(plain), shouted, ofNode]) {
    expect(await verifyWebhook({ ...one, headers })).toEqual(event)
  }
  expect(await verifyWebhook({ ...one, body: new TextEncoder().encode(body) })).toEqual(event)
})

test('a secret is changed without losing a delivery, by the receiver first or by Kantoor first', async () => {
  const both = [secretOf(2), secretOf(1)]
  expect(await verifyWebhook({ ...delivery([secretOf(1)]), secret: both })).toEqual(event)
  expect(await verifyWebhook({ ...delivery([secretOf(2)]), secret: both })).toEqual(event)
  expect(await verifyWebhook({ ...delivery(both), secret: secretOf(1) })).toEqual(event)
  await expect(verifyWebhook({ ...delivery([secretOf(3)]), secret: both })).rejects.toThrow(
    'no signature of it is right',
  )
})

test.each([
  [-300, true],
  [-301, false],
  [300, true],
  [301, false],
])('a clock that is %i seconds off: %s', async (seconds, isTaken) => {
  const verdict = verifyWebhook({ ...delivery(), now: NOW + seconds * 1000 })
  if (isTaken) expect(await verdict).toEqual(event)
  else await expect(verdict).rejects.toThrow('not signed within 300 seconds')
})

test('the tolerance can be narrowed', async () => {
  const late = { ...delivery(), now: NOW + 30_000 }
  expect(await verifyWebhook({ ...late, toleranceSeconds: 30 })).toEqual(event)
  await expect(verifyWebhook({ ...late, toleranceSeconds: 29 })).rejects.toThrow('not signed within 29 seconds')
})

test.each([[''], ['whsec_'], ['whsec_not base64!'], ['kt_live_x'], [[]], [[secretOf(1), '']]])(
  'the secret %j is no secret, and nothing is taken with it',
  async (secret) => {
    await expect(verifyWebhook({ ...delivery(), secret })).rejects.toThrow('begins with whsec_')
  },
)

test.each(['v1,', 'v1,!!!', 'v2,AAAA', ',', ' ', 'v1'])('the signature %j proves nothing', async (signature) => {
  const one = delivery()
  const headers = { ...(one.headers as Record<string, string>), 'webhook-signature': signature }
  await expect(verifyWebhook({ ...one, headers })).rejects.toThrow('Not a delivery to take')
})
