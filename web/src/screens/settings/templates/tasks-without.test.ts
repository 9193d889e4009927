import { expect, test } from 'vitest'
import { tasksWithout } from './tasks-without.ts'

test('tasks stay with their service when one before it goes', () => {
  const tasks = [0, 1, 2, null, undefined].map((service_position) => ({ service_position }))
  const left = tasksWithout(tasks, 1).map(({ service_position }) => service_position)
  expect(left).toEqual([0, null, 1, null, undefined])
})
