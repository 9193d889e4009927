import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Problem } from '../../../shared/problem.ts'
import type { Right } from '../../../shared/rights.ts'
import {
  askedMinutes,
  changedAsking,
  checkCovered,
  checkDecisionNote,
  checkRange,
  checkUndecided,
  isLeaveStep,
  type LeaveStatus,
  leaveActor,
} from './leave.rules.ts'

const TODAY = '2026-11-18'
const statuses: LeaveStatus[] = ['requested', 'approved', 'rejected', 'cancelled']

function codeOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

function actor(employeeId: string | null, ...rights: Right[]) {
  const leave = { employee_id: 'own', manager_employee_id: 'manager' }
  return leaveActor({ actor: { employeeId }, can: (right) => rights.includes(right) }, leave)
}

describe('who stands how to leave', () => {
  test.each([
    ['the employee', actor('own'), true, false],
    ['the employee with approve_leave', actor('own', 'approve_leave'), true, false],
    ['the employee with approve_own', actor('own', 'approve_own'), true, true],
    ['the manager', actor('manager'), false, true],
    ['a colleague', actor('other'), false, false],
    ['HR', actor('other', 'approve_leave'), false, true],
    ['a key without an employee', actor(null, 'approve_leave'), false, true],
    ['nobody', actor(null), false, false],
  ])('%s', (_name, { is_own, may_decide }, own, decides) => {
    expect([is_own, may_decide]).toEqual([own, decides])
  })

  test('no manager is not everybody', () => {
    const nobody = { actor: { employeeId: null }, can: () => false }
    expect(leaveActor(nobody, { employee_id: 'own', manager_employee_id: null }).may_decide).toBe(false)
  })
})

describe('steps', () => {
  const step = (from: LeaveStatus, to: LeaveStatus, who = actor('manager'), start_date = '2026-12-01') =>
    codeOf(() => isLeaveStep({ status: from, start_date, end_date: '2027-01-01' }, to, who, TODAY))

  test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))('%s to %s', (from, to) => {
    const possible = ['requested approved', 'requested rejected', 'requested cancelled', 'approved cancelled']
    const expected = from === to ? false : possible.includes(`${from} ${to}`) ? true : 'invalid-transition'
    expect(step(from, to)).toBe(expected)
  })

  test.each([
    ['requested', 'approved', '2026-12-01', 'forbidden'],
    ['requested', 'rejected', '2026-12-01', 'forbidden'],
    ['requested', 'cancelled', '2026-01-01', true],
    ['approved', 'cancelled', '2026-11-19', true],
    ['approved', 'cancelled', '2026-11-18', 'forbidden'],
    ['rejected', 'cancelled', '2026-12-01', 'invalid-transition'],
  ] as const)('of the employee: %s to %s of leave from %s', (from, to, start, expected) => {
    expect(step(from, to, actor('own'), start)).toBe(expected)
  })

  test('of a colleague: none', () => {
    for (const to of statuses.slice(1)) expect(step('requested', to, actor('other'))).toBe('forbidden')
  })
})

describe('what is sent', () => {
  const before = { leave_type_id: 'a', start_date: '2026-12-01', end_date: '2026-12-02', minutes: 960, note: null }

  test.each([
    ['as it was', { ...before }, []],
    ['in capitals', { leave_type_id: 'A' }, []],
    ['another note', { note: 'x' }, ['note']],
    ['other days with the old minutes', { end_date: '2026-12-03', minutes: 960 }, ['end_date']],
    ['one day with its minutes', { end_date: '2026-12-01', minutes: 960 }, ['end_date', 'minutes']],
    ['other minutes', { minutes: 60 }, ['minutes']],
    ['nothing of the request', {}, []],
  ])('%s', (_name, sent, expected) => {
    expect(changedAsking(before, sent)).toEqual(expected)
  })

  test('changes nothing only while nobody has decided', () => {
    for (const status of statuses) {
      expect(codeOf(() => checkUndecided(status, []))).toBeUndefined()
      expect(codeOf(() => checkUndecided(status, ['note']))).toBe(status === 'requested' ? undefined : 'leave-decided')
      const noted = status === 'approved' || status === 'rejected' ? undefined : 'validation-error'
      expect(codeOf(() => checkDecisionNote('Why', status))).toBe(noted)
      expect(codeOf(() => checkDecisionNote(null, status))).toBeUndefined()
    }
  })
})

test.each([
  ['2026-12-01', '2026-12-01', undefined],
  ['2026-12-02', '2026-12-01', 'validation-error'],
  ['2026-12-01', '2027-12-01', undefined],
  ['2026-12-01', '2027-12-02', 'validation-error'],
  ['2031-12-31', '2031-12-31', undefined],
  ['2031-12-31', '2032-01-01', 'validation-error'],
  ['1999-01-01', '1999-01-01', undefined],
])('from %s to %s: %s', (start_date, end_date, expected) => {
  expect(codeOf(() => checkRange({ start_date, end_date }, TODAY))).toBe(expected)
})

test('a part of a day is between nothing and all of it', () => {
  const day = { start_date: TODAY, end_date: TODAY }
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 1, max: 1440 }), { nil: undefined }), fc.nat(1440), (minutes, workable) => {
      const asked = codeOf(() => askedMinutes(day, minutes, workable))
      if (minutes === undefined || minutes === workable) expect(asked).toBeNull()
      else if (workable > 0 && minutes > workable) expect(asked).toBe('validation-error')
      else expect(asked).toBe(minutes)
    }),
  )
  expect(codeOf(() => askedMinutes({ start_date: TODAY, end_date: '2026-11-19' }, 60, 480))).toBe('validation-error')
})

test('what is not covered is named with what is left', () => {
  expect(codeOf(() => checkCovered(480, 0))).toBeUndefined()
  try {
    checkCovered(480, 60)
    expect.unreachable()
  } catch (error) {
    expect((error as Problem).extra).toEqual({ needed_minutes: 480, available_minutes: 420 })
  }
})
