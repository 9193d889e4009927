// One day of one row: typed as people write it, saved when it is left. What is typed stays in the cell until then, so that
// nothing else is drawn again with a key.
import { type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { minutesOf } from '../../ui/minutes.ts'
import { hoursText } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { CellDetails } from './cell-details.tsx'
import { draftOf } from './drafts.ts'
import { forgetRefused, type Target, targetKey, typeHours, useCellState } from './type-hours.ts'
import { leaveCell, type Typing } from './typing.ts'
import classes from './week.module.css'
import type { WeekCell as Cell, WeekEntry, WeekRow } from './week-data.ts'
import { lockWords, reasonText } from './week-words.ts'

const texts = words({
  en: {
    wrong: 'Write it as 1:30, 1.5, 90m or 2h',
    several: (n: number) => `${n} entries: press Space to see each`,
    details: 'Notes and more',
    runs: 'The timer runs',
  },
  nl: {
    wrong: 'Schrijf het als 1:30, 1,5, 90m of 2u',
    several: (n: number) => `${n} regels: druk op spatie om ze te zien`,
    details: 'Notities en meer',
    runs: 'De timer loopt',
  },
})

export interface CellProps {
  readonly employeeId: string
  readonly row: WeekRow
  readonly cell: Cell
  /** Which day of the week, for the keys. */
  readonly at: number
  readonly label: string
  /** Why nothing can be added here. */
  readonly refusal: string | undefined
  readonly isToday: boolean
  readonly isFree: boolean
  readonly isRunning: boolean
  readonly isOpen: boolean
  readonly typing: Typing
}

export const WeekCell = memo(function WeekCell(props: CellProps) {
  const { employeeId, row, cell, label, refusal, isToday, isFree, isRunning, isOpen, typing } = props
  const said = useWords(texts)
  const { language } = useLanguage()
  const { minutes, mark } = useCellState(employeeId, row, cell)
  const [typed, setTyped] = useState<string>()
  // Enter saves and moves on, and moving on saves too: only the first of both finds something.
  const unsaved = useRef<string>(undefined)
  const whyId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [first] = cell.entries
  const isSeveral = cell.entries.length > 1
  const target: Target = { employeeId, place: row, date: cell.date, entry: first, isFirst: !first }
  const lock = isSeveral ? undefined : first ? lockWords(first, language) : refusal
  const problem = mark === 'refused' ? problemText(target, cell) : undefined
  const isWrong = typed !== undefined && typed.trim() !== '' && minutesOf(typed) === undefined
  const why = isWrong ? said.wrong : (problem ?? lock ?? (isSeveral ? said.several(cell.entries.length) : undefined))
  const shown = typed ?? (minutes > 0 ? hoursText(minutes) : '')
  const open = () => typing.open(row, cell.date)

  function problemText(of: Target, { entries }: Cell) {
    const keys = [targetKey({ ...of, entry: undefined }), ...entries.map(({ id }) => id)]
    const found = keys.map((key) => draftOf(key)?.problem).find(Boolean)
    return found && reasonText(found.code, found.text, language)
  }

  function commit(text = unsaved.current) {
    leaveCell(undefined)
    unsaved.current = undefined
    if (text === undefined) return
    const next = text.trim() === '' ? 0 : minutesOf(text)
    if (next === undefined) return
    setTyped(undefined)
    const draft = draftOf(targetKey(target))
    if (next === minutes && !draft?.problem) return
    typeHours(target, { minutes: next })
    if (next === 0 && first) typing.removed(row, cell.date, first)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isAsked = (event.key === ' ' && typed === undefined) || (event.key === 'Enter' && event.altKey)
    if (isAsked || (isSeveral && /^[\d:.,]$/.test(event.key))) {
      commit()
      open()
    } else if (event.key === 'Escape' && (typed !== undefined || problem)) {
      setTyped(undefined)
      unsaved.current = undefined
      leaveCell(undefined)
      forgetRefused(target)
    } else {
      // Enter in a refused cell tries again what stands there.
      if (event.key === 'Enter') commit(unsaved.current ?? (problem ? shown : undefined))
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <td
      className={classes.cell}
      data-mark={isWrong ? 'refused' : mark || undefined}
      data-today={isToday || undefined}
      data-free={isFree || undefined}
      data-locked={(lock !== undefined && minutes > 0) || undefined}
      data-shut={(lock !== undefined && minutes === 0) || undefined}
    >
      <input
        ref={input}
        className={classes.input}
        data-day={props.at}
        type="text"
        inputMode="text"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={label}
        aria-describedby={why ? whyId : undefined}
        aria-invalid={isWrong || problem ? true : undefined}
        readOnly={lock !== undefined || isSeveral}
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          unsaved.current = text
          leaveCell(() => commit())
        }}
        onBlur={() => commit()}
        onKeyDown={onKeyDown}
      />
      <span className={classes.signs} aria-hidden="true">
        {isRunning && <span className={classes.running} title={said.runs} />}
        {isSeveral && <span>{cell.entries.length}×</span>}
        {cell.entries.some(({ note }) => note) && <Icon name="note" size={11} />}
        {lock && minutes > 0 && <Icon name="lock" size={11} />}
      </span>
      <button
        type="button"
        className={classes.more}
        tabIndex={-1}
        aria-label={`${said.details}: ${label}`}
        onClick={open}
      >
        <Icon name="more" size={14} />
      </button>
      {why && (
        <span role="tooltip" id={whyId} className={classes.why}>
          {why}
        </span>
      )}
      {isOpen && (
        <CellDetails
          target={target}
          row={row}
          cell={cell}
          label={label}
          refusal={refusal}
          isRunning={isRunning}
          canTime={isToday && typing.canTime}
          onClose={() => {
            typing.close()
            input.current?.focus()
          }}
          onRemoved={(entry: WeekEntry) => typing.removed(row, cell.date, entry)}
        />
      )}
    </td>
  )
})
