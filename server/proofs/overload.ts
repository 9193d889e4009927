// node server/proofs/overload.ts: up to four times as much is asked as one process can answer. What it answers does not fall, whoever is
// refused is told at once when to come again, and afterwards everybody is served.
import { openDatabase } from '../src/db/database.ts'
import { sql } from '../src/db/sql.ts'
import { createKey } from '../src/modules/access/api-keys.queries.ts'
import { createEnvironment } from '../src/modules/access/environments.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import { scopes } from '../src/shared/rights.ts'
import { type Outcome, runAlone } from './alone.ts'
import { inCompany } from './company.ts'
import { withProofDatabase } from './database.ts'
import { quantile } from './quantile.ts'
import { startService } from './service.ts'
import { type SurgeOutcome, surge } from './surge.ts'

export interface Overload {
  readonly databaseUrl: string
  /** How many times of what it can answer it is asked, one after the other. */
  readonly steps: readonly number[]
  /** How long each step lasts. */
  readonly seconds: number
  /** Of the peak, that must still be served at any load. */
  readonly leastShare: number
}

export interface OverloadOutcome extends Outcome {
  readonly refused: number
}

const COMPANIES = 30
const ORGANIZATIONS = 50
/** Above what any machine of today answers: it finds out how much that is. */
const FLOOD_PER_SECOND = 3000
const STEPS = [0.5, 0.7, 1, 2, 4]

export async function proveOverload(options: Overload): Promise<OverloadOutcome> {
  const { databaseUrl, seconds, leastShare } = options
  const db = openDatabase(databaseUrl, { connections: 3, waitMs: 30_000 })
  const server = await startService('start', databaseUrl, { REQUESTS_AT_ONCE: '20' })
  try {
    const keys = await Promise.all(Array.from({ length: COMPANIES }, () => makeCaller(db)))
    const requests = keys.flatMap(requestsOf)
    const port = Number(new URL(server.address).port)
    const at = (perSecond: number, lasting = seconds) => surge({ port, requests, perSecond, seconds: lasting })
    // Code that never ran is slow at first.
    await at(200, 2)
    const flood = await at(FLOOD_PER_SECOND)
    const capacity = goodput(flood, seconds)
    const steps = []
    for (const times of options.steps) steps.push({ times, outcome: await at(capacity * times) })
    const after = await at(capacity * 0.5)
    const peak = Math.max(capacity, ...steps.map(({ outcome }) => goodput(outcome, seconds)))
    const all = [{ times: FLOOD_PER_SECOND / capacity, outcome: flood }, ...steps]
    const faults = [...all, { times: 0.5, outcome: after }].flatMap(({ times, outcome }) =>
      strangeness(outcome).map((told) => `at ${times.toFixed(1)} times what it can answer: ${told}`),
    )
    for (const { times, outcome } of all) {
      const share = goodput(outcome, seconds) / Math.min(peak, times * capacity)
      if (share < leastShare) faults.push(`at ${times.toFixed(1)} times it served ${share.toFixed(2)} of what it could`)
    }
    if (after.servedMs.length < after.offered * SERVED_AFTER)
      faults.push(`afterwards ${after.servedMs.length} of ${after.offered} were served`)
    const least = Math.min(...all.filter(({ times }) => times >= 2).map(({ outcome }) => goodput(outcome, seconds)))
    return {
      faults,
      details: [
        ...all.map(({ times, outcome }) => `${times.toFixed(1)} ×: ${figures(outcome, seconds)}`),
        `afterwards 0.5 ×: ${figures(after, seconds)}; the last was refused after ${Math.round(after.lastUnservedAt)} ms`,
      ],
      summary: `peak ${Math.round(peak)} a second, at 2 times and more no less than ${(least / peak).toFixed(2)} of it`,
      refused: flood.refusedMs.length + flood.shutOut,
    }
  } finally {
    await server.stop()
    await db.close()
  }
}

/** The first moments after a flood may still refuse some. */
const SERVED_AFTER = 0.9

const newId = idMaker(systemClock)

/** A company with a page of organizations; its key. */
async function makeCaller(db: ReturnType<typeof openDatabase>): Promise<string> {
  const now = new Date().toISOString()
  const maker = { newId, now }
  const environmentId = await createEnvironment(db, { slug: `proof-${newId()}`, name: 'Proof' }, maker)
  const ids = Array.from({ length: ORGANIZATIONS }, newId)
  await inCompany(db, environmentId, 'write', (tx) =>
    tx.count(sql`
      insert into organization (environment_id, id, name, created_at, updated_at)
      select current_environment(), i.id, 'Customer ' || i.nr, ${now}, ${now}
      from unnest(${ids}::uuid[]) with ordinality i (id, nr)`),
  )
  return createKey(db, { environmentId, name: 'proof', scopes }, maker)
}

/** Four that read and one that makes something. */
function requestsOf(key: string): string[] {
  const head = (line: string, more: string[] = []) =>
    [`${line} HTTP/1.1`, 'host: localhost', `authorization: Bearer ${key}`, ...more, '', ''].join('\r\n')
  const body = JSON.stringify({ name: 'Customer' })
  const read = head('GET /api/v2/crm/organization?limit=20')
  const make = head('POST /api/v2/crm/organization', [
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ])
  return [read, read, read, read, make + body]
}

function goodput({ servedMs }: SurgeOutcome, seconds: number): number {
  return servedMs.length / seconds
}

function strangeness({ strange }: SurgeOutcome): string[] {
  return Object.entries(strange).map(([status, count]) => `${count} heard ${status}`)
}

function figures(outcome: SurgeOutcome, seconds: number): string {
  const { offered, servedMs, refusedMs, shutOut } = outcome
  const times = (ms: readonly number[]) =>
    ms.length === 0 ? '' : ` (p50 ${Math.round(quantile(ms, 0.5))} ms, p99 ${Math.round(quantile(ms, 0.99))} ms)`
  const rate = (count: number) => Math.round(count / seconds)
  return `${rate(offered)} a second asked, ${rate(servedMs.length)} served${times(servedMs)}, ${rate(refusedMs.length)} refused${times(refusedMs)}, ${rate(shutOut)} without an answer`
}

if (import.meta.main) {
  await runAlone({ seconds: 10, leastShare: 0.8 }, (numbers) =>
    withProofDatabase((databaseUrl) => proveOverload({ databaseUrl, steps: STEPS, ...numbers })),
  )
}
