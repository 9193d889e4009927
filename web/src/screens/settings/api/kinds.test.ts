import { expect, test } from 'vitest'
import { KIND_GROUPS, kindsOf, kindText } from './kinds.ts'

test('a kind is told in plain words', () => {
  expect(kindText('*', 'en')).toBe('Everything')
  expect(kindText('hours.*', 'nl')).toBe('Uren')
  expect(kindText('invoice.paid', 'nl')).toBe('Factuur: betaald')
  expect(kindText('webhook.ping', 'en')).toBe('Test')
  expect(kindText('unheard.of', 'en')).toBe('unheard.of')
})

test('every resource stands in one group', () => {
  const all = KIND_GROUPS.flatMap(({ resources }) => resources)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toHaveLength(22)
  expect(kindsOf('payment')).toEqual(['payment.created'])
})
