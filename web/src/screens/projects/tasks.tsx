// The tasks that wait, of oneself or of everybody, those that are due first.
import { Checkbox } from '@mantine/core'
import { useMemo } from 'react'
import type { Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { usePatch } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import type { Column, Filter } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { ValueText } from '../../ui/value-text.tsx'
import { useWords, words } from '../../words/language.tsx'
import { ProjectsTabs } from './project-tabs.tsx'
import { TaskTimer } from './task-timer.tsx'
import { PRIORITIES, TASK_STATUSES } from './words.ts'

type Task = Shapes['Task']

const PATH = '/projects/task'
const WAITING = 'open,in_progress'

const texts = words({
  en: {
    title: 'Tasks',
    none: 'No tasks yet',
    teach: 'Tasks are made on the board of a project. Give one to somebody, and it stands in his list.',
    mine: 'Mine',
    open: 'Everybody’s',
    overdue: 'Overdue',
    done: (name: string) => `Done: ${name}`,
  },
  nl: {
    title: 'Taken',
    none: 'Nog geen taken',
    teach: 'Taken maak je op het bord van een project. Geef er een aan iemand, en hij staat in die lijst.',
    mine: 'Van mij',
    open: 'Van iedereen',
    overdue: 'Te laat',
    done: (name: string) => `Klaar: ${name}`,
  },
})

const columns: readonly Column<typeof PATH>[] = [
  { key: 'name', head: { en: 'Task', nl: 'Taak' }, sort: 'name', width: 210 },
  {
    key: 'status',
    head: { en: 'Status', nl: 'Status' },
    kind: 'choice',
    options: TASK_STATUSES,
    cell: (row) => <StatusCell task={row} />,
    width: 118,
  },
  {
    key: 'due_date',
    head: { en: 'Due', nl: 'Uiterlijk' },
    kind: 'day',
    sort: 'due_date',
    edit: true,
    cell: (row) => <DueCell task={row} />,
    phone: 'side',
    width: 118,
  },
  { key: 'project_name', head: { en: 'Project', nl: 'Project' }, phone: 'line', width: 170 },
  {
    key: 'assignee_employee_id',
    head: { en: 'Assignee', nl: 'Voor wie' },
    kind: 'record',
    of: 'employee',
    name: (row) => row.assignee_employee_name,
    edit: true,
    phone: 'line',
    width: 125,
  },
  {
    key: 'priority',
    head: { en: 'Priority', nl: 'Prioriteit' },
    kind: 'choice',
    options: PRIORITIES,
    sort: 'priority',
    edit: true,
    isExtra: true,
    width: 100,
  },
  { key: 'estimated_minutes', head: { en: 'Estimated', nl: 'Geschat' }, kind: 'minutes', edit: true, width: 95 },
  {
    key: 'id',
    head: { en: 'Timer', nl: 'Timer' },
    value: () => null,
    cell: (row) => <TaskTimer task={row} />,
    width: 60,
  },
]

const filters: readonly Filter<typeof PATH>[] = [
  {
    key: 'status',
    head: { en: 'Status', nl: 'Status' },
    options: [{ value: WAITING, label: { en: 'Not done', nl: 'Niet klaar' } }, ...TASK_STATUSES],
  },
  { key: 'assignee_employee_id', head: { en: 'Assignee', nl: 'Voor wie' }, of: 'employee' },
  { key: 'project_id', head: { en: 'Project', nl: 'Project' }, of: 'project' },
  {
    key: 'is_overdue',
    head: { en: 'Overdue', nl: 'Te laat' },
    options: [{ value: 'true', label: { en: 'Yes', nl: 'Ja' } }],
  },
]

export function Tasks() {
  const said = useWords(texts)
  const { can, employee } = useSession()
  const views = useMemo(
    () => [
      ...(employee
        ? [{ name: said.mine, search: { assignee_employee_id: employee.id, status: WAITING, sort: 'due_date' } }]
        : []),
      { name: said.open, search: { status: WAITING, sort: 'due_date' } },
      { name: said.overdue, search: { is_overdue: true, sort: 'due_date' } },
    ],
    [employee, said],
  )
  return (
    <Page title={said.title} above={<ProjectsTabs />}>
      <RecordList
        path={PATH}
        title={said.title}
        columns={columns}
        filters={filters}
        views={views}
        open={openTask}
        canEdit={can('projects:write')}
        isFaint={isOver}
        empty={<Empty icon="check" title={said.none} text={said.teach} />}
      />
    </Page>
  )
}

function StatusCell({ task }: { task: Task }) {
  const { id, name, status, allowed_actions } = task
  const said = useWords(texts)
  const canEdit = useSession().can('projects:write')
  const patch = usePatch(PATH)
  const isDone = status === 'done'
  const next = isDone ? 'open' : 'done'
  const text = <ValueText valued={{ kind: 'choice', options: TASK_STATUSES }} value={status} />
  if (!canEdit || !allowed_actions.includes(next)) return text
  return (
    <Checkbox
      size="xs"
      checked={isDone}
      label={text}
      aria-label={said.done(name)}
      onChange={() => patch.mutate({ id, body: { status: next } }, { onError: showProblem })}
    />
  )
}

function DueCell({ task: { due_date, is_overdue } }: { task: Task }) {
  return (
    <span className={is_overdue ? 'amount below' : 'amount'}>
      <ValueText valued={{ kind: 'day' }} value={due_date} />
    </span>
  )
}

function openTask({ id, project_id }: Task) {
  return { to: '/projects/$id/tasks', params: { id: project_id }, search: { task: id } } as const
}

function isOver({ status }: Task) {
  return status === 'done' || status === 'cancelled'
}
