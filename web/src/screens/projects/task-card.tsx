// A task on the board: its name opens it, its handle moves it, and its timer starts from here.
import { ActionIcon, Tooltip } from '@mantine/core'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Shapes } from '../../api/api.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './board.module.css'
import { TaskTimer } from './task-timer.tsx'

type Task = Shapes['Task']

const texts = words({
  en: {
    move: (name: string) => `Move ${name} with the arrow keys`,
    high: 'High priority',
    due: (day: string) => `due ${day}`,
    overdue: (day: string) => `overdue since ${day}`,
    estimated: 'Estimated',
    planned: (hours: string) => `${hours} planned`,
  },
  nl: {
    move: (name: string) => `${name} verplaatsen met de pijltjes`,
    high: 'Hoge prioriteit',
    due: (day: string) => `voor ${day}`,
    overdue: (day: string) => `te laat sinds ${day}`,
    estimated: 'Geschat',
    planned: (hours: string) => `${hours} gepland`,
  },
})

interface TaskCardProps {
  readonly task: Task
  readonly canEdit: boolean
  readonly isDragged: boolean
  onOpen(id: string): void
  onPointerDown(event: PointerEvent, id: string): void
  onHandleKey(event: KeyboardEvent, task: Task): void
}

export function TaskCard({ task, canEdit, isDragged, onOpen, onPointerDown, onHandleKey }: TaskCardProps) {
  const { id, name, status, assignee_employee_name, due_date, is_overdue, estimated_minutes, planned_minutes } = task
  const said = useWords(texts)
  const { day, minutes } = useFormats()
  const isOver = status === 'done' || status === 'cancelled'
  return (
    <li
      className={classes.card}
      data-task={id}
      data-dragged={isDragged || undefined}
      data-faint={isOver || undefined}
      data-movable={canEdit || undefined}
      onPointerDown={(event) => canEdit && onPointerDown(event, id)}
    >
      <div className={classes.top}>
        <button type="button" className={classes.name} onClick={() => onOpen(id)}>
          {name}
        </button>
        {!isOver && <TaskTimer task={task} />}
        {canEdit && (
          <Tooltip label={said.move(name)}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              className={classes.handle!}
              data-handle={id}
              aria-label={said.move(name)}
              onKeyDown={(event) => onHandleKey(event, task)}
            >
              <Icon name="drag" size={14} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <div className={classes.facts}>
        {task.priority === 'high' && (
          <span className={classes.high}>
            <Icon name="alert" size={12} />
            {said.high}
          </span>
        )}
        {assignee_employee_name && <span>{assignee_employee_name}</span>}
        {due_date && !isOver && (
          <span data-late={is_overdue || undefined}>
            {is_overdue ? said.overdue(day(due_date)) : said.due(day(due_date))}
          </span>
        )}
        {estimated_minutes !== null && (
          <span title={said.estimated} className="amount">
            {minutes(estimated_minutes)}
          </span>
        )}
        {planned_minutes > 0 && <span className="amount">{said.planned(minutes(planned_minutes))}</span>}
      </div>
    </li>
  )
}
