// node server/proofs/crash.ts: the server is killed 20 times and PostgreSQL 10 times while clients write; each time they are served
// again without help, and nothing that was acknowledged is lost or half done.
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../src/db/database.ts'
import { randomOf } from '../src/demo/random.ts'
import { type Outcome, runAlone } from './alone.ts'
import { inCompany, makeCompany } from './company.ts'
import { type Remains, remainsOf } from './crash-check.ts'
import { type Ledger, startLoad } from './crash-load.ts'
import { type CrashServer, startCrashServer, type Victim } from './crash-server.ts'

export interface Crashes {
  readonly clients: number
  /** How often the server is killed, and how often PostgreSQL. */
  readonly server: number
  readonly postgres: number
  /** How long after PostgreSQL is there somebody must have been served. */
  readonly patienceMs: number
  readonly seed: number
}

interface Recovery {
  readonly victim: Victim
  /** From the kill to the next acknowledged write, and from the moment PostgreSQL took connections. */
  readonly ms: number
  readonly afterDatabaseMs: number
}

const ways: readonly Victim[] = ['postmaster', 'backend', 'whole', 'both']

export async function proveCrashes({ clients, server, postgres, patienceMs, seed }: Crashes): Promise<Outcome> {
  const random = randomOf(seed, 'crash')
  const running = await startCrashServer()
  try {
    const company = await withDatabase(running, (db) => makeCompany(db, () => running.address))
    const load = startLoad(company, clients, random)
    const victims: Victim[] = [
      ...Array.from({ length: server }, () => 'server' as const),
      ...Array.from({ length: postgres }, (_, i) => ways[i % ways.length]!),
    ]
    const recoveries: Recovery[] = []
    for (const victim of random.sample(victims, victims.length)) {
      await sleep(random.integer(300, 1500))
      const began = performance.now()
      await running.kill(victim)
      const back = performance.now()
      await load.nextPromise()
      const served = performance.now()
      recoveries.push({ victim, ms: served - began, afterDatabaseMs: served - back })
    }
    await sleep(500)
    await load.stop()
    const remains = await withDatabase(running, (db) =>
      inCompany(db, company.environmentId, 'read', (tx) => remainsOf(tx, load.ledger)),
    )
    const late = recoveries.filter(({ afterDatabaseMs }) => afterDatabaseMs > patienceMs)
    return {
      summary: summaryOf(load.ledger, remains, victims.length),
      details: [
        ...[...Map.groupBy(recoveries, ({ victim }) => victim)].map(([victim, own]) => `${victim}: ${timesOf(own)}`),
        ...running.endings().map((ending) => `the server was started again after ${ending}`),
      ],
      faults: [
        ...load.ledger.faults,
        ...remains.faults,
        ...late.map(({ victim, ms }) => `nobody was served for ${Math.round(ms)} ms after the end of the ${victim}`),
      ],
    }
  } finally {
    await running.stop()
  }
}

async function withDatabase<T>(
  { databaseUrl }: CrashServer,
  work: (db: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const db = openDatabase(databaseUrl, { connections: 2 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

function summaryOf({ promised, unsure }: Ledger, { entries, finals, payments }: Remains, kills: number): string {
  const left = `${entries} entries, invoices 1 to ${finals}, ${payments} payments`
  return `${kills} kills, ${promised.length} writes acknowledged, ${unsure} left open; ${left}`
}

function timesOf(recoveries: readonly Recovery[]): string {
  const most = (times: number[]) => `${Math.round(Math.max(0, ...times))} ms`
  const inAll = most(recoveries.map(({ ms }) => ms))
  const afterDatabase = most(recoveries.map(({ afterDatabaseMs }) => afterDatabaseMs))
  return `killed ${recoveries.length} times, served again after at most ${inAll}, ${afterDatabase} after PostgreSQL was there`
}

if (import.meta.main) await runAlone({ clients: 12, server: 20, postgres: 10, patienceMs: 5000 }, proveCrashes)
