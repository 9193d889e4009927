import { expect, test } from 'vitest'
import { formatsOf } from '../../words/formats.ts'
import { periodText, placeText, weekNumber } from './week-days.ts'

test.each([
  ['2026-01-05', 2],
  ['2025-12-29', 1],
  ['2026-12-28', 53],
  ['2026-11-16', 47],
])('the week of %s is number %i', (monday, number) => {
  expect(weekNumber(monday)).toBe(number)
})

test('a period is written as people do', () => {
  expect(periodText('2026-11-16', '2026-11-22', formatsOf('nl'))).toMatch(/^16.+22 november 2026$/)
})

test('a row is called by its project and by what of it', () => {
  const row = { project_name: 'Website', service_name: 'Build', hour_type_name: null, organization_name: 'Acme' }
  expect(placeText(row, 'none')).toEqual({ name: 'Website', about: 'Build' })
  expect(placeText({ ...row, project_name: null, service_name: null }, 'none')).toEqual({ name: 'none', about: '' })
})
