import { expect, test } from 'vitest'
import { firstIdAt, idMaker } from './clock.ts'

test('no id of a moment or later comes before its first one, and all from before do', () => {
  const moment = Date.parse('2026-03-02T09:00:00Z')
  const idAt = (now: number) => idMaker({ now: () => now })()
  for (let i = 0; i < 100; i++) {
    expect(idAt(moment) > firstIdAt(moment)).toBe(true)
    expect(idAt(moment - 1) < firstIdAt(moment)).toBe(true)
  }
  expect(firstIdAt(Date.parse('0001-01-02T00:00:00Z'))).toBe('00000000-0000-7000-8000-000000000000')
  expect(firstIdAt(Date.parse('9999-12-30T00:00:00Z'))).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7000-/)
})
