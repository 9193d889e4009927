// Purchase invoices as they are stored: the record, the list, and the writes.
import { actionsIn } from '../../db/actions.ts'
import type { Context } from '../../db/context.ts'
import { byFlag, byId, byLink, bySearch, byText, byWord, dayRange } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { recordType, rowsOf } from '../../db/record.ts'
import { raw, sql } from '../../db/sql.ts'
import type { Decimal } from '../../shared/money.ts'
import { cost } from './costs.queries.ts'
import { entryNumber, purchaseInvoiceTransitions } from './purchase-invoices.rules.ts'
import { PurchaseInvoice, type PurchaseLine, purchaseInvoiceStatuses } from './purchase-invoices.shapes.ts'

const allocated = sql`(
  select coalesce(sum(c.cost_amount), 0)::numeric(20, 2) from cost c
  where c.environment_id = t.environment_id and c.purchase_invoice_id = t.id)`

const lines = sql`(
  select coalesce(json_agg(json_build_object('description', l.description, 'amount', l.amount,
    'vat_percentage', l.vat_percentage, 'ledger_code', l.ledger_code) order by l.position), '[]')
  from purchase_invoice_line l
  where l.environment_id = t.environment_id and l.purchase_invoice_id = t.id)`

export const purchaseInvoice = recordType({
  name: 'purchaseinvoice',
  table: 'purchase_invoice',
  shape: PurchaseInvoice,
  joins: sql`join organization on organization.environment_id = t.environment_id and organization.id = t.organization_id`,
  columns: {
    organization_name: raw('organization.name'),
    allowed_actions: actionsIn(purchaseInvoiceTransitions, purchaseInvoiceStatuses, raw('t.status')),
    allocated_amount: allocated,
  },
  detail: {
    lines,
    costs: rowsOf(cost, sql`t.purchase_invoice_id = owner.id`, raw('t.date, t.id')),
  },
})

export const purchaseInvoiceList = listing({
  type: purchaseInvoice,
  filters: {
    q: bySearch(sql`search_text(t.number || ' ' || coalesce(t.note, '') || ' ' || (
      select o.name from organization o where o.environment_id = t.environment_id and o.id = t.organization_id))`),
    organization_id: byId(raw('t.organization_id')),
    number: byText(raw('lower(t.number)'), (text) => text.toLowerCase()),
    status: byWord(raw('t.status'), purchaseInvoiceStatuses),
    project_id: byLink(
      (ids) => sql`t.id in (select c.purchase_invoice_id from cost c where c.project_id = any(${ids}::uuid[]))`,
    ),
    ...dayRange('invoice_date'),
    ...dayRange('due_date'),
    is_overdue: byFlag(raw(`coalesce(t.due_date < current_day(), false) and t.status in ('received', 'approved')`)),
  },
  orders: {
    invoice_date: { by: raw('t.invoice_date') },
    due_date: { by: raw('t.due_date'), nullable: true },
    total_incl_vat: { by: raw('t.total_incl_vat') },
  },
  defaultSort: '-invoice_date',
  tallied: true,
  deletable: true,
})

/** Without an id it is the default one; undefined when there is no such profile. */
export function findProfile(ctx: Context, id: string | undefined) {
  return ctx.tx.first<{ id: string; currency: string }>(
    sql`select id, currency from company_profile where ${id === undefined ? raw('is_default') : sql`id = ${id}`}`,
  )
}

export async function takeEntryNumber(ctx: Context): Promise<string> {
  const next = await ctx.tx.first<{ value: number }>(sql`
    insert into counter (environment_id, name, value) values (current_environment(), 'purchase_invoice', 1)
    on conflict (environment_id, name) do update set value = counter.value + 1 returning value`)
  return entryNumber(next!.value)
}

/** Asked after the lock: what another writer left behind while we waited for it counts too. */
export async function findContent(ctx: Context, id: string) {
  const found = await ctx.tx.first<{ lines: unknown[]; allocated: Decimal }>(sql`
    select ${lines} as lines, ${allocated}::text as allocated from purchase_invoice t where t.id = ${id}`)
  return found!
}

/** Makes the lines exactly these. */
export function setLines(ctx: Context, id: string, lines: readonly PurchaseLine[]): void {
  ctx.tx.send(sql`delete from purchase_invoice_line where purchase_invoice_id = ${id}`)
  ctx.tx.send(sql`
    insert into purchase_invoice_line (environment_id, purchase_invoice_id, position, description, amount, vat_percentage, ledger_code)
    select current_environment(), ${id}, l.position - 1, l.description, l.amount, l.vat_percentage, l.ledger_code
    from unnest(${lines.map((l) => l.description)}::text[], ${lines.map((l) => l.amount)}::numeric[],
      ${lines.map((l) => l.vat_percentage)}::numeric[], ${lines.map((l) => l.ledger_code ?? null)}::text[])
      with ordinality l (description, amount, vat_percentage, ledger_code, position)`)
}
