// A person: a cell for each day or week, tinted by how full it is, and the blocks that begin there.
import { CloseButton } from '@mantine/core'
import { type CSSProperties, memo } from 'react'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import type { Layout, Placed } from './blocks.ts'
import classes from './board.module.css'
import { BoardBlock, LANE_PX, TOP_PX } from './board-block.tsx'
import type { Person, Planning } from './board-data.ts'
import { isWeekStart, type Scale } from './columns.ts'
import { type Load, loadOf } from './load.ts'
import { awayWord, loadText } from './words.ts'

const texts = words({
  en: { of: (planned: string, net: string) => `${planned} of ${net} planned`, booked: 'booked', close: 'Close' },
  nl: { of: (planned: string, net: string) => `${planned} van ${net} gepland`, booked: 'geschreven', close: 'Sluiten' },
})

/** The line below the blocks, which says what the colour does. */
export const MARK_PX = 18
export const BOOKED_PX = 14

export interface BoardRowProps {
  readonly person: Person
  readonly scale: Scale
  readonly heads: readonly string[]
  readonly layout: Layout<Planning>
  readonly top: number
  readonly height: number
  readonly index: number
  readonly withTentative: boolean
  /** By column; undefined where it is not asked for. */
  readonly booked: readonly number[] | undefined
  readonly canChange: boolean
  /** The column that the tab key reaches. */
  readonly focusAt: number | undefined
  readonly movingId: string | undefined
  readonly refused: ReadonlyMap<string, string>
  onDismiss(id: string): void
}

export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { person, scale, layout, top, height, index, withTentative, booked, canChange } = props
  const said = useWords(texts)
  const formats = useFormats()
  const all = loadOf(person.days, withTentative)
  const total = booked?.reduce((sum, minutes) => sum + minutes, 0)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the cells of the row take the focus
    // biome-ignore lint/a11y/useSemanticElements: blocks reach over cells, which those of a table cannot
    <div role="row" aria-rowindex={index} className={`${classes.row} ${classes.person}`} style={{ top, height }}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: it only names the row */}
      {/* biome-ignore lint/a11y/useSemanticElements: it stands in a row that is no row of a table */}
      <div role="rowheader" className={classes.name} data-still>
        <strong>{person.employee_name}</strong>
        <small data-over={all.free < 0 || undefined}>
          {said.of(formats.minutes(all.planned), formats.minutes(all.net))}
        </small>
        {total !== undefined && (
          <small>
            {formats.minutes(total)} {said.booked}
          </small>
        )}
      </div>
      {scale.columns.map((column, at) => (
        <BoardCell
          key={column.from}
          {...props}
          at={at}
          load={loadOf(daysIn(person, column.from, column.to), withTentative)}
          booked={booked?.[at]}
          starting={layout.placed.filter(({ from }) => from === at)}
          canChange={canChange}
        />
      ))}
    </div>
  )
})

interface CellProps extends Omit<BoardRowProps, 'booked' | 'top' | 'height' | 'index'> {
  readonly at: number
  readonly load: Load
  readonly booked: number | undefined
  readonly starting: readonly Placed<Planning>[]
}

function BoardCell(props: CellProps) {
  const { person, scale, heads, at, load, booked, starting, canChange, focusAt, movingId, refused, onDismiss } = props
  const { language } = useLanguage()
  const formats = useFormats()
  const text = loadText(load, booked, formats, language)
  return (
    // biome-ignore lint/a11y/useSemanticElements: blocks reach over cells, which those of a table cannot
    <div
      role="gridcell"
      tabIndex={focusAt === at ? 0 : -1}
      title={text}
      className={classes.cell}
      style={{ '--strength': load.strength } as CSSProperties}
      data-tone={load.tone}
      data-first={isWeekStart(scale, at) || undefined}
      data-fixed={canChange ? undefined : true}
      data-cell={`${person.employee_id} ${at}`}
    >
      <span className={classes.hidden}>{`${heads[at]}, ${person.employee_name}: ${text}`}</span>
      {starting.map((placed) => (
        <BoardBlock
          key={placed.block.id}
          placed={placed}
          canChange={canChange}
          isMoving={movingId === placed.block.id}
          isRefused={refused.has(placed.block.id)}
        />
      ))}
      {starting.map(({ block, lane }) => {
        const refusal = refused.get(block.id)
        return (
          refusal && (
            <Refusal
              key={block.id}
              text={refusal}
              top={TOP_PX + (lane + 1) * LANE_PX}
              isRight={at > scale.columns.length / 2}
              onDismiss={() => onDismiss(block.id)}
            />
          )
        )
      })}
      <Mark load={load} booked={booked} />
    </div>
  )
}

function Mark({ load, booked }: { load: Load; booked: number | undefined }) {
  const { minutes } = useFormats()
  const { language } = useLanguage()
  const own = load.free < 0 ? `+${minutes(-load.free)}` : awayWord(load, language)
  const planned = load.planned > 0 ? minutes(load.planned) : ''
  if (booked === undefined) {
    if (!own) return null
    return (
      <div className={classes.mark} aria-hidden>
        {own}
      </div>
    )
  }
  return (
    <div className={classes.mark} aria-hidden>
      {load.free < 0 ? own : planned || own}
      {booked > 0 && <b>{minutes(booked)}</b>}
    </div>
  )
}

interface RefusalProps {
  readonly text: string
  readonly top: number
  readonly isRight: boolean
  onDismiss(): void
}

function Refusal({ text, top, isRight, onDismiss }: RefusalProps) {
  const { close } = useWords(texts)
  return (
    <div role="alert" className={classes.refusal} style={{ top, [isRight ? 'right' : 'left']: 0 }} data-still>
      <span>{text}</span>
      <CloseButton size="sm" aria-label={close} onClick={onDismiss} />
    </div>
  )
}

function daysIn({ days }: Person, from: string, to: string) {
  return days.filter(({ date }) => from <= date && date <= to)
}
