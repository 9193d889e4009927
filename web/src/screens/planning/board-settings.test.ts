import { expect, test } from 'vitest'
import { settingsOf, wordsOf } from './board-settings.ts'

test('settings are kept as words and read back', () => {
  const settings = { unit: 'week', weeks: 13, withTentative: false, withBooked: true } as const
  expect(settingsOf(wordsOf(settings))).toEqual(settings)
})

test('what was never chosen is as usual, what cannot be shown as near as it can', () => {
  expect(settingsOf([])).toEqual({ unit: 'day', weeks: 4, withTentative: true, withBooked: false })
  expect(settingsOf(['week', 'weeks-2'])).toMatchObject({ unit: 'week', weeks: 8 })
})
