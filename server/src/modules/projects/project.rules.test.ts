import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkManagerActive,
  checkProjectDates,
  checkProjectEdit,
  datesOfNewProject,
  formatNumber,
  type ProjectStatus,
  projectStatusChange,
  serviceNumber,
} from './project.rules.ts'

const now = '2026-03-28T12:00:00.000Z'
const then = '2026-01-01T12:00:00.000Z'
const statuses: ProjectStatus[] = ['active', 'closed', 'archived']
const project = (status: ProjectStatus, closed_at: string | null = null) => ({
  status,
  closed_at,
  has_draft_invoices: false,
})

describe('the status of a project', () => {
  it('closes, reopens and is archived', () => {
    expect(projectStatusChange(project('active'), 'closed', now)).toEqual({
      set: { status: 'closed', closed_at: now, archived_at: null },
      event: 'project.closed',
    })
    expect(projectStatusChange(project('closed', then), 'active', now)).toEqual({
      set: { status: 'active', closed_at: null, archived_at: null },
      event: 'project.reopened',
    })
    expect(projectStatusChange(project('closed', then), 'archived', now)).toEqual({
      set: { status: 'archived', archived_at: now },
      event: 'project.archived',
    })
    expect(projectStatusChange(project('archived', then), 'closed', now).set.closed_at).toBe(then)
    expect(projectStatusChange(project('archived'), 'closed', now).set.closed_at).toBe(now)
  })

  it('set to what it is changes nothing', () => {
    for (const status of statuses)
      expect(projectStatusChange({ ...project(status), has_draft_invoices: true }, status, now)).toEqual({
        set: {},
        event: null,
      })
  })

  it('does not become archived while a draft invoice contains it', () => {
    const drafted = { ...project('active'), has_draft_invoices: true }
    expect(() => projectStatusChange(drafted, 'archived', now)).toThrow(
      expect.objectContaining({ code: 'project-has-draft-invoices' }),
    )
    expect(() => projectStatusChange(drafted, 'closed', now)).not.toThrow()
  })

  it('and its dates never contradict each other, whatever the walk', () => {
    fc.assert(
      fc.property(fc.constantFrom(...statuses), fc.array(fc.constantFrom(...statuses)), (start, walk) => {
        let row = { ...project(start), ...datesOfNewProject(start, now) }
        for (const to of walk) row = { ...row, ...projectStatusChange(row, to, now).set }
        expect(row.status).toBe(walk.at(-1) ?? start)
        expect(row.archived_at !== null).toBe(row.status === 'archived')
        if (row.status !== 'archived') expect(row.closed_at !== null).toBe(row.status === 'closed')
      }),
    )
  })
})

describe('an archived project', () => {
  const archived = expect.objectContaining({ code: 'project-archived' })

  it('takes no change but its status', () => {
    expect(() => checkProjectEdit('archived', 'archived', ['name'])).toThrow(archived)
    expect(() => checkProjectEdit('archived', 'archived', [])).not.toThrow()
    expect(() => checkProjectEdit('archived', 'active', ['status', 'name'])).not.toThrow()
    expect(() => checkProjectEdit('closed', 'archived', ['status', 'name'])).not.toThrow()
    expect(() => checkProjectEdit('closed', 'closed', ['name'])).not.toThrow()
  })
})

describe('a project', () => {
  it('ends on or after its start', () => {
    expect(() => checkProjectDates({ start_date: '2026-03-28', end_date: '2026-03-28' })).not.toThrow()
    expect(() => checkProjectDates({ start_date: null, end_date: '2026-03-28' })).not.toThrow()
    expect(() => checkProjectDates({ start_date: '2026-03-28', end_date: null })).not.toThrow()
    expect(() => checkProjectDates({ start_date: '2026-03-28', end_date: '2026-03-27' })).toThrow(
      expect.objectContaining({
        code: 'validation-error',
        extra: { errors: [expect.objectContaining({ pointer: '/end_date' })] },
      }),
    )
  })

  it('has an active manager or none', () => {
    expect(() => checkManagerActive(null)).not.toThrow()
    expect(() => checkManagerActive({ status: 'active' })).not.toThrow()
    expect(() => checkManagerActive({ status: 'inactive' })).toThrow(
      expect.objectContaining({ code: 'employee-inactive' }),
    )
  })
})

describe('a number', () => {
  it.each([
    ['P{seq:04}', 12, 'P0012'],
    ['P{seq:04}', 12345, 'P12345'],
    ['{seq}', 7, '7'],
    ['2026/{seq:03}-x', 7, '2026/007-x'],
  ])('%s and %i make %s', (pattern, sequence, number) => expect(formatNumber(pattern, sequence)).toBe(number))

  it('of a service follows that of its project', () => expect(serviceNumber('P0012', 3)).toBe('P0012-3'))
})
