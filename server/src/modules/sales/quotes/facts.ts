// What a quote takes over from its surroundings: company, customer, VAT rates; and its lines with their VAT.
import type { Context } from '../../../db/context.ts'
import { sql } from '../../../db/sql.ts'
import type { Language } from '../../../shared/languages.ts'
import { referenceProblem } from '../../../shared/problem.ts'
import {
  appliedTreatment,
  type InvoiceBilling,
  type InvoiceSeller,
  lineVat,
  rateOn,
  type VatRate,
  type VatTreatment,
} from '../../invoices/public.ts'
import type { StoredLine } from './lines.queries.ts'
import type { ReadLine } from './lines.rules.ts'

export interface QuoteFacts {
  readonly company_profile_id: string
  readonly profile: { readonly name: string; readonly is_active: boolean }
  readonly currency: string
  readonly payment_term_days: number
  /** Of the customer. */
  readonly language: Language
  readonly seller: InvoiceSeller
  readonly billing: InvoiceBilling
  readonly vat_treatment: VatTreatment
  /** All rates of the company profile, of any time. */
  readonly rates: readonly VatRate[]
  /** Of those that were asked for. */
  readonly hour_type_ids: readonly string[]
}

export interface QuoteParties {
  readonly company_profile_id: string | null
  readonly organization_id: string | null
  readonly person_id: string | null
}

/** Without a profile that of the default one. Whoever is named beside an organization gets the quote, not its bookkeeping. */
export async function quoteFacts(
  ctx: Context,
  { company_profile_id, organization_id, person_id }: QuoteParties,
  hourTypeIds: readonly string[] = [],
): Promise<QuoteFacts> {
  const facts = await ctx.tx.first<QuoteFacts>(sql`
    select c.id as company_profile_id, json_build_object('name', c.name, 'is_active', c.is_active) as profile, c.currency,
      coalesce(case when o.id is not null then o.payment_term_days else p.payment_term_days end, c.payment_term_days) as payment_term_days,
      coalesce(o.language, p.language, 'nl') as language, coalesce(o.vat_treatment, 'auto') as vat_treatment,
      invoice_seller(c.environment_id, c.id) as seller,
      invoice_billing(c.environment_id, o.id, p.id) || jsonb_build_object(
        'attention', case when o.id is not null then p.full_name end,
        'email', coalesce(p.email, o.email, o.invoice_email)) as billing,
      (select coalesce(json_agg(f), '[]') from (
        select r.id, r.percentage::text, r.category, r.exemption_reason, r.valid_from, r.valid_to, r.is_default, r.is_active
        from vat_rate r where r.environment_id = c.environment_id and r.company_profile_id = c.id) f) as rates,
      (select coalesce(json_agg(h.id), '[]') from hour_type h
        where h.environment_id = c.environment_id and h.id = any(${hourTypeIds}::uuid[])) as hour_type_ids
    from company_profile c
    left join organization o on o.environment_id = c.environment_id and o.id = ${organization_id}
    left join person p on p.environment_id = c.environment_id and p.id = ${person_id}
    where case when ${company_profile_id}::uuid is null then c.is_default else c.id = ${company_profile_id} end`)
  if (!facts) throw referenceProblem(['company_profile_id'])
  return facts
}

export function hourTypesIn(lines: readonly ReadLine[]): string[] {
  return lines.flatMap(({ hour_type_id }) => hour_type_id ?? [])
}

/** Refuses rates of another company and hour types that do not exist, each by its line. */
export function checkLineReferences(lines: readonly ReadLine[], { rates, hour_type_ids }: QuoteFacts): void {
  const [known, types] = [new Set(rates.map(({ id }) => id)), new Set(hour_type_ids)]
  const strange = lines.flatMap(({ vat_rate_id, hour_type_id }, i) => [
    ...(vat_rate_id === null || known.has(vat_rate_id) ? [] : [`lines/${i}/vat_rate_id`]),
    ...(hour_type_id === null || types.has(hour_type_id) ? [] : [`lines/${i}/hour_type_id`]),
  ])
  if (strange.length > 0) throw referenceProblem(strange)
}

export function withVat(lines: readonly ReadLine[], facts: QuoteFacts, language: Language, day: string): StoredLine[] {
  const { seller, billing, vat_treatment, rates } = facts
  const { treatment } = appliedTreatment({
    seller: { country: seller.address?.country ?? null, vat_number: seller.vat_number },
    buyer: { country: billing.address?.country ?? null, vat_number: billing.vat_number, vat_treatment },
  })
  return lines.map((line) => {
    const rate = line.kind === 'text' ? null : rateOn(rates, line.vat_rate_id, day)
    return { ...line, ...lineVat(rate, treatment, language) }
  })
}
