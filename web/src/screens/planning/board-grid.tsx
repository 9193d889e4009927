// The board: people from top to bottom, days or weeks from left to right. Only the rows in sight are drawn.
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef } from 'react'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import type { Span } from './blocks.ts'
import classes from './board.module.css'
import { LANE_PX, TOP_PX } from './board-block.tsx'
import type { BoardChanges } from './board-changes.ts'
import type { Person, Planning } from './board-data.ts'
import { useBoardDrag } from './board-drag.ts'
import { BoardGhost } from './board-ghost.tsx'
import { BoardHeads } from './board-heads.tsx'
import { type BoardKeys, type Place, pressOnBoard } from './board-keys.ts'
import { BOOKED_PX, BoardRow, MARK_PX } from './board-row.tsx'
import { BoardTeam, TEAM_PX } from './board-team.tsx'
import { columnsOf, type Scale } from './columns.ts'
import { type Row, rowsInSight, topsOf } from './rows.ts'
import { useLayouts } from './use-layouts.ts'
import { usePlace } from './use-place.ts'
import { useSight } from './use-sight.ts'
import { daysText } from './words.ts'

const texts = words({ en: { grid: 'Planning' }, nl: { grid: 'Planning' } })

export interface MenuPoint {
  readonly x: number
  readonly y: number
}

interface BoardGridProps {
  readonly scale: Scale
  readonly today: string
  readonly rows: readonly Row<Person>[]
  readonly blocks: ReadonlyMap<string, readonly Planning[]>
  readonly booked: ReadonlyMap<string, readonly number[]> | undefined
  readonly withTentative: boolean
  readonly changes: BoardChanges
  canChange(employeeId: string): boolean
  onNew(span: Span): void
  onOpen(block: Planning): void
  onMenu(block: Planning, point: MenuPoint, day: string): void
}

const LEAST_PX = { day: 42, week: 72 }
const NO_HOURS: readonly number[] = []

export function BoardGrid(props: BoardGridProps) {
  const { scale, today, rows, blocks, booked, withTentative, changes, canChange, onNew, onOpen, onMenu } = props
  const said = useWords(texts)
  const formats = useFormats()
  const scroller = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const employeeIds = rows.flatMap((row) => (row.kind === 'person' ? [row.person.employee_id] : []))
  const layouts = useLayouts(scale, employeeIds, blocks)
  const heights = rows.map((row) =>
    row.kind === 'team' ? TEAM_PX : heightOf(layouts.get(row.person.employee_id)!.lanes, booked !== undefined),
  )
  const tops = topsOf(heights)
  const heads = useMemo(
    () => scale.columns.map(({ from, to }) => (from === to ? formats.long(from) : daysText(from, to, formats))),
    [scale, formats],
  )
  const byId = useMemo(() => new Map([...blocks.values()].flat().map((block) => [block.id, block])), [blocks])
  const todayAt = scale.columns.findIndex(({ from, to }) => from <= today && today <= to)
  const { place, goTo, goToBlock, onFocus, isWanted } = usePlace(body, employeeIds, Math.max(0, todayAt))
  const { dragged, handlers } = useBoardDrag({
    ...{ scroller, body, scale, rows, tops, blocks: byId, canChange, onOpen },
    onDraw: onNew,
    onPlace: (block, span, isCopy) => (isCopy ? void changes.copy(block, span) : changes.place(block, span)),
  })
  const keys: BoardKeys = {
    ...{ scale, employeeIds, canChange, goTo, goToBlock, onNew, onOpen },
    coversOf: ({ employeeId, at }) =>
      (layouts.get(employeeId)?.placed ?? []).filter(({ from, to }) => from <= at && at <= to),
    onPlace: (block, span) => changes.place(block, span, false),
    onCopy: (block, span) => void changes.copy(block, span),
    onSplit: (block, day) => void changes.split(block, day),
    onStatus: (block) => void changes.toggle(block),
    onDelete: (block) => void changes.remove(block),
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const focused = target.dataset.block
    if (place && (focused || target.dataset.cell)) pressOnBoard(event, placeOf(place, focused), focused, keys)
  }

  // Whoever is on a block stays in the column from which he came, as long as the block covers it.
  function placeOf(from: Place, focused: string | undefined): Place {
    const block = focused ? byId.get(focused) : undefined
    const columns = block && columnsOf(scale, block.start_date, block.end_date)
    if (!columns) return from
    const isCovered = columns.from <= from.at && from.at <= columns.to
    return { employeeId: block.employee_id, at: isCovered ? from.at : columns.from }
  }

  const blockOf = ({ target }: MouseEvent) =>
    byId.get((target as HTMLElement).closest<HTMLElement>('[data-block]')?.dataset.block ?? '')

  function onContextMenu(event: MouseEvent<HTMLElement>) {
    const block = blockOf(event)
    if (!block || !canChange(block.employee_id)) return
    event.preventDefault()
    const { left, bottom } = (event.target as HTMLElement).getBoundingClientRect()
    const isPointed = event.clientX > 0 || event.clientY > 0
    const point = isPointed ? { x: event.clientX, y: event.clientY } : { x: left, y: bottom }
    const day = scale.columns[place ? placeOf(place, block.id).at : 0]!.from
    onMenu(block, point, day)
  }

  const sight = useSight(scroller)
  const { from, to } = rowsInSight(tops, sight.top, sight.height)
  const isDrawn = (row: Row<Person>, index: number) =>
    (from <= index && index <= to) ||
    (isWanted() && row.kind === 'person' && row.person.employee_id === place?.employeeId)
  const { dismiss } = changes
  const onDismiss = useCallback((id: string) => dismiss(id, undefined), [dismiss])
  return (
    <section ref={scroller} className={classes.scroller} aria-label={said.grid}>
      {/* biome-ignore lint/a11y/useSemanticElements: blocks reach over cells, which those of a table cannot */}
      <div
        role="grid"
        aria-label={said.grid}
        aria-rowcount={rows.length + 1}
        className={classes.grid}
        style={{ '--count': scale.columns.length, '--least': `${LEAST_PX[scale.unit]}px` } as CSSProperties}
      >
        <BoardHeads scale={scale} today={today} heads={heads} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its cells and blocks have the roles */}
        <div
          ref={body}
          role="presentation"
          className={classes.body}
          style={{ height: tops.at(-1) }}
          data-dragging={dragged ? true : undefined}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
          onClick={(event) => {
            const block = blockOf(event)
            if (block) onOpen(block)
          }}
          onContextMenu={onContextMenu}
          {...handlers}
        >
          {rows.map((row, index) => {
            if (!isDrawn(row, index)) return null
            const at = { index: index + 2, top: tops[index]! }
            if (row.kind === 'team')
              return <BoardTeam key={`team ${row.id}`} {...at} name={row.name} count={row.count} />
            const id = row.person.employee_id
            return (
              <BoardRow
                key={id}
                {...{ ...at, scale, heads, withTentative, onDismiss }}
                person={row.person}
                layout={layouts.get(id)!}
                height={heights[index]!}
                booked={booked && (booked.get(id) ?? NO_HOURS)}
                canChange={canChange(id)}
                focusAt={place?.employeeId === id ? place.at : undefined}
                movingId={dragged?.block?.employee_id === id && !dragged.isCopy ? dragged.block.id : undefined}
                refused={changes.refused}
              />
            )
          })}
          {dragged && <BoardGhost {...{ dragged, scale, rows, tops }} />}
        </div>
      </div>
    </section>
  )
}

function heightOf(lanes: number, withBooked: boolean): number {
  const mark = withBooked ? MARK_PX + BOOKED_PX : MARK_PX
  return Math.max(TOP_PX + lanes * LANE_PX + mark, withBooked ? 82 : 60)
}
