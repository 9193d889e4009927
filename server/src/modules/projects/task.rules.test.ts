import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkAssigneeActive,
  checkTask,
  checkTaskProject,
  completedAtOfNewTask,
  isOverdue,
  type TaskStatus,
  taskStatusChange,
} from './task.rules.ts'

const now = '2026-03-28T12:00:00.000Z'
const statuses: TaskStatus[] = ['open', 'in_progress', 'done', 'cancelled']
const arrows = [
  'open in_progress',
  'open done',
  'open cancelled',
  'in_progress open',
  'in_progress done',
  'in_progress cancelled',
  'done open',
  'cancelled open',
]

describe('the status of a task', () => {
  it.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))('from %s to %s', (from, to) => {
    const change = () => taskStatusChange(from, to, now)
    if (from === to) expect(change()).toEqual({ set: {}, event: null })
    else if (arrows.includes(`${from} ${to}`)) expect(change().set.status).toBe(to)
    else
      expect(change).toThrow(
        expect.objectContaining({ code: 'invalid-transition', extra: { from, to, allowed: ['open'] } }),
      )
  })

  it('keeps the moment of completion exactly while it is done, whatever the walk', () => {
    fc.assert(
      fc.property(fc.constantFrom(...statuses), fc.array(fc.constantFrom(...statuses)), (start, walk) => {
        let row = { status: start, completed_at: completedAtOfNewTask(start, now) }
        for (const to of walk) {
          try {
            const { set, event } = taskStatusChange(row.status, to, now)
            expect(event === 'task.completed').toBe(row.status !== 'done' && to === 'done')
            row = { ...row, ...set }
          } catch (error) {
            expect(error).toMatchObject({ code: 'invalid-transition' })
          }
        }
        expect(row.completed_at).toBe(row.status === 'done' ? now : null)
      }),
    )
  })
})

describe('a task', () => {
  const task = { project_id: 'p', start_date: '2026-03-28', due_date: '2026-03-28' }

  it('belongs with its service to one project and is due after its start', () => {
    expect(() => checkTask(task, { project_id: 'p' })).not.toThrow()
    expect(() => checkTask(task, null)).not.toThrow()
    expect(() => checkTask({ ...task, due_date: '2026-03-27' }, { project_id: 'q' })).toThrow(
      expect.objectContaining({
        extra: {
          errors: [
            expect.objectContaining({ pointer: '/service_id' }),
            expect.objectContaining({ pointer: '/due_date' }),
          ],
        },
      }),
    )
  })

  it('can be finished on a closed project but not added, and rests on an archived one', () => {
    expect(() => checkTaskProject({ status: 'active' }, 'create')).not.toThrow()
    expect(() => checkTaskProject({ status: 'closed' }, 'update')).not.toThrow()
    expect(() => checkTaskProject({ status: 'closed' }, 'create')).toThrow(
      expect.objectContaining({ code: 'project-closed' }),
    )
    expect(() => checkTaskProject({ status: 'archived' }, 'update')).toThrow(
      expect.objectContaining({ code: 'project-archived' }),
    )
  })

  it('goes to an active employee', () => {
    expect(() => checkAssigneeActive(null)).not.toThrow()
    expect(() => checkAssigneeActive({ status: 'inactive' })).toThrow(
      expect.objectContaining({ code: 'employee-inactive' }),
    )
  })

  it('is overdue after its due date while there is work to do', () => {
    const overdue = statuses.filter((status) => isOverdue({ status, due_date: '2026-03-27' }, '2026-03-28'))
    expect(overdue).toEqual(['open', 'in_progress'])
    expect(isOverdue({ status: 'open', due_date: '2026-03-28' }, '2026-03-28')).toBe(false)
    expect(isOverdue({ status: 'open', due_date: null }, '2026-03-28')).toBe(false)
  })
})
