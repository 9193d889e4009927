import { ActionIcon } from '@mantine/core'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './calendar-day-head.module.css'
import type { ShownDay } from './week-days.ts'

const texts = words({
  en: { add: (day: string) => `New hours on ${day}` },
  nl: { add: (day: string) => `Nieuwe uren op ${day}` },
})

interface CalendarDayHeadProps {
  readonly day: ShownDay
  readonly minutes: number
  onNew(): void
}

/** The day, and what was booked against what is to be worked. */
export function CalendarDayHead({ day, minutes, onNew }: CalendarDayHeadProps) {
  const said = useWords(texts)
  const { minutes: text } = useFormats()
  return (
    <div className={classes.dayHead} data-today={day.isToday || undefined} title={day.refusal ?? day.mark}>
      <span className={classes.dayName}>{day.short}</span>
      <span className={classes.dayTotal}>
        <b>{text(minutes)}</b>
        {day.net ? ` / ${text(day.net)}` : ''}
        {day.mark && <small>{day.mark}</small>}
      </span>
      {day.refusal ? (
        <span className={classes.closed}>
          <Icon name="lock" size={14} />
        </span>
      ) : (
        <ActionIcon
          className={classes.add}
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={said.add(day.long)}
          data-new={day.date}
          onClick={onNew}
        >
          <Icon name="plus" size={16} />
        </ActionIcon>
      )}
    </div>
  )
}
