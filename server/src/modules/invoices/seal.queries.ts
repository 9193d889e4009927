// The chain of final invoices: each seal holds all that is printed and a hash over it and the seal before; the series holds the last.
import type { Context } from '../../db/context.ts'
import { sql } from '../../db/sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** Seals an invoice that has just got its number, while its series is held. */
export function seal({ tx }: Context, invoiceId: string): void {
  tx.send(sql`
    with sealed as (
      insert into invoice_seal
        (environment_id, invoice_id, company_profile_id, series_year, sequence_number, content, previous_hash, hash)
      select i.environment_id, i.id, i.company_profile_id, i.series_year, i.sequence_number, said.content, s.last_hash,
        seal_hash(s.last_hash, said.content)
      from invoice i
      join invoice_series s on s.environment_id = i.environment_id and s.company_profile_id = i.company_profile_id
        and s.series_year = i.series_year,
        lateral (select invoice_content(i.environment_id, i.id)::text as content offset 0) said
      where i.id = ${invoiceId}
      returning *)
    update invoice_series s set last_hash = sealed.hash, last_date = i.invoice_date
    from sealed join invoice i on i.environment_id = sealed.environment_id and i.id = sealed.invoice_id
    where s.company_profile_id = sealed.company_profile_id and s.series_year = sealed.series_year`)
}

export interface SeriesProof {
  readonly company_name: string | null
  /** 0 where numbers never start anew. */
  readonly series_year: number
  /** How many numbers there are, and the hash of the last. */
  readonly count: number
  readonly head: string | null
  readonly fault: SeriesFault | null
}

/** The first number at which the chain does not hold. */
export interface SeriesFault {
  readonly sequence_number: number
  readonly number: string | null
  readonly reason: string
}

interface Series extends Omit<SeriesProof, 'fault'> {
  readonly company_profile_id: string
  readonly last_number: number | null
  readonly last_date: string | null
}

type Reading = Pick<Tx, 'all' | 'first'>

/** Proves every series of the environment from its first number to its head. */
export async function verifyInvoices(tx: Reading): Promise<SeriesProof[]> {
  const proofs: SeriesProof[] = []
  for (const series of await allSeries(tx)) {
    const { company_name, series_year, count, head } = series
    proofs.push({ company_name, series_year, count, head, fault: await firstFault(tx, series) })
  }
  return proofs
}

// As many numbers as any trace of the series shows, so that a lost head, seal or invoice leaves a hole to be found.
function allSeries(tx: Reading): Promise<Series[]> {
  return tx.all<Series>(sql`
    select n.company_profile_id, p.name as company_name, n.series_year, n.count, s.last_number, s.last_date,
      encode(s.last_hash, 'hex') as head
    from (
      select company_profile_id, series_year, max(number) as count from (
        select company_profile_id, series_year, last_number as number from invoice_series
        union all select company_profile_id, series_year, sequence_number from invoice_seal
        union all select company_profile_id, series_year, sequence_number from invoice where status = 'finalised') numbers
      group by company_profile_id, series_year) n
    left join invoice_series s on s.company_profile_id = n.company_profile_id and s.series_year = n.series_year
    left join company_profile p on p.id = n.company_profile_id
    order by p.name, n.company_profile_id, n.series_year`)
}

// In bites that no statement timeout cuts off.
const BITE = 1000

async function firstFault(tx: Reading, series: Series): Promise<SeriesFault | null> {
  for (let from = 1; from <= series.count; from += BITE) {
    const fault = await faultBetween(tx, series, from, Math.min(from + BITE - 1, series.count))
    if (fault) return fault
  }
  return null
}

// The number before is a column of its own: row security keeps a sum in a condition away from the index.
async function faultBetween(tx: Reading, series: Series, from: number, to: number): Promise<SeriesFault | null> {
  const fault = await tx.first<SeriesFault>(sql`
    select * from (
      select n.n as sequence_number, i.number, case
        when i.id is null then 'there is no invoice'
        when s.invoice_id is null then 'there is no seal'
        when s.invoice_id <> i.id then 'the seal is of another invoice'
        when s.previous_hash is distinct from before.hash then 'it does not follow the seal before it'
        when s.hash <> seal_hash(before.hash, s.content) then 'the seal was changed'
        when s.content is distinct from invoice_content(i.environment_id, i.id)::text then 'the invoice was changed'
        when n.n = ${series.count} and (n.n, i.invoice_date, encode(s.hash, 'hex'))
          is distinct from (${series.last_number}::integer, ${series.last_date}::date, ${series.head}) then 'the series ends elsewhere'
        end as reason
      from (select n, n - 1 as before from generate_series(${from}::integer, ${to}::integer) n offset 0) n
      left join invoice_seal s on s.company_profile_id = ${series.company_profile_id} and s.series_year = ${series.series_year}
        and s.sequence_number = n.n
      left join invoice_seal before on before.company_profile_id = ${series.company_profile_id}
        and before.series_year = ${series.series_year} and before.sequence_number = n.before
      left join invoice i on i.company_profile_id = ${series.company_profile_id} and i.series_year = ${series.series_year}
        and i.sequence_number = n.n) numbers
    where reason is not null order by sequence_number limit 1`)
  return fault ?? null
}
