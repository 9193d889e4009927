// Drafts as they are stored: taken in hand for a change, and added up anew after each.
import type { Context } from '../../db/context.ts'
import { loadRecords } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { Language } from '../../shared/languages.ts'
import { add } from '../../shared/money.ts'
import { type Totals, totalsOf, type VatGroup, type VatLine, vatBreakdown } from '../../shared/vat.ts'
import type { InvoiceBilling, InvoiceSeller } from './content.ts'
import { type CreditedVat, withRestOfVat } from './credit-notes.rules.ts'
import { invoice, type LoadedInvoice } from './invoices.queries.ts'
import {
  appliedTreatment,
  type LineVat,
  lineVat,
  rateOn,
  type VatRate,
  type VatTreatment,
  type VatWarning,
} from './vat.rules.ts'

export interface DraftLine extends LineVat {
  readonly id: string
  readonly position: number
  readonly kind: 'hours' | 'cost' | 'installment' | 'subscription' | 'manual' | 'text'
  readonly amount: string
  readonly credited_line_id: string | null
}

interface Surroundings {
  readonly status: string
  readonly number: string | null
  readonly type: 'invoice' | 'credit_note'
  readonly language: Language
  /** The day of the invoice as far as it is known: the wish, else today. */
  readonly date: string
  readonly seller: InvoiceSeller
  readonly billing: InvoiceBilling
  readonly vat_treatment: VatTreatment
  readonly lines: readonly DraftLine[]
  /** All rates of the company profile, of any time. */
  readonly rates: readonly VatRate[]
  /** Of credit notes: the VAT of the invoice that is credited. */
  readonly credited: CreditedVat | null
}

/** A draft added up, with all that decides whether it can become final. */
export interface DraftFacts extends Surroundings, Totals {
  readonly vat_breakdown: readonly VatGroup[]
  readonly warning: VatWarning | null
}

export interface DraftWithLine extends LoadedInvoice {
  readonly line: Tables['invoice_line']
}

/** A line is changed as part of its invoice: that is what is locked, and what has a version. */
export async function loadLine(ctx: Context, id: string): Promise<DraftWithLine | undefined> {
  const ofLine = sql`t.id = (select l.invoice_id from invoice_line l where l.id = ${id})`
  const [draft] = await loadRecords<'invoice'>(ctx.tx, invoice, ofLine, ctx)
  const line = draft && (await ctx.tx.first<Tables['invoice_line']>(sql`select * from invoice_line where id = ${id}`))
  return line && { ...draft, line }
}

interface CustomerFacts {
  readonly company_profile_id: string
  readonly profile: { readonly name: string; readonly is_active: boolean }
  readonly currency: string
  readonly payment_term_days: number
  readonly language: Language
}

/** What a new draft takes over from its customer and company; without a profile from the default one. Undefined: no such profile. */
export function customerFacts(
  ctx: Context,
  named: {
    readonly company_profile_id: string | null
    readonly organization_id: string | null
    readonly person_id: string | null
  },
): Promise<CustomerFacts | undefined> {
  return ctx.tx.first(sql`
    select c.id as company_profile_id, json_build_object('name', c.name, 'is_active', c.is_active) as profile, c.currency,
      coalesce(case when o.id is not null then o.payment_term_days else p.payment_term_days end, c.payment_term_days) as payment_term_days,
      coalesce(o.language, p.language, 'nl') as language
    from company_profile c
    left join organization o on o.environment_id = c.environment_id and o.id = ${named.organization_id}
    left join person p on p.environment_id = c.environment_id and p.id = ${named.person_id}
    where case when ${named.company_profile_id}::uuid is null then c.is_default else c.id = ${named.company_profile_id} end`)
}

/**
 * Renews the VAT of the lines, the breakdown and the totals of a draft that is held. The version is not moved: that belongs to
 * the change that made this necessary.
 */
export async function recalculate(ctx: Context, invoiceId: string): Promise<DraftFacts> {
  const facts = (await surroundingsOf(ctx, invoiceId))!
  const draft = addedUp(facts)
  const changed = draft.lines.filter((line, i) => isOther(line, facts.lines[i]!))
  writeVat(ctx, invoiceId, changed)
  writeTotals(ctx, invoiceId, draft.vat_breakdown, draft)
  return draft
}

/** The same without writing it down; undefined is a 404. */
export async function calculate(ctx: Context, invoiceId: string): Promise<DraftFacts | undefined> {
  const facts = await surroundingsOf(ctx, invoiceId)
  return facts && addedUp(facts)
}

function addedUp(facts: Surroundings): DraftFacts {
  const { treatment, warning } = appliedTreatment({
    seller: { country: facts.seller.address?.country ?? null, vat_number: facts.seller.vat_number },
    buyer: {
      country: facts.billing.address?.country ?? null,
      vat_number: facts.billing.vat_number,
      vat_treatment: facts.vat_treatment,
    },
  })
  const lines = facts.lines.map((line): DraftLine => {
    // A credit note repeats the VAT of the invoice, whatever holds today.
    if (line.kind === 'text' || line.credited_line_id !== null) return line
    return { ...line, ...lineVat(rateOn(facts.rates, line.vat_rate_id, facts.date), treatment, facts.language) }
  })
  const groups = vatBreakdown(lines.filter(isTaxed))
  const vat_breakdown = facts.credited ? withRestOfVat(groups, facts.credited) : groups
  const totals = withUntaxed(totalsOf(vat_breakdown), lines)
  return { ...facts, lines, vat_breakdown, warning, ...totals }
}

function surroundingsOf(ctx: Context, invoiceId: string): Promise<Surroundings | undefined> {
  return ctx.tx.first<Surroundings>(sql`
    select i.status, i.number, i.type, i.language, coalesce(i.invoice_date, current_day()) as date,
      invoice_seller(i.environment_id, i.company_profile_id) as seller,
      invoice_billing(i.environment_id, i.organization_id, i.person_id) as billing,
      coalesce(o.vat_treatment, 'auto') as vat_treatment,
      (select coalesce(json_agg(f order by f.position, f.id), '[]') from (
        select l.id, l.position, l.kind, l.amount::text, l.vat_rate_id, l.vat_category, l.vat_percentage::text, l.exemption_reason,
          l.credited_line_id
        from invoice_line l where l.environment_id = i.environment_id and l.invoice_id = i.id) f) as lines,
      (select coalesce(json_agg(f), '[]') from (
        select r.id, r.percentage::text, r.category, r.exemption_reason, r.valid_from, r.valid_to, r.is_default, r.is_active
        from vat_rate r where r.environment_id = i.environment_id and r.company_profile_id = i.company_profile_id) f) as rates,
      case when i.credited_invoice_id is not null then json_build_object('groups', ${CHARGED_VAT}, 'open', ${OPEN_GROUPS}) end as credited
    from invoice i left join organization o on o.environment_id = i.environment_id and o.id = i.organization_id
    where i.id = ${invoiceId}`)
}

const CHARGED_VAT = sql`(
  select coalesce(json_agg(json_build_object('vat_category', g ->> 'vat_category', 'vat_percentage', g ->> 'vat_percentage',
    'vat_amount', g ->> 'vat_amount')), '[]')
  from invoice n, jsonb_array_elements(n.vat_breakdown) g
  where n.environment_id = i.environment_id
    and (n.id = i.credited_invoice_id or (n.credited_invoice_id = i.credited_invoice_id and n.status = 'finalised')))`

const OPEN_GROUPS = sql`(
  select coalesce(json_agg(json_build_object('vat_category', l.vat_category, 'vat_percentage', l.vat_percentage::text)), '[]')
  from invoice_line l, lateral (
    select coalesce(sum(c.amount), 0) as amount, coalesce(sum(c.quantity), 0) as quantity
    from invoice_line c join invoice n on n.environment_id = c.environment_id and n.id = c.invoice_id
    where c.environment_id = l.environment_id and c.credited_line_id = l.id and (n.status = 'finalised' or n.id = i.id)) taken
  where l.environment_id = i.environment_id and l.invoice_id = i.credited_invoice_id and l.kind <> 'text'
    and (l.amount, l.quantity) <> (-taken.amount, -taken.quantity))`

function isTaxed(line: DraftLine): line is DraftLine & VatLine {
  return line.kind !== 'text' && line.vat_category !== null && line.vat_percentage !== null
}

// A line that still lacks its rate keeps the draft from becoming final; until then its amount is shown all the same.
function withUntaxed({ total_excl_vat, total_vat }: Totals, lines: readonly DraftLine[]): Totals {
  const untaxed = lines.filter((line) => !isTaxed(line)).map(({ amount }) => amount)
  const whole = add(total_excl_vat, ...untaxed)
  return { total_excl_vat: whole, total_vat, total_incl_vat: add(whole, total_vat) }
}

function isOther(line: LineVat, before: LineVat): boolean {
  return VAT_FIELDS.some((field) => line[field] !== before[field])
}

const VAT_FIELDS = ['vat_rate_id', 'vat_category', 'vat_percentage', 'exemption_reason'] as const

function writeVat(ctx: Context, invoiceId: string, lines: readonly DraftLine[]): void {
  if (lines.length === 0) return
  const of = (field: 'id' | (typeof VAT_FIELDS)[number]) => lines.map((line) => line[field])
  ctx.tx.send(sql`
    update invoice_line l set vat_rate_id = n.rate, vat_category = n.category, vat_percentage = n.percentage, exemption_reason = n.reason
    from unnest(${of('id')}::uuid[], ${of('vat_rate_id')}::uuid[], ${of('vat_category')}::text[], ${of('vat_percentage')}::numeric[],
      ${of('exemption_reason')}::text[]) n (id, rate, category, percentage, reason)
    where l.invoice_id = ${invoiceId} and l.id = n.id`)
}

function writeTotals(ctx: Context, invoiceId: string, groups: readonly VatGroup[], totals: Totals): void {
  ctx.tx.send(sql`
    update invoice set total_excl_vat = ${totals.total_excl_vat}, total_vat = ${totals.total_vat},
      total_incl_vat = ${totals.total_incl_vat}, vat_breakdown = ${breakdownJson(groups)}
    where id = ${invoiceId}`)
}

/** The breakdown as it is stored: decimals as JSON numbers, without passing through floats. */
export function breakdownJson(groups: readonly VatGroup[]): Sql {
  const of = (field: keyof VatGroup) => groups.map((group) => group[field])
  return sql`(
    select coalesce(jsonb_agg(to_jsonb(g) - 'place' order by g.place), '[]')
    from unnest(${of('vat_category')}::text[], ${of('vat_percentage')}::numeric[], ${of('taxable_amount')}::numeric[],
      ${of('vat_amount')}::numeric[], ${of('exemption_reason')}::text[], ${of('exemption_code')}::text[]) with ordinality
      g (vat_category, vat_percentage, taxable_amount, vat_amount, exemption_reason, exemption_code, place))`
}
