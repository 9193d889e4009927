// How a report is asked for: one statement that answers with one JSON value.
import { raw, type Sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { pageOf } from './report.rules.ts'

/** In which a company without other companies counts. */
export const currency: Sql = raw('(select c.currency from company_profile c where c.is_default)')

/** A share of a hundred, null where the whole is nothing. */
export function percentage(part: string, whole: string): string {
  return `round(${part} * 100.0 / nullif(${whole}, 0), 2)`
}

export interface Paging {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** The statement answers with a count and some of the rows. */
export async function pagedReport<Data extends { readonly count: number }>(
  tx: Tx,
  query: Sql,
  { limit = 100, offset = 0 }: Paging,
) {
  const found = await tx.first<{ data: Data }>(query)
  const data = found!.data
  return { data: { ...data, ...pageOf(data.count, limit, offset) } }
}

/** Of time entries: not only wished but possible, so that work for oneself counts as none. */
export function canBeBilled(entry: string): string {
  return `${entry}.invoice_status <> 'not_billable'`
}
