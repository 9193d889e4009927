import { describe, expect, test } from 'vitest'
import { Problem } from '../../shared/problem.ts'
import {
  type CompletenessFacts,
  checkComplete,
  checkInvoiceDate,
  type DateFacts,
  type LineFacts,
} from './finalise.rules.ts'

const address = { line1: 'Dorpsstraat 1', locality: 'Utrecht', country: 'NL' }
const line: LineFacts = {
  kind: 'manual',
  vat_category: 'S',
  exemption_reason: null,
  rate: { category: 'S', valid_from: '2019-01-01', valid_to: null },
  credited_line_id: null,
  has_its_work: true,
}
const complete: CompletenessFacts & DateFacts = {
  type: 'invoice',
  total_incl_vat: '121.00',
  billing: { name: 'Acme', address, vat_number: null },
  seller: { name: 'Kantoor', address, coc_code: '12345678', vat_number: 'NL123456789B01', iban: 'NL91ABNA0417164300' },
  lines: [line],
  invoice_date: '2026-03-31',
  today: '2026-03-31',
  last_date: '2026-03-31',
  credited_date: null,
}

test('an invoice with everything on it is complete', () => {
  expect(faults({})).toEqual([])
  const outside = { ...line, vat_category: 'O', exemption_reason: 'Outside the scope of VAT' }
  expect(faults({ lines: [outside, outside] })).toEqual([])
})

describe('what is missing is told:', () => {
  const cases: [string, Partial<CompletenessFacts & DateFacts>, string[]][] = [
    ['no line', { lines: [] }, ['/lines empty']],
    ['only text', { lines: [{ ...line, kind: 'text', vat_category: null, rate: null }] }, ['/lines empty']],
    [
      'countries by their names',
      {
        billing: { ...complete.billing, address: { ...address, country: 'Nederland' } },
        seller: { ...complete.seller, address: { ...address, country: 'XX' } },
      },
      ['/billing/address/country not_a_country_code', '/seller/address/country not_a_country_code'],
    ],
    [
      'a customer without name and address',
      { billing: { name: ' ', address: null, vat_number: null } },
      [
        '/billing/name required',
        '/billing/address/line1 required',
        '/billing/address/locality required',
        '/billing/address/country required',
      ],
    ],
    [
      'a company without anything but its name',
      { seller: { name: 'Kantoor', address: null, coc_code: null, vat_number: null, iban: null } },
      [
        '/seller/address/line1 required',
        '/seller/address/locality required',
        '/seller/address/country required',
        '/seller/coc_code required',
        '/seller/vat_number required',
        '/seller/iban required',
      ],
    ],
    ['a line without VAT', { lines: [{ ...line, vat_category: null, rate: null }] }, ['/lines/0/vat_rate_id required']],
    [
      'a rate that has ended',
      { lines: [line, { ...line, rate: { category: 'S', valid_from: '2019-01-01', valid_to: '2026-03-30' } }] },
      ['/lines/1/vat_rate_id not_valid'],
    ],
    [
      'a rate that has not begun',
      { lines: [{ ...line, rate: { category: 'S', valid_from: '2026-04-01', valid_to: null } }] },
      ['/lines/0/vat_rate_id not_valid'],
    ],
    [
      'no reason for an exemption',
      { lines: [{ ...line, vat_category: 'E', rate: null }] },
      ['/lines/0/exemption_reason required'],
    ],
    [
      'reverse charge without the number of the customer',
      { lines: [{ ...line, vat_category: 'AE', exemption_reason: 'Reverse charge' }] },
      ['/billing/vat_number required'],
    ],
    [
      'outside the scope beside inside it',
      { lines: [line, { ...line, vat_category: 'O', exemption_reason: 'Outside the scope of VAT' }] },
      ['/lines mixed_vat'],
    ],
    ['work that has gone', { lines: [{ ...line, has_its_work: false }] }, ['/lines/0/kind work_gone']],
    ['a negative invoice', { total_incl_vat: '-0.01' }, ['/total_incl_vat negative']],
    ['a positive credit note', { type: 'credit_note', total_incl_vat: '0.01' }, ['/total_incl_vat positive']],
    ['a day to come', { invoice_date: '2026-04-01' }, ['/invoice_date in_future']],
    ['a day before the last', { invoice_date: '2026-03-30' }, ['/invoice_date before_last']],
    [
      'a credit note before its invoice',
      { type: 'credit_note', total_incl_vat: '0.00', last_date: null, credited_date: '2026-04-01' },
      ['/invoice_date before_credited'],
    ],
  ]
  test.each(cases)('%s', (_name, facts, expected) => {
    expect(faults(facts)).toEqual(expected)
  })

  test('all of it together', () => {
    const everything = Object.assign({}, ...cases.map(([, facts]) => facts), { lines: [] })
    expect(faults(everything).length).toBeGreaterThan(8)
  })
})

describe('allowed is', () => {
  test.each<[string, Partial<CompletenessFacts & DateFacts>]>([
    ['an invoice of nothing', { total_incl_vat: '0.00' }],
    ['a country in small letters', { billing: { ...complete.billing, address: { ...address, country: 'nl' } } }],
    ['a credit note', { type: 'credit_note', total_incl_vat: '-121.00' }],
    [
      'the rate of then on a credit line',
      {
        lines: [
          { ...line, credited_line_id: 'x', rate: { category: 'S', valid_from: '2001-01-01', valid_to: '2012-09-30' } },
        ],
      },
    ],
    [
      'a company without VAT number where nothing is taxed',
      {
        lines: [{ ...line, vat_category: 'E', exemption_reason: 'Art. 11' }],
        seller: { ...complete.seller, vat_number: null },
      },
    ],
    ['a company with a VAT number alone', { seller: { ...complete.seller, coc_code: null } }],
    [
      'reverse charge with both numbers',
      {
        lines: [{ ...line, vat_category: 'AE', exemption_reason: 'Reverse charge' }],
        billing: { ...complete.billing, vat_number: 'BE0123456789' },
      },
    ],
    [
      'the first invoice of a series',
      { last_date: null, invoice_date: '2001-01-01', lines: [{ ...line, rate: null }] },
    ],
  ])('%s', (_name, facts) => {
    expect(faults(facts)).toEqual([])
  })
})

test('the day is asked again once the series is held', () => {
  expect(() => checkInvoiceDate({ ...complete, last_date: '2026-04-01' })).toThrow('invoice-incomplete')
  expect(() => checkInvoiceDate(complete)).not.toThrow()
})

function faults(facts: Partial<CompletenessFacts & DateFacts>): string[] {
  try {
    checkComplete({ ...complete, ...facts })
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    expect(error.code).toBe('invoice-incomplete')
    const errors = error.extra.errors as { pointer: string; code: string; message: string }[]
    expect(errors.every(({ message }) => /^[A-Z].*\.$/.test(message))).toBe(true)
    return errors.map(({ pointer, code }) => `${pointer} ${code}`)
  }
}
