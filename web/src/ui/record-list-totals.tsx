// Below the rows what they come to, so that a figure can be checked against the rows behind it.
import { useQuery } from '@tanstack/react-query'
import { type ListPath, type Page, type QueryOf, type RowOf, readAll } from '../api/records.ts'
import { useFormats } from '../words/formats.ts'
import { useLanguage, useWords, words } from '../words/language.tsx'
import { type Column, columnValue, currencyOf } from './column.ts'
import classes from './record-list.module.css'
import { isFigure } from './value.ts'
import { plainText } from './value-text.tsx'

const texts = words({ en: { total: 'Total' }, nl: { total: 'Totaal' } })

export interface Totals {
  /** By the key of the column. */
  readonly sums: ReadonlyMap<string, number>
  readonly currency: string | undefined
}

/** With more rows than these nobody adds up in a browser. */
export const MOST_ROWS = 1000

interface Asked<P extends ListPath> {
  readonly path: P
  readonly columns: readonly Column<P>[]
  readonly query: QueryOf<P>
  readonly page: Page<P> | undefined
}

/** What some rows come to; nothing where they are of several currencies. */
export function totalsOf<P extends ListPath>(
  columns: readonly Column<P>[],
  rows: readonly RowOf<P>[],
): Totals | undefined {
  const summed = columns.filter(({ isSummed }) => isSummed)
  if (rows.length === 0 || summed.length === 0 || !isOneCurrency(rows)) return undefined
  return { sums: new Map(summed.map((column) => [column.key, sum(rows, column)])), currency: currencyOf(rows[0]!) }
}

export function useTotals<P extends ListPath>({ path, columns, query, page }: Asked<P>): Totals | undefined {
  const isSummed = columns.some((column) => column.isSummed)
  const isWhole = page !== undefined && page.data.length === page.meta.count
  const { data } = useQuery({
    queryKey: ['all', path, query],
    queryFn: () => readAll(path, query),
    enabled: isSummed && page !== undefined && !isWhole && page.meta.count <= MOST_ROWS,
  })
  return totalsOf(columns, (isWhole ? page.data : data) ?? [])
}

export function TotalsRow<P extends ListPath>({ columns, totals }: { columns: readonly Column<P>[]; totals: Totals }) {
  const { total } = useWords(texts)
  return (
    <tfoot>
      <tr>
        <td />
        {columns.map((column, index) => (
          <td key={column.key} className={isFigure(column) ? 'figure' : undefined}>
            {index === 0 ? total : <TotalText column={column} totals={totals} />}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

export function TotalsLine<P extends ListPath>({ columns, totals }: { columns: readonly Column<P>[]; totals: Totals }) {
  const { total } = useWords(texts)
  const [column] = columns.filter(({ key }) => totals.sums.has(key))
  return (
    <p className={classes.total}>
      <span>{total}</span>
      {column && <TotalText column={column} totals={totals} />}
    </p>
  )
}

export function TotalText<P extends ListPath>({ column, totals }: { column: Column<P>; totals: Totals }) {
  const formats = useFormats()
  const { language } = useLanguage()
  const total = totals.sums.get(column.key)
  if (total === undefined) return null
  return <span className="amount">{plainText(column, total, formats, language, totals.currency)}</span>
}

// In cents, so that no fraction gets lost on the way.
function sum<P extends ListPath>(rows: readonly RowOf<P>[], column: Column<P>): number {
  const cents = rows.reduce((total, row) => total + Math.round(Number(columnValue(column, row) ?? 0) * 100), 0)
  return cents / 100
}

function isOneCurrency(rows: readonly object[]): boolean {
  return new Set(rows.map(currencyOf)).size === 1
}
