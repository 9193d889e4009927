// Planning as blocks on the board: where they stand, and what becomes of their days when they are moved, stretched or split.
import { shiftDay } from '../../ui/day.ts'
import { lanesOf } from '../../ui/lanes.ts'
import { columnsOf, lastDayOf, type Scale, shiftColumns } from './columns.ts'

export interface Span {
  readonly employeeId: string
  readonly start: string
  readonly end: string
}

export interface Planned {
  readonly id: string
  readonly employee_id: string
  readonly start_date: string
  readonly end_date: string
}

export function spanOf({ employee_id, start_date, end_date }: Planned): Span {
  return { employeeId: employee_id, start: start_date, end: end_date }
}

export function isSameSpan(one: Span, other: Span): boolean {
  return one.employeeId === other.employeeId && one.start === other.start && one.end === other.end
}

export function moved(scale: Scale, span: Span, by: number, employeeId = span.employeeId): Span {
  if (by === 0) return { ...span, employeeId }
  const start = shiftColumns(scale, span.start, by, 'from')
  const end = shiftColumns(scale, span.end, by, 'to')
  return { employeeId, start, end: end < start ? start : end }
}

/** An edge goes to a column, but not past the other edge. */
export function stretched(scale: Scale, span: Span, edge: 'from' | 'to', at: number): Span {
  const column = scale.columns[at]
  if (!column) return span
  if (edge === 'from') return { ...span, start: column.from < span.end ? column.from : span.end }
  const last = lastDayOf(scale, column)
  return { ...span, end: last > span.start ? last : span.start }
}

/** Longer or shorter by columns, at its end or at its start. */
export function lengthened(scale: Scale, span: Span, edge: 'from' | 'to', by: number): Span {
  const day = shiftColumns(scale, edge === 'from' ? span.start : span.end, by, edge)
  if (edge === 'from') return { ...span, start: day < span.end ? day : span.end }
  return { ...span, end: day > span.start ? day : span.start }
}

/** From one column to another, whichever was first. */
export function drawn(scale: Scale, employeeId: string, one: number, other: number): Span {
  const first = scale.columns[Math.min(one, other)]!
  const last = scale.columns[Math.max(one, other)]!
  return { employeeId, start: first.from, end: lastDayOf(scale, last) }
}

/** In two: the second begins on the day, or halfway where that is no day between; undefined where it is one day only. */
export function split(span: Span, day?: string): readonly [Span, Span] | undefined {
  const { start, end } = span
  if (start === end) return undefined
  const at = day && start < day && day <= end ? day : halfway(start, end)
  return [
    { ...span, end: shiftDay(at, -1) },
    { ...span, start: at },
  ]
}

function halfway(start: string, end: string): string {
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000
  return shiftDay(start, Math.ceil(days / 2))
}

export interface Placed<B> {
  readonly block: B
  readonly from: number
  /** Included. */
  readonly to: number
  readonly lane: number
  /** It began before the first column, or goes on after the last. */
  readonly isFromBefore: boolean
  readonly isBeyond: boolean
}

export interface Layout<B> {
  readonly placed: readonly Placed<B>[]
  readonly lanes: number
}

/** Blocks of one person; those at one time stand below each other. */
export function layoutOf<B extends Planned>(scale: Scale, blocks: readonly B[]): Layout<B> {
  const inSight = blocks.flatMap((block) => {
    const columns = columnsOf(scale, block.start_date, block.end_date)
    return columns ? [{ block, ...columns }] : []
  })
  const lanes = lanesOf(inSight.map(({ block, from, to }) => ({ id: block.id, from, to: to + 1 })))
  const [first, last] = [scale.columns[0]!.from, scale.columns.at(-1)!.to]
  const placed = inSight.map(({ block, from, to }) => ({
    block,
    from,
    to,
    lane: lanes.get(block.id)?.at ?? 0,
    isFromBefore: block.start_date < first,
    isBeyond: block.end_date > last,
  }))
  return { placed, lanes: Math.max(1, ...placed.map(({ lane }) => lane + 1)) }
}

/** By person; whoever has the same blocks as before keeps the same list, so that only what changed is drawn again. */
export function groupBlocks<B extends Planned>(
  blocks: readonly B[],
  before: ReadonlyMap<string, readonly B[]>,
): ReadonlyMap<string, readonly B[]> {
  const groups = Map.groupBy(blocks, ({ employee_id }) => employee_id)
  const isKept = (id: string, now: readonly B[]) => {
    const then = before.get(id)
    return then?.length === now.length && now.every((block, i) => block === then[i])
  }
  return new Map([...groups].map(([id, now]) => [id, isKept(id, now) ? before.get(id)! : now]))
}
