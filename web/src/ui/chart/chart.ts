// What a chart is made of, as a screen gives it.
import type { LinkProps } from '@tanstack/react-router'

/** A place on the axis below: a week, a month, a stage. */
export interface ChartPoint {
  readonly key: string
  /** Under the axis, short: '3 Mar'. */
  readonly short: string
  /** In full where there is room: 'Week of 3 March 2026'. */
  readonly label: string
  /** The rows behind this point. */
  readonly link?: LinkProps | undefined
}

export interface ChartSeries {
  readonly name: string
  readonly kind: 'bar' | 'line'
  /** One for each point; null leaves a gap. */
  readonly values: readonly (number | null)[]
  readonly tone?: Tone
  readonly isDashed?: boolean
}

/** A value to measure by, such as a budget: a line from side to side. */
export interface ChartMark {
  readonly name: string
  readonly value: number
}

export type Tone = 'main' | 'soft' | 'warm' | 'quiet' | 'alarm'
