import { expect, test } from 'vitest'
import { linesOfTemplate, newLine, type QuoteLine, sentLine, withIds } from './line-drafts.ts'

test('a text is sent without anything of a service', () => {
  expect(sentLine(newLine('text', { name: ' Phase 1 ' }))).toEqual({ kind: 'text', name: 'Phase 1', description: null })
})

test('a service is sent whole: without a price it costs nothing yet, and only a subscription has a cycle', () => {
  const line = newLine('service', { name: 'Hosting', billing_method: 'subscription', is_selected: false })
  expect(sentLine(line)).toMatchObject({ cycle: 'month', unit_price: 0, quantity: 1, is_selected: true })
  expect(sentLine({ ...line, is_optional: true }).is_selected).toBe(false)
  expect(sentLine({ ...line, billing_method: 'fixed_price', cycle: 'year' }).cycle).toBeNull()
  expect(sentLine({ ...line, billing_method: 'non_billable', unit_price: 9 }).unit_price).toBe(0)
})

test('lines that were sent get their ids, those that were not stay as they are', () => {
  const [one, unsent, two] = [newLine('service', { name: 'a' }), newLine('service'), newLine('service', { name: 'b' })]
  const answered = [
    { id: 'id-a', vat_rate_id: 'high' },
    { id: 'id-b', vat_rate_id: null },
  ] as QuoteLine[]
  const after = withIds([one, unsent, two], [one.key, two.key], answered)
  expect(after.map(({ id }) => id)).toEqual(['id-a', undefined, 'id-b'])
  expect(after[0]!.vat_rate_id).toBe('high')
})

test('a template brings its services along', () => {
  const service = { description: null, budget_amount: null, position: 0, tasks_count: 0, cycle: null }
  const [hourly, fixed] = linesOfTemplate([
    {
      ...service,
      name: 'Design',
      billing_method: 'time_and_materials',
      hourly_rate: 95,
      price: null,
      budget_minutes: 630,
    },
    { ...service, name: 'Build', billing_method: 'fixed_price', hourly_rate: null, price: 1200, budget_minutes: 600 },
  ])
  expect(hourly).toMatchObject({ quantity: 10.5, unit: 'hour', unit_price: 95, estimated_minutes: null })
  expect(fixed).toMatchObject({ quantity: 1, unit: null, unit_price: 1200, estimated_minutes: 600 })
})
