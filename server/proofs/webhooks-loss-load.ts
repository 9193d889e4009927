// Clients that make, change and delete persons until enough was acknowledged, and writes that are rolled back after their event was
// stored.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../src/db/database.ts'
import { sql } from '../src/db/sql.ts'
import type { Random } from '../src/demo/random.ts'
import { inBackground } from '../src/events/background.ts'
import { leaveTrail } from '../src/events/outbox.ts'
import { insertPerson } from '../src/modules/crm/persons.queries.ts'
import { type Request, send, toldBy } from './caller.ts'
import type { Company, Errand } from './company.ts'

export interface Writing {
  /** Record and kind of each acknowledged write. */
  readonly acknowledged: readonly string[]
  readonly faults: readonly string[]
  /** Resolves when as many are acknowledged. */
  reached(count: number): Promise<void>
  readonly ended: Promise<unknown>
}

export function startWriting(company: Company, clients: number, count: number, random: Random): Writing {
  const acknowledged: string[] = []
  const faults: string[] = []
  const write = async (request: Request, kind: string): Promise<string | undefined> => {
    const answer = await send(request)
    if (answer.status === 0 || answer.status === 503) {
      await sleep(random.integer(20, 100))
      return undefined
    }
    const id: string = answer.data?.id ?? request.path.split('/').at(-1)
    // What got no answer may have been done: a person that was to be deleted may be gone.
    if (answer.status < 300) acknowledged.push(`${id} ${kind}`)
    else if (answer.status !== 410 && answer.status !== 404) faults.push(`${kind} was told ${toldBy(answer)}`)
    return answer.status < 300 ? id : undefined
  }
  const client = async () => {
    const own: string[] = []
    for (let i = 0; acknowledged.length < count; i++) {
      const choice = random.next()
      const body = { last_name: `Bakker ${i} ${choice}` }
      const change: Errand = { method: 'PATCH', path: `/crm/person/${random.pick(own)}`, body }
      if (choice < 0.5 || own.length === 0) {
        const id = await write(company.byKey({ method: 'POST', path: '/crm/person', body }), 'person.created')
        if (id) own.push(id)
      } else if (choice < 0.9) await write(company.byKey(change), 'person.updated')
      else await write(company.bySession({ method: 'DELETE', path: `/crm/person/${own.pop()}` }), 'person.deleted')
    }
  }
  const ended = Promise.all(Array.from({ length: clients }, client))
  return {
    acknowledged,
    faults,
    async reached(wanted) {
      while (acknowledged.length < wanted) await sleep(5)
    },
    ended,
  }
}

/** The ids of events that were stored and never committed. */
export async function rollBack(db: Database, environmentId: string, count: number, pauseMs: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) {
    const doomed = inBackground(db, environmentId, 'person.create', async (ctx) => {
      const { id } = await insertPerson(ctx, { last_name: 'Phantom' })
      leaveTrail(ctx, 'person.create')
      const stored = await ctx.tx.first<{ id: string }>(sql`select id from outbox where record_id = ${id}`)
      ids.push(stored!.id)
      throw new Error('changed its mind')
    })
    // The database may be away at this moment as well.
    await doomed.catch(() => {})
    await sleep(pauseMs)
  }
  return ids
}
