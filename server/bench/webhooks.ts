// npm run bench:webhooks: how many deliveries one worker makes, how soon after the commit, and what webhooks cost a write.
// Options: --seconds 20 --backlog 60000 --rounds 10
import { cpus, totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Company } from '../proofs/company.ts'
import { startService } from '../proofs/service.ts'
import { makePerson } from '../proofs/webhooks-world.ts'
import { onWebhookGround, type WebhookGround } from './webhooks-ground.ts'

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    backlog: { type: 'string', default: '60000' },
    rounds: { type: 'string', default: '10' },
  },
})
const [seconds, backlog, rounds] = [options.seconds, options.backlog, options.rounds].map(Number) as [
  number,
  number,
  number,
]
const PER_SECOND = 50
const ROUND_MS = 2000
const IDLE_MS = 3000
const MOST_IDLE_MS = 60_000

await onWebhookGround(async (ground) => {
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, PostgreSQL ${ground.version}`,
  )
  console.log('one worker process; server, worker, receiver, load and database share the machine\n')
  console.log('| what | goal | measured |\n|---|---|---|')
  await printRate(ground, 'deliveries a second from a backlog, 1 webhook', 1, 0)
  await printRate(ground, 'deliveries a second from a backlog, 3 webhooks', 3, 0)
  await printRate(ground, `the same while ${PER_SECOND} events a second are written`, 3, PER_SECOND)
  await printDelay(ground)
  await printCost(ground, 'a write with 3 webhooks to one with none, no worker', false)
  await printCost(ground, `the same at ${PER_SECOND} writes a second, a worker delivering`, true)
})

async function printRate(ground: WebhookGround, what: string, webhooks: number, perSecond: number): Promise<void> {
  const company = await ground.companyWith(webhooks)
  await ground.makeBacklog(company, Math.ceil(backlog / webhooks))
  await ground.taken()
  const { count, tookSeconds } = await withWorker(ground, async () => {
    await untilBusy(ground)
    const stop = new AbortController()
    const writing = perSecond ? writeSteadily(company, perSecond, stop.signal) : undefined
    const began = performance.now()
    await ground.taken()
    let count = 0
    let lastMs = began
    // Until the time is over, or nothing is left.
    while (performance.now() - began < seconds * 1000 && performance.now() - lastMs < IDLE_MS) {
      await sleep(250)
      const more = (await ground.taken()).count
      if (more > 0) lastMs = performance.now()
      count += more
    }
    stop.abort()
    await writing
    return { count, tookSeconds: (lastMs - began) / 1000 }
  })
  await ground.forget()
  print(
    what,
    '≥ 300',
    `**${Math.round(count / tookSeconds)}** (${count.toLocaleString('en')} in ${tookSeconds.toFixed(1)} s)`,
  )
}

async function printDelay(ground: WebhookGround): Promise<void> {
  const company = await ground.companyWith(1)
  const delaysMs = await withWorker(ground, async () => {
    await makePerson(company, 'Bakker')
    await untilBusy(ground)
    await writeSteadily(company, PER_SECOND, AbortSignal.timeout(seconds * 1000))
    await sleep(3000)
    return (await ground.taken()).delaysMs
  })
  await ground.forget()
  const [half, most] = [quantile(delaysMs, 0.5), quantile(delaysMs, 0.99)]
  const figures = `**${Math.round(most)} ms** (p50 ${Math.round(half)} ms, ${delaysMs.length} events)`
  print(`p99 of the first attempt at ${PER_SECOND} events a second, since the write began`, '≤ 2,000 ms', figures)
}

/** Rounds of both alternate. With a worker they are paced, for what it does in a round belongs to that round. */
async function printCost(ground: WebhookGround, what: string, hasWorker: boolean): Promise<void> {
  const sides = [
    { company: await ground.companyWith(3), times: [] as number[] },
    { company: await ground.companyWith(0), times: [] as number[] },
  ]
  const play = async (isMeasured: boolean) => {
    for (const { company, times } of sides) {
      const signal = AbortSignal.timeout(ROUND_MS)
      const round = await writeSteadily(company, hasWorker ? PER_SECOND : Number.POSITIVE_INFINITY, signal)
      if (isMeasured) times.push(...round)
      await sleep(hasWorker ? 500 : 0)
    }
  }
  const measure = async () => {
    await play(false)
    for (let round = 0; round < rounds; round++) await play(true)
  }
  await (hasWorker ? withWorker(ground, measure) : measure())
  await ground.forget()
  const [told, untold] = sides.map(({ times }) => times) as [number[], number[]]
  const ratio = (of: (times: number[]) => number) => (of(told) / of(untold)).toFixed(3)
  const median = (times: number[]) => quantile(times, 0.5)
  const figures = `**${ratio(median)}** of medians, **${ratio(mean)}** of means (${median(told).toFixed(2)} and ${median(untold).toFixed(2)} ms; ${told.length} and ${untold.length} writes)`
  print(what, '≤ 1.15', figures)
}

async function withWorker<T>({ databaseUrl }: WebhookGround, work: () => Promise<T>): Promise<T> {
  const worker = await startService('worker', databaseUrl)
  try {
    return await work()
  } finally {
    await worker.stop()
  }
}

async function untilBusy(ground: WebhookGround): Promise<void> {
  for (const end = Date.now() + MOST_IDLE_MS; (await ground.taken()).count === 0; await sleep(50))
    if (Date.now() > end) throw new Error('nothing is delivered')
}

/** One after the other, as many a second; how long each took, in ms. */
async function writeSteadily(company: Company, perSecond: number, signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  const began = performance.now()
  while (!signal.aborted) {
    const start = performance.now()
    await makePerson(company, `Bakker ${times.length}`)
    times.push(performance.now() - start)
    const waitMs = began + (times.length * 1000) / perSecond - performance.now()
    if (waitMs > 0) await sleep(waitMs)
  }
  return times
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

function print(...cells: string[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}
