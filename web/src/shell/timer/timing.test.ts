import { expect, test } from 'vitest'
import { clockText, elapsedSeconds, type Step, timerAfter, workText } from './timing.ts'

const start: Step = {
  kind: 'start',
  key: 'a',
  at: '2026-03-02T09:00:00.000Z',
  work: { project_id: 'p', names: { project_name: 'Website', service_name: 'Design' } },
}

test('what was pressed shows before it is sent, in order', () => {
  expect(timerAfter(null, [])).toBeNull()
  const running = timerAfter(null, [start])
  expect(running).toMatchObject({ started_at: start.at, project_id: 'p', project_name: 'Website' })
  expect(timerAfter(running, [{ kind: 'stop', key: 'b', at: start.at }])).toBeNull()
})

test.each([
  [0, '0:00:00'],
  [59, '0:00:59'],
  [3725, '1:02:05'],
  [100_000, '27:46:40'],
])('%i seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

test('counts from the start, never below nothing', () => {
  const now = Date.parse(start.at)
  expect(elapsedSeconds({ started_at: start.at }, now + 61_999)).toBe(61)
  expect(elapsedSeconds({ started_at: start.at }, now - 5000)).toBe(0)
})

test.each([
  [{ project_name: 'Website', service_name: 'Design' }, 'Website · Design'],
  [{ project_name: 'Website' }, 'Website'],
  [{ note: 'Mail' }, 'Mail'],
  [{ note: '' }, undefined],
])('%j is called %s', (work, text) => {
  expect(workText(work)).toBe(text)
})
