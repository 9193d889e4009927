// A new project, blank or from a template: only what one knows at the start. Services and tasks follow on its own screen.

import { Select, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllRecords } from '../../api/all-records.ts'
import { api, type Shapes } from '../../api/api.ts'
import { useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { todayIn } from '../../ui/day.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    title: 'New project',
    act: 'Make project',
    template: 'From template',
    blank: 'Blank, without services and tasks',
    brings: (services: number, tasks: number) =>
      `Brings ${services} ${services === 1 ? 'service' : 'services'} and ${tasks} ${tasks === 1 ? 'task' : 'tasks'} along.`,
    name: 'Name',
    customer: 'Customer',
    manager: 'Manager',
    start: 'Start',
    end: 'End',
    hours: 'Budget in hours',
    amount: 'Budget in money',
    counted: 'The dates of the tasks are counted from here.',
  },
  nl: {
    title: 'Nieuw project',
    act: 'Project maken',
    template: 'Vanuit sjabloon',
    blank: 'Leeg, zonder diensten en taken',
    brings: (services: number, tasks: number) =>
      `Neemt ${services} ${services === 1 ? 'dienst' : 'diensten'} en ${tasks} ${tasks === 1 ? 'taak' : 'taken'} mee.`,
    name: 'Naam',
    customer: 'Klant',
    manager: 'Projectleider',
    start: 'Begin',
    end: 'Einde',
    hours: 'Budget in uren',
    amount: 'Budget in geld',
    counted: 'Vanaf hier tellen de datums van de taken.',
  },
})

export function ProjectCreate({ onClose }: { onClose(): void }) {
  const said = useWords(texts)
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { employee, environment } = useSession()
  const { organization_id } = useSearch({ strict: false }) as { organization_id?: string }
  const [templateId, setTemplateId] = useState<string | null>(null)
  const templates = useAllRecords('/projects/template', { is_active: true }).data?.data ?? []
  const template = templates.find(({ id }) => id === templateId)
  const create = api.useMutation('post', '/projects/project', { meta: { quiet: true } })
  const apply = api.useMutation('post', '/projects/template/{id}/apply', { meta: { quiet: true } })
  const form = useRecordForm<Shapes['TemplateApply']>({
    initial: {
      name: '',
      organization_id: organization_id ?? null,
      manager_employee_id: employee?.id ?? null,
      start_date: todayIn(environment.time_zone),
    },
    isNew: true,
    async save(body) {
      const { data } = templateId
        ? await apply.mutateAsync({ params: { path: { id: templateId } }, body })
        : await create.mutateAsync({ body })
      void refresh('/projects/project')
      await navigate({ to: '/projects/$id', params: { id: data.id } })
    },
  })
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      {templates.length > 0 && (
        <div>
          <Select
            label={said.template}
            placeholder={said.blank}
            clearable
            data={templates.map(({ id, name }) => ({ value: id, label: name }))}
            value={templateId}
            onChange={setTemplateId}
          />
          {template && (
            <Text size="xs" c="dimmed" mt={4}>
              {[template.description, said.brings(template.services.length, template.tasks.length)]
                .filter(Boolean)
                .join(' ')}
            </Text>
          )}
        </div>
      )}
      <Field form={form} name="name" label={said.name} required autoFocus />
      <Field form={form} name="organization_id" label={said.customer} kind="record" of="organization" />
      <Field form={form} name="manager_employee_id" label={said.manager} kind="record" of="employee" />
      <Field
        form={form}
        name="start_date"
        label={said.start}
        kind="day"
        {...(template ? { description: said.counted } : {})}
      />
      <Field form={form} name="end_date" label={said.end} kind="day" />
      <Field form={form} name="budget_minutes" label={said.hours} kind="minutes" />
      <Field form={form} name="budget_amount" label={said.amount} kind="money" />
    </FormDrawer>
  )
}
