// A task with everything known of it, beside the board it stands on.
import { Button, Drawer, Group, Skeleton, Stack } from '@mantine/core'
import { useMemo } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import type { Column } from '../../ui/column.ts'
import { Facts } from '../../ui/facts.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useWords, words } from '../../words/language.tsx'
import { useProject } from './project-query.ts'
import { TaskTimer } from './task-timer.tsx'
import { PRIORITIES, TASK_STATUSES } from './words.ts'

const PATH = '/projects/task'

const texts = words({
  en: { task: 'Task', remove: 'Delete task', removed: (name: string) => `${name} is deleted` },
  nl: { task: 'Taak', remove: 'Taak verwijderen', removed: (name: string) => `${name} is verwijderd` },
})

export function TaskDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const said = useWords(texts)
  const { data, error, refetch } = api.useQuery('get', '/projects/task/{id}', { params: { path: { id } } })
  const task = data?.data
  return (
    <Drawer opened onClose={onClose} title={task?.name ?? said.task} position="right" size="md" padding="lg">
      {error ? (
        <ProblemView error={error} retry={refetch} />
      ) : task ? (
        <Shown task={task} onClose={onClose} />
      ) : (
        <Skeleton h={240} />
      )}
    </Drawer>
  )
}

function Shown({ task, onClose }: { task: Shapes['Task']; onClose(): void }) {
  const said = useWords(texts)
  const canEdit = useSession().can('projects:write')
  const services = useProject()?.services
  const remove = useDelete(PATH)
  const facts = useMemo(() => factsOf(task, services ?? []), [task, services])
  return (
    <Stack gap="lg">
      <Facts path={PATH} record={task} facts={facts} canEdit={canEdit} />
      <Group justify="space-between">
        <TaskTimer task={task} />
        {canEdit && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              onClose()
              remove(task.id, said.removed(task.name))
            }}
          >
            {said.remove}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

function factsOf(task: Shapes['Task'], services: readonly Shapes['Service'][]): readonly Column<typeof PATH>[] {
  const statuses = TASK_STATUSES.filter(
    ({ value }) => value === task.status || (task.allowed_actions as readonly string[]).includes(value),
  )
  return [
    { key: 'name', head: { en: 'Name', nl: 'Naam' }, edit: true },
    { key: 'status', head: { en: 'Status', nl: 'Status' }, kind: 'choice', options: statuses, edit: true },
    {
      key: 'assignee_employee_id',
      head: { en: 'Assignee', nl: 'Voor wie' },
      kind: 'record',
      of: 'employee',
      name: (row) => row.assignee_employee_name,
      edit: true,
    },
    {
      key: 'service_id',
      head: { en: 'Service', nl: 'Dienst' },
      kind: 'choice',
      options: services.map(({ id, name }) => ({ value: id, label: name })),
      edit: true,
    },
    { key: 'start_date', head: { en: 'Start', nl: 'Begin' }, kind: 'day', edit: true },
    { key: 'due_date', head: { en: 'Due', nl: 'Uiterlijk' }, kind: 'day', edit: true },
    { key: 'estimated_minutes', head: { en: 'Estimated', nl: 'Geschat' }, kind: 'minutes', edit: true },
    { key: 'planned_minutes', head: { en: 'Planned', nl: 'Gepland' }, kind: 'minutes' },
    { key: 'priority', head: { en: 'Priority', nl: 'Prioriteit' }, kind: 'choice', options: PRIORITIES, edit: true },
    { key: 'description', head: { en: 'Description', nl: 'Omschrijving' }, kind: 'long', edit: true },
    { key: 'completed_at', head: { en: 'Done', nl: 'Klaar' }, kind: 'instant' },
  ]
}
