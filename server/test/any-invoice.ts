// Invoices of every kind, for properties that hold for all of them.
import fc from 'fast-check'
import type { InvoiceContent, InvoiceContentLine } from '../src/modules/invoices/content.ts'
import { hourAmount } from '../src/shared/money.ts'
import type { VatCategory } from '../src/shared/vat.ts'
import { BILLING, credited, invoiceContent, invoiceLine, textLine } from './invoice-content.ts'

const units = (max: number, decimals: number) =>
  fc.bigInt({ min: 1n, max: BigInt(max) * 10n ** BigInt(decimals) }).map((value) => {
    const digits = value.toString().padStart(decimals + 1, '0')
    return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  })

const vats: readonly (readonly [VatCategory, string, string | null])[] = [
  ['S', '21.00', null],
  ['S', '9.00', null],
  ['Z', '0.00', null],
  ['E', '0.00', 'Exempt under article 132'],
  ['AE', '0.00', 'Reverse charge'],
  ['K', '0.00', 'Intra-Community supply'],
  ['G', '0.00', 'Export'],
]
const outside = ['O', '0.00', 'Not subject to VAT'] as const

const text = fc.oneof(
  fc.constantFrom(
    'Ontwerp',
    'Advies & <uitvoering>',
    'Überprüfung "Müller"',
    "L'été\nligne deux",
    '#set *bold* $x$ [a](b)',
  ),
  fc.string({ minLength: 1, maxLength: 60 }).map((any) => `x${any}`),
)

const lineOf = (vat: (typeof vats)[number] | typeof outside) =>
  fc
    .record({
      description: text,
      minutes: fc.option(fc.integer({ min: 1, max: 20_000 })),
      quantity: units(500, 6),
      unit_price: units(2_000, 4),
      discount_percentage: fc.option(fc.constantFrom('10.00', '33.33', '100.00', '2.50'), { freq: 3 }),
      isReturn: fc.boolean(),
    })
    .map(({ description, minutes, quantity, unit_price, discount_percentage, isReturn }) => {
      const [vat_category, vat_percentage, exemption_reason] = vat
      const common = { description, vat_category, vat_percentage, exemption_reason }
      if (minutes !== null) return hoursLine(minutes, unit_price, common)
      const line = invoiceLine({ ...common, quantity, unit_price, discount_percentage })
      return isReturn ? credited([line])[0]! : line
    })

/** Hours are priced by the minute, so quantity × price is only nearly the amount. */
export function hoursLine(minutes: number, unit_price: string, more: Partial<InvoiceContentLine> = {}) {
  const micro = (BigInt(minutes) * 1_000_000n + 30n) / 60n
  const quantity = `${micro / 1_000_000n}.${String(micro % 1_000_000n).padStart(6, '0')}`
  const amount = hourAmount(minutes, unit_price)
  return invoiceLine({ kind: 'hours', unit: 'hour', quantity, unit_price, amount, ...more })
}

const anyLines = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...vats).chain(lineOf), { minLength: 1, maxLength: 8 }) },
  { weight: 1, arbitrary: fc.array(lineOf(outside), { minLength: 1, maxLength: 4 }) },
)

export const anyInvoice: fc.Arbitrary<InvoiceContent> = fc
  .record({
    lines: anyLines,
    texts: fc.array(text, { maxLength: 2 }),
    type: fc.constantFrom('invoice' as const, 'credit_note' as const),
    language: fc.constantFrom('nl' as const, 'en' as const, 'de' as const, 'fr' as const),
    currency: fc.constantFrom('EUR', 'EUR', 'CHF'),
    subject: fc.option(text),
    note: fc.option(text),
    reference: fc.option(fc.constantFrom('PO-1', 'A & B')),
    name: text,
  })
  .map(({ lines, texts, type, language, currency, subject, note, reference, name }) => {
    const placed = [...texts.map((line) => textLine(0, line)), ...lines].map((line, i) => ({
      ...line,
      position: i + 1,
    }))
    const isCredit = type === 'credit_note'
    return invoiceContent({
      ...{ type, language, currency, subject, note, reference },
      lines: isCredit ? credited(placed) : placed,
      billing: { ...BILLING, name },
      credited: isCredit ? { number: '2026-00001', invoice_date: '2026-10-01' } : null,
    })
  })
