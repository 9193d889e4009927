// Asking for leave: which days, and beside them at once what they take and who else is away.
import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { useRecords, useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { fetchRefusals } from '../../words/refusals.ts'
import { LeavePreview } from './leave-preview.tsx'

type Values = Shapes['LeaveCreate']

const texts = words({
  en: {
    title: 'Ask for leave',
    act: 'Ask for leave',
    who: 'For whom',
    type: 'Kind of leave',
    from: 'First day',
    to: 'Last day',
    part: 'Hours',
    partHelp: (time: string) => `Leave empty for the whole day of ${time}.`,
    half: 'Half a day',
    whole: 'Whole day',
    note: 'Note',
    noteHelp: 'Seen by who decides on it, not by colleagues.',
  },
  nl: {
    title: 'Verlof aanvragen',
    act: 'Verlof aanvragen',
    who: 'Voor wie',
    type: 'Soort verlof',
    from: 'Eerste dag',
    to: 'Laatste dag',
    part: 'Uren',
    partHelp: (time: string) => `Laat leeg voor de hele dag van ${time}.`,
    half: 'Halve dag',
    whole: 'Hele dag',
    note: 'Toelichting',
    noteHelp: 'Ziet wie erover beslist, collega’s niet.',
  },
})

export function LeaveRequest({ employeeId, onClose }: { employeeId: string; onClose(): void }) {
  const said = useWords(texts)
  const { minutes: timeText } = useFormats()
  const { can } = useSession()
  const refresh = useRefresh()
  const cache = useQueryClient()
  const types = useRecords('/hrm/leavetype', { is_active: true, limit: 100 }).data?.data ?? []
  const { mutateAsync } = api.useMutation('post', '/hrm/leave', { meta: { quiet: true } })
  const form = useRecordForm<Values>({
    initial: { employee_id: employeeId },
    isNew: true,
    async save({ minutes, ...body }) {
      const isOneDay = body.start_date === body.end_date
      await mutateAsync({ body: { ...body, ...(minutes && isOneDay ? { minutes } : {}) } })
      onClose()
      await refresh('/hrm/leave', '/hrm/leavebalance')
      await cache.invalidateQueries({ queryKey: ['get', '/hrm/leave/calendar'] })
    },
  })
  const { values, setFieldValue } = form.form
  const { leave_type_id, start_date, end_date, minutes } = values
  const firstType = types[0]?.id
  // What is refused is said while choosing, so its words are there before.
  useEffect(() => void fetchRefusals(), [])
  useEffect(() => {
    if (!leave_type_id && firstType) setFieldValue('leave_type_id', firstType as never)
  }, [leave_type_id, firstType, setFieldValue])
  // Mostly it is one day, or it goes on from there.
  useEffect(() => {
    if (start_date && (!end_date || end_date < start_date)) setFieldValue('end_date', start_date as never)
  }, [start_date, end_date, setFieldValue])

  const isOneDay = start_date !== undefined && start_date === end_date
  const isAsked = Boolean(values.employee_id && leave_type_id && start_date && end_date && end_date >= start_date)
  const query = {
    employee_id: values.employee_id ?? '',
    leave_type_id: leave_type_id ?? '',
    start_date: start_date ?? '',
    end_date: end_date ?? '',
    ...(minutes && isOneDay ? { minutes } : {}),
  }
  const { data, error, isFetching } = api.useQuery(
    'get',
    '/hrm/leave/preview',
    { params: { query } },
    { enabled: isAsked, placeholderData: (before) => before },
  )
  const preview = isAsked ? data?.data : undefined
  const workable = preview?.workable_minutes ?? 0
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      {can('approve_leave') && (
        <Field form={form} name="employee_id" label={said.who} kind="record" of="employee" required />
      )}
      <Field
        form={form}
        name="leave_type_id"
        label={said.type}
        kind="choice"
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <Group grow align="start">
        <Field form={form} name="start_date" label={said.from} kind="day" required autoFocus />
        <Field form={form} name="end_date" label={said.to} kind="day" required />
      </Group>
      {isOneDay && workable > 0 && (
        <Group align="end" gap="xs">
          <Field
            form={form}
            name="minutes"
            label={said.part}
            description={said.partHelp(timeText(workable))}
            kind="minutes"
          />
          <Button
            variant="default"
            onClick={() => setFieldValue('minutes', (minutes ? null : Math.floor(workable / 2)) as never)}
          >
            {minutes ? said.whole : said.half}
          </Button>
        </Group>
      )}
      <LeavePreview preview={preview} error={isAsked ? error : null} isFetching={isFetching} />
      <Field form={form} name="note" label={said.note} description={said.noteHelp} kind="long" />
    </FormDrawer>
  )
}
