// node server/proofs/slow-callers.ts: hundreds of connections from one address ask as slowly as they can: headers that never end, bodies
// that drip, nothing at all, answers that nobody reads. Whoever asks properly is served as before, and each of those connections ends.
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../src/db/database.ts'
import { type Outcome, runAlone } from './alone.ts'
import { makeCompany } from './company.ts'
import { withProofDatabase } from './database.ts'
import { quantile } from './quantile.ts'
import { startService } from './service.ts'
import { type Held, holdOpen, type SlowKind, slowKinds } from './slow-sockets.ts'

export interface SlowCallers {
  readonly databaseUrl: string
  readonly kinds: readonly SlowKind[]
  /** Connections that are tried to be held at once. */
  readonly connections: number
  /** How long each kind lasts. */
  readonly seconds: number
  /** How much longer than before the slowest hundredth of proper requests may take. */
  readonly mostTimes: number
}

export interface SlowOutcome extends Outcome {
  /** By kind, in the order in which they were asked for. */
  readonly held: readonly Held[]
}

// Nobody is a proxy here, so that every address has its share.
const NOBODY = '192.0.2.1'
const PAUSE_MS = 20
const LEAST_SERVED = 0.99
/** How long one that asks in this way may hold its connection; who reads slowly or has asked before holds it for longer. Ten seconds for
 * headers and thirty for a body, one until it is noticed, one in which he may go by himself, and two in which he finds out. */
const LONGEST_S: Partial<Record<SlowKind, number>> = { headers: 14, silence: 14, body: 34 }

export async function proveSlowCallers(options: SlowCallers): Promise<SlowOutcome> {
  const { databaseUrl, kinds, connections, seconds, mostTimes } = options
  const db = openDatabase(databaseUrl, { connections: 3 })
  const server = await startService('start', databaseUrl, { TRUSTED_PROXIES: NOBODY })
  try {
    const company = await makeCompany(db, () => server.address)
    const { base, headers, path } = company.byKey({ method: 'GET', path: '/crm/organization?limit=5' })
    const errand = {
      port: Number(new URL(server.address).port),
      connections,
      headers,
      path: new URL(base + path).pathname,
    }
    const ask = () => askFor(base + path, headers, seconds)
    const before = await ask()
    const rows: Row[] = []
    for (const kind of kinds) {
      const attack = holdOpen(kind, errand)
      await sleep(Math.min(1000, seconds * 100))
      const times = await ask()
      rows.push({ kind, held: await attack.stop(), times })
    }
    const total = (what: 'asked' | 'served') => rows.reduce((sum, { times }) => sum + times[what], 0)
    return {
      faults: rows.flatMap((row) => faultsOf(row, before, mostTimes)),
      details: [
        `before: ${figures(before)}`,
        ...rows.map(({ kind, times, held }) => `${kind}: ${figures(times)}; ${told(held)}`),
      ],
      summary: `${connections} connections of each of ${kinds.length} kinds from one address; of ${total('asked')} proper requests ${total('served')} were served`,
      held: rows.map(({ held }) => held),
    }
  } finally {
    await server.stop()
    await db.close()
  }
}

interface Row {
  readonly kind: SlowKind
  readonly held: Held
  readonly times: Times
}

interface Times {
  readonly asked: number
  readonly served: number
  readonly p50: number
  readonly p99: number
}

/** One after the other, each on a connection of its own, as somebody comes who was not there before. */
async function askFor(url: string, headers: Readonly<Record<string, string>>, seconds: number): Promise<Times> {
  const times: number[] = []
  let asked = 0
  for (const end = performance.now() + seconds * 1000; performance.now() < end; asked++) {
    const began = performance.now()
    const status = await statusOf(url, { ...headers, connection: 'close' })
    if (status === 200) times.push(performance.now() - began)
    await sleep(PAUSE_MS)
  }
  return { asked, served: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

async function statusOf(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) })
    await answer.text()
    return answer.status
  } catch {
    return 0
  }
}

function faultsOf({ kind, held, times }: Row, before: Times, mostTimes: number): string[] {
  const longest = LONGEST_S[kind]
  const faults = []
  if (times.served < times.asked * LEAST_SERVED) faults.push(`${kind}: ${times.served} of ${times.asked} were served`)
  if (times.p99 > before.p99 * mostTimes)
    faults.push(`${kind}: p99 is ${(times.p99 / before.p99).toFixed(1)} times as long`)
  if (longest && held.longestMs > longest * 1000)
    faults.push(`${kind}: a connection was held for ${(held.longestMs / 1000).toFixed(1)} s`)
  return faults
}

function figures({ asked, served, p50, p99 }: Times): string {
  return `${served} of ${asked} served, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
}

function told({ opened, refused, most, ended, longestMs }: Held): string {
  const longest = `, the longest held for ${(longestMs / 1000).toFixed(1)} s`
  return `${opened} opened, ${refused} of them refused, at most ${most} held at once, ${ended} ended by the server${longest}`
}

if (import.meta.main) {
  await runAlone({ connections: 500, seconds: 60, mostTimes: 3 }, (numbers) =>
    withProofDatabase((databaseUrl) => proveSlowCallers({ databaseUrl, kinds: slowKinds, ...numbers })),
  )
}
