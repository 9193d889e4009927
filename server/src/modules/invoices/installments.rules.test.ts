import { describe, expect, test } from 'vitest'
import {
  checkInstallmentOpen,
  checkInstallmentService,
  checkInstallmentSize,
  checkInstallments,
} from './installments.rules.ts'

const codeOf = (check: () => void) => {
  try {
    check()
    return 'passes'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('installments', () => {
  test.each<[string, string, number, string]>([
    ['5000.00', '5000.00', 0, 'passes'],
    ['5000.00', '4999.99', 0, 'installments-unbalanced'],
    ['5000.00', '5000.01', 0, 'installments-unbalanced'],
    ['5000.00', '4999.99', 1, 'passes'],
    ['5000.00', '0.00', 0, 'installments-unbalanced'],
    ['0.00', '0.00', 0, 'passes'],
  ])('of a price of %s that add up to %s with %d open: %s', (price, planned_amount, open_count, outcome) => {
    expect(codeOf(() => checkInstallments({ service_name: 'S', price, planned_amount, open_count }))).toBe(outcome)
  })

  test.each<[object, boolean, string]>([
    [{ percentage: 10 }, true, 'passes'],
    [{ amount: 10 }, true, 'passes'],
    [{ amount: 0, percentage: null }, true, 'passes'],
    [{}, true, 'validation-error'],
    [{ percentage: null }, true, 'validation-error'],
    [{ percentage: 10, amount: 10 }, true, 'validation-error'],
    [{ percentage: 10, amount: 10 }, false, 'validation-error'],
    [{}, false, 'passes'],
  ])('sized %j, new: %s: %s', (size, isNew, outcome) => {
    expect(codeOf(() => checkInstallmentSize(size, isNew))).toBe(outcome)
  })

  test.each<[string | null, boolean, string]>([
    [null, false, 'passes'],
    ['draft', false, 'service-invoiced'],
    ['final', true, 'service-invoiced'],
  ])('on invoice %s, invoiced %s: %s', (invoice_id, is_invoiced, outcome) => {
    expect(codeOf(() => checkInstallmentOpen({ invoice_id, is_invoiced }))).toBe(outcome)
  })

  test.each([
    ['fixed_price', 'active', 'passes'],
    ['fixed_price', 'closed', 'passes'],
    ['fixed_price', 'archived', 'project-archived'],
    ['time_and_materials', 'active', 'validation-error'],
  ])('of a service with %s in a project that is %s: %s', (billing_method, status, expected) => {
    expect(codeOf(() => checkInstallmentService({ billing_method, project: { status } }))).toBe(expected)
  })
})
