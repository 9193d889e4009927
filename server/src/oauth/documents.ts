// The document of a program: read from its address, kept for as long as it is fresh, and read again.
import { secondsLeft } from '../http/rate-limit.ts'
import { getJson } from '../outward/get.ts'
import { findStoredClient, type StoredClient, saveDocument } from './clients.queries.ts'
import { describedBy, freshSeconds } from './documents.rules.ts'
import type { OAuthGround } from './ground.ts'
import { type Refusal, refusal } from './refusal.ts'

const NEW_PER_MINUTE = 20
const STALE_MS = 24 * 60 * 60_000
const FAILED_MS = 60_000
const MOST_FAILURES = 1000

interface Failure {
  readonly words: string
  readonly endsAt: number
}

/** By address; whatever cannot be had is not asked for again at once. */
const failures = new Map<string, Failure>()
/** By address; whoever asks for what is being read waits for it. */
const readings = new Map<string, Promise<StoredClient | Failure>>()

/** One that was let in before lives a day longer than its document can be read. */
export async function findDocument(ground: OAuthGround, address: string, ip: string): Promise<StoredClient> {
  const now = ground.clock.now()
  const kept = await findStoredClient(ground.db, address)
  const freshUntil = kept ? Date.parse(kept.freshUntil!) : 0
  if (kept && now < freshUntil) return kept
  if (!kept) await countNew(ground, ip)
  const found = failureOf(address, now) ?? (await readOnce(ground, address))
  if ('id' in found) return found
  if (kept && kept.lastUsedAt !== null && now < freshUntil + STALE_MS) return kept
  throw unread(address, found)
}

async function countNew({ limiter, clock }: OAuthGround, ip: string): Promise<void> {
  const window = await limiter.hit(`oauth document ${ip}`)
  if (window.hits > NEW_PER_MINUTE)
    throw refusal('slow_down', `At most ${NEW_PER_MINUTE} new programs a minute are looked up for one address.`, {
      retryAfter: secondsLeft(window, clock),
    })
}

function readOnce(ground: OAuthGround, address: string): Promise<StoredClient | Failure> {
  const reading = readings.get(address) ?? read(ground, address).finally(() => readings.delete(address))
  readings.set(address, reading)
  return reading
}

async function read({ db, clock, reachesPrivate }: OAuthGround, address: string): Promise<StoredClient | Failure> {
  const got = await getJson(address, { reachesPrivate })
  const now = clock.now()
  if ('error' in got) return noteFailure(address, got.error, now)
  const described = describedBy(address, got.json)
  if ('error' in described) return noteFailure(address, described.message, now)
  const freshUntil = new Date(now + freshSeconds(got.cacheControl) * 1000).toISOString()
  return saveDocument(db, { id: address, ...described, freshUntil }, new Date(now).toISOString())
}

function noteFailure(address: string, words: string, now: number): Failure {
  const failure = { words, endsAt: now + FAILED_MS }
  if (failures.size >= MOST_FAILURES) failures.delete(failures.keys().next().value!)
  failures.set(address, failure)
  return failure
}

function failureOf(address: string, now: number): Failure | undefined {
  const failure = failures.get(address)
  if (!failure || now < failure.endsAt) return failure
  failures.delete(address)
  return undefined
}

function unread(address: string, { words }: Failure): Refusal {
  const { host } = new URL(address)
  return refusal(
    'invalid_client',
    `The document of the program at ${host} cannot be used: ${words.replace(/\.$/, '')}.`,
  )
}
