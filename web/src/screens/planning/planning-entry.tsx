// Planning, new or known: who, what for, from when to when, and how many hours of it.
import { Alert, Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { useSession } from '../../api/session.ts'
import type { WorkNames } from '../../shell/timer/timing.ts'
import { WorkSelect } from '../../shell/work/work-select.tsx'
import { Field, type RecordForm, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { changesOf } from '../../ui/form-values.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import type { Span } from './blocks.ts'
import { type BoardChanges, type NewPlanning, valuesOf } from './board-changes.ts'
import type { Planning } from './board-data.ts'
import classes from './planning.module.css'
import { conflictText } from './words.ts'

const texts = words({
  en: {
    fresh: 'New planning',
    known: 'Planning',
    plan: 'Plan',
    save: 'Save',
    who: 'Who',
    work: 'What for',
    from: 'From',
    until: 'Up to',
    how: 'Hours',
    perDay: 'Each day',
    total: 'In all',
    hoursPerDay: 'Hours a day',
    hoursTotal: 'Hours in all',
    shared: 'Shared evenly by the working days.',
    tentative: 'Tentative',
    note: 'Note',
    conflicts: 'More than fits',
    split: 'Split halfway',
    copy: 'Again behind it',
    remove: 'Delete',
    fixed: 'You plan your own days only.',
  },
  nl: {
    fresh: 'Nieuwe planning',
    known: 'Planning',
    plan: 'Plannen',
    save: 'Bewaren',
    who: 'Wie',
    work: 'Waarvoor',
    from: 'Van',
    until: 'Tot en met',
    how: 'Uren',
    perDay: 'Elke dag',
    total: 'In totaal',
    hoursPerDay: 'Uren per dag',
    hoursTotal: 'Uren in totaal',
    shared: 'Gelijk verdeeld over de werkdagen.',
    tentative: 'Onder voorbehoud',
    note: 'Notitie',
    conflicts: 'Meer dan past',
    split: 'Halverwege splitsen',
    copy: 'Kopie erachter',
    remove: 'Verwijderen',
    fixed: 'Je plant alleen je eigen dagen.',
  },
})

export interface Edited {
  readonly span: Span
  readonly block?: Planning
  readonly minutesPerDay?: number
  readonly project?: { readonly id: string; readonly name: string } | undefined
}

interface Values extends Omit<NewPlanning, 'minutes' | 'minutes_per_day' | 'status'> {
  minutes: number | null
  minutes_per_day: number | null
  mode: 'day' | 'total'
  tentative: boolean
  names: WorkNames
}

interface PlanningEntryProps {
  readonly edited: Edited
  readonly changes: BoardChanges
  readonly canChange: boolean
  onCopy(block: Planning): void
  close(): void
}

export function PlanningEntry({ edited, changes, canChange, onCopy, close }: PlanningEntryProps) {
  const { block } = edited
  const said = useWords(texts)
  const { can } = useSession()
  const form: RecordForm<Values> = useRecordForm<Values>({
    initial: valuesFor(edited),
    isNew: true,
    async save() {
      const body = bodyOf(form.form.values as Values)
      const error = block ? await saveChanges(block, body) : await changes.create(body)
      if (error) throw error
      close()
    },
  })

  function saveChanges(known: Planning, body: NewPlanning): Promise<unknown> {
    const changed = changesOf(valuesOf(known), body)
    return Object.keys(changed).length > 0 ? changes.change(known, changed) : Promise.resolve()
  }

  const now = form.form.values as Values
  const set = (part: Partial<Values>) => form.form.setValues({ ...now, ...part })
  const after = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <FormDrawer title={block ? said.known : said.fresh} form={form} act={block ? said.save : said.plan} onClose={close}>
      {!canChange && <Alert color="gray">{said.fixed}</Alert>}
      {block && <Conflicts block={block} />}
      <fieldset className={classes.fields} disabled={!canChange}>
        {can('planning') && <Field form={form} name="employee_id" kind="record" of="employee" label={said.who} />}
        <WorkSelect
          label={said.work}
          withTasks
          value={{ names: now.names }}
          data-autofocus={!block || undefined}
          disabled={!canChange}
          onChange={({ names = {}, project_id = null, service_id = null, task_id = null }) =>
            set({ names, project_id, service_id, task_id })
          }
        />
        <Group gap="sm" grow align="flex-start">
          <Field form={form} name="start_date" kind="day" label={said.from} />
          <Field form={form} name="end_date" kind="day" label={said.until} />
        </Group>
        <Stack gap={6}>
          <SegmentedControl
            aria-label={said.how}
            size="sm"
            disabled={!canChange}
            value={now.mode}
            onChange={(mode) => set({ mode: mode as Values['mode'] })}
            data={[
              { value: 'day', label: said.perDay },
              { value: 'total', label: said.total },
            ]}
          />
          {now.mode === 'day' ? (
            <Field form={form} name="minutes_per_day" kind="minutes" label={said.hoursPerDay} />
          ) : (
            <Field form={form} name="minutes" kind="minutes" label={said.hoursTotal} description={said.shared} />
          )}
        </Stack>
        <Field form={form} name="tentative" kind="flag" label={said.tentative} />
        <Field form={form} name="note" kind="long" label={said.note} />
      </fieldset>
      {block && canChange && (
        <Group gap="xs">
          <Act icon="columns" label={said.split} run={after(() => void changes.split(block))} />
          <Act icon="copy" label={said.copy} run={after(() => onCopy(block))} />
          <Act icon="trash" color="red" label={said.remove} run={after(() => void changes.remove(block))} />
        </Group>
      )}
    </FormDrawer>
  )
}

interface ActProps {
  readonly icon: IconName
  readonly label: string
  readonly color?: string
  run(): void
}

function Act({ icon, label, color, run }: ActProps) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<Icon name={icon} size={15} />}
      onClick={run}
      {...(color ? { color } : {})}
    >
      {label}
    </Button>
  )
}

function Conflicts({ block }: { block: Planning }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const formats = useFormats()
  if (block.conflicts.length === 0) return null
  return (
    <Alert color="orange" title={said.conflicts} icon={<Icon name="alert" />}>
      <ul className="plain-list">
        {block.conflicts.map((one) => (
          <li key={`${one.date} ${one.kind}`}>{conflictText(one, formats, language)}</li>
        ))}
      </ul>
    </Alert>
  )
}

function valuesFor({ span, block, minutesPerDay = 480, project }: Edited): Values {
  if (block) {
    const { status, minutes_per_day, minutes, project_name, service_name, task_name } = block
    const { status: _, minutes: __, minutes_per_day: ___, ...values } = valuesOf(block)
    return {
      ...values,
      minutes_per_day: minutes_per_day ?? Math.min(1440, minutes),
      minutes,
      mode: minutes_per_day === null ? 'total' : 'day',
      tentative: status === 'tentative',
      names: { project_name, service_name, task_name } as WorkNames,
    }
  }
  return {
    employee_id: span.employeeId,
    project_id: project?.id ?? null,
    service_id: null,
    task_id: null,
    start_date: span.start,
    end_date: span.end,
    minutes_per_day: minutesPerDay,
    minutes: null,
    mode: 'day',
    tentative: false,
    note: null,
    names: project ? { project_name: project.name } : {},
  }
}

function bodyOf({ minutes, minutes_per_day, mode, tentative, names: _, ...values }: Values): NewPlanning {
  const hours = mode === 'day' ? { minutes_per_day } : { minutes: minutes ?? 0 }
  return { ...values, note: values.note || null, status: tentative ? 'tentative' : 'confirmed', ...hours }
}
