// People in rows, days in columns, and a bar where somebody is away.
import { Tooltip, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { isWeekend } from '../../ui/weeks.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { useAwayText } from './away-text.ts'
import classes from './calendar.module.css'
import { type Bar, barsOf, type Calendar, holidaysOf, type Row } from './calendar-rows.ts'
import { type Month, monthOf } from './months.ts'

const texts = words({ en: { who: 'Employee' }, nl: { who: 'Medewerker' } })

interface CalendarGridProps {
  readonly month: string
  readonly today: string
  readonly calendar: Calendar
  readonly name: string
}

export function CalendarGrid({ month, today, calendar, name }: CalendarGridProps) {
  const said = useWords(texts)
  const { locale, long } = useFormats()
  const shown = monthOf(month)
  const holidays = holidaysOf(calendar)
  const letter = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen must be scrollable with the keyboard
    <section className={classes.frame} tabIndex={0} aria-label={name}>
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col" className={classes.who}>
              <VisuallyHidden>{said.who}</VisuallyHidden>
            </th>
            {shown.days.map((day) => (
              <th
                key={day}
                scope="col"
                data-free={isWeekend(day) || undefined}
                data-holiday={holidays.has(day) || undefined}
                data-today={day === today || undefined}
              >
                <Tooltip label={holidays.get(day)} disabled={!holidays.has(day)}>
                  <span>
                    <small aria-hidden="true">{letter.format(new Date(`${day}T00:00:00Z`))}</small>
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <VisuallyHidden>{[long(day), holidays.get(day)].filter(Boolean).join(', ')}</VisuallyHidden>
                  </span>
                </Tooltip>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.rows.map((row) => (
            <Person key={row.employee_id} row={row} shown={shown} today={today} holidays={holidays} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface PersonProps {
  readonly row: Row
  readonly shown: Month
  readonly today: string
  readonly holidays: ReadonlyMap<string, string>
}

function Person({ row, shown, today, holidays }: PersonProps) {
  const bars = barsOf(row, shown)
  return (
    <tr>
      <th scope="row" className={classes.who}>
        <Link to="/people/$id" params={{ id: row.employee_id }}>
          {row.employee_name}
        </Link>
      </th>
      {shown.days.map((day) => (
        <td
          key={day}
          data-free={isWeekend(day) || undefined}
          data-holiday={holidays.has(day) || undefined}
          data-today={day === today || undefined}
        >
          {bars
            .filter(({ from }) => from === day)
            .map((bar) => (
              <BarView key={bar.away.start_date} bar={bar} name={row.employee_name} />
            ))}
        </td>
      ))}
    </tr>
  )
}

function BarView({ bar: { away, days, isCut }, name }: { bar: Bar; name: string }) {
  const text = `${name}: ${useAwayText()(away)}`
  const given = {
    className: classes.bar!,
    'data-status': away.status,
    'data-part': away.is_part || undefined,
    'data-before': isCut.before || undefined,
    'data-after': isCut.after || undefined,
    style: { width: `calc(${days * 100}% - 4px)` },
    'aria-label': text,
  }
  return (
    <Tooltip label={text}>
      {away.id ? (
        <Link to="/people/requests/$id" params={{ id: away.id }} {...given} />
      ) : (
        <span role="img" {...given} />
      )}
    </Tooltip>
  )
}
