// A receiver that takes connections and never answers has hundreds of events queued; another one is told as fast as before.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from './alone.ts'
import { sendSurely } from './caller.ts'
import type { Company } from './company.ts'
import { quantile } from './quantile.ts'
import { type Receiver, startBlackHole, startReceiver } from './receiver.ts'
import { cancel, makePerson, subscribe, type WebhookWorld } from './webhooks-world.ts'

export interface Isolation {
  /** For the one that never answers. */
  readonly queued: number
  /** How many are measured without it, and as many with it. */
  readonly events: number
  /** p99 may be so many times as long, or this long in any case. */
  readonly most: number
  readonly anywayMs: number
}

export async function proveIsolation({ company }: WebhookWorld, numbers: Isolation): Promise<Outcome> {
  const { queued, events, most, anywayMs } = numbers
  const [healthy, hole] = await Promise.all([startReceiver(), startBlackHole()])
  const webhooks = [await subscribe(company, healthy.url, ['person.created'])]
  try {
    await measure(company, healthy, WARM_UP)
    const alone = await measure(company, healthy, events)
    webhooks.push(await subscribe(company, hole.url, ['organization.created']))
    await makeOrganizations(company, queued)
    const beside = await measure(company, healthy, events)
    const [before, after] = [quantile(alone, 0.99), quantile(beside, 0.99)]
    const ratio = after / before
    return {
      summary: `p99 beside a black hole to alone ${ratio.toFixed(2)}, ${queued} queued for it`,
      details: [`alone: ${figures(alone)}`, `beside it: ${figures(beside)}`],
      faults: ratio > most && after > anywayMs ? [`p99 is ${ratio.toFixed(2)} times as long beside a black hole`] : [],
    }
  } finally {
    await Promise.all(webhooks.map(({ id }) => cancel(company, id)))
    await Promise.all([healthy.close(), hole.close()])
  }
}

const WARM_UP = 50
const PAUSE_MS = 20
const PATIENCE_MS = 30_000

/** How long after the answer to a write each of its events was received, in ms. */
async function measure(company: Company, receiver: Receiver, count: number): Promise<number[]> {
  const already = receiver.received.length
  const answered = new Map<string, number>()
  for (let i = 0; i < count; i++) {
    answered.set(await makePerson(company, `Bakker ${i}`), performance.now())
    await sleep(PAUSE_MS)
  }
  if (!(await receiver.hasReceived(already + count, PATIENCE_MS))) throw new Error('the healthy one is not told of all')
  return receiver.received.slice(already).map(({ body, atMs }) => {
    const { data } = JSON.parse(body) as { data: { object: { id: string } } }
    return Math.max(0, atMs - answered.get(data.object.id)!)
  })
}

async function makeOrganizations(company: Company, count: number): Promise<void> {
  const make = () =>
    sendSurely(company.byKey({ method: 'POST', path: '/crm/organization', body: { name: 'Customer' } }))
  for (let left = count; left > 0; left -= LANES) await Promise.all(Array.from({ length: Math.min(left, LANES) }, make))
}

const LANES = 8

function figures(times: readonly number[]): string {
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.99)]
  return `${times.length} events, p50 ${half.toFixed(0)} ms, p99 ${most.toFixed(0)} ms after the answer`
}
