// The same week one day at a time, with room for a thumb.
import { useMemo, useState } from 'react'
import { hoursText } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { placeKey, useDrafts } from './drafts.ts'
import { onGridKeys } from './typing.ts'
import classes from './week.module.css'
import { WeekCell } from './week-cell.tsx'
import { placeText, refusalIn, shownDays } from './week-days.ts'
import { daySums, TotalText, useTypingIn, type WeekGridProps } from './week-grid.tsx'

const texts = words({
  en: { days: 'Days of the week', none: 'Without project', hours: 'Hours of this day', week: 'Week' },
  nl: { days: 'Dagen van de week', none: 'Zonder project', hours: 'Uren van deze dag', week: 'Week' },
})

export function WeekByDay(props: WeekGridProps) {
  const { week, rows, today, children } = props
  const said = useWords(texts)
  const { language } = useLanguage()
  const days = useMemo(() => shownDays(week, today, language), [week, today, language])
  const [chosen, choose] = useState<string>()
  const at = Math.max(
    0,
    days.findIndex(({ date }) => date === (chosen ?? today)),
  )
  const day = days[at]!
  const { typing, openDayOf, isRunning } = useTypingIn(props)
  useDrafts()
  const sums = daySums(week.employee_id, rows)
  const total = sums.reduce((sum, minutes) => sum + minutes, 0)
  return (
    <div>
      <fieldset className={classes.days} aria-label={said.days}>
        {days.map(({ date, short, isToday, isFree }, i) => (
          <button
            key={date}
            type="button"
            className={classes.dayTab}
            aria-pressed={date === day.date}
            data-today={isToday || undefined}
            data-free={isFree || undefined}
            onClick={() => choose(date)}
          >
            <span>{short.split(' ').find((part) => !/\d/.test(part))}</span>
            <b>{Number(date.slice(8))}</b>
            <small>{sums[i] ? hoursText(sums[i]) : ''}</small>
          </button>
        ))}
      </fieldset>
      <div className={classes.dayHead}>
        <h2>{day.long}</h2>
        <span className="quiet">{day.mark}</span>
      </div>
      <table className={classes.dayRows} aria-label={said.hours} onKeyDown={onGridKeys}>
        <tbody>
          {rows.map((row) => {
            const { name, about } = placeText(row, said.none)
            return (
              <tr key={placeKey(row)} data-week-row data-faint={row.days[at]!.minutes === 0 || undefined}>
                <th scope="row" className={classes.place}>
                  <span className={classes.placeName}>{name}</span>
                  <span className={classes.placeAbout}>{about}</span>
                </th>
                <WeekCell
                  key={day.date}
                  employeeId={week.employee_id}
                  row={row}
                  cell={row.days[at]!}
                  at={0}
                  label={`${day.long}, ${name}, ${about}`}
                  refusal={refusalIn(row, day)}
                  isToday={day.isToday}
                  isFree={false}
                  isRunning={isRunning(row) && day.isToday}
                  isOpen={openDayOf(row) === day.date}
                  typing={typing}
                />
              </tr>
            )
          })}
        </tbody>
      </table>
      {children && <div className={classes.add}>{children}</div>}
      <div className={classes.dayTotals}>
        <span>{day.short}</span>
        <TotalText minutes={sums[at] ?? 0} net={day.net} />
        <span>{said.week}</span>
        <TotalText minutes={total} net={week.totals.net ?? undefined} />
      </div>
    </div>
  )
}
