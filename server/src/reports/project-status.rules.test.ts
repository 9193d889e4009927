import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../shared/calendar.ts'
import { type ProjectState, signalsOf } from './project-status.rules.ts'

const TODAY = '2026-06-15'
const calm: ProjectState = {
  status: 'active',
  budget_minutes: null,
  spent_minutes: 0,
  budget_amount: null,
  used_amount: 0,
  end_date: null,
  quiet_since: TODAY,
}
const someDay = fc.integer({ min: -100, max: 100 }).map((days) => addDays(TODAY, days))
const someAmount = fc.nat(100_000).map((cents) => cents / 100)
const someProject: fc.Arbitrary<ProjectState> = fc.record({
  status: fc.constantFrom('active', 'closed', 'archived'),
  budget_minutes: fc.option(fc.nat(10_000)),
  spent_minutes: fc.nat(10_000),
  budget_amount: fc.option(someAmount),
  used_amount: someAmount,
  end_date: fc.option(someDay),
  quiet_since: someDay,
})

describe('signals', () => {
  test.each([
    [{}, []],
    [{ budget_minutes: 100, spent_minutes: 79 }, []],
    [{ budget_minutes: 100, spent_minutes: 80 }, ['near_budget']],
    [{ budget_minutes: 100, spent_minutes: 100 }, ['near_budget']],
    [{ budget_minutes: 100, spent_minutes: 101 }, ['over_budget']],
    [{ budget_amount: 0.1, used_amount: 0.08 }, ['near_budget']],
    [{ budget_amount: 1000, used_amount: 1000.01 }, ['over_budget']],
    [{ budget_minutes: 0, spent_minutes: 60 }, []],
    [{ budget_minutes: 100, spent_minutes: 90, budget_amount: 10, used_amount: 11 }, ['over_budget']],
    [{ end_date: TODAY }, []],
    [{ end_date: '2026-06-14' }, ['past_end_date']],
    [{ end_date: '2026-06-14', status: 'closed' }, []],
    [{ quiet_since: '2026-05-17' }, []],
    [{ quiet_since: '2026-05-16' }, ['no_hours_30_days']],
    [{ quiet_since: '2026-05-16', status: 'archived' }, []],
  ] as const)('of %o are %o', (state, expected) => {
    expect(signalsOf({ ...calm, ...state }, TODAY)).toEqual(expected)
  })

  test('never say near and over at once, and say less of what is closed', () => {
    fc.assert(
      fc.property(someProject, (project) => {
        const found = signalsOf(project, TODAY)
        expect(found.includes('near_budget') && found.includes('over_budget')).toBe(false)
        const whenClosed = signalsOf({ ...project, status: 'closed' }, TODAY)
        expect(found).toEqual(expect.arrayContaining(whenClosed))
        expect(whenClosed.every((signal) => signal.endsWith('_budget'))).toBe(true)
      }),
    )
  })

  test('do not go away when more is spent', () => {
    fc.assert(
      fc.property(someProject, fc.nat(1000), (project, more) => {
        const spent = { ...project, spent_minutes: project.spent_minutes + more }
        const worry = (state: ProjectState) => {
          const found = signalsOf(state, TODAY)
          return found.includes('over_budget') ? 2 : found.includes('near_budget') ? 1 : 0
        }
        expect(worry(spent)).toBeGreaterThanOrEqual(worry(project))
      }),
    )
  })
})
