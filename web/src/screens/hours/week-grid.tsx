// The week as a table: rows of work, columns of days, and below what the days come to against the contract.
import { type ReactNode, useMemo, useState } from 'react'
import { useTimer } from '../../shell/timer/use-timer.ts'
import { hoursText } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { type Place, placeKey, useDrafts } from './drafts.ts'
import { minutesTyped } from './type-hours.ts'
import { onGridKeys, type Typing } from './typing.ts'
import classes from './week.module.css'
import type { WeekRow as Row, Week, WeekEntry } from './week-data.ts'
import { type ShownDay, shownDays } from './week-days.ts'
import { WeekRow } from './week-row.tsx'

const texts = words({
  en: { week: 'Hours of this week', work: 'Project', total: 'Total', of: (net: string) => `of ${net}`, today: 'today' },
  nl: {
    week: 'Uren van deze week',
    work: 'Project',
    total: 'Totaal',
    of: (net: string) => `van ${net}`,
    today: 'vandaag',
  },
})

export interface WeekGridProps {
  readonly week: Week
  readonly rows: readonly Row[]
  readonly today: string
  readonly isOwn: boolean
  onRemoved(place: Place, date: string, entry: WeekEntry): void
  onLeaveOut(row: Row): void
  /** Whether a row was only added here. */
  isAdded(row: Row): boolean
  /** Below the last row, to add one. */
  readonly children?: ReactNode
}

export function useTypingIn({ isOwn, onRemoved }: Pick<WeekGridProps, 'isOwn' | 'onRemoved'>) {
  const [open, setOpen] = useState<{ place: string; date: string }>()
  const typing = useMemo<Typing>(
    () => ({
      canTime: isOwn,
      open: (place, date) => setOpen({ place: placeKey(place), date }),
      close: () => setOpen(undefined),
      removed: onRemoved,
    }),
    [isOwn, onRemoved],
  )
  const openDayOf = (row: Place) => (open?.place === placeKey(row) ? open.date : undefined)
  const { timer } = useTimer()
  const isRunning = (row: Place) => isOwn && timer !== null && placeKey(timer) === placeKey(row)
  return { typing, openDayOf, isRunning }
}

export function WeekGrid(props: WeekGridProps) {
  const { week, rows, today, onLeaveOut, isAdded, children } = props
  const said = useWords(texts)
  const { language } = useLanguage()
  const days = useMemo(() => shownDays(week, today, language), [week, today, language])
  const { typing, openDayOf, isRunning } = useTypingIn(props)
  return (
    <table className={classes.table} aria-label={said.week} onKeyDown={onGridKeys}>
      <thead>
        <tr>
          <th scope="col">{said.work}</th>
          {days.map((day) => (
            <th
              key={day.date}
              scope="col"
              data-today={day.isToday || undefined}
              data-free={day.isFree || undefined}
              aria-current={day.isToday ? 'date' : undefined}
            >
              <span className={classes.dayName}>{day.short}</span>
              <span className={classes.dayMark} title={day.mark}>
                {day.mark ?? (day.isToday ? said.today : '')}
              </span>
            </th>
          ))}
          <th scope="col">{said.total}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <WeekRow
            key={placeKey(row)}
            employeeId={week.employee_id}
            row={row}
            days={days}
            typing={typing}
            openDay={openDayOf(row)}
            isRunning={isRunning(row)}
            onRemove={isAdded(row) ? onLeaveOut : undefined}
          />
        ))}
        {children && (
          <tr>
            <td colSpan={9} className={classes.add}>
              {children}
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <Totals week={week} rows={rows} days={days} />
      </tfoot>
    </table>
  )
}

function Totals({ week, rows, days }: { week: Week; rows: readonly Row[]; days: readonly ShownDay[] }) {
  const said = useWords(texts)
  useDrafts()
  const sums = daySums(week.employee_id, rows)
  const total = sums.reduce((sum, minutes) => sum + minutes, 0)
  return (
    <tr>
      <th scope="row">{said.total}</th>
      {days.map((day, at) => (
        <td key={day.date} data-today={day.isToday || undefined} data-free={day.isFree || undefined}>
          <TotalText minutes={sums[at] ?? 0} net={day.net || undefined} />
        </td>
      ))}
      <td>
        <TotalText minutes={total} net={week.totals.net ?? undefined} />
      </td>
    </tr>
  )
}

export function daySums(employeeId: string, rows: readonly Row[]): number[] {
  return Array.from({ length: 7 }, (_, at) =>
    rows.reduce((sum, row) => sum + minutesTyped(employeeId, row, row.days[at]!), 0),
  )
}

export function TotalText({ minutes, net }: { minutes: number; net: number | undefined }) {
  const said = useWords(texts)
  return (
    <>
      <span
        className={classes.sum}
        data-full={(net !== undefined && minutes >= net) || undefined}
        data-none={minutes === 0 || undefined}
      >
        {minutes > 0 || net ? hoursText(minutes) : ''}
      </span>
      <span className={classes.net}>{net ? said.of(hoursText(net)) : ''}</span>
    </>
  )
}
