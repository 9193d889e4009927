// The days beside each other with their hours from top to bottom.

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useTimer } from '../../shell/timer/use-timer.ts'
import { lanesOf } from '../../ui/lanes.ts'
import { clockOf, wallTimeOf } from '../../ui/zoned.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './calendar.module.css'
import { CalendarBlock, placeOf } from './calendar-block.tsx'
import { type Block, moved, type Span, snapped } from './calendar-blocks.ts'
import type { CalendarChanges } from './calendar-changes.ts'
import { CalendarDayHead } from './calendar-day-head.tsx'
import { useCalendarDrag } from './calendar-drag.ts'
import type { Edited } from './calendar-entry.tsx'
import { pressOnBlock } from './calendar-keys.ts'
import { PlannedChip, usePlanned } from './calendar-planned.tsx'
import { CalendarTimer } from './calendar-timer.tsx'
import type { ShownDay } from './week-days.ts'

const texts = words({
  en: { grid: 'Calendar of hours' },
  nl: { grid: 'Agenda van uren' },
})

interface CalendarGridProps {
  readonly days: readonly ShownDay[]
  readonly blocks: readonly Block[]
  readonly changes: CalendarChanges
  readonly edited: Edited | undefined
  readonly step: number
  readonly zoom: number
  readonly timeZone: string
  onEdit(edited: Edited): void
}

export function CalendarGrid(props: CalendarGridProps) {
  const { days, blocks, changes, edited, step, zoom, timeZone, onEdit } = props
  const said = useWords(texts)
  const grid = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const { timer, aheadMs } = useTimer()
  const dates = days.map(({ date }) => date)
  const planned = usePlanned(days, blocks)
  const running = timer ? runningSpan(timer.started_at, Date.now() + aheadMs, timeZone) : undefined
  useFirstScroll(scroller, blocks, zoom)

  const { dragged, hover, pointAt, handlers } = useCalendarDrag({
    grid,
    dates,
    zoom,
    step,
    blockOf: (id) => blocks.find((block) => block.id === id),
    onDraw: (span) => onEdit({ span }),
    onOpen: (block) => onEdit({ block, span: block }),
    onPlace: (block, span, isCopy) => (isCopy ? void changes.copy(block, span) : changes.place(block, span)),
  })
  const isDragged = (block: Block) => dragged?.block?.id === block.id && !dragged.isCopy
  const shownSpan = (block: Block) => (isDragged(block) && dragged ? dragged.span : block)

  function nextSpan(date: string, minutes: number): Span {
    const last = Math.max(540, ...blocks.filter((one) => one.date === date).map(({ to }) => to))
    return moved({ date, from: last, to: last + minutes }, 0)
  }

  const keys = {
    blocks,
    dates,
    step,
    onPlace: (block: Block, span: Span) => changes.place(block, span, false),
    onCopy: (block: Block) => void changes.copy(block, nextSpan(block.date, block.to - block.from)),
    onDelete: changes.remove,
  }
  const ghosts = [
    ...(dragged && (!dragged.block || dragged.isCopy) ? [dragged.span] : []),
    ...(edited && !edited.block ? [edited.span] : []),
    ...[...changes.shown].flatMap(([id, span]) => (id.startsWith('copy ') ? [span] : [])),
  ]
  const plannedSpan = (at: { clientX: number; clientY: number }, minutes: number) => {
    const point = pointAt(at)
    const from = snapped(point.minutes, step)
    return moved({ date: point.date, from, to: from + minutes }, 0)
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keys
    <section ref={scroller} className={classes.scroller} aria-label={said.grid} tabIndex={0}>
      <div className={classes.heads} style={{ gridTemplateColumns: columns(days.length) }}>
        <span />
        {days.map((day) => (
          <div key={day.date} className={classes.head}>
            <CalendarDayHead
              day={day}
              minutes={blocks.reduce(
                (sum, one) => sum + (shownSpan(one).date === day.date ? lengthOf(shownSpan(one)) : 0),
                0,
              )}
              onNew={() => onEdit({ span: nextSpan(day.date, 60) })}
            />
            {planned
              .filter(({ date }) => date === day.date)
              .map((one) => (
                <PlannedChip
                  key={one.id}
                  planned={one}
                  day={day}
                  onAccept={() => onEdit({ span: nextSpan(one.date, one.minutes), work: one.work })}
                  onDrag={(at) => hover(at && plannedSpan(at, one.minutes))}
                  onDrop={(at) => onEdit({ span: plannedSpan(at, one.minutes), work: one.work })}
                />
              ))}
          </div>
        ))}
      </div>
      <div className={classes.body}>
        <div className={classes.clock} aria-hidden>
          {HOURS.map((hour) => (
            <span key={hour} style={{ top: hour * zoom }}>
              {clockOf(hour * 60)}
            </span>
          ))}
        </div>
        <div
          ref={grid}
          className={classes.grid}
          style={{
            height: 24 * zoom,
            backgroundSize: `100% ${zoom}px`,
            gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))`,
          }}
          data-dragging={dragged ? true : undefined}
          {...handlers}
        >
          {days.map((day) => {
            const own = blocks.filter((block) => shownSpan(block).date === day.date)
            const timed = running?.date === day.date ? [{ id: TIMER, ...running }] : []
            const lanes = lanesOf([...own.map((block) => ({ id: block.id, ...shownSpan(block) })), ...timed])
            return (
              <div
                key={day.date}
                className={classes.day}
                data-free={day.isFree || undefined}
                data-today={day.isToday || undefined}
              >
                {own.map((block) => (
                  <CalendarBlock
                    key={block.id}
                    block={block}
                    span={shownSpan(block)}
                    lane={lanes.get(block.id) ?? WHOLE}
                    zoom={zoom}
                    isMoving={isDragged(block)}
                    onOpen={() => onEdit({ block, span: block })}
                    onKeyDown={(event) => pressOnBlock(event, block, keys)}
                  />
                ))}
                {ghosts
                  .filter(({ date }) => date === day.date)
                  .map((span) => (
                    <div
                      key={`${span.from} ${span.to}`}
                      className={classes.ghost}
                      style={placeOf(span, WHOLE, zoom)}
                      aria-hidden
                    >
                      {clockOf(span.from)}–{clockOf(span.to)}
                    </div>
                  ))}
                {timer && running?.date === day.date && (
                  <CalendarTimer
                    timer={timer}
                    aheadMs={aheadMs}
                    zoom={zoom}
                    span={running}
                    lane={lanes.get(TIMER) ?? WHOLE}
                  />
                )}
              </div>
            )
          })}
        </div>
      </div>
    </section>
  )
}

const HOURS = Array.from({ length: 23 }, (_, i) => i + 1)
const WHOLE = { at: 0, of: 1 }
const TIMER = 'timer'

export function columns(count: number): string {
  return `var(--clock) repeat(${count}, minmax(0, 1fr))`
}

function runningSpan(startedAt: string, now: number, timeZone: string): Span {
  const { date, minutes } = wallTimeOf(startedAt, timeZone)
  return { date, from: minutes, to: minutes + Math.max(1, (now - Date.parse(startedAt)) / 60_000) }
}

function lengthOf({ from, to }: Span): number {
  return to - from
}

// The working day is in sight at first, or what was done before it.
function useFirstScroll(scroller: RefObject<HTMLElement | null>, blocks: readonly Block[], zoom: number) {
  const scroll = useEffectEvent(() => {
    const first = Math.min(8 * 60, ...blocks.map(({ from }) => from))
    scroller.current?.scrollTo({ top: (first / 60) * zoom - zoom / 4 })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height shows the same hours
  useEffect(() => scroll(), [zoom])
}
