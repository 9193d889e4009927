import { expect, test } from 'vitest'
import { choiceOf } from './report-asked.ts'
import { specOf } from './specs.ts'

const TODAY = '2026-11-16'
const hours = specOf('/reports/hours-summary')

test('without a word it is the usual period and group', () => {
  expect(choiceOf(hours, {}, TODAY)).toEqual({
    period: 'this_month',
    groups: ['project'],
    asked: { group_by: 'project', date_from: '2026-11-01', date_to: '2026-11-30' },
  })
})

test('what the address says is asked, and what it cannot say is not', () => {
  const search = { period: 'last_year', group_by: 'month,employee,colour', employee_id: 'x', stage_id: 'y' }
  expect(choiceOf(hours, search, TODAY)).toMatchObject({
    period: 'last_year',
    groups: ['month', 'employee'],
    asked: { group_by: 'month,employee', employee_id: 'x', date_from: '2025-01-01' },
  })
  expect(choiceOf(hours, search, TODAY).asked).not.toHaveProperty('stage_id')
})

test('own days come before a period, unless they are none', () => {
  const own = { date_from: '2026-02-01', date_to: '2026-02-14', period: 'this_year' }
  expect(choiceOf(hours, own, TODAY)).toMatchObject({ period: 'own', asked: { date_to: '2026-02-14' } })
  expect(choiceOf(hours, { ...own, date_to: '2026-01-01' }, TODAY).period).toBe('this_year')
})

test('work in progress is of a day, and not of a day to come', () => {
  const spec = specOf('/reports/work-in-progress')
  expect(choiceOf(spec, { as_of: '2026-06-30' }, TODAY).asked).toEqual({ group_by: 'project', as_of: '2026-06-30' })
  expect(choiceOf(spec, { as_of: '2027-06-30' }, TODAY).asked).toEqual({ group_by: 'project' })
})

test('a figure leads to its rows', () => {
  const { asked } = choiceOf(hours, { period: 'this_year', employee_id: 'e' }, TODAY)
  const row = { month: '2026-03', project_id: 'p', billable_minutes: 60 }
  expect(hours.behind('non_billable_minutes', row, asked)).toEqual({
    path: '/hours/hours',
    search: {
      date_from: '2026-03-01',
      date_to: '2026-03-31',
      project_id: 'p',
      employee_id: 'e',
      invoice_status: 'not_billable',
    },
  })
  const profit = specOf('/reports/project-profit')
  expect(profit.behind('margin_amount', row, asked)).toBeUndefined()
  expect(profit.behind('revenue_amount', { project_id: 'p' }, asked)).toMatchObject({
    path: '/invoices/invoiceline',
    search: { project_id: 'p', invoice_status: 'finalised', invoice_date_from: '2026-01-01', has_project: true },
  })
})

test('what a row has none of is asked for as null, and a person only where there is no organization', () => {
  const asked = { group_by: 'customer', date_from: '2026-01-01', date_to: '2026-12-31', currency: 'EUR' }
  const behind = (row: object) => specOf('/reports/turnover').behind('turnover_amount', { ...row }, asked)?.search
  expect(behind({ organization_id: 'o', person_id: null })).not.toHaveProperty('person_id')
  expect(behind({ organization_id: null, person_id: 'p' })).toMatchObject({ organization_id: 'null', person_id: 'p' })
  expect(hours.behind('minutes', { project_id: null }, asked)?.search).toMatchObject({ project_id: 'null' })
  expect(hours.behind('minutes', { team_id: null }, asked)).toBeUndefined()
})

test('work in progress leads to what was done until its day, by what it is grouped by', () => {
  const { behind } = specOf('/reports/work-in-progress')
  const row = { project_id: 'p', service_id: null, organization_id: 'o', person_id: null }
  const search = (key: string, group_by: string) => behind(key, row, { group_by, as_of: '2026-11-16' })?.search
  expect(search('costs_value', 'service')).toMatchObject({ project_id: 'p', service_id: 'null', date_to: '2026-11-16' })
  expect(search('invoiced', 'organization')).toMatchObject({ project_organization_id: 'o', has_project: true })
  expect(search('hours_value', 'project')).not.toHaveProperty('organization_id')
})
