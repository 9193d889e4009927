// A new employee: who it is and since when. The contract comes next, on the employee's own screen.
import { useNavigate } from '@tanstack/react-router'
import { api, type Shapes } from '../../api/api.ts'
import { useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { todayIn } from '../../ui/day.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    title: 'New employee',
    act: 'Make employee',
    first: 'First name',
    last: 'Last name',
    job: 'Job',
    email: 'E-mail',
    phone: 'Phone',
    start: 'In service from',
    manager: 'Manager',
    help: 'Decides on leave and hours.',
    teams: 'Teams',
  },
  nl: {
    title: 'Nieuwe medewerker',
    act: 'Medewerker maken',
    first: 'Voornaam',
    last: 'Achternaam',
    job: 'Functie',
    email: 'E-mail',
    phone: 'Telefoon',
    start: 'In dienst vanaf',
    manager: 'Leidinggevende',
    help: 'Beslist over verlof en uren.',
    teams: 'Teams',
  },
})

export function EmployeeCreate({ onClose }: { onClose(): void }) {
  const said = useWords(texts)
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { environment } = useSession()
  const { mutateAsync } = api.useMutation('post', '/hrm/employee', { meta: { quiet: true } })
  const form = useRecordForm<Shapes['EmployeeCreate']>({
    initial: { last_name: '', employment_start: todayIn(environment.time_zone) },
    isNew: true,
    async save(body) {
      const { data } = await mutateAsync({ body })
      void refresh('/hrm/employee')
      await navigate({ to: '/people/$id', params: { id: data.id } })
    },
  })
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      <Field form={form} name="first_name" label={said.first} autoFocus />
      <Field form={form} name="last_name" label={said.last} required />
      <Field form={form} name="job_title" label={said.job} />
      <Field form={form} name="email" label={said.email} kind="email" />
      <Field form={form} name="phone" label={said.phone} kind="phone" />
      <Field form={form} name="employment_start" label={said.start} kind="day" />
      <Field
        form={form}
        name="manager_employee_id"
        label={said.manager}
        description={said.help}
        kind="record"
        of="employee"
      />
      <Field form={form} name="team_ids" label={said.teams} kind="records" of="team" />
    </FormDrawer>
  )
}
