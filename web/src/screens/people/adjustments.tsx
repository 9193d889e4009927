// Bookings on a balance by hand: bought, sold, time for time, an opening balance. Each says why, and can be taken back.
import { ActionIcon, Drawer, Group, Stack, Text, Title } from '@mantine/core'
import { api, type Shapes } from '../../api/api.ts'
import { useRecords, useRefresh } from '../../api/records.ts'
import { Field, FormView, useRecordForm } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './contracts.module.css'

const PATH = '/hrm/leaveadjustment'

type Values = Shapes['LeaveAdjustmentCreate'] & { readonly direction: 'more' | 'less' }

const texts = words({
  en: {
    title: 'Correct a balance',
    act: 'Book',
    who: 'Employee',
    type: 'Kind of leave',
    year: 'Year',
    direction: 'More or less',
    more: 'More leave',
    less: 'Less leave',
    time: 'Hours',
    reason: 'Why',
    help: 'Such as: bought, paid out, overtime of March.',
    last: 'Bookings so far',
    remove: (who: string) => `Take back the booking of ${who}`,
    removed: 'The booking is taken back',
  },
  nl: {
    title: 'Saldo corrigeren',
    act: 'Boeken',
    who: 'Medewerker',
    type: 'Soort verlof',
    year: 'Jaar',
    direction: 'Erbij of eraf',
    more: 'Verlof erbij',
    less: 'Verlof eraf',
    time: 'Uren',
    reason: 'Waarom',
    help: 'Zoals: gekocht, uitbetaald, overuren van maart.',
    last: 'Eerdere correcties',
    remove: (who: string) => `Correctie van ${who} terugdraaien`,
    removed: 'De correctie is teruggedraaid',
  },
})

export function Adjustments({ year, onClose }: { year: number; onClose(): void }) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const types = useRecords('/hrm/leavetype', { is_active: true, affects_balance: true, limit: 100 }).data?.data ?? []
  const { mutateAsync } = api.useMutation('post', PATH, { meta: { quiet: true } })
  const form = useRecordForm<Values>({
    initial: { year, direction: 'more' },
    isNew: true,
    async save({ direction, minutes, ...body }) {
      await mutateAsync({ body: { ...body, minutes: direction === 'less' ? -minutes : minutes } })
      onClose()
      await refresh(PATH, '/hrm/leavebalance')
    },
  })
  const close = async () => {
    if (await form.mayLeave()) onClose()
  }
  const employeeId = form.form.values.employee_id
  return (
    <Drawer opened onClose={close} title={said.title} position="right" size="md" padding="lg">
      <FormView form={form} act={said.act} onCancel={close}>
        <Field form={form} name="employee_id" label={said.who} kind="record" of="employee" required autoFocus />
        <Field
          form={form}
          name="leave_type_id"
          label={said.type}
          kind="choice"
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          required
        />
        <Field
          form={form}
          name="year"
          label={said.year}
          kind="choice"
          options={[-1, 0, 1].map((by) => ({ value: String(year + by), label: String(year + by) }))}
        />
        <Group grow align="start">
          <Field
            form={form}
            name="direction"
            label={said.direction}
            kind="choice"
            options={[
              { value: 'more', label: said.more },
              { value: 'less', label: said.less },
            ]}
          />
          <Field form={form} name="minutes" label={said.time} kind="minutes" required />
        </Group>
        <Field form={form} name="reason" label={said.reason} description={said.help} required />
      </FormView>
      {employeeId && <Booked employeeId={employeeId} />}
    </Drawer>
  )
}

function Booked({ employeeId }: { employeeId: string }) {
  const said = useWords(texts)
  const { minutes } = useFormats()
  const remove = useDelete(PATH)
  const rows = useRecords(PATH, { employee_id: employeeId, limit: 20 }).data?.data ?? []
  if (rows.length === 0) return null
  return (
    <Stack gap={4} mt="xl">
      <Title order={3} size="h6">
        {said.last}
      </Title>
      <ul className={`plain-list ${classes.rows}`}>
        {rows.map((row) => (
          <li key={row.id}>
            <span>
              {row.reason}
              <small>
                {row.leave_type_name}, {row.year}
              </small>
            </span>
            <Text span size="sm" className="figure">
              {minutes(row.minutes)}
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={said.remove(row.reason)}
              onClick={() => remove(row.id, said.removed)}
            >
              <Icon name="undo" size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
