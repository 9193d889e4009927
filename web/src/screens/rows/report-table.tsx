import classes from '../../ui/record-list.module.css'
import { type Formats, useFormats } from '../../words/formats.ts'
import { type Both, useLanguage, useWords, words } from '../../words/language.tsx'

const texts = words({ en: { total: 'Total' }, nl: { total: 'Totaal' } })

type Row = Readonly<Record<string, unknown>>

export interface ReportColumn {
  readonly key: string
  readonly head: Both<string>
  readonly kind?: 'money' | 'minutes' | 'number' | 'percentage' | 'day'
  /** The field that stands in for it where it is empty. */
  readonly or?: string
  /** Left out where no row has it, as by what the report is grouped. */
  readonly isOnlyIfSet?: boolean
}

/** Names have what figures leave. */
const FIGURE_WIDTH = 122

interface ReportTableProps {
  readonly title: string
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly Row[]
  readonly totals: Row
  readonly currency: string | undefined
}

export function ReportTable({ title, columns, rows, totals, currency }: ReportTableProps) {
  const formats = useFormats()
  const { language } = useLanguage()
  const { total } = useWords(texts)
  const cellOf = (row: Row, { key, or }: ReportColumn) => row[key] ?? (or ? row[or] : undefined)
  const shown = columns.filter((column) => !column.isOnlyIfSet || rows.some((row) => cellOf(row, column)))
  const text = (value: unknown, column: ReportColumn) => textOf(value, column, formats, currency)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must do so by keyboard too
    <section className={classes.frame} aria-label={title} tabIndex={0}>
      <table className={classes.table}>
        <caption className={classes.caption}>{title}</caption>
        <colgroup>
          {shown.map((column) => (
            <col key={column.key} {...(classOf(column) ? { width: FIGURE_WIDTH } : {})} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column.key} className={classOf(column)}>
                {column.head[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index.toString()}>
              {shown.map((column) => (
                <td key={column.key} className={classOf(column)}>
                  <span className={classOf(column) ? undefined : classes.lines}>
                    {text(cellOf(row, column), column)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {shown.map((column, index) => (
              <td key={column.key} className={classOf(column)}>
                {index === 0 ? total : column.key in totals ? text(totals[column.key], column) : null}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function textOf(value: unknown, { kind }: ReportColumn, formats: Formats, currency: string | undefined): string {
  if (value === null || value === undefined || value === '') return '–'
  if (kind === 'money') return formats.money(Number(value), currency)
  if (kind === 'minutes') return formats.minutes(Number(value))
  if (kind === 'number') return formats.number(Number(value))
  if (kind === 'percentage') return formats.percent(Number(value) / 100)
  if (kind === 'day') return formats.day(String(value))
  return String(value)
}

function classOf({ kind }: ReportColumn): string | undefined {
  return kind && kind !== 'day' ? 'figure' : undefined
}
