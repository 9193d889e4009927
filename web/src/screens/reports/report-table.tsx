// The rows of a report and below them the totals of the service; every figure that has rows behind it leads there.
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from '../../ui/record-list.module.css'
import { type Formats, useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import type { ReportColumn, Row } from './report.ts'
import reports from './reports.module.css'

const texts = words({ en: { total: 'Total', none: 'None' }, nl: { total: 'Totaal', none: 'Geen' } })

/** Names have what figures leave. */
const FIGURE_WIDTH = 134
const NAME_WIDTH = 130

interface ReportTableProps {
  readonly title: string
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly Row[]
  readonly totals: Row
  readonly currency: string | undefined
  linkOf(key: string, row: Row): LinkProps | undefined
}

export function ReportTable({ title, columns, rows, totals, currency, linkOf }: ReportTableProps) {
  const formats = useFormats()
  const { language } = useLanguage()
  const said = useWords(texts)
  const shown = columns.filter(
    (column) => !column.isOnlyIfSet || rows.some((row) => column.key in row && cellOf(row, column)),
  )
  const text = (value: unknown, column: ReportColumn) => textOf(value, column, formats, currency) ?? said.none
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must do so by keyboard too
    <section className={classes.frame} aria-label={title} tabIndex={0}>
      <table className={`${classes.table} ${reports.wide}`} style={{ minWidth: widthOf(shown) }}>
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
                  <Opening link={linkOf(column.key, row)} className={classOf(column) ? undefined : classes.lines}>
                    {text(cellOf(row, column), column)}
                  </Opening>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {shown.map((column, index) => (
              <td key={column.key} className={classOf(column)}>
                {index === 0 ? (
                  said.total
                ) : column.key in totals ? (
                  <Opening link={linkOf(column.key, totals)} className={undefined}>
                    {text(totals[column.key], column)}
                  </Opening>
                ) : null}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

interface OpeningProps {
  readonly link: LinkProps | undefined
  readonly className: string | undefined
  readonly children: ReactNode
}

function Opening({ link, className, children }: OpeningProps) {
  const shown = link ? <Link {...link}>{children}</Link> : children
  return className ? <span className={className}>{shown}</span> : shown
}

export function cellOf(row: Row, { key, or }: Pick<ReportColumn, 'key' | 'or'>): unknown {
  return row[key] ?? (or ? row[or] : undefined)
}

/** Undefined where there is nothing. */
export function textOf(
  value: unknown,
  { kind }: Pick<ReportColumn, 'kind'>,
  formats: Formats,
  currency: string | undefined,
): string | undefined {
  if (value === null || value === undefined || value === '') return kind ? '–' : undefined
  if (kind === 'money') return formats.money(Number(value), currency)
  if (kind === 'minutes') return formats.minutes(Number(value))
  if (kind === 'number') return formats.number(Number(value))
  if (kind === 'percentage') return formats.percent(Number(value) / 100)
  if (kind === 'day') return formats.day(String(value))
  if (kind === 'month') return monthText(String(value), formats.locale)
  if (kind === 'week') return String(value).replace(/^(\d+)-W0?(\d+)$/, 'Week $2, $1')
  return String(value)
}

function monthText(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

function widthOf(columns: readonly ReportColumn[]): number {
  return columns.reduce((sum, column) => sum + (classOf(column) ? FIGURE_WIDTH : NAME_WIDTH), 0)
}

function classOf({ kind }: ReportColumn): string | undefined {
  return kind && !DATES.has(kind) ? 'figure' : undefined
}

const DATES: ReadonlySet<string> = new Set(['day', 'week', 'month'])
