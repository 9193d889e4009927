// What a list shows, as a static list: the field, its words, and what kind of value it is.
import type { ReactNode } from 'react'
import type { ListPath, PatchOf, QueryOf, RowOf } from '../api/records.ts'
import type { Both } from '../words/language.tsx'
import type { RecordKind } from './record-kinds.ts'
import type { Option, Valued } from './value.ts'

export type Column<P extends ListPath> = { [K in keyof RowOf<P> & string]: ColumnOf<P, K> }[keyof RowOf<P> & string]

type ColumnOf<P extends ListPath, K extends keyof RowOf<P> & string> = Valued & {
  readonly key: K
  readonly head: Both<string>
  /** What is shown and exported, where it is not the field itself. */
  value?(row: RowOf<P>): unknown
  /** The name of the record that the field points to, where the row carries it. */
  name?(row: RowOf<P>): string | null
  /** For what plain values cannot show, such as a bar. */
  cell?(row: RowOf<P>): ReactNode
  /** The name by which the list can be sorted. */
  readonly sort?: string
  readonly width?: number
  /** Left out where there is little room. */
  readonly isExtra?: boolean
  /** On a phone the first column is the name of the card; others only where they say so. */
  readonly phone?: 'line' | 'side'
  /** Rows can be put together by it, days by their month or week. */
  readonly group?: 'value' | 'month' | 'week'
  /** Added up below the rows. */
  readonly isSummed?: boolean
  /** Can be changed in the list. */
  readonly edit?: K extends keyof PatchOf<P> ? true : never
}

export interface Filter<P extends ListPath> {
  readonly key: keyof QueryOf<P> & string
  readonly head: Both<string>
  /** One of these … */
  readonly options?: readonly Option[]
  /** … or a record found by typing … */
  readonly of?: RecordKind
  /** … or a day. */
  readonly isDay?: boolean
}

/** Of the amounts in a row that says so; others are in the currency of the office. */
export function currencyOf(row: object): string | undefined {
  return 'currency' in row && typeof row.currency === 'string' ? row.currency : undefined
}

export function columnValue<P extends ListPath>(column: Column<P>, row: RowOf<P>): unknown {
  return column.value ? column.value(row) : row[column.key]
}
