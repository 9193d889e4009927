// Lines and bars over time, drawn by ourselves. By pointer, touch or arrow keys one walks along the points and reads their values;
// Enter or a click opens the rows behind one. The same figures stand in a table for whoever cannot see them or wants them exactly.
//
//   <Chart label="Hours per week" points={[{ key, short: '3 Mar', label: 'Week of 3 March', link }]} unit={60} format={formats.minutes}
//     series={[{ name: 'Booked', kind: 'bar', values: [540, 480] }, { name: 'Forecast', kind: 'line', values: […], isDashed: true }]}
//     marks={[{ name: 'Budget', value: 2400 }]} isStacked />
import { useElementSize, useId } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useWords, words } from '../../words/language.tsx'
import classes from './chart.module.css'
import type { ChartMark, ChartPoint, ChartSeries } from './chart.ts'
import { ChartDrawing, type Plot } from './chart-drawing.tsx'
import { ChartTable } from './chart-table.tsx'
import { ticksOf } from './scale.ts'

const texts = words({
  en: { walk: 'Arrow keys walk along the chart', open: 'Enter opens the rows', none: 'Nothing to show yet.' },
  nl: { walk: 'Met de pijltjes loop je langs de grafiek', open: 'Enter opent de rijen', none: 'Nog niets te tonen.' },
})

export interface ChartProps {
  readonly label: string
  readonly points: readonly ChartPoint[]
  readonly series: readonly ChartSeries[]
  readonly marks?: readonly ChartMark[]
  /** How a value is written. */
  format(value: number): string
  /** At the axis, where it can be shorter. */
  formatTick?(value: number): string
  /** The axis is stepped in round numbers of these: 60 for minutes. */
  readonly unit?: number
  /** Bars stand on each other instead of beside. */
  readonly isStacked?: boolean
  readonly height?: number
}

export function Chart(props: ChartProps) {
  const { label, points, series, marks = [], format, formatTick = format, unit = 1, isStacked = false } = props
  const { height = 240 } = props
  const said = useWords(texts)
  const navigate = useNavigate()
  const hint = useId()
  const { ref, width } = useElementSize()
  const [at, setAt] = useState<number>()
  const shown = at === undefined ? points.length - 1 : Math.min(at, points.length - 1)
  const ticks = ticksOf(...rangeOf(series, marks, isStacked), unit)
  const left = 12 + Math.max(...ticks.map((tick) => formatTick(tick).length)) * 7
  const plot: Plot = { points, series, marks, ticks, formatTick, isStacked, width, height, left }
  if (points.length === 0) return <p className="quiet">{said.none}</p>

  const open = (index: number) => {
    const link = points[index]?.link
    if (link) void navigate(link as never)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return setAt(undefined)
    if (event.key === 'Enter') return open(shown)
    const to = moved(event.key, at ?? points.length, points.length)
    if (to === undefined) return
    event.preventDefault()
    setAt(to)
  }
  function onPointerMove({ clientX, currentTarget }: PointerEvent) {
    const x = clientX - currentTarget.getBoundingClientRect().left - left
    setAt(Math.max(0, Math.min(points.length - 1, Math.floor((x / (width - left)) * points.length))))
  }

  return (
    <figure className={classes.chart} aria-label={label} aria-busy={width === 0}>
      <Legend series={series} marks={marks} format={format} />
      {/* As a slider it tells each value while one walks along, in every reader of screens. */}
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        className={classes.plot}
        aria-label={label}
        aria-describedby={hint}
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={shown}
        aria-valuetext={pointText(shown, props)}
        data-opens={points[shown]?.link ? true : undefined}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setAt(undefined)}
        onBlur={() => setAt(undefined)}
        onClick={() => at !== undefined && open(at)}
      >
        {width > 0 && <ChartDrawing plot={plot} at={at} />}
        {at !== undefined && (
          <Tip index={shown} {...props} x={left + ((shown + 0.5) / points.length) * (width - left)} width={width} />
        )}
      </div>
      <span id={hint} hidden>
        {[said.walk, points.some(({ link }) => link) ? said.open : ''].filter(Boolean).join('. ')}
      </span>
      <ChartTable {...props} />
    </figure>
  )
}

function Legend({ series, marks, format }: Pick<ChartProps, 'series' | 'format'> & { marks: readonly ChartMark[] }) {
  return (
    <ul className={classes.legend} aria-hidden="true">
      {series.map(({ name, kind, tone = 'main', isDashed }) => (
        <li key={name}>
          <i data-kind={kind} data-tone={tone} data-dashed={isDashed || undefined} />
          {name}
        </li>
      ))}
      {marks.map(({ name, value }) => (
        <li key={name}>
          <i data-kind="line" data-tone="quiet" data-dashed />
          {name} {format(value)}
        </li>
      ))}
    </ul>
  )
}

function Tip({ index, points, series, format, x, width }: ChartProps & { index: number; x: number; width: number }) {
  const side = x > width / 2 ? { right: width - x + 12 } : { left: x + 12 }
  return (
    <div className={classes.tip} style={side} aria-hidden="true">
      <strong>{points[index]?.label}</strong>
      {series.map(({ name, values, kind, tone = 'main', isDashed }) =>
        typeof values[index] === 'number' ? (
          <span key={name}>
            <i data-kind={kind} data-tone={tone} data-dashed={isDashed || undefined} />
            {name}
            <b>{format(values[index])}</b>
          </span>
        ) : null,
      )}
    </div>
  )
}

function pointText(index: number, { points, series, format }: ChartProps): string {
  const values = series.flatMap(({ name, values }) =>
    typeof values[index] === 'number' ? [`${name} ${format(values[index])}`] : [],
  )
  return `${points[index]?.label}: ${values.join(', ')}`
}

function rangeOf(series: readonly ChartSeries[], marks: readonly ChartMark[], isStacked: boolean): [number, number] {
  const bars = series.filter(({ kind }) => kind === 'bar')
  const stacks = isStacked
    ? (bars[0]?.values ?? []).map((_, index) => bars.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
    : []
  const all = [...series.flatMap(({ values }) => values.map((value) => value ?? 0)), ...stacks]
  const reached = [...all, ...marks.map(({ value }) => value)]
  return [Math.min(0, ...reached), Math.max(0, ...reached)]
}

function moved(key: string, at: number, count: number): number | undefined {
  const to = { ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1, Home: 0, End: count - 1 }[key]
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to))
}
