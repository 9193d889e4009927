// Which day or week, how close, and to how many minutes times snap.

import { ActionIcon, Button, Group, SegmentedControl, Select } from '@mantine/core'
import { shiftDay } from '../../ui/day.ts'
import { Icon } from '../../ui/icon.tsx'
import { PeriodArrows } from '../../ui/period-arrows.tsx'
import { mondayOf, periodText, weekNumber } from '../../ui/weeks.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './calendar.module.css'
import { type CalendarSettings, STEPS, ZOOMS } from './calendar-settings.ts'
import { longDay } from './week-days.ts'

const texts = words({
  en: {
    before: 'Before (PageUp)',
    after: 'After (PageDown)',
    today: 'Today',
    view: 'Show',
    day: 'Day',
    week: 'Week',
    number: (n: number) => `Week ${n}`,
    step: 'Snap to',
    minutes: (n: number) => `${n} min`,
    closer: 'Closer',
    wider: 'Further away',
  },
  nl: {
    before: 'Ervoor (PageUp)',
    after: 'Erna (PageDown)',
    today: 'Vandaag',
    view: 'Toon',
    day: 'Dag',
    week: 'Week',
    number: (n: number) => `Week ${n}`,
    step: 'Stap',
    minutes: (n: number) => `${n} min`,
    closer: 'Dichterbij',
    wider: 'Verder weg',
  },
})

interface CalendarBarProps {
  readonly day: string
  readonly today: string
  readonly view: 'day' | 'week'
  readonly canChooseView: boolean
  readonly settings: CalendarSettings
  onSet(change: Partial<CalendarSettings>): void
  onGo(day: string): void
  onStep(by: number): void
  onHover(by: number): void
}

export function CalendarBar(props: CalendarBarProps) {
  const { day, today, view, canChooseView, settings, onSet, onGo, onStep, onHover } = props
  const said = useWords(texts)
  const formats = useFormats()
  const monday = mondayOf(day)
  const isNow = view === 'day' ? day === today : monday === mondayOf(today)
  const zoomTo = (by: 1 | -1, label: string) => {
    const next = ZOOMS[ZOOMS.indexOf(settings.zoom) + by]
    return (
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={label}
        title={label}
        disabled={next === undefined}
        onClick={() => next && onSet({ zoom: next })}
      >
        <Icon name={by < 0 ? 'minus' : 'plus'} size={16} />
      </ActionIcon>
    )
  }
  return (
    <div className={classes.bar}>
      <PeriodArrows before={said.before} after={said.after} onStep={onStep} onHover={onHover} />
      <span className={classes.period} aria-live="polite">
        {view === 'day' ? longDay(day, formats) : periodText(monday, shiftDay(monday, 6), formats)}
        {view === 'week' && <small>{said.number(weekNumber(monday))}</small>}
      </span>
      {!isNow && (
        <Button variant="subtle" size="compact-sm" onClick={() => onGo(today)}>
          {said.today}
        </Button>
      )}
      <Group gap="xs" ml="auto" wrap="nowrap">
        {canChooseView && (
          <SegmentedControl
            aria-label={said.view}
            size="sm"
            value={view}
            onChange={(next) => onSet({ view: next as 'day' | 'week' })}
            data={[
              { value: 'day', label: said.day },
              { value: 'week', label: said.week },
            ]}
          />
        )}
        <Select
          aria-label={said.step}
          title={said.step}
          w={100}
          allowDeselect={false}
          data={STEPS.map((step) => ({ value: String(step), label: said.minutes(step) }))}
          value={String(settings.step)}
          onChange={(step) => onSet({ step: Number(step) })}
        />
        <Group gap={4} wrap="nowrap">
          {zoomTo(-1, said.wider)}
          {zoomTo(1, said.closer)}
        </Group>
      </Group>
    </div>
  )
}
