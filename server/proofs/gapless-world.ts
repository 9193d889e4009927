// A company with many drafts, and what is left of them when the storm is over.
import type { Database } from '../src/db/database.ts'
import { sql } from '../src/db/sql.ts'
import { inEnvironment, type Tx } from '../src/db/transaction.ts'
import { createKey } from '../src/modules/access/api-keys.queries.ts'
import { createEnvironment } from '../src/modules/access/environments.ts'
import { verifyInvoices } from '../src/modules/invoices/seal.queries.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'

export interface Drafts {
  readonly environmentId: string
  readonly key: string
  readonly complete: readonly string[]
  /** Drafts without a line: refused, whenever they are tried. */
  readonly incomplete: readonly string[]
}

const newId = idMaker(systemClock)
const ADDRESS = JSON.stringify({ line1: 'Dorpsstraat 1', postal_code: '1234 AB', locality: 'Utrecht', country: 'NL' })

export async function makeDrafts(db: Database, count: number, incompleteCount: number): Promise<Drafts> {
  const maker = { newId, now: new Date().toISOString() }
  const environmentId = await createEnvironment(db, { slug: `proof-${newId()}`, name: 'Proof' }, maker)
  const key = await createKey(db, { environmentId, name: 'proof', scopes: ['invoices:read', 'invoices:write'] }, maker)
  const ids = Array.from({ length: count }, newId)
  const incomplete = ids.slice(0, incompleteCount)
  const complete = ids.slice(incompleteCount)
  await inEnvironment(db, { environmentId, today: maker.now.slice(0, 10) }, 'write', async (tx) => {
    tx.send(sql`update company_profile set coc_code = '1', vat_number = 'NL1', iban = 'NL1', address = ${ADDRESS}`)
    tx.send(sql`
      insert into organization (environment_id, id, name, address, created_at, updated_at)
      values (current_environment(), ${newId()}, 'Customer', ${ADDRESS}, ${maker.now}, ${maker.now})`)
    tx.send(sql`
      insert into invoice (environment_id, id, company_profile_id, organization_id, payment_term_days, currency, created_at, updated_at)
      select current_environment(), i.id, c.id, o.id, 30, 'EUR', ${maker.now}, ${maker.now}
      from unnest(${ids}::uuid[]) i (id), company_profile c, organization o`)
    await tx.count(sql`
      insert into invoice_line (environment_id, id, invoice_id, position, kind, description, quantity, unit_price, amount)
      select current_environment(), gen_random_uuid(), i.id, n, 'manual', 'Advice', 1, 100, 100
      from unnest(${complete}::uuid[]) i (id), generate_series(1, 3) n`)
  })
  return { environmentId, key, complete, incomplete }
}

/** Everything that is wrong afterwards; nothing is what the proof is about. */
export function faultsOf(
  db: Database,
  { environmentId, incomplete }: Drafts,
  acknowledged: ReadonlyMap<string, string>,
): Promise<{ finals: number; faults: string[] }> {
  return inEnvironment(db, { environmentId, today: '2026-01-01' }, 'read', async (tx) => {
    const finals = await tx.all<{ id: string; number: string; sequence_number: number }>(
      sql`select id, number, sequence_number from invoice where status = 'finalised' order by sequence_number`,
    )
    const faults: string[] = []
    const numbers = new Map(finals.map(({ id, number }) => [id, number]))
    for (const [i, { sequence_number }] of finals.entries())
      if (sequence_number !== i + 1) faults.push(`number ${i + 1} is ${sequence_number}`)
    for (const [id, number] of acknowledged)
      if (numbers.get(id) !== number) faults.push(`${number} was promised, ${numbers.get(id)} is there`)
    for (const id of incomplete) if (numbers.has(id)) faults.push(`${id} became final though it is incomplete`)
    for (const { fault } of await verifyInvoices(tx))
      if (fault) faults.push(`the chain breaks: ${JSON.stringify(fault)}`)
    for (const [what, count] of Object.entries(await trailOf(tx)))
      if (count !== finals.length) faults.push(`${count} ${what} of ${finals.length} invoices`)
    faults.push(...(await disorderOf(tx)))
    return { finals: finals.length, faults }
  })
}

async function trailOf(tx: Tx): Promise<Record<string, number>> {
  const counts = await tx.first<Record<string, number>>(sql`
    select (select count(*) from audit where operation = 'invoice.finalize') as audits,
      (select count(*) from outbox where kind = 'invoice.finalised') as events,
      (select count(*) from job where kind = 'print_invoice') as jobs,
      (select count(*) from idempotency) as keys`)
  return counts!
}

// Only where the database keeps the moments of commits.
async function disorderOf(tx: Tx): Promise<string[]> {
  const kept = await tx.first<{ on: string }>(sql`select current_setting('track_commit_timestamp') as on`)
  if (kept?.on !== 'on') return []
  const swapped = await tx.all<{ number: number }>(sql`
    select sequence_number as number from (
      select sequence_number, committed, lag(committed) over (order by sequence_number) as before
      from (select sequence_number, pg_xact_commit_timestamp(xmin) as committed from invoice_seal) s) t
    where committed < before`)
  return swapped.map(({ number }) => `number ${number} was committed before the one in front of it`)
}
