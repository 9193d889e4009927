// node server/proofs/registrations.ts: 50,000 programs register, as nobody would; ten thousand of them are remembered, and a program
// that somebody let in renews its tokens as fast as before.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '../src/db/database.ts'
import { sql } from '../src/db/sql.ts'
import { inSystem } from '../src/db/transaction.ts'
import { type Outcome, runAlone } from './alone.ts'
import { withProofDatabase } from './database.ts'
import { startServers } from './processes.ts'
import { quantile } from './quantile.ts'
import { connectAssistant, type LiveAssistant, register } from './registrations-world.ts'

export interface Flood {
  readonly databaseUrl: string
  readonly registrations: number
  readonly perSecond: number
  /** How often it floods, each time beside as long a time in which it does not. */
  readonly turns: number
}

/** Calm and flood alternate, so that both see the same machine. */
export async function proveRegistrationsAreBounded(flood: Flood): Promise<Outcome> {
  const { databaseUrl, registrations, perSecond, turns } = flood
  const db = openDatabase(databaseUrl, { connections: 2 })
  const servers = await startServers(1, databaseUrl)
  try {
    const address = servers.address(0)
    const assistant = await connectAssistant(db, address)
    await measure(assistant, sleep(WARM_UP_MS))
    const [calm, flooded, registering]: number[][] = [[], [], []]
    let mostUnused = 0
    for (let turn = 0; turn < turns; turn++) {
      const [from, to] = [turn, turn + 1].map((edge) => Math.floor((registrations * edge) / turns))
      calm!.push(...(await measure(assistant, sleep(((to! - from!) / perSecond) * 1000))))
      const coming = registerAll(address, from!, to!, perSecond)
      flooded!.push(...(await measure(assistant, coming)))
      registering!.push(...(await coming))
      mostUnused = Math.max(mostUnused, (await unusedNumbers(db)).length)
    }
    const left = await unusedNumbers(db)
    const ratio = quantile(flooded!, 0.99) / quantile(calm!, 0.99)
    const faults: string[] = []
    if (mostUnused > MOST_UNUSED) faults.push(`${mostUnused} programs that nobody let in were remembered`)
    if (left.some((number) => number < registrations - MOST_UNUSED - OVERTAKING)) faults.push('an older one outlived')
    if (ratio > MOST) faults.push(`p99 of a refresh is ${ratio.toFixed(2)} times as long beside the flood`)
    const [first, last] = [registering!.slice(0, SAMPLE), registering!.slice(-SAMPLE)]
    const slower = quantile(last, 0.5) / quantile(first, 0.5)
    if (slower > MOST) faults.push(`to register takes ${slower.toFixed(2)} times as long when all places are taken`)
    return {
      summary: `${registrations} registered, ${left.length} remembered, p99 of a refresh flooded to calm ${ratio.toFixed(2)}`,
      details: [
        `calm: ${figures(calm!, 'refreshes')}`,
        `flooded: ${figures(flooded!, 'refreshes')}`,
        `at first: ${figures(first, 'registrations')}`,
        `at last: ${figures(last, 'registrations')}`,
      ],
      faults,
    }
  } finally {
    await servers.stop()
    await db.close()
  }
}

const MOST = 2
const MOST_UNUSED = 10_000
/** How far one may get ahead of another that began before it. */
const OVERTAKING = 100
const LANES = 8
const WARM_UP_MS = 5000
const PAUSE_MS = 20
const SAMPLE = 5000

/** How long each refresh takes while something else goes on, in ms; one that is refused ends the proof. */
async function measure(assistant: LiveAssistant, meanwhile: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const ending = meanwhile.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const began = performance.now()
    await assistant.refresh()
    times.push(performance.now() - began)
    await sleep(PAUSE_MS)
  }
  await ending
  return times
}

/** At an even pace, as far as the server keeps up with it; how long each took, in ms. */
async function registerAll(address: string, from: number, to: number, perSecond: number): Promise<number[]> {
  const began = performance.now()
  const times: number[] = []
  let next = from
  const lane = async () => {
    for (let number = next++; number < to; number = next++) {
      await sleep(Math.max(0, began + ((number - from) / perSecond) * 1000 - performance.now()))
      const start = performance.now()
      await register(address, number)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return times
}

async function unusedNumbers(db: Database): Promise<number[]> {
  const rows = await inSystem(db, (tx) =>
    tx.all<{ name: string }>(sql`select name from oauth_client where last_used_at is null`),
  )
  return rows.map(({ name }) => Number(name.split(' ').at(-1)))
}

function figures(times: readonly number[], what: string): string {
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.99)]
  return `${times.length} ${what}, p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`
}

if (import.meta.main) {
  await runAlone({ registrations: 50_000, perSecond: 200, turns: 5 }, (numbers) =>
    withProofDatabase((databaseUrl) => proveRegistrationsAreBounded({ databaseUrl, ...numbers })),
  )
}
