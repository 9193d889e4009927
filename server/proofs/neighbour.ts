// node server/proofs/neighbour.ts: somebody holds the counter of one company, its own people wait for it, and another company
// finalises its invoices as fast as before.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '../src/db/database.ts'
import { type Outcome, runAlone } from './alone.ts'
import { type Answer, send, toldBy } from './caller.ts'
import { withProofDatabase } from './database.ts'
import { type Drafts, makeDrafts } from './gapless-world.ts'
import { startServers } from './processes.ts'
import { quantile } from './quantile.ts'
import { tally } from './tally.ts'

export interface Neighbours {
  readonly databaseUrl: string
  /** How often the counter is held, each time beside as long a time in which it is free. */
  readonly turns: number
  readonly seconds: number
  /** How many of the held company wait at once. */
  readonly waiting: number
}

/** Free and held alternate, so that both see the same machine. */
export async function proveNeighbourIsFree({ databaseUrl, turns, seconds, waiting }: Neighbours): Promise<Outcome> {
  const db = openDatabase(databaseUrl, { connections: 4 })
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const servers = await startServers(1, databaseUrl)
  try {
    const most = Math.ceil((2 * turns * seconds * 1000) / PAUSE_MS)
    const [held, free] = [await makeDrafts(db, waiting + 1, 0), await makeDrafts(db, WARM_UP + most, 0)]
    const finalise = (drafts: Drafts, id: string) => finaliseAt(servers.address(0), drafts, id)
    await finalise(held, held.complete[0]!)
    const queue = [...free.complete]
    for (let i = 0; i < WARM_UP; i++) await finalise(free, queue.pop()!)
    const heard = { held: tally(), free: tally() }
    const times = { free: [] as number[], held: [] as number[] }
    const measure = async (into: number[]) => {
      for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
        const began = performance.now()
        heard.free.count(toldBy(await finalise(free, queue.pop()!)))
        into.push(performance.now() - began)
        await sleep(PAUSE_MS)
      }
    }
    for (let turn = 0; turn < turns; turn++) {
      await measure(times.free)
      await owner.query('begin')
      await owner.query('select from invoice_series where environment_id = $1 for update', [held.environmentId])
      let over = false
      const wait = async (_: unknown, i: number) => {
        while (!over) heard.held.count(toldBy(await finalise(held, held.complete[1 + i]!)))
      }
      const waiters = Array.from({ length: waiting }, wait)
      await sleep(100)
      await measure(times.held)
      over = true
      await Promise.all(waiters)
      await owner.query('rollback')
    }
    const details = [
      `free: ${figures(times.free)}`,
      `held: ${figures(times.held)}`,
      `the neighbour heard ${heard.free}, those who waited ${heard.held}`,
    ]
    const ratio = quantile(times.held, 0.99) / quantile(times.free, 0.99)
    const faults = ratio > MOST ? [`p99 is ${ratio.toFixed(2)} times as long while the counter is held`] : []
    for (const told of heard.free.kinds()) if (told !== '200') faults.push(`the neighbour heard ${told}`)
    for (const told of heard.held.kinds()) if (told !== '503 unavailable') faults.push(`one who waited heard ${told}`)
    return { summary: `p99 held to free ${ratio.toFixed(2)}, ${waiting} waiting`, details, faults }
  } finally {
    await servers.stop()
    await owner.end()
    await db.close()
  }
}

const MOST = 2
const WARM_UP = 100
const PAUSE_MS = 20

function finaliseAt(address: string, { key }: Drafts, id: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${key}` }
  return send({ base: `${address}/api/v2`, headers, method: 'POST', path: `/invoices/invoice/${id}/finalize` })
}

function figures(times: readonly number[]): string {
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.99)]
  return `${times.length} invoices, p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`
}

if (import.meta.main) {
  await runAlone({ turns: 4, seconds: 5, waiting: 12 }, (numbers) =>
    withProofDatabase((databaseUrl) => proveNeighbourIsFree({ databaseUrl, ...numbers })),
  )
}
