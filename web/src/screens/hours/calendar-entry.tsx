// An entry of the calendar, new or known: what for, from when to when, and a note.
import { Alert, Button, Group } from '@mantine/core'
import type { Work, WorkNames } from '../../shell/timer/timing.ts'
import { WorkSelect } from '../../shell/work/work-select.tsx'
import { ClockInput } from '../../ui/clock-input.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Field, type RecordForm, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { changesOf } from '../../ui/form-values.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import classes from './calendar.module.css'
import { type Block, isSameSpan, type Span } from './calendar-blocks.ts'
import type { CalendarChanges } from './calendar-changes.ts'
import { lockWords } from './week-words.ts'

const texts = words({
  en: {
    fresh: 'New hours',
    known: 'Hours',
    book: 'Book',
    save: 'Save',
    work: 'What for',
    hourType: 'Hour type',
    day: 'Day',
    from: 'From',
    to: 'To',
    note: 'Note',
    billable: 'Billable',
    total: (time: string) => `${time} hours`,
    remove: 'Delete',
  },
  nl: {
    fresh: 'Nieuwe uren',
    known: 'Uren',
    book: 'Boeken',
    save: 'Bewaren',
    work: 'Waarvoor',
    hourType: 'Urensoort',
    day: 'Dag',
    from: 'Van',
    to: 'Tot',
    note: 'Notitie',
    billable: 'Declarabel',
    total: (time: string) => `${time} uur`,
    remove: 'Verwijderen',
  },
})

interface EntryValues {
  project_id: string | null
  service_id: string | null
  hour_type_id: string | null
  note: string | null
  billable: boolean
}

interface DrawnEntry extends EntryValues, Span {
  names?: WorkNames | undefined
}

export interface Edited {
  readonly span: Span
  readonly block?: Block
  /** What a new one is for, where that is known. */
  readonly work?: Work
}

interface CalendarEntryProps {
  readonly edited: Edited
  readonly changes: CalendarChanges
  close(): void
}

export function CalendarEntry({ edited: { span, block, work = {} }, changes, close }: CalendarEntryProps) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { minutes } = useFormats()
  const given = block?.row ?? work
  const initial: EntryValues = {
    project_id: given.project_id ?? null,
    service_id: given.service_id ?? null,
    hour_type_id: given.hour_type_id ?? null,
    note: block?.entry.note ?? work.note ?? null,
    billable: block?.entry.billable ?? true,
  }
  const form: RecordForm<DrawnEntry> = useRecordForm<DrawnEntry>({
    initial: { ...initial, ...span, names: block?.row ?? work.names },
    isNew: true,
    async save() {
      const { names: _, date, from, to, ...entry } = form.form.values as DrawnEntry
      const times = { date, from, to }
      const error = block ? await saveChanges(block, entry, times) : await changes.book(times, entry)
      if (error) throw error
      close()
    },
  })

  function saveChanges(known: Block, entry: EntryValues, times: Span): Promise<unknown> {
    const isMoved = !isSameSpan(known, times)
    const body = { ...changesOf(initial, entry), ...(isMoved ? changes.timesOf(times) : {}) }
    if (Object.keys(body).length === 0) return Promise.resolve()
    return changes.change(known, body, { ...initial, ...changes.timesOf(known) })
  }

  const now = form.form.values as DrawnEntry
  const set = (part: Partial<DrawnEntry>) => form.form.setValues({ ...now, ...part })
  const lock = block && lockWords(block.entry, language)
  return (
    <FormDrawer title={block ? said.known : said.fresh} form={form} act={block ? said.save : said.book} onClose={close}>
      {lock && (
        <Alert color="gray" icon={<Icon name="lock" />}>
          {lock}
        </Alert>
      )}
      <fieldset className={classes.fields} disabled={Boolean(lock)}>
        <WorkSelect
          label={said.work}
          value={{ names: now.names ?? {} }}
          data-autofocus={!block || undefined}
          disabled={Boolean(lock)}
          onChange={({ names, project_id = null, service_id = null, hour_type_id }) =>
            set({ names, project_id, service_id, ...(hour_type_id === undefined ? {} : { hour_type_id }) })
          }
        />
        <Field form={form} name="hour_type_id" kind="record" of="hourType" label={said.hourType} />
        <Group gap="sm" grow align="flex-start">
          <DateInput label={said.day} value={now.date} onChange={(date) => date && set({ date })} />
          <ClockInput label={said.from} value={now.from} onChange={(from) => set(shiftedTo(now, from))} />
          <ClockInput label={said.to} value={now.to} onChange={(to) => set({ to: to > now.from ? to : to + 1440 })} />
        </Group>
        <div className="quiet" aria-live="polite">
          {said.total(minutes(now.to - now.from))}
        </div>
        <Field form={form} name="note" kind="long" label={said.note} />
        <Field form={form} name="billable" kind="flag" label={said.billable} />
      </fieldset>
      {block && !lock && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<Icon name="trash" size={16} />}
          mr="auto"
          onClick={() => {
            close()
            changes.remove(block)
          }}
        >
          {said.remove}
        </Button>
      )}
    </FormDrawer>
  )
}

// An earlier or later start takes the end along.
function shiftedTo({ from, to }: Span, start: number): { from: number; to: number } {
  return { from: start, to: start + to - from }
}
