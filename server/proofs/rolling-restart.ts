// node server/proofs/rolling-restart.ts: two servers behind a balancer are restarted ten times at 200 requests a second, and none of
// 10,000 requests fails.
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../src/db/database.ts'
import { sql } from '../src/db/sql.ts'
import { type Outcome, runAlone } from './alone.ts'
import { LOOK_MS, startBalancer } from './balancer.ts'
import type { Request } from './caller.ts'
import { type Company, inCompany, makeCompany } from './company.ts'
import { withProofDatabase } from './database.ts'
import { startService } from './service.ts'
import { tally } from './tally.ts'

export interface Rolling {
  readonly databaseUrl: string
  /** How often every server is stopped and started. */
  readonly rounds: number
  readonly requestsPerSecond: number
  /** How long a stopping server still takes requests; without it the balancer learns too late. */
  readonly drainSeconds: number
}

export interface RollingOutcome extends Outcome {
  readonly requests: number
}

export async function proveRollingRestart(options: Rolling): Promise<RollingOutcome> {
  const { databaseUrl, rounds, drainSeconds } = options
  const db = openDatabase(databaseUrl, { connections: 3 })
  const settings = { DRAIN_SECONDS: String(drainSeconds) }
  const servers = await Promise.all([0, 1].map(() => startService('start', databaseUrl, settings)))
  const balancer = await startBalancer(servers.map(({ address }) => address))
  try {
    const company = await makeCompany(db, () => balancer.address)
    const load = startLoad(company, options.requestsPerSecond)
    for (let round = 0; round < rounds; round++)
      for (const server of servers) {
        await server.restart()
        // Both are there again before the next one goes.
        await sleep(3 * LOOK_MS)
      }
    const { heard, requests, failed, made } = await load.stop()
    const stored = await organizationsOf(db, company)
    const faults = [
      ...(failed > 0 ? [`${failed} requests failed, which heard ${heard}`] : []),
      ...(stored === made ? [] : [`${made} organizations were acknowledged and ${stored} are there`]),
    ]
    const summary = `${requests} requests through ${balancer.kind}, ${rounds * servers.length} restarts, ${failed} failed`
    return { faults, summary, details: [`heard ${heard}`], requests }
  } finally {
    await balancer.stop()
    await Promise.all(servers.map((server) => server.stop()))
    await db.close()
  }
}

/** So many a second, whether or not the earlier ones are answered; every third makes something. */
function startLoad(company: Company, perSecond: number) {
  const heard = tally()
  const going = new Set<Promise<void>>()
  let failed = 0
  let made = 0
  let number = 0
  const ask = async (place: number) => {
    const isWrite = place % 3 === 0
    const body = { name: `Customer ${place}` }
    const errand = isWrite
      ? ({ method: 'POST', path: '/crm/organization', body } as const)
      : ({ method: 'GET', path: '/crm/organization?limit=5' } as const)
    const told = await statusOf(company.byKey(errand))
    heard.count(told)
    if (told !== (isWrite ? '201' : '200')) failed++
    else if (isWrite) made++
  }
  const timer = setInterval(() => {
    const one: Promise<void> = ask(number++).finally(() => going.delete(one))
    going.add(one)
  }, 1000 / perSecond)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(going)
      return { heard, requests: number, failed, made }
    },
  }
}

/** The status, or why there is none. */
async function statusOf({ base, path, method, headers, body }: Request): Promise<string> {
  try {
    const answer = await fetch(base + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    await answer.text()
    return String(answer.status)
  } catch (error) {
    const cause = (error as Error).cause as NodeJS.ErrnoException | undefined
    return `${method} ${cause?.code ?? (error as Error).message}`
  }
}

/** Those of the load; the company has one of its own. */
async function organizationsOf(db: Parameters<typeof inCompany>[0], { environmentId }: Company): Promise<number> {
  const row = await inCompany(db, environmentId, 'read', (tx) =>
    tx.first<{ count: number }>(sql`select count(*)::int as count from organization where name like 'Customer %'`),
  )
  return row!.count
}

if (import.meta.main) {
  await runAlone({ rounds: 5, requestsPerSecond: 200, drainSeconds: 3 }, (numbers) =>
    withProofDatabase((databaseUrl) => proveRollingRestart({ databaseUrl, ...numbers })),
  )
}
