// Many change one record at the same moment: each event has a version of its own, and together they have them all.
import type { Outcome } from './alone.ts'
import { type Answer, send, toldBy } from './caller.ts'
import { startReceiver } from './receiver.ts'
import { cancel, makePerson, subscribe, type WebhookWorld } from './webhooks-world.ts'

export interface Versions {
  readonly updates: number
  /** How many are under way at once. */
  readonly clients: number
  readonly patienceMs: number
}

export async function proveVersions({ company }: WebhookWorld, numbers: Versions): Promise<Outcome> {
  const { updates, clients, patienceMs } = numbers
  const receiver = await startReceiver()
  const { id: webhookId } = await subscribe(company, receiver.url, ['person.*'])
  try {
    const id = await makePerson(company, 'Bakker')
    let left = updates
    const faults: string[] = []
    const client = async () => {
      while (left-- > 0) {
        const body = { last_name: `Bakker ${left}` }
        const patch = () => send(company.byKey({ method: 'PATCH', path: `/crm/person/${id}`, body }))
        const answer = await untilServed(patch)
        if (answer.status !== 200) faults.push(`an update was told ${toldBy(answer)}`)
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    await receiver.hasReceived(updates + 1, patienceMs)
    const events = new Map(
      receiver.received.map(({ eventId, body }) => [eventId, JSON.parse(body) as { version: number }]),
    )
    const times = Map.groupBy(events.values(), ({ version }) => version)
    for (let version = 1; version <= updates + 1; version++) {
      const count = times.get(version)?.length ?? 0
      if (count !== 1) faults.push(`version ${version} was told of ${count} times`)
    }
    if (events.size !== updates + 1) faults.push(`${events.size} events of ${updates + 1}`)
    return { summary: `versions 1 to ${Math.max(...times.keys())} by ${clients} clients`, faults }
  } finally {
    await cancel(company, webhookId)
    await receiver.close()
  }
}

/** Whoever waits for the row too long is told so and asks again. */
async function untilServed(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503) return answer
  }
}
