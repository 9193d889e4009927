// A task on the board: its name opens it, its handle moves it, and its timer starts from here.
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Shapes } from '../../api/api.ts'
import { BoardCard, BoardHandle, cardName } from '../../ui/board/board-card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
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
    <BoardCard
      id={id}
      canMove={canEdit}
      isDragged={isDragged}
      isFaint={isOver}
      onPointerDown={onPointerDown}
      top={
        <>
          <button type="button" className={cardName} onClick={() => onOpen(id)}>
            {name}
          </button>
          {!isOver && <TaskTimer task={task} />}
          {canEdit && <BoardHandle of={id} label={said.move(name)} onKeyDown={(event) => onHandleKey(event, task)} />}
        </>
      }
    >
      {task.priority === 'high' && (
        <span data-warn>
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
    </BoardCard>
  )
}
