// Many clients finalise drafts at once while connections are cut, backends ended, statements cancelled and processes killed.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '../src/db/database.ts'
import { type Random, randomOf } from '../src/demo/random.ts'
import { type Drafts, faultsOf, makeDrafts } from './gapless-world.ts'
import { type Servers, startServers } from './processes.ts'

export interface Storm {
  readonly databaseUrl: string
  readonly processes: number
  readonly workers: number
  readonly drafts: number
  /** How many processes are killed on the way. */
  readonly kills: number
  readonly seed: number
}

export interface Outcome {
  readonly finals: number
  readonly acknowledged: number
  /** How often each kind of sabotage was done, and each answer was heard. */
  readonly counts: Readonly<Record<string, number>>
  readonly seconds: number
  readonly faults: readonly string[]
}

const SABOTAGED = 0.2
const sabotages = ['hang-up', 'terminate', 'cancel', 'copies'] as const
type Sabotage = (typeof sabotages)[number]

export async function runStorm({ databaseUrl, processes, workers, drafts, kills, seed }: Storm): Promise<Outcome> {
  const db = openDatabase(databaseUrl, { connections: 4 })
  const saboteur = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const made = await makeDrafts(db, drafts, Math.ceil(drafts / 20))
  const servers = await startServers(processes, databaseUrl)
  try {
    const counts: Record<string, number> = {}
    const count = (what: string) => {
      counts[what] = (counts[what] ?? 0) + 1
    }
    const random = randomOf(seed, 'storm')
    const acknowledged = new Map<string, string>()
    const queue = random.sample([...made.complete, ...made.incomplete], drafts)
    const left = () => queue.length
    const began = performance.now()
    const client = clientOf({ servers, saboteur, made, random, count, acknowledged })
    const worker = async () => {
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) await client(id)
    }
    await Promise.all([
      ...Array.from({ length: workers }, worker),
      killSome(servers, kills, drafts, left, random, count),
    ])
    const seconds = (performance.now() - began) / 1000
    return { ...(await faultsOf(db, made, acknowledged)), acknowledged: acknowledged.size, counts, seconds }
  } finally {
    await servers.stop()
    await saboteur.end()
    await db.close()
  }
}

interface Scene {
  readonly servers: Servers
  readonly saboteur: pg.Pool
  readonly made: Drafts
  readonly random: Random
  readonly count: (what: string) => void
  readonly acknowledged: Map<string, string>
}

/** Finalises one draft, through whatever happens to it, until it is told how that ended. */
function clientOf({ servers, saboteur, made, random, count, acknowledged }: Scene) {
  const finalize = async (id: string, signal: AbortSignal) => {
    const address = `${servers.address(random.integer(0, 1000))}/api/v2/invoices/invoice/${id}/finalize`
    const headers = { authorization: `Bearer ${made.key}`, 'idempotency-key': id }
    try {
      const answer = await fetch(address, { method: 'POST', headers, signal })
      const body = (await answer.json()) as { code?: string; data?: { number: string } }
      count(`${answer.status} ${body.code ?? ''}`.trim())
      return { status: answer.status, ...body }
    } catch (error) {
      count(signal.aborted ? 'hung up' : 'no answer')
      return { status: 0, code: (error as Error).name, data: undefined }
    }
  }
  const disturb = async (sabotage: Sabotage, id: string): Promise<void> => {
    count(sabotage)
    if (sabotage === 'hang-up') await finalize(id, AbortSignal.timeout(random.integer(1, 25)))
    else if (sabotage === 'copies') await Promise.all([1, 2, 3].map(() => finalize(id, patience())))
    else await strike(saboteur, sabotage)
  }
  return async (id: string): Promise<void> => {
    if (random.chance(SABOTAGED)) {
      const disturbance = disturb(random.pick(sabotages), id)
      // Some clients hang up and never come back.
      if (random.chance(0.2)) return disturbance
      await Promise.all([disturbance, sleep(random.integer(0, 10))])
    }
    for (;;) {
      const { status, code, data } = await finalize(id, patience())
      if (data) {
        const earlier = acknowledged.get(id)
        if (earlier !== undefined && earlier !== data.number) throw new Error(`${id}: ${earlier}, then ${data.number}`)
        acknowledged.set(id, data.number)
        return
      }
      if (code === 'invoice-incomplete') return
      if (![0, 409, 503].includes(status)) throw new Error(`${id} was answered with ${status} ${code}`)
      await sleep(random.integer(5, 30))
    }
  }
}

const patience = () => AbortSignal.timeout(15_000)

/** Ends or cancels one backend that is in the middle of a transaction. */
async function strike(saboteur: pg.Pool, how: 'terminate' | 'cancel'): Promise<void> {
  await saboteur.query(`
    select pg_${how}_backend(pid) from (
      select pid from pg_stat_activity
      where datname = current_database() and xact_start is not null and query not like '%pg_stat_activity%'
      order by random() limit 1) victim`)
}

async function killSome(
  servers: Servers,
  kills: number,
  drafts: number,
  left: () => number,
  random: Random,
  count: (what: string) => void,
): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    const at = drafts - (drafts * kill) / (kills + 1)
    while (left() > at) await sleep(5)
    count('kill -9')
    await servers.kill(random.integer(0, 1000))
  }
}
