// A contract: from when to when, and how much on which day. A new one begins as the one before it was.
import { Fieldset, Group, Switch, Text } from '@mantine/core'
import { api, type Shapes } from '../../api/api.ts'
import { problemOf } from '../../api/problems.ts'
import { useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { shiftDay, todayIn } from '../../ui/day.ts'
import { Field, type RecordForm, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './contracts.module.css'
import { CONTRACT_TYPES } from './words.ts'

type Values = Omit<Shapes['ContractCreate'], 'employee_id'>
type Schedule = Values['schedule']

const texts = words({
  en: {
    make: 'New contract',
    change: 'Change contract',
    act: 'Make contract',
    type: 'Kind',
    start: 'First day',
    end: 'Last day',
    open: 'No end',
    week: 'Hours per day',
    odd: 'Hours per day in odd weeks',
    alternate: 'Odd weeks are different',
    total: (time: string) => `${time} a week`,
    leave: 'Leave per year',
    leaveHelp: 'In hours for a full year; left empty it is the statutory minimum.',
    lost: 'Shorten it all the same?',
    shorten: 'Shorten the contract',
    first: (day: string) =>
      `The contract from ${day} has no end. Give it a last day first, so that this one can follow it.`,
    days: {
      monday: 'Mon',
      tuesday: 'Tue',
      wednesday: 'Wed',
      thursday: 'Thu',
      friday: 'Fri',
      saturday: 'Sat',
      sunday: 'Sun',
    },
  },
  nl: {
    make: 'Nieuw contract',
    change: 'Contract wijzigen',
    act: 'Contract maken',
    type: 'Soort',
    start: 'Eerste dag',
    end: 'Laatste dag',
    open: 'Geen einde',
    week: 'Uren per dag',
    odd: 'Uren per dag in oneven weken',
    alternate: 'Oneven weken zijn anders',
    total: (time: string) => `${time} per week`,
    leave: 'Verlof per jaar',
    leaveHelp: 'In uren voor een heel jaar; leeg is het wettelijk minimum.',
    lost: 'Toch korter maken?',
    shorten: 'Contract korter maken',
    first: (day: string) =>
      `Het contract vanaf ${day} heeft geen einde. Geef dat eerst een laatste dag, dan kan dit erop volgen.`,
    days: { monday: 'ma', tuesday: 'di', wednesday: 'wo', thursday: 'do', friday: 'vr', saturday: 'za', sunday: 'zo' },
  },
})

const FULL: Schedule = {
  monday: 480,
  tuesday: 480,
  wednesday: 480,
  thursday: 480,
  friday: 480,
  saturday: 0,
  sunday: 0,
}

interface ContractFormProps {
  readonly employeeId: string
  /** The one that is changed. */
  readonly contract?: Shapes['Contract'] | undefined
  /** The one that a new one follows. */
  readonly before?: Shapes['Contract'] | undefined
  onClose(): void
}

export function ContractForm({ employeeId, contract, before, onClose }: ContractFormProps) {
  const said = useWords(texts)
  const { day } = useFormats()
  const { environment } = useSession()
  const refresh = useRefresh()
  const { ask, dialog } = useConfirm()
  const create = api.useMutation('post', '/hrm/contract', { meta: { quiet: true } })
  const patch = api.useMutation('patch', '/hrm/contract/{id}', { meta: { quiet: true } })

  async function change(id: string, body: Shapes['ContractUpdate']) {
    const params = { path: { id } }
    try {
      await patch.mutateAsync({ params, body })
    } catch (error) {
      const { code, detail } = problemOf(error)
      if (code !== 'in-use' || !(await ask({ title: said.lost, text: detail, act: said.shorten }))) throw error
      await patch.mutateAsync({ params, body: { ...body, confirm: true } })
    }
  }

  const form = useRecordForm<Values>({
    initial: contract ? valuesOf(contract) : followingOf(before, todayIn(environment.time_zone)),
    isNew: !contract,
    async save(body) {
      if (contract) await change(contract.id, body)
      else await create.mutateAsync({ body: { ...body, employee_id: employeeId } })
      onClose()
      await refresh('/hrm/contract', '/hrm/employee', '/hrm/leavebalance')
    },
  })
  const odd = form.form.values.schedule_odd_weeks
  return (
    <FormDrawer
      title={contract ? said.change : said.make}
      {...(contract ? {} : { act: said.act })}
      form={form}
      onClose={onClose}
    >
      {before && before.end_date === null && (
        <Text size="sm" c="dimmed" className="pretty">
          {said.first(day(before.start_date))}
        </Text>
      )}
      <Field form={form} name="type" label={said.type} kind="choice" options={CONTRACT_TYPES} />
      <Group grow align="start">
        <Field form={form} name="start_date" label={said.start} kind="day" required />
        <Field form={form} name="end_date" label={said.end} kind="day" placeholder={said.open} />
      </Group>
      <Week form={form} name="schedule" label={said.week} />
      <Switch
        label={said.alternate}
        checked={Boolean(odd)}
        onChange={(event) =>
          form.form.setFieldValue('schedule_odd_weeks', (event.currentTarget.checked ? FULL : null) as never)
        }
      />
      {odd && <Week form={form} name="schedule_odd_weeks" label={said.odd} />}
      <Field form={form} name="leave_minutes_per_year" label={said.leave} description={said.leaveHelp} kind="minutes" />
      {dialog}
    </FormDrawer>
  )
}

const DAYS = Object.keys(FULL) as (keyof Schedule)[]

interface WeekProps {
  readonly form: RecordForm<Values>
  readonly name: 'schedule' | 'schedule_odd_weeks'
  readonly label: string
}

function Week({ form, name, label }: WeekProps) {
  const said = useWords(texts)
  const { minutes } = useFormats()
  const week = form.form.values[name]
  const total = DAYS.reduce((sum, day) => sum + (week?.[day] ?? 0), 0)
  return (
    <Fieldset legend={label} variant="unstyled">
      <div className={classes.week}>
        {DAYS.map((day) => (
          <Field key={day} form={form} name={`${name}.${day}`} label={said.days[day]} kind="minutes" />
        ))}
      </div>
      <Text size="sm" c="dimmed" mt={4} aria-live="polite">
        {said.total(minutes(total))}
      </Text>
    </Fieldset>
  )
}

function valuesOf({ type, start_date, end_date, ...contract }: Shapes['Contract']): Partial<Values> {
  const { schedule, schedule_odd_weeks, leave_minutes_per_year } = contract
  return { type, start_date, end_date, schedule, schedule_odd_weeks, leave_minutes_per_year }
}

function followingOf(before: Shapes['Contract'] | undefined, today: string): Partial<Values> {
  if (!before) return { type: 'permanent', start_date: today, schedule: FULL, schedule_odd_weeks: null }
  const { end_date, leave_minutes_per_year: _, ...values } = valuesOf(before)
  return { ...values, start_date: end_date ? shiftDay(end_date, 1) : today }
}
