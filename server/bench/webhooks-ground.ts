// What the bench of webhooks stands on: a durable PostgreSQL, a server without background work, and a receiver of its own.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { type Company, makeCompany } from '../proofs/company.ts'
import { withProofDatabase } from '../proofs/database.ts'
import { startServers } from '../proofs/processes.ts'
import { makePerson, subscribe } from '../proofs/webhooks-world.ts'
import { openDatabase } from '../src/db/database.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import type { Taken } from './webhooks-receiver.ts'

export interface WebhookGround {
  readonly databaseUrl: string
  readonly version: string
  /** A company of its own, with so many webhooks that are told of its persons. */
  companyWith(webhooks: number): Promise<Company>
  /** Events that wait, as many. */
  makeBacklog(company: Company, count: number): Promise<void>
  /** Nothing is left to be told of. */
  forget(): Promise<void>
  /** What the receiver took since this was last asked. */
  taken(): Promise<Taken>
}

export function onWebhookGround<T>(work: (ground: WebhookGround) => Promise<T>): Promise<T> {
  return withProofDatabase(async (databaseUrl) => {
    const db = openDatabase(databaseUrl, { connections: 4 })
    const owner = new pg.Client({ connectionString: databaseUrl })
    await owner.connect()
    const servers = await startServers(1, databaseUrl)
    const receiver = fork(join(import.meta.dirname, 'webhooks-receiver.ts'))
    try {
      const [url] = (await once(receiver, 'message')) as [string]
      const { rows } = await owner.query<{ server_version: string }>('show server_version')
      return await work({
        databaseUrl,
        version: rows[0]!.server_version,
        async companyWith(webhooks) {
          const company = await makeCompany(db, () => servers.address(0))
          for (let i = 0; i < webhooks; i++) await subscribe(company, url, ['person.*'])
          return company
        },
        makeBacklog: (company, count) => makeBacklog(owner, company, count),
        async forget() {
          await owner.query('delete from webhook')
          await owner.query('update outbox set is_waiting = false where is_waiting')
          await owner.query('vacuum analyze outbox, webhook_delivery, webhook_attempt, webhook_lane')
        },
        taken: () => ask(receiver),
      })
    } finally {
      receiver.disconnect()
      await servers.stop()
      await owner.end()
      await db.close()
    }
  })
}

const newId = idMaker(systemClock)

/** Copies of a real event, each with an id of its own. */
async function makeBacklog(owner: pg.Client, company: Company, count: number): Promise<void> {
  const personId = await makePerson(company, 'Bakker')
  const ids = Array.from({ length: count }, newId)
  await owner.query(
    `insert into outbox (environment_id, id, kind, record_id, version, payload, created_at, is_waiting)
     select o.environment_id, n.id, o.kind, o.record_id, o.version, replace(o.payload::text, o.id::text, n.id::text)::json, now(), true
     from outbox o, unnest($1::uuid[]) n (id) where o.record_id = $2`,
    [ids, personId],
  )
  await owner.query('vacuum analyze outbox')
}

async function ask(receiver: ChildProcess): Promise<Taken> {
  const answer = once(receiver, 'message')
  receiver.send('taken')
  return ((await answer) as [Taken])[0]
}
