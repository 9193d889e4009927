import { expect, test } from 'vitest'
import { readable } from './log.ts'

const time = new Date(2026, 0, 31, 9, 5, 7).getTime()

test('a request is one short line on a terminal', () => {
  const line = { level: 30, time, request_id: 'x', method: 'GET', path: '/healthz', status: 200, ms: 3, msg: 'request' }
  expect(readable(JSON.stringify(line))).toBe('09:05:07 info  GET /healthz 200 3 ms')
})

test('anything else shows its fields, and an error its stack', () => {
  const line = { level: 50, time, job: 'prune', err: { message: 'no', stack: 'Error: no\n    at x' }, msg: 'failed' }
  expect(readable(JSON.stringify(line))).toBe('09:05:07 error failed job="prune"\nError: no\n    at x')
})
