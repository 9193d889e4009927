import { describe, expect, test } from 'vitest'
import { totalsOf, type VatCategory, vatBreakdown } from '../../shared/vat.ts'
import {
  type AppliedTreatment,
  appliedTreatment,
  defaultRate,
  exemptionReason,
  hasVatNumberOf,
  lineVat,
  rateOn,
  type VatRate,
  type VatTreatment,
} from './vat.rules.ts'

const rate = (values: Partial<VatRate> = {}): VatRate => ({
  ...{
    id: 'high',
    percentage: '21.00',
    category: 'S',
    exemption_reason: null,
    valid_from: '2019-01-01',
    valid_to: null,
  },
  ...{ is_default: true, is_active: true, ...values },
})

describe('the treatment of a customer', () => {
  const seen = (
    country: string | null,
    vat_number: string | null = null,
    vat_treatment: VatTreatment = 'auto',
    home: string | null = 'NL',
  ) => {
    const { treatment, warning } = appliedTreatment({
      seller: { country: home, vat_number: 'NL1' },
      buyer: { country, vat_number, vat_treatment },
    })
    return warning ? `${treatment}, ${warning}` : treatment
  }

  test.each([
    ['NL', null, 'domestic'],
    [' nl ', null, 'domestic'],
    [null, null, 'domestic'],
    ['BE', 'BE0123456789', 'reverse_charge'],
    ['BE', 'be 0123.456.789', 'reverse_charge'],
    ['BE', null, 'domestic, eu_customer_without_vat_number'],
    ['BE', 'NL123456789B01', 'domestic, eu_customer_without_vat_number'],
    ['BE', 'BE', 'domestic, eu_customer_without_vat_number'],
    ['GR', 'EL123456789', 'reverse_charge'],
    ['GR', 'GR123456789', 'domestic, eu_customer_without_vat_number'],
    ['US', null, 'outside_scope'],
    ['GB', 'GB123456789', 'outside_scope'],
    ['Belgium', 'BE0123456789', 'domestic'],
  ])('of %s with VAT number %s is %s', (country, number, expected) => {
    expect(seen(country, number)).toBe(expected)
  })

  test('is what somebody chose, whatever the address says', () => {
    for (const chosen of ['domestic', 'reverse_charge', 'outside_scope', 'exempt'] as const)
      expect(seen('US', null, chosen)).toBe(chosen)
  })

  test('that was chosen against the VAT number of the customer is worth a look', () => {
    expect(seen('BE', 'NL123456789B01', 'reverse_charge')).toBe('reverse_charge, vat_number_of_another_country')
    expect(seen('BE', 'BE0123456789', 'reverse_charge')).toBe('reverse_charge')
    expect(seen('BE', null, 'reverse_charge')).toBe('reverse_charge')
    expect(seen('BE', 'NL123456789B01', 'domestic')).toBe('domestic')
  })

  test('of a seller outside the Union is never reverse charge', () => {
    expect(seen('BE', 'BE0123456789', 'auto', 'CH')).toBe('outside_scope')
    expect(seen('CH', null, 'auto', 'CH')).toBe('domestic')
    expect(seen('BE', 'BE0123456789', 'auto', null)).toBe('domestic')
  })
})

describe('the VAT of a line', () => {
  const categoryOf = (category: VatCategory, treatment: AppliedTreatment) => {
    const own = rate({ category, percentage: category === 'S' ? '21.00' : '0.00' })
    const { vat_category, vat_percentage } = lineVat(own, treatment, 'nl')
    return `${vat_category} ${vat_percentage}`
  }

  test('is that of its rate at home, and the rate stays known', () => {
    expect(lineVat(rate(), 'domestic', 'nl')).toEqual({
      vat_rate_id: 'high',
      vat_category: 'S',
      vat_percentage: '21.00',
      exemption_reason: null,
    })
    expect(lineVat(null, 'domestic', 'nl').vat_category).toBeNull()
  })

  test.each([
    ['S', 'reverse_charge', 'AE 0.00'],
    ['Z', 'reverse_charge', 'AE 0.00'],
    ['E', 'reverse_charge', 'E 0.00'],
    ['K', 'reverse_charge', 'K 0.00'],
    ['S', 'exempt', 'E 0.00'],
    ['E', 'outside_scope', 'O 0.00'],
    ['S', 'outside_scope', 'O 0.00'],
    ['G', 'domestic', 'G 0.00'],
  ] as const)('of category %s under %s is %s', (category, treatment, expected) => {
    expect(categoryOf(category, treatment)).toBe(expected)
  })

  test('says why there is none, in the language of the customer', () => {
    const said = (['nl', 'en', 'de', 'fr'] as const).map(
      (word) => lineVat(rate(), 'reverse_charge', word).exemption_reason,
    )
    expect(said.slice(0, 2)).toEqual(['Btw verlegd', 'Reverse charge'])
    expect(new Set(said).size).toBe(4)
    expect(exemptionReason('S', 'nl')).toBeNull()
    const own = rate({ category: 'E', percentage: '0.00', exemption_reason: 'Onderwijs' })
    expect(lineVat(own, 'exempt', 'nl').exemption_reason).toBe('Onderwijs')
  })
})

test('the default rate is the latest that is valid on the day', () => {
  const rates = [
    rate({ id: 'old', valid_from: '2012-10-01', valid_to: '2025-12-31' }),
    rate({ id: 'new', valid_from: '2026-01-01' }),
    rate({ id: 'low', is_default: false, valid_from: '2026-01-01' }),
    rate({ id: 'gone', is_active: false, valid_from: '2026-02-01' }),
  ]
  expect(['2012-09-30', '2025-12-31', '2026-01-01', '2026-03-01'].map((day) => defaultRate(rates, day)?.id)).toEqual([
    undefined,
    'old',
    'new',
    'new',
  ])
})

test('a line keeps its rate, unless it was a default that has been succeeded', () => {
  const rates = [
    rate({ id: 'old', valid_to: '2025-12-31' }),
    rate({ id: 'new', valid_from: '2026-01-01' }),
    rate({ id: 'low', is_default: false, valid_to: '2025-12-31' }),
  ]
  const on = (id: string | null, day: string) => rateOn(rates, id, day)?.id
  expect([on(null, '2025-06-01'), on(null, '2026-06-01')]).toEqual(['old', 'new'])
  expect([on('old', '2025-06-01'), on('old', '2026-06-01'), on('new', '2025-06-01')]).toEqual(['old', 'new', 'old'])
  expect(on('low', '2026-06-01')).toBe('low')
  expect(rateOn([rates[0]!], 'old', '2026-06-01')?.id).toBe('old')
})

test('a VAT number tells its country', () => {
  expect(hasVatNumberOf('NL', 'nl 1234.56.789.B01')).toBe(true)
})

describe('worked examples', () => {
  const at = (amount: string, vat_percentage = '21.00') => ({
    ...{ amount, vat_percentage, vat_category: 'S' as const, exemption_reason: null },
  })

  test('VAT is rounded once per rate', () => {
    expect(totalsOf(vatBreakdown([at('10.07'), at('10.07'), at('10.07')])).total_vat).toBe('6.34')
  })

  test('two rates on one invoice', () => {
    const groups = vatBreakdown([at('1234.56'), at('49.99', '9.00'), at('99.95')])
    expect(groups.map(({ taxable_amount, vat_amount }) => [taxable_amount, vat_amount])).toEqual([
      ['1334.51', '280.25'],
      ['49.99', '4.50'],
    ])
    expect(totalsOf(groups)).toEqual({ total_excl_vat: '1384.50', total_vat: '284.75', total_incl_vat: '1669.25' })
  })
})
