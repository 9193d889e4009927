// What finalisation reads and writes. The row of the series is the one thing that all finalisations of a company queue for.
import type { Context } from '../../db/context.ts'
import { sql } from '../../db/sql.ts'
import { type LoadedInvoice, loadInvoice } from './invoices.queries.ts'
import type { Numbering } from './numbering.rules.ts'

/** The company comes first, as for whoever changes it: its numbering and currency stay as they are until the end. */
export function loadToFinalise(ctx: Context, id: string): Promise<LoadedInvoice | undefined> {
  ctx.tx.send(sql`
    select from company_profile where id = (select i.company_profile_id from invoice i where i.id = ${id}) for share`)
  return loadInvoice(ctx, id)
}

export interface FinalisationFacts extends Numbering {
  readonly currency: string
  /** The day of the last invoice, by the year of the series. */
  readonly last_dates: Readonly<Record<number, string>>
  /** And its number. */
  readonly last_numbers: Readonly<Record<number, number>>
  /** Lines of which some work has gone. */
  readonly bereft_line_ids: readonly string[]
  /** The day of the invoice that it takes back. */
  readonly credited_date: string | null
}

export async function finalisationFacts({ tx }: Context, invoiceId: string): Promise<FinalisationFacts> {
  const facts = await tx.first<FinalisationFacts>(sql`
    select p.number_format, p.number_reset, p.currency,
      (select c.invoice_date from invoice c where c.id = i.credited_invoice_id) as credited_date,
      (select coalesce(json_object_agg(s.series_year, s.last_date), '{}') from invoice_series s
        where s.company_profile_id = i.company_profile_id) as last_dates,
      (select coalesce(json_object_agg(s.series_year, s.last_number), '{}') from invoice_series s
        where s.company_profile_id = i.company_profile_id) as last_numbers,
      (select coalesce(json_agg(l.id), '[]') from invoice_line l
        where l.invoice_id = i.id and l.credited_line_id is null and not ${HAS_ITS_WORK}) as bereft_line_ids
    from invoice i join company_profile p on p.environment_id = i.environment_id and p.id = i.company_profile_id
    where i.id = ${invoiceId}`)
  return facts!
}

const HAS_ITS_WORK = sql`case l.kind
  when 'hours' then (
    select count(*) = coalesce(l.hours_count, 0) and coalesce(sum(e.minutes), 0) = coalesce(l.hours_minutes, 0)
    from invoice_line_hours h join time_entry e on e.environment_id = h.environment_id and e.id = h.time_entry_id
    where h.invoice_line_id = l.id and h.is_live and e.minutes = h.minutes
      and e.invoice_line_id = l.id and e.invoice_status = 'on_draft')
  when 'cost' then exists (
    select from cost c where c.id = l.cost_id and c.invoice_line_id = l.id and c.invoice_status = 'on_draft')
  when 'installment' then exists (
    select from installment n where n.id = l.installment_id and n.invoice_line_id = l.id and not n.is_invoiced)
  else true end`

/** The names of projects that are printed beside the lines. */
export function freezeProjectNames({ tx }: Context, invoiceId: string): void {
  tx.send(sql`
    update invoice_line l set project_number = p.project_number, project_name = p.name
    from project p where p.environment_id = l.environment_id and p.id = l.project_id and l.invoice_id = ${invoiceId}`)
}

export interface Place {
  readonly sequence_number: number
  readonly last_date: string | null
}

/** The next number of the series, held until the end: nobody else gets one meanwhile, and nobody notices if it is given back. */
export async function takeNumber({ tx }: Context, profileId: string, seriesYear: number): Promise<Place> {
  const place = await tx.first<Place>(sql`
    insert into invoice_series (environment_id, company_profile_id, series_year, last_number)
    values (current_environment(), ${profileId}, ${seriesYear}, 1)
    on conflict (environment_id, company_profile_id, series_year) do update set last_number = invoice_series.last_number + 1
    returning last_number as sequence_number, last_date`)
  return place!
}
