// The same on a phone: day by day who is away.
import { Link } from '@tanstack/react-router'
import { isWeekend } from '../../ui/weeks.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { useAwayText } from './away-text.ts'
import classes from './calendar.module.css'
import { awayByDay, type Calendar } from './calendar-rows.ts'
import { monthOf } from './months.ts'

const texts = words({
  en: { nobody: 'Nobody is away this month.', holiday: 'Public holiday' },
  nl: { nobody: 'Niemand is deze maand weg.', holiday: 'Feestdag' },
})

interface CalendarDaysProps {
  readonly month: string
  readonly today: string
  readonly calendar: Calendar
}

export function CalendarDays({ month, today, calendar }: CalendarDaysProps) {
  const said = useWords(texts)
  const { long } = useFormats()
  const awayText = useAwayText()
  const days = awayByDay(calendar, monthOf(month)).filter(({ date, holiday }) => holiday || !isWeekend(date))
  if (days.length === 0) return <p className="quiet">{said.nobody}</p>
  return (
    <ol className={`plain-list ${classes.days}`}>
      {days.map(({ date, holiday, people }) => (
        <li key={date} data-past={date < today || undefined}>
          <h3 data-today={date === today || undefined}>
            {long(date)}
            {holiday && <small>{holiday}</small>}
          </h3>
          <ul className="plain-list">
            {people.map(({ row, away }) => (
              <li key={`${row.employee_id} ${away.start_date}`} className={classes.away}>
                <i data-status={away.status} aria-hidden="true" />
                <span>
                  {away.id ? (
                    <Link to="/people/requests/$id" params={{ id: away.id }}>
                      {row.employee_name}
                    </Link>
                  ) : (
                    row.employee_name
                  )}
                  <small>{awayText(away)}</small>
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
