// VAT rates as they are stored. They are shown inside their company profile, which is held while one of them changes.
import type { Context } from '../../db/context.ts'
import { type Loaded, loadRecord, loadRecords, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { touch } from '../../db/write.ts'
import { VatRate } from './vat-rates.shapes.ts'

export type LoadedVatRate = Loaded<Tables['vat_rate']>

interface Period {
  readonly id: string
  readonly company_profile_id: string
  readonly valid_from: string
  readonly valid_to: string | null
}

export const vatRate = recordType({ name: 'vatrate', table: 'vat_rate', shape: VatRate })

export async function loadVatRate(ctx: Context, id: string): Promise<LoadedVatRate | undefined> {
  holdProfile(ctx, sql`(select company_profile_id from vat_rate where id = ${id})`)
  return loadRecord(ctx.tx, vatRate, id, ctx)
}

/** One after the other, so that two do not both become the default. */
export function holdProfile(ctx: Context, id: Sql): void {
  ctx.tx.send(sql`select from company_profile where id = ${id} for no key update`)
}

export function touchProfile(ctx: Context, id: string): void {
  ctx.tx.send(touch(ctx, 'company_profile', id))
}

/** Other defaults of the profile on any day of the period. */
export function loadDefaults(ctx: Context, { id, company_profile_id, valid_from, valid_to }: Period) {
  return loadRecords(
    ctx.tx,
    vatRate,
    sql`t.company_profile_id = ${company_profile_id} and t.is_default and t.id <> ${id}
      and daterange(t.valid_from, t.valid_to, '[]') && daterange(${valid_from}, ${valid_to}, '[]')`,
    ctx,
  )
}

/** Whether any invoice line has it. The lock waits for whoever is putting it on one. */
export async function isOnInvoices(ctx: Context, id: string): Promise<boolean> {
  ctx.tx.send(sql`select from vat_rate where id = ${id} for update`)
  return (await ctx.tx.first(sql`select from invoice_line where vat_rate_id = ${id} limit 1`)) !== undefined
}
