// The tasks of one status, with a line below them to add one.
import { Text, TextInput } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { useRefresh } from '../../api/records.ts'
import { BoardColumn } from '../../ui/board/board-column.tsx'
import { optionLabel } from '../../ui/value.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { TaskCard } from './task-card.tsx'
import classes from './task-column.module.css'
import { TASK_STATUSES } from './words.ts'

type Task = Shapes['Task']

const texts = words({
  en: {
    add: 'Add a task',
    addTo: (status: string) => `Add a task: ${status}`,
    none: 'Nothing here',
    estimated: (hours: string) => `${hours} estimated`,
  },
  nl: {
    add: 'Taak toevoegen',
    addTo: (status: string) => `Taak toevoegen: ${status}`,
    none: 'Hier staat niets',
    estimated: (hours: string) => `${hours} geschat`,
  },
})

interface TaskColumnProps {
  readonly status: Task['status']
  readonly tasks: readonly Task[]
  readonly projectId: string
  readonly canEdit: boolean
  /** What is dragged cannot stand here. */
  readonly isClosed: boolean
  readonly draggedId: string | undefined
  onOpen(id: string): void
  onPointerDown(event: PointerEvent, id: string): void
  onHandleKey(event: KeyboardEvent, task: Task): void
}

export function TaskColumn(props: TaskColumnProps) {
  const { status, tasks, projectId, canEdit, isClosed, draggedId, onOpen, onPointerDown, onHandleKey } = props
  const said = useWords(texts)
  const { minutes } = useFormats()
  const { language } = useLanguage()
  const name = optionLabel(TASK_STATUSES, status, language)
  const estimated = tasks.reduce((sum, task) => sum + (task.estimated_minutes ?? 0), 0)
  return (
    <BoardColumn
      id={status}
      name={name}
      count={tasks.length}
      isClosed={isClosed}
      none={said.none}
      aside={
        estimated > 0 && (
          <Text size="xs" c="dimmed" className="amount">
            {said.estimated(minutes(estimated))}
          </Text>
        )
      }
      foot={
        canEdit && status !== 'cancelled' && <TaskAdd projectId={projectId} status={status} label={said.addTo(name)} />
      }
    >
      {tasks.map((task) => (
        <TaskCard
          key={task.id}
          task={task}
          canEdit={canEdit}
          isDragged={task.id === draggedId}
          onOpen={onOpen}
          onPointerDown={onPointerDown}
          onHandleKey={onHandleKey}
        />
      ))}
    </BoardColumn>
  )
}

// Enter adds it and waits for the next.
function TaskAdd({ projectId, status, label }: { projectId: string; status: Task['status']; label: string }) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const [name, setName] = useState('')
  const { mutate } = api.useMutation('post', '/projects/task', {
    onSuccess: () => refresh('/projects/task'),
    onError: (_error, { body }) => setName((typed) => typed || body.name),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!name.trim()) return
        mutate({ body: { project_id: projectId, name: name.trim(), status } })
        setName('')
      }}
    >
      <TextInput
        size="sm"
        variant="unstyled"
        className={classes.add!}
        aria-label={label}
        placeholder={`+ ${said.add}`}
        maxLength={300}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </form>
  )
}
