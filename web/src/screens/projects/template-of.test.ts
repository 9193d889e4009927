import { expect, test } from 'vitest'
import type { Shapes } from '../../api/api.ts'
import { templateOf } from './template-of.ts'

const service = { id: 'b', name: 'Design', billing_method: 'time_and_materials', hourly_rate: 95 } as Shapes['Service']
const task = {
  name: 'Kick-off',
  description: null,
  estimated_minutes: 60,
  start_date: null,
  due_date: null,
  service_id: null,
}

test('days are counted from the start of the project, and tasks keep their service', () => {
  const { services, tasks } = templateOf({ start_date: '2026-03-01', services: [{ ...service, id: 'a' }, service] }, [
    { ...task, start_date: '2026-02-20', due_date: '2026-03-11', service_id: 'b' },
    { ...task, service_id: 'gone' },
  ])
  expect(services?.map(({ position }) => position)).toEqual([0, 1])
  expect(tasks?.[0]).toMatchObject({ start_offset_days: 0, due_offset_days: 10, service_position: 1, position: 0 })
  expect(tasks?.[1]).toMatchObject({ start_offset_days: null, due_offset_days: null, service_position: null })
})
