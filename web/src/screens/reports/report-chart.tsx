// A report at a glance: over time as a chart, else the largest as bars. Each leads to its rows.
import type { LinkProps } from '@tanstack/react-router'
import { Chart } from '../../ui/chart/chart.tsx'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { daysOfWeek } from './periods.ts'
import type { ReportSpec, Row } from './report.ts'
import { cellOf, textOf } from './report-table.tsx'
import { TitledBars } from './titled-bars.tsx'

const texts = words({
  en: { none: 'None', most: (what: string, n: number) => `${what}, the ${n} highest` },
  nl: { none: 'Geen', most: (what: string, n: number) => `${what}, de ${n} hoogste` },
})
const MOST_BARS = 8

interface ReportChartProps {
  readonly spec: ReportSpec
  readonly title: string
  readonly rows: readonly Row[]
  readonly currency: string | undefined
  linkOf(key: string, row: Row): LinkProps | undefined
}

export function ReportChart({ spec, title, rows, currency, linkOf }: ReportChartProps) {
  const { language } = useLanguage()
  const formats = useFormats()
  const said = useWords(texts)
  const series = spec.chart.flatMap((key) => spec.columns.filter((column) => column.key === key))
  const [main, ...more] = series
  if (!main || rows.length < 2) return null
  const write = (value: number) => textOf(value, main, formats, currency) ?? ''
  const names = spec.columns.filter((column) => !column.kind || ['day', 'week', 'month'].includes(column.kind))
  const time = (['month', 'week', 'day'] as const).find((key) => rows.every((row) => typeof row[key] === 'string'))
  const isOnlyTime = time && !names.some(({ key }) => key !== time && rows.some((row) => row[key]))
  if (isOnlyTime) {
    const short = compactOf(main.kind, formats.locale, currency)
    return (
      <Chart
        label={`${title}: ${series.map(({ head }) => head[language]).join(', ')}`}
        height={220}
        unit={main.kind === 'minutes' ? 60 : 1}
        points={rows.map((row) => ({
          key: String(row[time]),
          short: shortTime(time, String(row[time]), formats.locale),
          label: textOf(row[time], { kind: time }, formats, currency) ?? '',
          link: linkOf(main.key, row),
        }))}
        series={[
          { name: main.head[language], kind: 'bar', values: rows.map((row) => numberOf(row[main.key])) },
          ...more.map((column) => ({
            name: column.head[language],
            kind: 'line' as const,
            tone: 'quiet' as const,
            values: rows.map((row) => numberOf(row[column.key])),
          })),
        ]}
        format={write}
        {...(short ? { formatTick: short } : {})}
      />
    )
  }
  const named = (row: Row) =>
    names
      .map((column) => textOf(cellOf(row, column), column, formats, currency))
      .filter((text) => text && text !== '–')
      .join(' · ') || said.none
  const largest = rows
    .map((row, index) => ({ row, index, value: numberOf(row[main.key]) }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST_BARS)
  if (largest.length < 2) return null
  const what = main.head[language]
  return (
    <TitledBars
      title={largest.length < rows.length ? said.most(what, largest.length) : what}
      rows={largest.map(({ row, index, value }) => ({
        key: String(index),
        name: named(row),
        value,
        text: write(value),
        link: linkOf(main.key, row),
      }))}
    />
  )
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function compactOf(kind: string | undefined, locale: string, currency: string | undefined) {
  if (kind !== 'money' || !currency) return undefined
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, notation: 'compact' })
  return (value: number) => format.format(value)
}

function shortTime(time: 'month' | 'week' | 'day', value: string, locale: string): string {
  const day = time === 'month' ? `${value}-01` : time === 'week' ? daysOfWeek(value).date_from : value
  const parts = time === 'month' ? ({ month: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
