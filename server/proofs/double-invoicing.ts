// node server/proofs/double-invoicing.ts: many want to invoice the same hours in the same moment, and no entry is invoiced twice.
import { openDatabase } from '../src/db/database.ts'
import { sql } from '../src/db/sql.ts'
import type { Tx } from '../src/db/transaction.ts'
import { randomOf } from '../src/demo/random.ts'
import { type Outcome, runAlone } from './alone.ts'
import { type Answer, type Request, sendSurely, sendTogether, toldBy } from './caller.ts'
import { type Company, inCompany, makeCompany } from './company.ts'
import { withProofDatabase } from './database.ts'
import { lineFaults } from './lines.ts'
import { startServers } from './processes.ts'
import { tally } from './tally.ts'

export interface Rush {
  readonly databaseUrl: string
  readonly processes: number
  readonly rounds: number
  /** How many requests arrive together in a round. */
  readonly requests: number
  /** How many entries they want. */
  readonly entries: number
  readonly seed: number
}

export async function proveSingleInvoicing(rush: Rush): Promise<Outcome> {
  const { databaseUrl, processes, rounds, requests, entries, seed } = rush
  const db = openDatabase(databaseUrl, { connections: 4 })
  const servers = await startServers(processes, databaseUrl)
  try {
    const random = randomOf(seed, 'rush')
    const company = await makeCompany(db, () => servers.address(random.integer(0, 1000)))
    const book = () => sendSurely(company.byKey(company.booking(random.integer(1, 50))))
    const faults: string[] = []
    const heard = tally()
    for (let round = 1; round <= rounds; round++) {
      const booked = await Promise.all(Array.from({ length: entries }, book))
      const ids: string[] = booked.map(({ data }) => data.id)
      const wishes = Array.from({ length: requests }, () => random.sample(ids, random.integer(1, entries / 2)))
      // One in ten asks for all that the customer still has to pay.
      const bodies = wishes.map((hours_ids) =>
        random.chance(0.1) ? { organization_ids: [company.organizationId] } : { hours_ids },
      )
      const answers = await sendTogether(bodies.map((body) => fromWork(company, body)))
      for (const answer of answers) {
        const told = toldBy(answer)
        heard.count(told)
        if (told !== '201' && told !== '409 invalid-transition') faults.push(`round ${round} heard ${told}`)
      }
      if (!answers.some(({ status, data }) => status === 201 && data.length > 0))
        faults.push(`nobody won round ${round}`)
      const left = await inCompany(db, company.environmentId, 'read', (tx) => roundFaults(tx, ids, answers))
      faults.push(...left.map((fault) => `round ${round}: ${fault}`))
    }
    faults.push(...(await inCompany(db, company.environmentId, 'read', lineFaults)))
    return { summary: `${rounds} rounds of ${requests}: ${heard}`, faults }
  } finally {
    await servers.stop()
    await db.close()
  }
}

function fromWork(company: Company, body: object): Request {
  return company.bySession({ method: 'POST', path: '/invoices/invoice/from-work', body })
}

/** The drafts that were promised are there, and share the minutes of the round among them. */
async function roundFaults(tx: Tx, ids: readonly string[], answers: readonly Answer[]): Promise<string[]> {
  const promised: string[] = answers.flatMap(({ status, data }) =>
    status === 201 ? data.map(({ id }: { id: string }) => id) : [],
  )
  const [found] = await tx.all<{
    drafts: number
    line_minutes: number
    entry_minutes: number
    astray: number
    twice: number
  }>(sql`
    select (select count(*)::integer from invoice where id = any(${promised}::uuid[])) as drafts,
      (select coalesce(sum(hours_minutes), 0)::integer from invoice_line where invoice_id = any(${promised}::uuid[])) as line_minutes,
      (select coalesce(sum(minutes), 0)::integer from time_entry where invoice_id = any(${promised}::uuid[])) as entry_minutes,
      (select count(*)::integer from time_entry where id = any(${ids}::uuid[]) and invoice_id <> all(${promised}::uuid[])) as astray,
      (select count(*)::integer from (select from invoice_line_hours where time_entry_id = any(${ids}::uuid[])
        group by time_entry_id having count(*) > 1) t) as twice`)
  const { drafts, line_minutes, entry_minutes, astray, twice } = found!
  const faults: string[] = []
  if (drafts !== promised.length) faults.push(`${promised.length} drafts were promised, ${drafts} are there`)
  if (astray > 0) faults.push(`${astray} entries stand on a draft that nobody was promised`)
  if (twice > 0) faults.push(`${twice} entries stand on two lines`)
  if (line_minutes !== entry_minutes) faults.push(`${line_minutes} minutes on lines, ${entry_minutes} on entries`)
  return faults
}

if (import.meta.main) {
  await runAlone({ processes: 2, rounds: 50, requests: 20, entries: 12 }, (numbers) =>
    withProofDatabase((databaseUrl) => proveSingleInvoicing({ databaseUrl, ...numbers })),
  )
}
