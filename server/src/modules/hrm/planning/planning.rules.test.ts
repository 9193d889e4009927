import { describe, expect, test } from 'vitest'
import { refused } from '../../../../test/refused.ts'
import {
  checkMayPlan,
  checkPlace,
  checkPlaceOpen,
  checkPlanningDays,
  type PlaceFacts,
  plannedMinutes,
  projectOfPlanning,
} from './planning.rules.ts'

test('days come in their order and are a year at most', () => {
  const of = (start_date: string, end_date: string) => refused(() => checkPlanningDays({ start_date, end_date }))
  expect(of('2026-03-02', '2026-03-02')).toBe('')
  expect(of('2026-03-02', '2026-03-01')).toBe('validation-error /end_date')
  expect(of('2026-01-01', '2027-01-01')).toBe('')
  expect(of('2026-01-01', '2027-01-02')).toBe('validation-error /end_date')
})

describe('minutes', () => {
  const both = 'validation-error /minutes /minutes_per_day'

  test('are a total or the same on each day, never both', () => {
    expect(plannedMinutes({ minutes: 90 }, null)).toEqual({ minutes: 90, minutes_per_day: null })
    expect(plannedMinutes({ minutes: 90, minutes_per_day: null }, null)).toEqual({ minutes: 90, minutes_per_day: null })
    expect(plannedMinutes({ minutes_per_day: 30 }, null)).toMatchObject({ minutes_per_day: 30 })
    expect(refused(() => plannedMinutes({ minutes: 90, minutes_per_day: 30 }, null))).toBe(both)
    expect(refused(() => plannedMinutes({}, null))).toBe(both)
    expect(refused(() => plannedMinutes({ minutes_per_day: null }, null))).toBe(both)
  })

  test('stay what they were until others are sent', () => {
    const before = { minutes: 150, minutes_per_day: 30 }
    expect(plannedMinutes({}, before)).toEqual(before)
    expect(plannedMinutes({ minutes: 90 }, before)).toEqual({ minutes: 90, minutes_per_day: null })
    expect(plannedMinutes({ minutes_per_day: 60 }, before)).toMatchObject({ minutes_per_day: 60 })
    expect(plannedMinutes({ minutes_per_day: null }, before)).toEqual({ minutes: 150, minutes_per_day: null })
    expect(refused(() => plannedMinutes({ minutes: 90, minutes_per_day: 30 }, before))).toBe(both)
  })
})

describe('the place', () => {
  const facts: PlaceFacts = {
    project: { status: 'active' },
    service: { project_id: 'p', status: 'open', is_bookable: true },
    task: { project_id: 'p', service_id: 's' },
  }
  const place = { project_id: 'p', service_id: 's', task_id: 't' }

  test('has the project of the service or task that is chosen', () => {
    expect(projectOfPlanning({ service_id: 's' }, facts)).toBe('p')
    expect(projectOfPlanning({ task_id: 't' }, { ...facts, service: null })).toBe('p')
    expect(projectOfPlanning({ project_id: 'q', service_id: 's' }, facts)).toBe('q')
    expect(projectOfPlanning({ project_id: null, service_id: 's' }, facts, 'q')).toBe('p')
    expect(projectOfPlanning({}, facts, 'q')).toBe('q')
    expect(projectOfPlanning({ project_id: null }, facts, 'q')).toBe(null)
    expect(projectOfPlanning({}, { service: null, task: null })).toBe(null)
  })

  test('is one', () => {
    const of = (some: object, found: object = {}) =>
      refused(() => checkPlace({ ...place, ...some }, { ...facts, ...found }))
    expect(of({})).toBe('')
    expect(of({ project_id: 'q' })).toBe('validation-error /service_id /task_id')
    expect(of({ service_id: 'other' })).toBe('validation-error /task_id')
    expect(of({ service_id: null }, { service: null })).toBe('')
    expect(of({}, { task: { project_id: 'p', service_id: null } })).toBe('')
  })

  test('is open when planning comes to it', () => {
    const of = (found: object, before: typeof place | null = null) =>
      refused(() => checkPlaceOpen(place, { ...facts, ...found }, before))
    expect(of({})).toBe('')
    expect(of({ project: { status: 'closed' } })).toBe('project-closed')
    expect(of({ project: { status: 'archived' } })).toBe('project-archived')
    expect(of({ project: { status: 'archived' } }, place)).toBe('')
    expect(of({ project: { status: 'archived' } }, { ...place, project_id: 'q' })).toBe('project-archived')
    for (const closed of [{ status: 'closed' }, { is_bookable: false }]) {
      const service = { ...facts.service, ...closed }
      expect(of({ service })).toBe('service-closed')
      expect(of({ service }, place)).toBe('')
    }
  })
})

test('everybody plans his own days, and with the right those of others', () => {
  const may = (ids: string[], employee_id: string | null, can_plan: boolean) =>
    refused(() => checkMayPlan(ids, { employee_id, can_plan }))
  expect(may(['me'], 'me', false)).toBe('')
  expect(may(['me', 'you'], 'me', false)).toBe('forbidden')
  expect(may(['you'], null, false)).toBe('forbidden')
  expect(may(['you'], null, true)).toBe('')
})
