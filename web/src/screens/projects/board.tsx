// The tasks of a project by their status. Cards are dragged, or moved with the arrow keys while their handle has the focus.
import { Skeleton, Text, VisuallyHidden } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { usePatch, useRecords } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { ProblemView } from '../../ui/problem-view.tsx'
import { optionLabel } from '../../ui/value.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import classes from './board.module.css'
import { BoardColumn } from './board-column.tsx'
import { type Spot, useBoardDrag } from './board-drag.ts'
import { byPosition, positionsAfter } from './board-order.ts'
import { useProjectId } from './project-query.ts'
import { TaskDrawer } from './task-drawer.tsx'
import { TASK_STATUSES } from './words.ts'

type Task = Shapes['Task']
type Status = Task['status']

const PATH = '/projects/task'
const MOST = 100
const STATUSES = TASK_STATUSES.map(({ value }) => value as Status)

const texts = words({
  en: {
    board: 'Tasks by status',
    moved: (name: string, status: string, place: number) => `${name}: ${status}, place ${place}`,
    more: (count: number) => `The first ${MOST} of ${count} tasks are shown.`,
  },
  nl: {
    board: 'Taken op status',
    moved: (name: string, status: string, place: number) => `${name}: ${status}, plaats ${place}`,
    more: (count: number) => `De eerste ${MOST} van ${count} taken staan hier.`,
  },
})

export function Board() {
  const projectId = useProjectId()
  const { task: openId } = useSearch({ from: '/inside/projects/$id/tasks' })
  const navigate = useNavigate()
  const said = useWords(texts)
  const { language } = useLanguage()
  const canEdit = useSession().can('projects:write')
  const board = useRef<HTMLElement>(null)
  const focusOn = useRef<{ readonly id: string; readonly status: string }>(undefined)
  const [told, setTold] = useState('')
  const patch = usePatch(PATH)
  const { data, error, refetch } = useRecords(PATH, { project_id: projectId, sort: 'position', limit: MOST })
  const tasks = data?.data ?? []
  const find = (id: string) => tasks.find((task) => task.id === id)
  const columnOf = (status: string, without?: string) =>
    tasks.filter((task) => task.status === status && task.id !== without).toSorted(byPosition)
  const canStand = (id: string, status: string) => {
    const task = find(id)
    return canEdit && task !== undefined && (task.status === status || task.allowed_actions.includes(status as Status))
  }

  function move(id: string, { status, index }: Spot) {
    const task = find(id)
    if (!task) return
    const changes = new Map<string, Shapes['TaskUpdate']>()
    for (const { id: changed, position } of positionsAfter(columnOf(status, id), task, index))
      changes.set(changed, { position })
    if (status !== task.status) changes.set(id, { ...changes.get(id), status: status as Status })
    if (changes.size === 0) return
    for (const [changed, body] of changes) patch.mutate({ id: changed, body }, { onError: showProblem })
    setTold(said.moved(task.name, optionLabel(TASK_STATUSES, status, language), index + 1))
  }

  const { drag, begin } = useBoardDrag(board, canStand, move)

  // A card that stands elsewhere is another element of the page, and lost the focus.
  useEffect(() => {
    if (!focusOn.current) return
    const { id, status } = focusOn.current
    const handle = board.current?.querySelector<HTMLElement>(`[data-status="${status}"] [data-handle="${id}"]`)
    if (!handle) return
    focusOn.current = undefined
    handle.focus()
  })

  function onHandleKey(event: KeyboardEvent, { id, status }: Task) {
    const index = columnOf(status).findIndex((task) => task.id === id)
    const spot = spotAfter(event.key, { status, index }, (next) => canStand(id, next))
    if (!spot) return
    event.preventDefault()
    focusOn.current = { id, status: spot.status }
    move(id, { ...spot, index: Math.max(0, Math.min(spot.index, columnOf(spot.status, id).length)) })
  }

  const open = (task?: string) =>
    void navigate({ to: '.', search: task ? { task } : {}, replace: task === undefined, resetScroll: false } as never)
  if (error) return <ProblemView error={error} retry={refetch} />
  if (!data) return <Skeleton h={320} />
  const shown = STATUSES.filter((status) => status !== 'cancelled' || columnOf(status).length > 0)
  return (
    <>
      <section ref={board} className={classes.board} data-dragging={drag ? true : undefined} aria-label={said.board}>
        {shown.map((status) => {
          const cards = columnOf(status, drag?.id)
          const dragged = drag && drag.status === status ? find(drag.id) : undefined
          return (
            <BoardColumn
              key={status}
              status={status}
              tasks={dragged ? cards.toSpliced(drag!.index, 0, dragged) : cards}
              projectId={projectId}
              canEdit={canEdit}
              isClosed={drag ? !canStand(drag.id, status) : false}
              draggedId={drag?.id}
              onOpen={open}
              onPointerDown={begin}
              onHandleKey={onHandleKey}
            />
          )
        })}
      </section>
      {data.meta.count > MOST && (
        <Text size="sm" c="dimmed" mt="md">
          {said.more(data.meta.count)}
        </Text>
      )}
      <VisuallyHidden aria-live="polite">{told}</VisuallyHidden>
      {openId && <TaskDrawer id={openId} onClose={() => open()} />}
    </>
  )
}

function spotAfter(key: string, { status, index }: Spot, canStand: (status: string) => boolean): Spot | undefined {
  if (key === 'ArrowUp') return { status, index: index - 1 }
  if (key === 'ArrowDown') return { status, index: index + 1 }
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (!step) return undefined
  const from = STATUSES.indexOf(status as Status)
  const rest = step > 0 ? STATUSES.slice(from + 1) : STATUSES.slice(0, from).toReversed()
  const next = rest.find(canStand)
  return next && { status: next, index }
}
