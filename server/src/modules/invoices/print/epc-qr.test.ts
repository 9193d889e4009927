import { expect, it } from 'vitest'
import { invoiceContent, invoiceLine, SELLER } from '../../../../test/invoice-content.ts'
import { qrSvg } from '../../../shared/qr.ts'
import { epcText } from './epc-qr.ts'

it('asks for the total by transfer', () => {
  expect(epcText(invoiceContent({ lines: [invoiceLine()] }))?.split('\n')).toEqual([
    ...[
      'BCD',
      '002',
      '1',
      'SCT',
      'ABNANL2A',
      'Studio Noord B.V.',
      'NL91ABNA0417164300',
      'EUR121.00',
      '',
      '',
      '2026-00042',
    ],
  ])
})

it.each([
  ['another currency', { currency: 'CHF' }],
  ['no account', { seller: { ...SELLER, iban: null } }],
  ['nothing to pay', { total_incl_vat: '0.00' }],
  ['a credit note', { type: 'credit_note' as const }],
  ['more than a transfer may hold', { total_incl_vat: '1000000000.00' }],
])('is left out for %s', (_, overrides) => expect(epcText(invoiceContent(overrides))).toBeNull())

it('stays within the largest code that banks read', () => {
  const seller = { ...SELLER, legal_name: 'é\n'.repeat(200) }
  const text = epcText(invoiceContent({ seller, number: 'n'.repeat(50) }))!
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(331)
  expect(text.split('\n')).toHaveLength(11)
  const [, size] = /viewBox="0 0 (\d+)/.exec(qrSvg(text))!
  expect(Number(size)).toBeLessThanOrEqual(69)
})
