// What a proposal is held against: the file itself, our relations and companies, and what is recorded already.
import type { Context } from '../../db/context.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import type { PurchaseDouble } from './proposals.shapes.ts'
import type { KnownProfile, KnownSupplier } from './propose.ts'
import { compact, type Numbers } from './supplier-match.rules.ts'

export interface Paper {
  readonly id: string
  readonly mime_type: string
  readonly sha256: string
  readonly bytes: Uint8Array
}

/** A file that came in as a purchase invoice; its bytes only where they can be read. */
export function findPaper(ctx: Context, id: string): Promise<Paper | undefined> {
  return ctx.tx.first<Paper>(sql`
    select d.id, d.mime_type, d.sha256, case when d.mime_type like '%/xml' then c.bytes else ''::bytea end as bytes
    from document d join document_content c on c.environment_id = d.environment_id and c.document_id = d.id
    where d.id = ${id} and d.kind = 'purchase_invoice'`)
}

/** Those who share a number or the name with this one; which of them it is, a rule decides. */
export function findSuppliers(ctx: Context, sought: Numbers): Promise<KnownSupplier[]> {
  const [vat, coc, peppol, iban] = [sought.vat_number, sought.coc_code, sought.peppol_id, sought.iban].map(compact)
  return ctx.tx.all<KnownSupplier>(sql`
    select id, name, vat_number, coc_code, peppol_id, iban from organization
    where is_active and (
      right(${bare('vat_number')}, 6) = nullif(right(${vat}, 6), '')
      or right(${bare('coc_code')}, 6) = nullif(right(${coc}, 6), '')
      or ${bare('peppol_id')} = nullif(${peppol}, '')
      or ${bare('iban')} = nullif(${iban}, '')
      or ${bare('name')} = nullif(${compact(sought.name)}, '') or lower(name) = lower(${sought.name}))
    order by id limit 200`)
}

function bare(column: string): Sql {
  return raw(`upper(regexp_replace(${column}, '[^0-9A-Za-z]', '', 'g'))`)
}

export function findProfiles(ctx: Context): Promise<KnownProfile[]> {
  return ctx.tx.all<KnownProfile>(sql`
    select id, legal_name as name, vat_number, coc_code, null as peppol_id, iban, currency, is_default
    from company_profile where is_active order by is_default desc, id`)
}

export async function isOrganization(ctx: Context, id: string): Promise<boolean> {
  return (await ctx.tx.first(sql`select from organization where id = ${id}`)) !== undefined
}

/** The same invoice under another entry. */
export function findSameNumber(
  ctx: Context,
  organizationId: string | null,
  number: string | null,
  documentId: string | null = null,
): Promise<PurchaseDouble[]> {
  return ctx.tx.all<PurchaseDouble>(sql`
    select 'same_number' as reason, id as purchase_invoice_id, entry_number, null::uuid as document_id, null as document_name
    from purchase_invoice where organization_id = ${organizationId} and lower(number) = lower(${number})
      and (document_id = ${documentId}) is not true`)
}

/** The same file in another place. */
export function findSameFile(ctx: Context, { id, sha256 }: Paper): Promise<PurchaseDouble[]> {
  return ctx.tx.all<PurchaseDouble>(sql`
    select 'same_file' as reason, p.id as purchase_invoice_id, p.entry_number, d.id as document_id, d.name as document_name
    from document d
    left join purchase_invoice p on p.environment_id = d.environment_id and p.id = d.purchase_invoice_id
    where d.sha256 = ${sha256} and d.kind = 'purchase_invoice' and d.id <> ${id}
    order by p.id nulls last, d.id limit 10`)
}
