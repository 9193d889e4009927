// Company profiles as they are stored, with their VAT rates, holidays and settings.
import type { Context } from '../../db/context.ts'
import { byFlag } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, loadRecords, type Rendered, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { deleteRecord, renderUpdated, updateRecord } from '../../db/write.ts'
import type { Holiday } from '../../shared/holidays.ts'
import { holidaysChanged } from '../hrm/public.ts'
import { CompanyProfile } from './company-profiles.shapes.ts'
import { invoice } from './invoices.queries.ts'
import type { LastNumber } from './numbering.rules.ts'

export type LoadedProfile = Loaded<Tables['company_profile']>

export const companyProfile = recordType({
  name: 'companyprofile',
  table: 'company_profile',
  shape: CompanyProfile,
  columns: {
    next_sequence_number: sql`coalesce((
      select s.last_number from invoice_series s
      where s.environment_id = t.environment_id and s.company_profile_id = t.id
        and s.series_year = case t.number_reset when 'yearly' then extract(year from current_day()) else 0 end), 0) + 1`,
    vat_rates: sql`(select coalesce(json_agg(r), '[]') from (
      select v.id, v.name, v.percentage, v.category, v.exemption_reason, v.valid_from, v.valid_to, v.is_default, v.is_active
      from vat_rate v where v.environment_id = t.environment_id and v.company_profile_id = t.id order by v.valid_from, v.id) r)`,
    public_holidays: sql`(select coalesce(json_agg(r), '[]') from (
      select h.date, h.name, h.half_day from public_holiday h
      where h.environment_id = t.environment_id and h.company_profile_id = t.id
        and abs(extract(year from h.date) - extract(year from current_day())) <= 1 order by h.date) r)`,
    settings: sql`json_build_object('hours_approval', t.hours_approval, 'hours_overlap', t.hours_overlap,
      'hours_closed_until', t.hours_closed_until, 'budget_policy', t.budget_policy)`,
  },
})

export const companyProfileList = listing({
  type: companyProfile,
  filters: { is_active: byFlag(raw('t.is_active')) },
  orders: { name: { by: raw('t.name') } },
  defaultSort: 'name',
})

export async function isProfile(ctx: Context, id: string): Promise<boolean> {
  return (await ctx.tx.first(sql`select from company_profile where id = ${id}`)) !== undefined
}

/** The lock keeps two profiles from becoming the default together. */
export async function unsetDefault(ctx: Context): Promise<void> {
  ctx.tx.send(
    sql`select pg_advisory_xact_lock(hashtextextended('default_company_profile ' || current_environment(), 0))`,
  )
  const profiles = await loadRecords(ctx.tx, companyProfile, sql`t.is_default`, ctx)
  for (const profile of profiles) await updateRecord(ctx, companyProfile, profile, { is_default: false })
}

export async function hasFinalInvoices(ctx: Context, id: string): Promise<boolean> {
  const query = sql`select from invoice where company_profile_id = ${id} and status = 'finalised' limit 1`
  return (await ctx.tx.first(query)) !== undefined
}

/** Drafts are in the currency of their profile. */
export async function changeDraftCurrency(ctx: Context, id: string, currency: string): Promise<void> {
  const ofProfile = sql`t.company_profile_id = ${id} and t.status = 'draft'`
  const drafts = await loadRecords(ctx.tx, invoice, ofProfile, ctx)
  for (const draft of drafts) await updateRecord(ctx, invoice, draft, { currency })
}

export async function issuedNumbers(ctx: Context, id: string): Promise<string[]> {
  const query = sql`select number from invoice where company_profile_id = ${id} and status = 'finalised'`
  return (await ctx.tx.all<{ number: string }>(query)).map(({ number }) => number)
}

export async function lastNumbers(ctx: Context, id: string): Promise<LastNumber> {
  const query = sql`select series_year, last_number from invoice_series where company_profile_id = ${id}`
  const series = await ctx.tx.all<{ series_year: number; last_number: number }>(query)
  const last = new Map(series.map(({ series_year, last_number }) => [series_year, last_number]))
  return (seriesYear) => last.get(seriesYear) ?? 0
}

/** Makes the holidays of these years exactly these. */
export async function replaceHolidays(
  ctx: Context,
  before: LoadedProfile,
  years: readonly number[],
  holidays: readonly Holiday[],
): Promise<Rendered> {
  const dates = holidays.map(({ date }) => date)
  const changed = await ctx.tx.all<{ date: string; is_felt: boolean }>(sql`
    with was as materialized (select date, half_day from public_holiday where company_profile_id = ${before.id}),
      gone as (delete from public_holiday where company_profile_id = ${before.id}
        and extract(year from date) = any(${years}::integer[]) and date <> all(${dates}::date[]) returning date),
      put as (insert into public_holiday as h (environment_id, company_profile_id, date, name, half_day)
        select current_environment(), ${before.id}, *
        from unnest(${dates}::date[], ${holidays.map(({ name }) => name)}::text[], ${holidays.map(({ half_day }) => half_day)}::boolean[])
        on conflict (environment_id, company_profile_id, date) do update set name = excluded.name, half_day = excluded.half_day
        where (h.name, h.half_day) <> (excluded.name, excluded.half_day) returning date, half_day)
    select date, true as is_felt from gone
    union all select put.date, was.half_day is distinct from put.half_day from put left join was using (date)`)
  // A new name is no other day.
  const felt = changed.filter(({ is_felt }) => is_felt).map(({ date }) => date)
  await holidaysChanged(ctx, before.id, felt)
  return changed.length > 0 ? renderUpdated(ctx, companyProfile, before) : before
}

/** Adds what is missing; the days that are there stay as they are. */
export async function addHolidays(
  ctx: Context,
  before: LoadedProfile,
  holidays: readonly Holiday[],
): Promise<Rendered> {
  const added = await insertHolidays(ctx, before.id, holidays)
  await holidaysChanged(ctx, before.id, added)
  return added.length > 0 ? renderUpdated(ctx, companyProfile, before) : before
}

/** The answer is which were missing. */
export async function insertHolidays(
  ctx: Context,
  profileId: string,
  holidays: readonly Holiday[],
): Promise<readonly string[]> {
  const added = await ctx.tx.all<{ date: string }>(sql`
    insert into public_holiday (environment_id, company_profile_id, date, name)
    select current_environment(), ${profileId}, *
    from unnest(${holidays.map(({ date }) => date)}::date[], ${holidays.map(({ name }) => name)}::text[])
    on conflict do nothing returning date`)
  return added.map(({ date }) => date)
}

/** Of this year and the next, those without a single holiday, where the company kept holidays in an earlier year. */
export function yearsToFill(ctx: Context): Promise<{ id: string; years: number[] }[]> {
  const inYear = sql`h.date between make_date(y.year, 1, 1) and make_date(y.year, 12, 31)`
  const holiday = sql`select from public_holiday h where h.company_profile_id = p.id`
  return ctx.tx.all(sql`
    select p.id, array_agg(y.year order by y.year) as years
    from company_profile p,
      lateral (select extract(year from current_day())::integer + n as year from generate_series(0, 1) n) y
    where p.is_active and not exists (${holiday} and ${inYear})
      and exists (${holiday} and h.date < make_date(y.year, 1, 1)) group by p.id`)
}

/** Undefined when there is no such document. */
export async function documentType(ctx: Context, id: string): Promise<string | undefined> {
  return (await ctx.tx.first<{ mime_type: string }>(sql`select mime_type from document where id = ${id}`))?.mime_type
}

/** Its rates and holidays go along; whatever else refers to it keeps it. */
export function deleteProfile(ctx: Context, before: LoadedProfile): void {
  ctx.tx.send(sql`delete from vat_rate where company_profile_id = ${before.id}`)
  deleteRecord(ctx, companyProfile, before)
}
