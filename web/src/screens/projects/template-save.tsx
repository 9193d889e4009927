// Keeps the services and tasks of a project as a template for the next one.
import { Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { api } from '../../api/api.ts'
import { readAll, useRefresh } from '../../api/records.ts'
import { Field, useRecordForm } from '../../ui/form.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { useWords, words } from '../../words/language.tsx'
import type { ProjectRecord } from './project-query.ts'
import { templateOf } from './template-of.ts'

const texts = words({
  en: {
    title: 'Save as template',
    act: 'Save template',
    text: 'Services with their rates and budgets, and tasks with their dates counted from the start. Hours, people and amounts invoiced are left out.',
    name: 'Name',
    description: 'Description',
    saved: (name: string) => `${name} can be chosen when a project is made`,
  },
  nl: {
    title: 'Bewaren als sjabloon',
    act: 'Sjabloon bewaren',
    text: 'Diensten met hun tarieven en budgetten, en taken met hun datums geteld vanaf het begin. Uren, mensen en wat gefactureerd is gaan niet mee.',
    name: 'Naam',
    description: 'Omschrijving',
    saved: (name: string) => `${name} kun je kiezen bij een nieuw project`,
  },
})

interface Named {
  readonly name: string
  readonly description?: string
}

export function TemplateSave({ project, onClose }: { project: ProjectRecord; onClose(): void }) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const { mutateAsync } = api.useMutation('post', '/projects/template', { meta: { quiet: true } })
  const form = useRecordForm<Named>({
    initial: { name: project.name },
    isNew: true,
    async save(body) {
      const tasks = await readAll('/projects/task', { project_id: project.id, sort: 'position' })
      const kept = tasks.filter(({ status }) => status !== 'cancelled')
      await mutateAsync({ body: { ...body, ...templateOf(project, kept) } })
      void refresh('/projects/template')
      notifications.show({ message: said.saved(body.name) })
      onClose()
    },
  })
  return (
    <FormDrawer title={said.title} act={said.act} form={form} onClose={onClose}>
      <Text size="sm" c="dimmed">
        {said.text}
      </Text>
      <Field form={form} name="name" label={said.name} required autoFocus />
      <Field form={form} name="description" label={said.description} kind="long" />
    </FormDrawer>
  )
}
