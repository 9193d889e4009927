// Which week, and whose.

import { Button } from '@mantine/core'
import { useSession } from '../../api/session.ts'
import { shiftDay } from '../../ui/day.ts'
import { Icon } from '../../ui/icon.tsx'
import { PeriodArrows } from '../../ui/period-arrows.tsx'
import { RecordSelect } from '../../ui/record-select.tsx'
import { periodText, weekNumber } from '../../ui/weeks.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './week.module.css'

const texts = words({
  en: {
    before: 'Week before (PageUp)',
    after: 'Week after (PageDown)',
    now: 'This week',
    week: (n: number) => `Week ${n}`,
    whose: 'Hours of',
  },
  nl: {
    before: 'Week ervoor (PageUp)',
    after: 'Week erna (PageDown)',
    now: 'Deze week',
    week: (n: number) => `Week ${n}`,
    whose: 'Uren van',
  },
})

interface WeekBarProps {
  readonly monday: string
  readonly thisMonday: string
  readonly employeeId: string | undefined
  readonly employeeName: string | undefined
  onWeek(monday: string): void
  onEmployee(id: string | null): void
  onHover(monday: string): void
}

export function WeekBar(props: WeekBarProps) {
  const { monday, thisMonday, employeeId, employeeName, onWeek, onEmployee, onHover } = props
  const said = useWords(texts)
  const formats = useFormats()
  const { can } = useSession()
  const step = (by: number) => shiftDay(monday, by * 7)
  return (
    <div className={classes.bar}>
      <PeriodArrows
        before={said.before}
        after={said.after}
        onStep={(by) => onWeek(step(by))}
        onHover={(by) => onHover(step(by))}
      />
      <span className={classes.period}>
        {periodText(monday, shiftDay(monday, 6), formats)}
        <small>{said.week(weekNumber(monday))}</small>
      </span>
      {monday !== thisMonday && (
        <Button variant="subtle" size="compact-sm" onClick={() => onWeek(thisMonday)}>
          {said.now}
        </Button>
      )}
      {can('hrm:read') && (
        <RecordSelect
          of="employee"
          aria-label={said.whose}
          leftSection={<Icon name="person" size={15} />}
          w={210}
          clearable={false}
          allowDeselect={false}
          value={employeeId ?? null}
          name={employeeName}
          onChange={onEmployee}
        />
      )}
    </div>
  )
}
