import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BudgetEntry, type BudgetFacts, checkBudget, crossedBudgets } from './budget.rules.ts'

const project: BudgetFacts = {
  of: 'project',
  id: 'p',
  budget_minutes: 600,
  budget_amount: '1000.00',
  used_minutes: 540,
  used_amount: '900.00',
}
const service: BudgetFacts = {
  ...project,
  of: 'service',
  id: 's',
  budget_minutes: 60,
  budget_amount: null,
  used_minutes: 30,
}
const entry: BudgetEntry = { project_id: 'p', service_id: 's', minutes: 60, amount: '100.00', billable: true }
const exceeded = expect.objectContaining({ code: 'budget-exceeded' })

describe('a budget that blocks', () => {
  const book = (after: BudgetEntry, budgets = [project], before: BudgetEntry | null = null) =>
    checkBudget('block', budgets, { before, after })

  it('may be used up to the last minute and cent', () => {
    expect(() => book(entry)).not.toThrow()
    expect(() => book({ ...entry, minutes: 61 })).toThrow(exceeded)
    expect(() => book({ ...entry, amount: '100.01' })).toThrow(exceeded)
  })

  it('of the service is another than that of the project', () => {
    expect(() => book(entry, [project, service])).toThrow(
      expect.objectContaining({ extra: expect.objectContaining({ service_id: 's', unit: 'minutes' }) }),
    )
    expect(() => book({ ...entry, service_id: null }, [project, service])).not.toThrow()
  })

  it('lets pass what is not billable, and all when it only warns', () => {
    expect(() => book({ ...entry, minutes: 600, billable: false })).not.toThrow()
    expect(() => checkBudget('warn', [project], { before: null, after: { ...entry, minutes: 600 } })).not.toThrow()
  })

  it('of nothing or zero is none', () => {
    const none = { ...project, budget_minutes: 0, budget_amount: '0.00' }
    expect(() => book({ ...entry, minutes: 1440 }, [none])).not.toThrow()
    expect(() =>
      book({ ...entry, minutes: 1440 }, [{ ...none, budget_minutes: null, budget_amount: null }]),
    ).not.toThrow()
  })

  it('counts what the entry adds when it is moved or made billable', () => {
    const over = { ...project, used_minutes: 700, used_amount: '1200.00' }
    expect(() => book(entry, [over], { ...entry, project_id: 'elsewhere' })).toThrow(exceeded)
    expect(() => book(entry, [over], { ...entry, billable: false })).toThrow(exceeded)
    expect(() => book(entry, [over], { ...entry, amount: '100.01', minutes: 61 })).not.toThrow()
  })

  it('never refuses an entry that takes no more than before', () => {
    fc.assert(
      fc.property(anyBudget, anyEntry, anyEntry, (budget, before, after) => {
        fc.pre(after.minutes <= before.minutes && Number(after.amount) <= Number(before.amount) && before.billable)
        expect(() => book(after, [budget], before)).not.toThrow()
      }),
    )
  })
})

describe('crossing a budget', () => {
  it('is told once', () => {
    const more = { ...entry, minutes: 61 }
    expect(crossedBudgets([project], { before: null, after: entry })).toEqual([])
    expect(crossedBudgets([project, service], { before: null, after: more })).toEqual([project, service])
    expect(crossedBudgets([{ ...project, used_minutes: 601 }], { before: null, after: entry })).toEqual([])
  })

  it('counts hours that are not billable as time, not as money', () => {
    const after = { ...entry, billable: false, amount: '500.00' }
    expect(crossedBudgets([project], { before: null, after })).toEqual([])
    expect(crossedBudgets([project], { before: null, after: { ...after, minutes: 61 } })).toEqual([project])
  })
})

const anyCents = fc.integer({ min: 0, max: 200_000 }).map((cents) => (cents / 100).toFixed(2))
const anyBudget = fc.record({
  of: fc.constant('project' as const),
  id: fc.constant('p'),
  budget_minutes: fc.option(fc.nat(2000)),
  budget_amount: fc.option(anyCents),
  used_minutes: fc.integer({ min: 1440, max: 5000 }),
  used_amount: fc.constant('9000.00'),
})
const anyEntry = fc.record({
  project_id: fc.constant('p'),
  service_id: fc.constant(null),
  minutes: fc.integer({ min: 1, max: 1440 }),
  amount: anyCents,
  billable: fc.boolean(),
})
