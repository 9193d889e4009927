// Whether a delivery was signed by Kantoor, and of now. Standard Webhooks, with Web Crypto alone, so that it runs wherever fetch does.
import type { webhooks } from './types.ts'

export type EventKind = keyof webhooks

/** What a webhook is sent, as one union: a switch over type knows data. KantoorEvent<'hours.created'> is one of them. */
export type KantoorEvent<Kind extends EventKind = EventKind> = {
  [K in Kind]: webhooks[K]['post']['requestBody']['content']['application/json']
}[Kind]

export interface Delivery {
  /** As they came: of a Request, or the plain object of Node. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** As it came, byte by byte; JSON that was read and written anew has another signature. */
  readonly body: string | Uint8Array
  /** whsec_…, as the webhook showed it once. Several while you change to a new one. */
  readonly secret: string | readonly string[]
  /** How old a delivery may be, and how far ahead its clock; 300 unless told. */
  readonly toleranceSeconds?: number
  /** In milliseconds; the clock of this machine unless told. */
  readonly now?: number
}

/** The event of a delivery; throws when it is not genuine. */
export async function verifyWebhook(delivery: Delivery): Promise<KantoorEvent> {
  const { body, toleranceSeconds = 300, now = Date.now() } = delivery
  const headers = headersOf(delivery.headers)
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headers.get(name),
  )
  if (!id || !time || !signatures) throw refusal('it carries no signature')
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > toleranceSeconds) {
    throw refusal(`it was not signed within ${toleranceSeconds} seconds of now`)
  }
  const signed = concat(utf8(`${id}.${time}.`), typeof body === 'string' ? utf8(body) : body)
  if (!(await isSigned(signed, signatures, secretsOf(delivery)))) throw refusal('no signature of it is right')
  return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as KantoorEvent
}

const PREFIX = 'whsec_'

function secretsOf({ secret }: Delivery): readonly Uint8Array<ArrayBuffer>[] {
  const secrets = typeof secret === 'string' ? [secret] : secret
  const keys = secrets.map((one) => (one.startsWith(PREFIX) ? bytesOf(one.slice(PREFIX.length)) : undefined))
  const usable = keys.filter((key) => key !== undefined && key.length > 0) as Uint8Array<ArrayBuffer>[]
  if (usable.length === 0 || usable.length < keys.length) {
    throw new TypeError(`The secret of a webhook begins with ${PREFIX}, and base64 follows.`)
  }
  return usable
}

// There are two signatures for a day after the secret was rotated. verify() takes as long for a wrong one as for the right one.
async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  signatures: string,
  secrets: readonly Uint8Array<ArrayBuffer>[],
): Promise<boolean> {
  const given = signatures.split(' ').flatMap((one) => (one.startsWith('v1,') ? (bytesOf(one.slice(3)) ?? []) : []))
  for (const secret of secrets) {
    const hmac = { name: 'HMAC', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('raw', secret, hmac, false, ['verify'])
    for (const signature of given) if (await crypto.subtle.verify('HMAC', key, signature, signed)) return true
  }
  return false
}

function headersOf(given: Delivery['headers']): Headers {
  if (given instanceof Headers) return given
  const fields = Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' && name.toLowerCase().startsWith('webhook-') ? [[name, value] as [string, string]] : [],
  )
  return new Headers(fields)
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function concat(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

function refusal(why: string): Error {
  return new Error(`Not a delivery to take: ${why}.`)
}
