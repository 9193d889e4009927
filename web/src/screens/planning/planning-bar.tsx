// Which weeks, days or weeks, how close, whose and what for, and what counts.
import { ActionIcon, Button, Group, SegmentedControl, Switch } from '@mantine/core'
import type { Filter } from '../../ui/column.ts'
import { shiftDay } from '../../ui/day.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ListSearch } from '../../ui/list-search.ts'
import { PeriodArrows } from '../../ui/period-arrows.tsx'
import { FilterMenu } from '../../ui/record-list-filter.tsx'
import { mondayOf, periodText } from '../../ui/weeks.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './board.module.css'
import { type BoardSettings, ZOOMS } from './board-settings.ts'
import type { Unit } from './columns.ts'

const texts = words({
  en: {
    before: 'Before (PageUp)',
    after: 'After (PageDown)',
    today: 'Today',
    show: 'Show',
    day: 'Days',
    week: 'Weeks',
    closer: 'Fewer weeks',
    wider: 'More weeks',
    tentative: 'Count tentative',
    booked: 'Show booked hours',
  },
  nl: {
    before: 'Ervoor (PageUp)',
    after: 'Erna (PageDown)',
    today: 'Vandaag',
    show: 'Toon',
    day: 'Dagen',
    week: 'Weken',
    closer: 'Minder weken',
    wider: 'Meer weken',
    tentative: 'Voorbehoud meetellen',
    booked: 'Toon geschreven uren',
  },
})

const FILTERS: readonly Filter<'/hrm/planning'>[] = [
  { key: 'team_id', head: { en: 'Team', nl: 'Team' }, of: 'team' },
  { key: 'project_id', head: { en: 'Project', nl: 'Project' }, of: 'project' },
  { key: 'employee_id', head: { en: 'Person', nl: 'Persoon' }, of: 'employee' },
]

interface PlanningBarProps {
  readonly monday: string
  readonly today: string
  readonly isPhone: boolean
  readonly canSeeBooked: boolean
  readonly settings: BoardSettings
  readonly search: ListSearch
  onSet(change: Partial<BoardSettings>): void
  onFilter(change: ListSearch): void
  onStep(by: number): void
  onHover(by: number): void
}

export function PlanningBar(props: PlanningBarProps) {
  const { monday, today, isPhone, canSeeBooked, settings, search, onSet, onFilter, onStep, onHover } = props
  const said = useWords(texts)
  const formats = useFormats()
  const { unit, weeks } = settings
  const zooms = ZOOMS[unit]
  const length = isPhone ? 1 : weeks
  const zoomTo = (by: 1 | -1, label: string) => {
    const next = zooms[zooms.indexOf(weeks) + by]
    return (
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={label}
        title={label}
        disabled={next === undefined}
        onClick={() => next && onSet({ weeks: next })}
      >
        <Icon name={by < 0 ? 'plus' : 'minus'} size={16} />
      </ActionIcon>
    )
  }
  return (
    <div className={classes.bar}>
      <PeriodArrows before={said.before} after={said.after} onStep={onStep} onHover={onHover} />
      <span className={classes.period} aria-live="polite">
        {periodText(monday, shiftDay(monday, length * 7 - 1), formats)}
      </span>
      {monday !== mondayOf(today) && (
        <Button variant="subtle" size="compact-sm" onClick={() => onFilter({ date: undefined })}>
          {said.today}
        </Button>
      )}
      {!isPhone && (
        <Group gap="xs" ml="auto" wrap="nowrap">
          <SegmentedControl
            aria-label={said.show}
            size="sm"
            value={unit}
            onChange={(next) => onSet(changeUnit(next as Unit, weeks))}
            data={[
              { value: 'day', label: said.day },
              { value: 'week', label: said.week },
            ]}
          />
          <Group gap={4} wrap="nowrap">
            {zoomTo(1, said.wider)}
            {zoomTo(-1, said.closer)}
          </Group>
        </Group>
      )}
      <Group gap="xs" w="100%">
        {FILTERS.filter(({ key }) => !isPhone || key !== 'employee_id').map((filter) => (
          <FilterMenu
            key={filter.key}
            filter={filter}
            value={search[filter.key]}
            onChange={(value) => onFilter({ [filter.key]: value })}
          />
        ))}
        <Group gap="lg" ml={isPhone ? 0 : 'auto'}>
          <Switch
            size="sm"
            label={said.tentative}
            checked={settings.withTentative}
            onChange={(event) => onSet({ withTentative: event.currentTarget.checked })}
          />
          {canSeeBooked && (
            <Switch
              size="sm"
              label={said.booked}
              checked={settings.withBooked}
              onChange={(event) => onSet({ withBooked: event.currentTarget.checked })}
            />
          )}
        </Group>
      </Group>
    </div>
  )
}

// As near as can be to the weeks that are in sight.
function changeUnit(unit: Unit, weeks: number): Partial<BoardSettings> {
  const zooms = ZOOMS[unit]
  return { unit, weeks: zooms.includes(weeks) ? weeks : unit === 'week' ? 8 : 4 }
}
