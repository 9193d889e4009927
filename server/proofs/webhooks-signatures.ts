// Deliveries over HTTP, verified by the libraries that receivers use: all of them hold, none with a flipped bit does, and after a
// rotation the old secret is good for a day.
import pg from 'pg'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import Stripe from 'stripe'
import { Webhook as SvixWebhook } from 'svix'
import { type Random, randomOf } from '../src/demo/random.ts'
import type { Outcome } from './alone.ts'
import { sendSurely } from './caller.ts'
import { type Received, startReceiver } from './receiver.ts'
import { cancel, makePersons, subscribe, type WebhookWorld } from './webhooks-world.ts'

export interface Signatures {
  readonly deliveries: number
  readonly patienceMs: number
  readonly seed: number
}

export async function proveSignatures(
  { databaseUrl, company }: WebhookWorld,
  { deliveries, patienceMs, seed }: Signatures,
): Promise<Outcome> {
  const random = randomOf(seed, 'signatures')
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const receiver = await startReceiver()
  const { id, secret: first } = await subscribe(company, receiver.url, ['person.created'])
  try {
    const parts = [Math.ceil(deliveries / 2), Math.ceil(deliveries / 4), Math.ceil(deliveries / 4)]
    let count = 0
    const deliver = async (): Promise<readonly Received[]> => {
      const already = receiver.received.length
      const more = parts.shift()!
      count += more
      await makePersons(company, more)
      if (!(await receiver.hasReceived(count, patienceMs)))
        throw new Error(`${receiver.received.length} of ${count} came`)
      return receiver.received.slice(already)
    }
    const before = await deliver()
    const rotate = company.bySession({ method: 'POST', path: `/settings/webhook/${id}/rotate` })
    const { secret: second } = (await sendSurely(rotate)).data
    const during = await deliver()
    await owner.query(`update webhook set rotated_at = rotated_at - interval '24 hours' where id = $1`, [id])
    const after = await deliver()

    const faults = [
      ...(first === second ? ['the rotation left the secret as it was'] : []),
      ...before.flatMap((one) => [...heldFaults(one, first), ...deniedFaults(one, second, 'a later secret')]),
      ...during.flatMap((one) => [...heldFaults(one, first), ...heldFaults(one, second)]),
      ...after.flatMap((one) => [
        ...heldFaults(one, second),
        ...deniedFaults(one, first, 'the secret of two days ago'),
      ]),
      ...[...before.map((one) => ({ one, secret: first })), ...after.map((one) => ({ one, secret: second }))].flatMap(
        ({ one, secret }) => flippedFaults(one, secret, random),
      ),
    ]
    const flips = (before.length + after.length) * TARGETS.length
    return { summary: `${receiver.received.length} deliveries verified, ${flips} flipped bits tried`, faults }
  } finally {
    await cancel(company, id)
    await receiver.close()
    await owner.end()
  }
}

const stripe = new Stripe('no key is needed to verify')

// What a library says of a delivery, and which parts of it that rests on.
const libraries: Readonly<Record<string, (one: Received, secret: string) => void>> = {
  standardwebhooks: ({ body, headers }, secret) => void new StandardWebhook(secret).verify(body, headers),
  svix: ({ body, headers }, secret) => void new SvixWebhook(secret).verify(body, headers),
  stripe: ({ body, headers }, secret) =>
    void stripe.webhooks.constructEvent(body, headers['x-service-signature']!, secret),
}
const OURS = ['stripe']
const STANDARD = ['standardwebhooks', 'svix']
const TARGETS = ['body', 'webhook-id', 'webhook-timestamp', 'webhook-signature', 'x-service-signature'] as const

function heldFaults(one: Received, secret: string): string[] {
  return Object.keys(libraries)
    .filter((name) => !isHeld(name, one, secret))
    .map((name) => `${name} refuses ${one.attemptId}`)
}

function deniedFaults(one: Received, secret: string, what: string, names = Object.keys(libraries)): string[] {
  return names.filter((name) => isHeld(name, one, secret)).map((name) => `${name} takes ${one.attemptId} with ${what}`)
}

function flippedFaults(one: Received, secret: string, random: Random): string[] {
  return TARGETS.flatMap((target) => {
    const names = target === 'body' ? [...OURS, ...STANDARD] : target === 'x-service-signature' ? OURS : STANDARD
    const flip = (text: string) => flipped(text, random)
    const changed =
      target === 'body'
        ? { ...one, body: flip(one.body) }
        : { ...one, headers: { ...one.headers, [target]: flip(one.headers[target]!) } }
    return deniedFaults(changed, secret, `a flipped bit in ${target}`, names)
  })
}

function isHeld(name: string, one: Received, secret: string): boolean {
  try {
    libraries[name]!(one, secret)
    return true
  } catch {
    return false
  }
}

function flipped(text: string, random: Random): string {
  const bytes = Buffer.from(text)
  const at = random.integer(0, bytes.length - 1)
  bytes[at] = bytes[at]! ^ (1 << random.integer(0, 7))
  return bytes.toString('latin1')
}
