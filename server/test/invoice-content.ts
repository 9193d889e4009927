// Invoices to print: a plausible one with so many lines, in any language.
import type { InvoiceContent, InvoiceContentLine } from '../src/modules/invoices/content.ts'
import type { Language } from '../src/shared/languages.ts'
import { add, type Decimal, multiply } from '../src/shared/money.ts'
import { type VatGroup, type VatLine, vatBreakdown } from '../src/shared/vat.ts'

type Overrides = Partial<Omit<InvoiceContent, 'lines'>> & { readonly lines?: readonly InvoiceContentLine[] }

/** Totals and VAT table follow from the lines, as DOMAIN wants them (EN 16931). */
export function invoiceContent(overrides: Overrides = {}): InvoiceContent {
  const lines = overrides.lines ?? invoiceLines(1)
  const vat = vatGroups(lines)
  const total_excl_vat = add(...lines.map((line) => line.amount))
  const total_vat = add('0.00', ...vat.map((group) => group.vat_amount))
  return {
    type: 'invoice',
    number: '2026-00042',
    sequence_number: 42,
    invoice_date: '2026-11-15',
    due_date: '2026-12-15',
    payment_term_days: 30,
    currency: 'EUR',
    language: 'nl',
    subject: 'Nieuwe website en huisstijl',
    reference: 'PO-7781',
    note: null,
    period_start: '2026-10-01',
    period_end: '2026-10-31',
    seller: SELLER,
    billing: BILLING,
    vat_breakdown: vat,
    total_excl_vat,
    total_vat,
    total_incl_vat: add(total_excl_vat, total_vat),
    credited: null,
    ...overrides,
    lines,
  }
}

export function invoiceLines(count: number, language: Language = 'nl'): InvoiceContentLine[] {
  return Array.from({ length: count }, (_, index) => {
    const [kind, unit, quantity, unit_price] = SHAPES[index % SHAPES.length]!
    const description = WORK[language][index % WORK[language].length]!
    return invoiceLine({ position: index + 1, kind, unit, quantity, unit_price, description })
  })
}

/** The amount follows from quantity, price and discount unless it is given. */
export function invoiceLine(overrides: Partial<InvoiceContentLine> = {}): InvoiceContentLine {
  const line = { ...LINE, ...overrides }
  const gross = multiply(line.quantity ?? '0', line.unit_price ?? '0')
  const kept = `${100 - Number(line.discount_percentage ?? 0)}e-2`
  return { ...line, amount: overrides.amount ?? multiply(gross, kept) }
}

export function textLine(position: number, description: string): InvoiceContentLine {
  const none = { quantity: null, unit: null, unit_price: null, vat_category: null, vat_percentage: null }
  return { ...LINE, ...none, position, kind: 'text', description, amount: '0.00' }
}

/** The lines of an invoice given back. */
export function credited(lines: readonly InvoiceContentLine[]): InvoiceContentLine[] {
  const negative = (value: Decimal | null) => value && multiplyBack(value)
  return lines.map((line) => ({ ...line, quantity: negative(line.quantity), amount: negative(line.amount)! }))
}

export function vatGroups(lines: readonly InvoiceContentLine[]): VatGroup[] {
  return vatBreakdown(lines.filter((line): line is InvoiceContentLine & VatLine => line.vat_category !== null))
}

function multiplyBack(value: Decimal): Decimal {
  if (/^[0.]+$/.test(value)) return value
  return value.startsWith('-') ? value.slice(1) : `-${value}`
}

export const SELLER: InvoiceContent['seller'] = {
  name: 'Studio Noord',
  legal_name: 'Studio Noord B.V.',
  coc_code: '12345678',
  vat_number: 'NL123456789B01',
  iban: 'NL91ABNA0417164300',
  bic: 'ABNANL2A',
  address: { line1: 'Prinsengracht 263', postal_code: '1016 GV', locality: 'Amsterdam', country: 'NL' },
  email: 'hallo@studionoord.example',
  phone: '020 123 45 67',
  url: 'studionoord.example',
}

export const BILLING: InvoiceContent['billing'] = {
  name: 'Bakkerij De Gouden Aar B.V.',
  attention: 'Mevrouw J. de Vries',
  address: { line1: 'Oudegracht 112', postal_code: '3511 AX', locality: 'Utrecht', country: 'NL' },
  vat_number: 'NL001234567B89',
  coc_code: '87654321',
  email: 'administratie@goudenaar.example',
  peppol_id: null,
}

const LINE: InvoiceContentLine = {
  position: 1,
  kind: 'manual',
  description: 'Werk',
  quantity: '1.000000',
  unit: 'piece',
  unit_price: '100.0000',
  discount_percentage: null,
  amount: '100.00',
  vat_category: 'S',
  vat_percentage: '21.00',
  exemption_reason: null,
  period_start: null,
  period_end: null,
  project_number: null,
  project_name: null,
}

const SHAPES: readonly (readonly [InvoiceContentLine['kind'], string, Decimal, Decimal])[] = [
  ['hours', 'hour', '12.500000', '95.5000'],
  ['hours', 'hour', '3.250000', '110.0000'],
  ['manual', 'piece', '2.000000', '349.9500'],
  ['subscription', 'month', '1.000000', '1250.0000'],
  ['cost', 'km', '148.000000', '0.2300'],
]

const WORK: Readonly<Record<Language, readonly string[]>> = {
  nl: ['Ontwerp homepage', 'Projectleiding', 'Licentie lettertype', 'Onderhoud en hosting', 'Reiskosten'],
  en: ['Homepage design', 'Project management', 'Typeface licence', 'Maintenance and hosting', 'Travel'],
  de: ['Gestaltung der Startseite', 'Projektleitung', 'Schriftlizenz', 'Wartung und Hosting', 'Fahrtkosten'],
  fr: [
    'Conception de la page d’accueil',
    'Gestion de projet',
    'Licence de police',
    'Maintenance et hébergement',
    'Déplacements',
  ],
}
