// The tasks of a project by their status. Cards are dragged, or moved with the arrow keys while their handle has the focus.
import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { PAGE_ROWS, useAllRecords } from '../../api/all-records.ts'
import type { Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { usePatch } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { type Spot, useBoardDrag } from '../../ui/board/board-drag.ts'
import { BoardFrame } from '../../ui/board/board-frame.tsx'
import { spotAfter, useFocusAfterMove } from '../../ui/board/board-keys.ts'
import { ProblemView } from '../../ui/problem-view.tsx'
import { optionLabel } from '../../ui/value.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { byPosition, positionsAfter } from './board-order.ts'
import { useProjectId } from './project-query.ts'
import { TaskColumn } from './task-column.tsx'
import { TaskDrawer } from './task-drawer.tsx'
import { TASK_STATUSES } from './words.ts'

type Task = Shapes['Task']
type Status = Task['status']

const PATH = '/projects/task'
const STATUSES = TASK_STATUSES.map(({ value }) => value as Status)

const texts = words({
  en: {
    board: 'Tasks by status',
    moved: (name: string, status: string, place: number) => `${name}: ${status}, place ${place}`,
    more: 'Show more',
    shown: (shown: number, count: number) => `${shown} of ${count} tasks are shown.`,
  },
  nl: {
    board: 'Taken op status',
    moved: (name: string, status: string, place: number) => `${name}: ${status}, plaats ${place}`,
    more: 'Meer tonen',
    shown: (shown: number, count: number) => `${shown} van ${count} taken staan hier.`,
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
  const focusAfterMove = useFocusAfterMove(board)
  const [told, setTold] = useState('')
  const [most, setMost] = useState(PAGE_ROWS)
  const patch = usePatch(PATH)
  const { data, error, refetch } = useAllRecords(PATH, { project_id: projectId, sort: 'position' }, { most })
  const tasks = data?.data ?? []
  const find = (id: string) => tasks.find((task) => task.id === id)
  const columnOf = (status: string, without?: string) =>
    tasks.filter((task) => task.status === status && task.id !== without).toSorted(byPosition)
  const canStand = (id: string, status: string) => {
    const task = find(id)
    return canEdit && task !== undefined && (task.status === status || task.allowed_actions.includes(status as Status))
  }

  function move(id: string, { column: status, index }: Spot) {
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

  function onHandleKey(event: KeyboardEvent, { id, status }: Task) {
    const index = columnOf(status).findIndex((task) => task.id === id)
    const spot = spotAfter(event.key, { column: status, index }, STATUSES, (next) => canStand(id, next))
    if (!spot) return
    event.preventDefault()
    focusAfterMove(id, spot.column)
    move(id, { ...spot, index: Math.max(0, Math.min(spot.index, columnOf(spot.column, id).length)) })
  }

  const open = (task?: string) =>
    void navigate({ to: '.', search: task ? { task } : {}, replace: task === undefined, resetScroll: false } as never)
  if (error) return <ProblemView error={error} retry={refetch} />
  if (!data) return <Skeleton h={320} />
  const shown = STATUSES.filter((status) => status !== 'cancelled' || columnOf(status).length > 0)
  return (
    <>
      <BoardFrame board={board} label={said.board} isDragging={drag !== undefined} told={told}>
        {shown.map((status) => {
          const cards = columnOf(status, drag?.id)
          const dragged = drag && drag.column === status ? find(drag.id) : undefined
          return (
            <TaskColumn
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
      </BoardFrame>
      {data.meta.count > tasks.length && (
        <Group gap="sm" mt="md">
          <Text size="sm" c="dimmed">
            {said.shown(tasks.length, data.meta.count)}
          </Text>
          <Button size="xs" variant="default" onClick={() => setMost(most + PAGE_ROWS)}>
            {said.more}
          </Button>
        </Group>
      )}
      {openId && <TaskDrawer id={openId} onClose={() => open()} />}
    </>
  )
}
