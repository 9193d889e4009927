// The lines of a quote as they are stored.
import type { Context } from '../../../db/context.ts'
import { recordType } from '../../../db/record.ts'
import { join, raw, sql } from '../../../db/sql.ts'
import type { LineVat } from '../../invoices/public.ts'
import type { ReadLine } from './lines.rules.ts'
import { QuoteLine } from './lines.shapes.ts'

export const quoteLine = recordType({
  name: 'quoteline',
  table: 'quote_line',
  shape: QuoteLine,
  joins: sql`left join hour_type on hour_type.environment_id = t.environment_id and hour_type.id = t.hour_type_id`,
  columns: { hour_type_name: raw('hour_type.name') },
})

export type StoredLine = ReadLine & LineVat

const STORED = [
  'id',
  'position',
  'kind',
  'name',
  'description',
  'billing_method',
  'cycle',
  'quantity',
  'unit',
  'unit_price',
  'discount_percentage',
  'amount',
  'vat_rate_id',
  'vat_category',
  'vat_percentage',
  'exemption_reason',
  'hour_type_id',
  'estimated_minutes',
  'is_optional',
  'is_selected',
] as const satisfies readonly (keyof StoredLine)[]

const columns = join(STORED.map((column) => raw(`"${column}"`)))

export function linesOf(ctx: Context, quoteId: string): Promise<StoredLine[]> {
  return ctx.tx.all(sql`select ${columns} from quote_line where quote_id = ${quoteId} order by position, id`)
}

export function replaceLines(ctx: Context, quoteId: string, lines: readonly StoredLine[]): void {
  ctx.tx.send(sql`delete from quote_line where quote_id = ${quoteId}`)
  ctx.tx.send(sql`
    insert into quote_line (environment_id, quote_id, ${columns})
    select current_environment(), ${quoteId}, ${columns} from json_populate_recordset(null::quote_line, ${JSON.stringify(lines)})`)
}

export function isSameLines(lines: readonly StoredLine[], others: readonly StoredLine[]): boolean {
  const text = (all: readonly StoredLine[]) => JSON.stringify(all.map((line) => STORED.map((field) => line[field])))
  return text(lines) === text(others)
}

/** Which options the customer takes. */
export function writeChoice(ctx: Context, quoteId: string, lines: readonly StoredLine[]): void {
  const chosen = lines.filter((line) => line.is_selected).map(({ id }) => id)
  ctx.tx.send(sql`
    update quote_line set is_selected = id = any(${chosen}::uuid[])
    where quote_id = ${quoteId} and is_optional and is_selected <> (id = any(${chosen}::uuid[]))`)
}
