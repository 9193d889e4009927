import { expect, test } from 'vitest'
import { type Capacity, loadOf } from './load.ts'

const day: Capacity = {
  date: '2026-11-16',
  gross: 480,
  holiday: 0,
  leave: 0,
  absence: 0,
  net: 480,
  planned: 0,
  tentative: 0,
  free: 480,
}
const planned = (minutes: number, tentative = 0) => ({ ...day, planned: minutes, tentative, free: 480 - minutes })

test.each([
  ['free', 0, [day]],
  ['under', 1, [planned(60)]],
  ['under', 3, [planned(420)]],
  ['full', 4, [planned(480)]],
  ['over', 1, [planned(540)]],
  ['over', 4, [planned(960)]],
  ['off', 0, [{ ...day, leave: 480, net: 0, free: 0 }]],
  ['none', 0, [{ ...day, gross: 0, net: 0, free: 0 }]],
  ['over', 4, [{ ...day, leave: 480, net: 0, planned: 240, free: -240 }]],
] as const)('a day is %s at strength %i', (tone, strength, days) => {
  expect(loadOf(days, true)).toMatchObject({ tone, strength })
})

test('what is tentative counts only when asked', () => {
  expect(loadOf([planned(480, 120)], false)).toMatchObject({ tone: 'full', planned: 480, free: 0 })
  expect(loadOf([planned(480, 120)], true)).toMatchObject({ tone: 'over', planned: 600, free: -120 })
})

test('a week is its days together', () => {
  const week = [planned(600), day, { ...day, holiday: 480, net: 0, free: 0 }]
  expect(loadOf(week, true)).toMatchObject({ tone: 'under', net: 960, planned: 600, free: 360, holiday: 480 })
})

test('leave and absence that are not told apart are being away', () => {
  const untold = { ...day, leave: null, absence: null, net: 240, free: 240 }
  expect(loadOf([untold], true)).toMatchObject({ away: 240, leave: 0, absence: 0 })
})
