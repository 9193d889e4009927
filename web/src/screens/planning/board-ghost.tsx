// Where what is dragged would land.
import type { Dragged } from '../../ui/use-block-drag.ts'
import type { Span } from './blocks.ts'
import classes from './board.module.css'
import { LANE_PX, TOP_PX } from './board-block.tsx'
import type { Person, Planning } from './board-data.ts'
import { columnsOf, type Scale } from './columns.ts'
import type { Row } from './rows.ts'
import { useSpanText } from './words.ts'

interface BoardGhostProps {
  readonly dragged: Dragged<Planning, Span>
  readonly scale: Scale
  readonly rows: readonly Row<Person>[]
  readonly tops: readonly number[]
}

export function BoardGhost({ dragged: { span }, scale, rows, tops }: BoardGhostProps) {
  const spanText = useSpanText()
  const row = rows.findIndex((one) => one.kind === 'person' && one.person.employee_id === span.employeeId)
  const columns = columnsOf(scale, span.start, span.end)
  if (row < 0 || !columns) return null
  const share = `(100% - var(--names)) / ${scale.columns.length}`
  return (
    <div
      className={classes.ghost}
      style={{
        top: tops[row]! + TOP_PX,
        height: LANE_PX - 3,
        left: `calc(var(--names) + ${share} * ${columns.from})`,
        width: `calc(${share} * ${columns.to - columns.from + 1})`,
      }}
      aria-hidden
    >
      {spanText(span)}
    </div>
  )
}
