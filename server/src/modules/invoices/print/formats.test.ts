import { expect, it } from 'vitest'
import { plain } from '../../../../test/read-invoice.ts'
import { formatsOf } from './formats.ts'

it.each([
  ['nl-NL', '€ −90.071.992.547.409,93', '0,166667', '2,5%'],
  ['en-GB', '−€90,071,992,547,409.93', '0.166667', '2.5%'],
  ['de-DE', '−90.071.992.547.409,93 €', '0,166667', '2,5 %'],
  ['fr-FR', '−90 071 992 547 409,93 €', '0,166667', '2,5 %'],
])('writes numbers for %s without a float between', (locale, money, quantity, percentage) => {
  const formats = formatsOf(locale, 'EUR')
  expect(plain(formats.money('-90071992547409.93'))).toBe(money)
  expect(formats.number('0.166667', 2)).toBe(quantity)
  expect(plain(formats.percentage('2.50'))).toBe(percentage)
})

it('writes quantities with the decimals they need', () => {
  const { number } = formatsOf('nl-NL', 'EUR')
  expect([number('2.000000', 0), number('12.500000', 2), number('0.230000', 2)]).toEqual(['2', '12,50', '0,23'])
})

it('writes days and periods', () => {
  const { day, period } = formatsOf('nl-NL', 'EUR')
  expect(plain(day('2026-02-28'))).toBe('28 februari 2026')
  expect(plain(period('2026-10-01', '2026-10-31'))).toBe('1–31 oktober 2026')
  expect(plain(period('2026-10-01', null))).toBe('1 oktober 2026')
  expect(period(null, null)).toBe('')
})

it('names countries, and leaves what is no code as it is', () => {
  const { country } = formatsOf('de-DE', 'EUR')
  expect([country('be'), country('Nederland')]).toEqual(['Belgien', 'Nederland'])
})
