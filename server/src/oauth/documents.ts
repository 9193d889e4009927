// The document of a program: read from its address, kept for as long as it is fresh, and read again.
import { getJson } from '../outward/get.ts'
import { findStoredClient, type StoredClient, saveDocument } from './clients.queries.ts'
import { countNew, type MostNew } from './count-new.ts'
import { describedBy, freshSeconds } from './documents.rules.ts'
import type { OAuthGround } from './ground.ts'
import { type Refusal, refusal } from './refusal.ts'

const MOST_NEW: MostNew = {
  what: 'document',
  perMinute: 20,
  words: 'At most 20 new programs a minute are looked up for one address.',
}
const STALE_MS = 24 * 60 * 60_000
const FAILED_MS = 60_000
const MOST_FAILURES = 1000

interface Failure {
  readonly words: string
  /** It was read, and is not what it was: nobody kept it from us. */
  readonly isUnfit: boolean
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
  if (!kept) await countNew(ground, ip, MOST_NEW)
  const found = failureOf(address, now) ?? (await readOnce(ground, address))
  if ('id' in found) return found
  if (kept && kept.lastUsedAt !== null && !found.isUnfit && now < freshUntil + STALE_MS) return kept
  throw unread(address, found)
}

function readOnce(ground: OAuthGround, address: string): Promise<StoredClient | Failure> {
  const reading = readings.get(address) ?? read(ground, address).finally(() => readings.delete(address))
  readings.set(address, reading)
  return reading
}

async function read({ db, clock, reachesPrivate }: OAuthGround, address: string): Promise<StoredClient | Failure> {
  // Another may have read it to the end while this one was counted.
  const kept = await findStoredClient(db, address)
  if (kept && clock.now() < Date.parse(kept.freshUntil!)) return kept
  const got = await getJson(address, { reachesPrivate })
  const now = clock.now()
  if ('error' in got) return noteFailure(address, { words: got.error, isUnfit: false, endsAt: now + FAILED_MS })
  const described = describedBy(address, got.json)
  if ('error' in described)
    return noteFailure(address, { words: described.message, isUnfit: true, endsAt: now + FAILED_MS })
  const freshUntil = new Date(now + freshSeconds(got.cacheControl) * 1000).toISOString()
  return saveDocument(db, { id: address, ...described, freshUntil }, new Date(now).toISOString())
}

function noteFailure(address: string, failure: Failure): Failure {
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
