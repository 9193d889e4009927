// On a phone: one person day by day, or one day person by person. A tap opens what is planned, with all that can be done.
import { ActionIcon, SegmentedControl, Select, Stack } from '@mantine/core'
import { DateInput } from '../../ui/date-input.tsx'
import { shiftDay } from '../../ui/day.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ListSearch } from '../../ui/list-search.ts'
import { isWeekend } from '../../ui/weeks.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import type { Span } from './blocks.ts'
import type { Person, Planning } from './board-data.ts'
import { loadOf } from './load.ts'
import classes from './planning.module.css'
import { hoursOf, loadText, useBlockNames } from './words.ts'

const texts = words({
  en: {
    by: 'Show',
    person: 'A person',
    day: 'A day',
    who: 'Person',
    when: 'Day',
    add: (name: string) => `Plan ${name}`,
  },
  nl: {
    by: 'Toon',
    person: 'Een persoon',
    day: 'Een dag',
    who: 'Persoon',
    when: 'Dag',
    add: (name: string) => `Plan ${name}`,
  },
})

interface PlanningPhoneProps {
  readonly monday: string
  readonly today: string
  readonly ownId: string | undefined
  readonly people: readonly Person[]
  readonly blocks: ReadonlyMap<string, readonly Planning[]>
  readonly withTentative: boolean
  readonly refused: ReadonlyMap<string, string>
  readonly search: ListSearch
  canChange(employeeId: string): boolean
  bookedOn(employeeId: string, day: string): number | undefined
  onFilter(change: ListSearch): void
  onNew(span: Span): void
  onOpen(block: Planning): void
}

export function PlanningPhone(props: PlanningPhoneProps) {
  const { monday, today, ownId, people, search, onFilter } = props
  const said = useWords(texts)
  const formats = useFormats()
  const by = search.by === 'day' ? 'day' : 'person'
  const days = Array.from({ length: 7 }, (_, i) => shiftDay(monday, i))
  const chosen = people.find(({ employee_id }) => employee_id === search.employee_id)
  const person = chosen ?? people.find(({ employee_id }) => employee_id === ownId) ?? people[0]
  const asked = typeof search.day === 'string' ? search.day : today
  const day = days.includes(asked) ? asked : monday
  const isShown = (one: Person, date: string) => {
    const capacity = one.days.find((own) => own.date === date)
    return !isWeekend(date) || Boolean(capacity && (capacity.gross || capacity.planned || capacity.tentative))
  }
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={said.by}
        fullWidth
        value={by}
        onChange={(next) => onFilter({ by: next })}
        data={[
          { value: 'person', label: said.person },
          { value: 'day', label: said.day },
        ]}
      />
      {by === 'person' ? (
        <Select
          aria-label={said.who}
          allowDeselect={false}
          searchable
          value={person?.employee_id ?? null}
          data={people.map(({ employee_id, employee_name }) => ({ value: employee_id, label: employee_name }))}
          onChange={(id) => onFilter({ employee_id: id ?? undefined })}
        />
      ) : (
        <DateInput
          aria-label={said.when}
          value={day}
          onChange={(next) => next && onFilter({ day: next, date: next })}
        />
      )}
      <div className={classes.days}>
        {by === 'person'
          ? person &&
            days
              .filter((date) => isShown(person, date))
              .map((date) => <PhoneDay key={date} {...props} person={person} date={date} title={formats.long(date)} />)
          : people.map((one) => (
              <PhoneDay key={one.employee_id} {...props} person={one} date={day} title={one.employee_name} />
            ))}
      </div>
    </Stack>
  )
}

interface PhoneDayProps extends PlanningPhoneProps {
  readonly person: Person
  readonly date: string
  readonly title: string
}

function PhoneDay({ person, date, title, blocks, withTentative, refused, canChange, ...rest }: PhoneDayProps) {
  const { bookedOn, onNew, onOpen } = rest
  const said = useWords(texts)
  const { language } = useLanguage()
  const formats = useFormats()
  const namesOf = useBlockNames()
  const id = person.employee_id
  const load = loadOf(
    person.days.filter((day) => day.date === date),
    withTentative,
  )
  const own = (blocks.get(id) ?? []).filter(({ start_date, end_date }) => start_date <= date && date <= end_date)
  return (
    <section className={classes.day}>
      <div className={classes.dayHead}>
        <h2>
          {title}
          <small data-over={load.free < 0 || undefined}>{loadText(load, bookedOn(id, date), formats, language)}</small>
        </h2>
        {canChange(id) && (
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={said.add(title)}
            onClick={() => onNew({ employeeId: id, start: date, end: date })}
          >
            <Icon name="plus" size={16} />
          </ActionIcon>
        )}
      </div>
      {own.map((block) => {
        const { name, about } = namesOf(block)
        const refusal = refused.get(block.id)
        return (
          <div key={block.id}>
            <button
              type="button"
              className={classes.card}
              data-tentative={block.status === 'tentative' || undefined}
              onClick={() => onOpen(block)}
            >
              <strong>{name}</strong>
              <small>{[hoursOf(block, formats, language), about].filter(Boolean).join(' · ')}</small>
            </button>
            {refusal && (
              <div role="alert" className={classes.refusal}>
                {refusal}
              </div>
            )}
          </div>
        )
      })}
    </section>
  )
}
