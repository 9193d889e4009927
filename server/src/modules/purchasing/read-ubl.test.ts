import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyInvoice } from '../../../test/any-invoice.ts'
import { ublFile } from '../../../test/ubl-file.ts'
import { electronicInvoice } from '../invoices/print/electronic-invoice.ts'
import { ubl } from '../invoices/print/ubl.ts'
import { proposalOf } from './propose.ts'
import { type ReadInvoice, readUbl } from './read-ubl.ts'

const nobody = { suppliers: [], profiles: [] }
const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => {
  const found = readUbl(bytesOf(text))
  if (typeof found === 'string') throw new Error(found)
  return found
}
const codesOf = (found: ReadInvoice) => proposalOf(found, nobody).remarks.map(({ code }) => code)

describe('our own invoices', () => {
  test('read back give the same totals, number and days', () => {
    fc.assert(
      fc.property(anyInvoice, (content) => {
        const found = read(ubl(electronicInvoice(content)))
        const proposal = proposalOf(found, nobody)
        expect([found.kind, found.number, found.invoice_date, found.currency]).toEqual([
          content.type,
          content.number.trim().replaceAll(/\s+/g, ' '),
          content.invoice_date,
          content.currency,
        ])
        if (content.type === 'invoice') expect(found.due_date).toBe(content.due_date)
        expect(
          proposal.remarks.filter(({ code }) => /differ|missing|unknown$/.test(code) && code !== 'supplier_unknown'),
        ).toEqual([])
        expect([proposal.total_excl_vat, proposal.total_vat, proposal.total_incl_vat]).toEqual(
          [content.total_excl_vat, content.total_vat, content.total_incl_vat].map(Number),
        )
      }),
      { numRuns: 60 },
    )
  })
})

describe('a file of a supplier', () => {
  test('is read whatever its prefixes, with whom it is from', () => {
    const found = read(ublFile({ supplier: { name: 'Smit &amp; Zn. &#8364;' } }))
    expect(found).toMatchObject({
      kind: 'invoice',
      number: 'F-2026-77',
      invoice_date: '2026-10-30',
      due_date: '2026-11-29',
      lines: [
        { description: 'Brochures', amount: '400.00', vat_percentage: '21.00' },
        { description: 'Delivery', amount: '25.50', vat_percentage: '21.00' },
      ],
      supplier: {
        name: 'Smit & Zn. €',
        vat_number: 'NL812345678B01',
        coc_code: '87654321',
        peppol_id: '0106:87654321',
        iban: 'NL91ABNA0417164300',
        email: 'bills@depers.example',
        address: { line1: 'Persweg 1', postal_code: '3511 AA', locality: 'Utrecht', country: 'NL' },
      },
    })
    expect(codesOf(found)).toEqual(['supplier_unknown'])
  })

  test('that is a credit note takes money back', () => {
    const proposal = proposalOf(read(ublFile({ isCreditNote: true })), nobody)
    expect([proposal.kind, proposal.total_excl_vat, proposal.total_incl_vat]).toEqual(['credit_note', -425.5, -514.86])
    expect(proposal.lines[0]!.amount).toBe(-400)
  })

  test('has its allowances and charges as lines', () => {
    const of = (isCharge: boolean, reason: string, amount: string) =>
      `<a:AllowanceCharge><b:ChargeIndicator>${isCharge}</b:ChargeIndicator><b:AllowanceChargeReason>${reason}</b:AllowanceChargeReason>
       <b:Amount>${amount}</b:Amount><a:TaxCategory><b:ID>S</b:ID><b:Percent>21</b:Percent></a:TaxCategory></a:AllowanceCharge>`
    const more = of(false, 'Discount', '25.50') + of(true, 'Freight', '10')
    const found = read(ublFile({ more, totals: { excl: '410.00', vat: '86.10', incl: '496.10' } }))
    expect(found.lines.slice(2).map(({ description, amount }) => [description, amount])).toEqual([
      ['Discount', '-25.50'],
      ['Freight', '10.00'],
    ])
    expect(codesOf(found)).toEqual(['supplier_unknown'])
  })

  test('brings its PDF along', () => {
    const { attachment } = read(ublFile({ pdf: '%PDF-1.7 bill' }))
    expect([attachment?.name, attachment?.bytes.toString()]).toEqual(['F-2026-77.pdf', '%PDF-1.7 bill'])
    expect(read(ublFile({ pdf: 'MZ a program' })).attachment).toBeNull()
  })

  test.each([
    ['lines_differ', ublFile({ totals: { excl: '500.00', vat: '105.00', incl: '605.00' } })],
    ['vat_differs', ublFile({ totals: { excl: '425.50', vat: '89.35', incl: '514.85' } })],
    ['total_differs', ublFile({ totals: { excl: '425.50', vat: '89.36', incl: '500.00' } })],
    ['vat_unknown', ublFile({ lines: [{ amount: '425.50', percent: null }] })],
    ['vat_unknown', ublFile({ lines: [{ amount: '425.50', percent: '2100' }] })],
    ['reverse_charge', ublFile({ lines: [{ amount: '425.50', percent: '0', category: 'AE' }] })],
    ['due_before', ublFile({ due: '2026-10-01' })],
    ['date_missing', ublFile({ date: '2026-02-31' })],
    ['number_missing', ublFile({ number: ' ' })],
  ])('is told to be odd: %s', (code, file) => {
    expect(codesOf(read(file))).toContain(code)
  })

  test('with more lines than a record takes is added up per rate', () => {
    const lines = Array.from({ length: 301 }, (_, i) => ({
      name: `Item ${i}`,
      amount: '1.00',
      percent: i < 100 ? '9' : '21',
    }))
    const totals = { excl: '301.00', vat: '51.21', incl: '352.21' }
    const proposal = proposalOf(read(ublFile({ lines, totals })), nobody)
    expect(proposal.lines).toEqual([
      { description: 'Item 0 + 99', amount: 100, vat_percentage: 9 },
      { description: 'Item 100 + 200', amount: 201, vat_percentage: 21 },
    ])
    expect(proposal.remarks.map(({ code }) => code)).toEqual(['supplier_unknown', 'lines_joined'])
  })

  test('is read in the letters it says it has', () => {
    const file = ublFile({ supplier: { name: 'Caf\u00e9 Zuid' } }).replace('UTF-8', 'ISO-8859-1')
    const found = readUbl(Buffer.from(file, 'latin1'))
    expect(typeof found === 'object' && found.supplier.name).toBe('Café Zuid')
  })
})

describe('what means harm', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
  const outside = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
  const [head, body] = [ublFile().split('\n')[0]!, ublFile().split('\n').slice(1).join('\n')]

  test.each([
    ['an entity bomb', head + bomb + body.replace('F-2026-77', '&b;'), 'declares'],
    ['an entity from outside', head + outside + body.replace('F-2026-77', '&a;'), 'declares'],
    ['a declaration in small letters', head + bomb.toLowerCase() + body, 'declares'],
    ['a broken file', body.slice(0, -20), 'not_xml'],
    ['an empty root', '<a/>', 'not_ubl'],
    ['another kind of file', '<Order><ID>1</ID></Order>', 'not_ubl'],
    ['an invoice without lines', '<Invoice><ID>1</ID></Invoice>', 'not_ubl'],
    ['no markup', 'hello', 'not_xml'],
    ['letters nobody knows', ublFile().replace('UTF-8', 'x-odd'), 'not_xml'],
    ['a deep file', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`, 'not_xml'],
    ['very many elements', `<Invoice>${'<a/>'.repeat(300_000)}</Invoice>`, 'too_large'],
  ])('%s is refused', (_name, file, refusal) => {
    const begun = performance.now()
    expect(readUbl(bytesOf(file))).toBe(refusal)
    expect(performance.now() - begun).toBeLessThan(2000)
  })

  test('20 MB are refused at once', () => {
    const file = Buffer.alloc(20_000_000, '<a>')
    const begun = performance.now()
    expect(readUbl(file)).toBe('too_large')
    expect(performance.now() - begun).toBeLessThan(2000)
  })

  test('entities that stand for nothing stay as they are', () => {
    expect(read(ublFile({ number: '&b; &#0; &#99999999;' })).number).toBe('&b; &#99999999;')
  })

  test('names of objects are refused', () => {
    const more = '<__proto__><polluted>1</polluted></__proto__>'
    expect(readUbl(bytesOf(ublFile({ more })))).toBe('not_xml')
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  test('amounts that are none count as none', () => {
    const lines = [{ amount: 'NaN' }, { amount: '1e400' }, { amount: '99999999999999' }, { amount: '1.005' }]
    expect(read(ublFile({ lines })).lines.map(({ amount }) => amount)).toEqual(['0.00', '0.00', '0.00', '1.01'])
  })

  test('any text ends as a refusal or an invoice, never as an error', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), fc.nat(), (noise, at) => {
        const file = ublFile({ pdf: '%PDF-1.7' })
        const place = at % file.length
        const found = readUbl(bytesOf(file.slice(0, place) + noise + file.slice(place)))
        if (typeof found === 'object') proposalOf(found, nobody)
      }),
      { numRuns: 120 },
    )
  })
})
