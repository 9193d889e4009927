// What the database says after the crashes, held against what the clients were promised.
import { sql } from '../src/db/sql.ts'
import type { Tx } from '../src/db/transaction.ts'
import { verifyInvoices } from '../src/modules/invoices/seal.queries.ts'
import type { Ledger } from './crash-load.ts'
import { lineFaults } from './lines.ts'

export interface Remains {
  /** How many of each there are, acknowledged or not. */
  readonly entries: number
  readonly finals: number
  readonly payments: number
  readonly faults: readonly string[]
}

export async function remainsOf(tx: Tx, ledger: Ledger): Promise<Remains> {
  const entries = new Map(
    (await tx.all<{ id: string; note: string }>(sql`select id, note from time_entry`)).map(({ id, note }) => [
      id,
      note,
    ]),
  )
  const finals = await tx.all<Final>(sql`
    select id, number, sequence_number, paid_amount::float8 as paid,
      (select coalesce(sum(amount), 0)::float8 from payment p where p.environment_id = i.environment_id and p.invoice_id = i.id) as payments,
      exists (select from job j where j.environment_id = i.environment_id and j.record_id = i.id and j.kind = 'print_invoice')
        or exists (select from document d where d.environment_id = i.environment_id and d.invoice_id = i.id) as is_printed
    from invoice i where status = 'finalised' order by sequence_number`)
  const payments = await tx.all<{ id: string }>(sql`select id from payment`)
  const faults = [
    ...entryFaults(entries, ledger),
    ...invoiceFaults(finals, ledger),
    ...(await lineFaults(tx)),
    ...(await chainFaults(tx)),
    ...(await trailFaults(tx, ledger)),
    ...(await keyFaults(tx, ledger)),
    ...(await untracedFaults(tx)),
  ]
  return { entries: entries.size, finals: finals.length, payments: payments.length, faults }
}

interface Final {
  id: string
  number: string
  sequence_number: number
  paid: number
  payments: number
  is_printed: boolean
}

function entryFaults(entries: ReadonlyMap<string, string>, { notes }: Ledger): string[] {
  return [...notes].flatMap(([id, allowed]) => {
    const note = entries.get(id) ?? null
    return allowed.has(note) ? [] : [`entry ${id} is ${note}, not ${[...allowed].join(' or ')}`]
  })
}

function invoiceFaults(finals: readonly Final[], { numbers, paid }: Ledger): string[] {
  const faults = finals.flatMap(({ id, sequence_number, paid, payments, is_printed }, i) => [
    ...(sequence_number === i + 1 ? [] : [`number ${i + 1} is ${sequence_number}`]),
    ...(paid === payments ? [] : [`invoice ${id} is paid ${paid} by payments of ${payments}`]),
    ...(is_printed ? [] : [`nobody prints invoice ${id}`]),
  ])
  const found = new Map(finals.map((final) => [final.id, final]))
  for (const [id, number] of numbers)
    if (found.get(id)?.number !== number) faults.push(`${number} was promised, ${found.get(id)?.number} is there`)
  for (const [id, amount] of paid)
    if ((found.get(id)?.payments ?? 0) < amount) faults.push(`of invoice ${id} a payment is lost`)
  return faults
}

async function chainFaults(tx: Tx): Promise<string[]> {
  const proofs = await verifyInvoices(tx)
  return proofs.flatMap(({ fault }) => (fault ? [`the chain breaks: ${JSON.stringify(fault)}`] : []))
}

/** Every promise has its audit and its event, and there are as many of the ones as of the others. */
async function trailFaults(tx: Tx, { promised }: Ledger): Promise<string[]> {
  const pairs = new Map(promised.map(({ operation, kind }) => [operation, kind]))
  const trail = await tx.all<{ what: string; audits: number; events: number }>(sql`
    select coalesce(a.record_id, e.record_id) || ' ' || coalesce(a.kind, e.kind) as what,
      coalesce(a.count, 0)::integer as audits, coalesce(e.count, 0)::integer as events
    from (select record_id, kind, count(*) from audit
        join unnest(${[...pairs.keys()]}::text[], ${[...pairs.values()]}::text[]) p (operation, kind)
          on p.operation = audit.operation and split_part(p.kind, '.', 1) = resource
        group by 1, 2) a
    full join (select record_id, kind, count(*) from outbox where kind = any(${[...pairs.values()]}::text[]) group by 1, 2) e
      on e.record_id = a.record_id and e.kind = a.kind`)
  const faults = trail
    .filter(({ audits, events }) => audits !== events)
    .map(({ what, audits, events }) => `${what} has ${audits} audits and ${events} events`)
  const audits = countsOf(trail.map(({ what, audits }) => ({ what, count: audits })))
  for (const [what, list] of Map.groupBy(promised, ({ id, kind }) => `${id} ${kind}`))
    if ((audits.get(what) ?? 0) < list.length)
      faults.push(`${what} was promised ${list.length} times, audited ${audits.get(what)} times`)
  return faults
}

/** A key is stored with its effect, and one effect is all it has. */
async function keyFaults(tx: Tx, { promised }: Ledger): Promise<string[]> {
  const keys = new Set((await tx.all<{ key: string }>(sql`select key from idempotency`)).map(({ key }) => key))
  const faults = promised.flatMap(({ key }) => (key === undefined || keys.has(key) ? [] : [`key ${key} was forgotten`]))
  const effects = await tx.all<{ mark: string; count: number }>(sql`
    select coalesce(after ->> 'external_reference', after ->> 'note') as mark, count(*)::integer
    from audit where operation in ('hours.create', 'hours.update', 'payment.create') and resource <> 'invoice' group by 1`)
  const done = countsOf(effects.map(({ mark, count }) => ({ what: mark, count })))
  for (const [mark, count] of done) if (count !== 1) faults.push(`${mark} was done ${count} times`)
  const marked = promised.filter(({ operation }) => /^hours\.(create|update)|^payment/.test(operation))
  for (const { key } of marked) if (key !== undefined && !done.has(key)) faults.push(`key ${key} has no effect`)
  return faults
}

/** Nothing is there that nobody wrote down, and nothing is written down that is not there. */
async function untracedFaults(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ fault: string }>(sql`
    with made as (select record_id, count(*) as times from audit where operation in ('hours.create', 'payment.create')
        and resource in ('hours', 'payment') group by 1),
      gone as (select distinct record_id from audit where operation = 'hours.delete'),
      rows as (select id from time_entry union all select id from payment)
    select coalesce(r.id, m.record_id) || case when r.id is null then ' is gone without a trace' else ' came without a trace' end as fault
    from rows r full join made m on m.record_id = r.id
    where r.id is null and not exists (select from gone g where g.record_id = m.record_id) or m.times is distinct from 1`)
  return rows.map(({ fault }) => fault)
}

function countsOf(rows: readonly { what: string; count: number }[]): Map<string, number> {
  return new Map(rows.map(({ what, count }) => [what, count]))
}
