import { useSeconds } from '../../shell/timer/elapsed.tsx'
import { clockText, type RunningTimer, workText } from '../../shell/timer/timing.ts'
import type { Lane } from '../../ui/lanes.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './calendar.module.css'
import { placeOf } from './calendar-block.tsx'
import type { Span } from './calendar-blocks.ts'

const texts = words({ en: { runs: 'Timer' }, nl: { runs: 'Timer' } })

interface CalendarTimerProps {
  readonly timer: RunningTimer
  readonly aheadMs: number
  readonly zoom: number
  readonly span: Span
  readonly lane: Lane
}

/** What runs now, in its own colour; it grows by itself. */
export function CalendarTimer({ timer, aheadMs, zoom, span, lane }: CalendarTimerProps) {
  const said = useWords(texts)
  const seconds = useSeconds(timer, aheadMs)
  return (
    <div
      className={classes.running}
      style={placeOf({ ...span, to: span.from + Math.max(1, seconds / 60) }, lane, zoom)}
      data-still
    >
      <span className={classes.name}>{workText(timer) ?? said.runs}</span>
      <span className={classes.times}>{clockText(seconds)}</span>
    </div>
  )
}
