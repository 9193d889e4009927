// The lines of an invoice as they are stored.
import type { Context } from '../../db/context.ts'
import { type Rendered, recordType } from '../../db/record.ts'
import { noteRows } from '../../db/rows.ts'
import type { Tables } from '../../db/schema.ts'
import { join, raw, sql } from '../../db/sql.ts'
import { InvoiceLine } from './invoice-lines.shapes.ts'

export const invoiceLine = recordType({
  name: 'invoiceline',
  table: 'invoice_line',
  shape: InvoiceLine,
  joins: sql`
    left join project on project.environment_id = t.environment_id and project.id = t.project_id
    left join service on service.environment_id = t.environment_id and service.id = t.service_id
    left join hour_type on hour_type.environment_id = t.environment_id and hour_type.id = t.hour_type_id`,
  columns: {
    project_name: raw('coalesce(t.project_name, project.name)'),
    service_name: raw('service.name'),
    hour_type_name: raw('hour_type.name'),
  },
})

/** A line to be stored; what is left out is null, or as the table says. */
export type NewLine = Pick<Tables['invoice_line'], 'id' | 'position' | 'kind' | 'description' | 'amount'> &
  Partial<Tables['invoice_line']>

export function insertLines(ctx: Context, invoiceId: string, lines: readonly NewLine[]): void {
  if (lines.length === 0) return
  const rows = lines.map((line) => ({ discount_percentage: '0', ...line }))
  const columns = join(STORED.map((column) => raw(`"${column}"`)))
  ctx.tx.send(sql`
    insert into invoice_line (environment_id, invoice_id, ${columns})
    select current_environment(), ${invoiceId}, ${columns} from json_populate_recordset(null::invoice_line, ${JSON.stringify(rows)})`)
}

const STORED = [
  'id',
  'position',
  'kind',
  'description',
  'quantity',
  'unit',
  'unit_price',
  'discount_percentage',
  'amount',
  'vat_rate_id',
  'vat_category',
  'vat_percentage',
  'exemption_reason',
  'project_id',
  'service_id',
  'hour_type_id',
  'installment_id',
  'cost_id',
  'period_start',
  'period_end',
  'hours_count',
  'hours_minutes',
  'credited_line_id',
] as const satisfies readonly (keyof Tables['invoice_line'])[]

/** In their order. */
export async function lineIdsOf(ctx: Context, invoiceId: string): Promise<string[]> {
  const rows = await ctx.tx.all<{ id: string }>(
    sql`select id from invoice_line where invoice_id = ${invoiceId} order by position, id`,
  )
  return rows.map(({ id }) => id)
}

export async function hasWork(ctx: Context, invoiceId: string): Promise<boolean> {
  const found = await ctx.tx.first(sql`
    select from invoice_line where invoice_id = ${invoiceId} and kind not in ('manual', 'text') limit 1`)
  return found !== undefined
}

export function writeOrder(ctx: Context, invoiceId: string, lineIds: readonly string[]): void {
  ctx.tx.send(sql`
    update invoice_line l set position = o.place - 1
    from unnest(${lineIds}::uuid[]) with ordinality o (id, place)
    where l.invoice_id = ${invoiceId} and l.id = o.id and l.position <> o.place - 1`)
}

/** The work behind them has to be released before. */
export function deleteLines(ctx: Context, lineIds: readonly string[]): void {
  ctx.tx.send(sql`delete from invoice_line where id = any(${lineIds}::uuid[])`)
}

/** Audits the lines in which two states of an invoice differ; without a second state all are gone. */
export function noteLines<Invoice extends Rendered | undefined>(
  ctx: Context,
  before: Rendered,
  after?: Invoice,
): Invoice {
  return noteRows(ctx, invoiceLine, before, after)
}
