// Invoices as they are stored: the record and the list.

import type { Context } from '../../db/context.ts'
import { byFlag, byId, byLink, bySearch, byText, byWord, dayRange, instantRange } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, loadRecord, recordType, rowsOf } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import { invoiceLine } from './invoice-lines.queries.ts'
import { Invoice, invoiceStatuses, invoiceTypes, paymentStatuses } from './invoices.shapes.ts'
import { payment } from './payments.queries.ts'

const IS_OVERDUE = raw('coalesce(t.outstanding_amount > 0 and t.due_date < current_day(), false)')

function hasLine(condition: Sql): Sql {
  return sql`exists (
    select from invoice_line l where l.environment_id = t.environment_id and l.invoice_id = t.id and ${condition})`
}

/** A draft shows its customer and company as they are; a final invoice as they were. */
export const invoice = recordType({
  name: 'invoice',
  table: 'invoice',
  shape: Invoice,
  joins: sql`
    left join organization on organization.environment_id = t.environment_id and organization.id = t.organization_id
    left join person on person.environment_id = t.environment_id and person.id = t.person_id`,
  columns: {
    organization_name: raw('organization.name'),
    person_name: raw('person.full_name'),
    is_overdue: IS_OVERDUE,
    period_start: raw('(invoice_period(t.environment_id, t.id, t.period_start, t.period_end)).first_day'),
    period_end: raw('(invoice_period(t.environment_id, t.id, t.period_start, t.period_end)).last_day'),
    project_ids: sql`array(
      select distinct l.project_id from invoice_line l
      where l.environment_id = t.environment_id and l.invoice_id = t.id and l.project_id is not null order by 1)`,
    credit_note_ids: sql`array(
      select c.id from invoice c
      where c.environment_id = t.environment_id and c.credited_invoice_id = t.id and c.status = 'finalised' order by 1)`,
    billing: raw('coalesce(t.billing, invoice_billing(t.environment_id, t.organization_id, t.person_id))'),
    seller: raw('coalesce(t.seller, invoice_seller(t.environment_id, t.company_profile_id))'),
    allowed_actions: sql`case
      when t.status = 'draft' then '["change","delete","finalize"]'::json
      else array_to_json(array_remove(array[
        'send', 'pay',
        case when ${IS_OVERDUE} then 'remind' end,
        case when t.type = 'invoice' and ${hasLine(sql`l.is_live and (l.amount <> 0 or l.quantity <> 0)`)} then 'credit' end,
        case when t.type = 'invoice' and ${hasLine(sql`not l.is_live`)} then 'rebill' end,
        case when t.payment_status in ('unpaid', 'partially_paid') and t.type = 'invoice' then 'write_off' end,
        case when t.written_off_amount <> 0 then 'undo_write_off' end], null))
    end`,
  },
  detail: {
    lines: rowsOf(invoiceLine, sql`t.invoice_id = owner.id`, raw('t.position, t.id')),
    payments: rowsOf(payment, sql`t.invoice_id = owner.id`, raw('t.date, t.id')),
  },
})

export type LoadedInvoice = Loaded<Tables['invoice']>

/** Held until the end; whether it is a draft or final is for the rules to say. */
export function loadInvoice(ctx: Context, id: string): Promise<LoadedInvoice | undefined> {
  return loadRecord(ctx.tx, invoice, id, ctx)
}

export const invoiceList = listing({
  type: invoice,
  filters: {
    q: bySearch(
      raw(`search_text(concat_ws(' ', t.number, t.subject, t.reference,
        coalesce(t.billing, invoice_billing(t.environment_id, t.organization_id, t.person_id)) ->> 'name'))`),
    ),
    number: byText(raw('t.number')),
    status: byWord(raw('t.status'), invoiceStatuses),
    type: byWord(raw('t.type'), invoiceTypes),
    payment_status: byWord(raw('t.payment_status'), paymentStatuses),
    is_overdue: byFlag(IS_OVERDUE),
    organization_id: byId(raw('t.organization_id')),
    person_id: byId(raw('t.person_id')),
    project_id: byLink(
      (ids) => sql`exists (
        select from invoice_line l
        where l.environment_id = t.environment_id and l.invoice_id = t.id and l.project_id = any(${ids}::uuid[]))`,
    ),
    company_profile_id: byId(raw('t.company_profile_id')),
    ...dayRange('invoice_date'),
    ...dayRange('due_date'),
    ...instantRange('paid_at'),
    outstanding: byFlag(raw('t.outstanding_amount <> 0')),
  },
  screenFilters: { currency: byText(raw('t.currency')) },
  orders: {
    invoice_date: { by: raw('t.invoice_date'), nullable: true },
    due_date: { by: raw('t.due_date'), nullable: true },
    number: { by: raw('t.sequence_number'), nullable: true },
    total_incl_vat: { by: raw('t.total_incl_vat') },
    outstanding_amount: { by: raw('t.outstanding_amount') },
  },
  defaultSort: '-created_at',
  tallied: true,
})
