import { expect, test } from 'vitest'
import { countryCode } from './countries.ts'

test('a country is known by the two letters that the standard gave it', () => {
  expect(['NL', ' nl ', 'GR', 'GB', 'SS'].map(countryCode)).toEqual(['NL', 'NL', 'GR', 'GB', 'SS'])
  expect(['Nederland', 'NLD', 'EL', 'UK', 'EU', 'XX', '', ' ', null].map(countryCode)).toEqual(Array(9).fill(null))
})

test('all 249 of them have a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => countryCode(code))
  expect(codes.length).toBe(249)
  expect(codes.filter((code) => !names.of(code))).toEqual([])
})
