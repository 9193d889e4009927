// The drawing itself: axes, bars, lines and marks, in the pixels of the place it has.

import classes from './chart.module.css'
import type { ChartMark, ChartPoint, ChartSeries } from './chart.ts'
import { labelStep, lineParts } from './scale.ts'

export interface Plot {
  readonly points: readonly ChartPoint[]
  readonly series: readonly ChartSeries[]
  readonly marks: readonly ChartMark[]
  readonly ticks: readonly number[]
  formatTick(value: number): string
  readonly isStacked: boolean
  readonly width: number
  readonly height: number
  readonly left: number
}

const TOP = 8
const BELOW = 24
const LABEL_ROOM = 64

export function ChartDrawing({ plot, at }: { plot: Plot; at: number | undefined }) {
  const { points, series, marks, ticks, width, height, left } = plot
  const room = (width - left) / points.length
  const y = heightOf(plot)
  const middle = (index: number) => left + (index + 0.5) * room
  const bars = series.filter(({ kind }) => kind === 'bar')
  const lines = series.filter(({ kind }) => kind === 'line')
  const step = labelStep(points.length, width - left, LABEL_ROOM)
  return (
    <svg width={width} height={height} aria-hidden="true" className={classes.drawing}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} className={tick === 0 ? classes.ground : classes.grid} />
          <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {plot.formatTick(tick)}
          </text>
        </g>
      ))}
      {at !== undefined && (
        <rect x={left + at * room} y={TOP} width={room} height={height - TOP - BELOW} className={classes.here} />
      )}
      {points.map(({ key, short }, index) =>
        index % step === 0 ? (
          <text key={key} x={middle(index)} y={height - 6} textAnchor={anchorOf(index, points.length, room)}>
            {short}
          </text>
        ) : null,
      )}
      {bars.map((one, nth) => (
        <Bars key={one.name} plot={plot} bars={bars} nth={nth} room={room} />
      ))}
      {lines.map(({ name, values, tone = 'main', isDashed }) => (
        <path
          key={name}
          data-tone={tone}
          data-dashed={isDashed || undefined}
          className={classes.line}
          d={lineParts(values.map((value, index) => (value === null ? null : [middle(index), y(value)])))}
        />
      ))}
      {marks.map(({ name, value }) => (
        <line key={name} x1={left} x2={width} y1={y(value)} y2={y(value)} className={classes.mark} />
      ))}
      {at !== undefined &&
        lines.map(({ name, values, tone = 'main' }) =>
          typeof values[at] === 'number' ? (
            <circle key={name} cx={middle(at)} cy={y(values[at])} r={4} data-tone={tone} className={classes.dot} />
          ) : null,
        )}
    </svg>
  )
}

interface BarsProps {
  readonly plot: Plot
  readonly bars: readonly ChartSeries[]
  readonly nth: number
  readonly room: number
}

function Bars({ plot, bars, nth, room }: BarsProps) {
  const { isStacked, left } = plot
  const y = heightOf(plot)
  const { values, tone = 'main' } = bars[nth]!
  const beside = isStacked ? 1 : bars.length
  const breadth = Math.max(1, Math.min(36, (room * 0.7) / beside))
  const begin = (room - breadth * beside) / 2 + (isStacked ? 0 : nth * breadth)
  return values.map((value, index) => {
    if (!value) return null
    const below = isStacked ? bars.slice(0, nth).reduce((sum, bar) => sum + (bar.values[index] ?? 0), 0) : 0
    const [from, to] = [y(below), y(below + value)]
    const x = left + index * room + begin
    return (
      <rect
        key={plot.points[index]!.key}
        x={x}
        y={Math.min(from, to)}
        width={breadth}
        height={Math.max(1, Math.abs(from - to))}
        rx={Math.min(2, breadth / 3)}
        data-tone={tone}
        className={classes.bar}
      />
    )
  })
}

function heightOf({ ticks, height }: Plot): (value: number) => number {
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  return (value) => TOP + (1 - (value - low) / (high - low)) * (height - TOP - BELOW)
}

// The words at both ends stay inside the drawing.
function anchorOf(index: number, count: number, room: number): 'start' | 'middle' | 'end' {
  if (room > LABEL_ROOM) return 'middle'
  return index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle'
}
