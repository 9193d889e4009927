// The invoice as the texts that stand on the page; the template only places them.
import { compare } from '../../../shared/money.ts'
import type { VatGroup } from '../../../shared/vat.ts'
import type { InvoiceAddress, InvoiceContent } from '../content.ts'
import { epcText, qrSvg } from './epc-qr.ts'
import { type Formats, formatsOf } from './formats.ts'
import { textsOf } from './languages.ts'
import { type SheetLine, sheetLines } from './sheet-lines.ts'
import type { Texts } from './texts.ts'
import { withoutControls } from './xml.ts'

type Pair = readonly [label: string, value: string]

export interface Sheet {
  readonly language: string
  readonly day: readonly [year: number, month: number, day: number]
  readonly title: string
  readonly number: string
  readonly company: string
  readonly sender: readonly string[]
  readonly customer: readonly string[]
  readonly facts: readonly Pair[]
  readonly subject: string | null
  readonly note: string | null
  readonly labels: Readonly<Record<string, string>>
  readonly hasDiscount: boolean
  readonly lines: readonly SheetLine[]
  readonly vat: readonly { readonly label: string; readonly taxable: string; readonly amount: string }[]
  readonly reasons: readonly string[]
  readonly totals: readonly Pair[]
  readonly total: Pair
  readonly terms: string
  readonly bank: readonly Pair[]
  readonly qr: string | null
  readonly legal: readonly string[]
}

export function sheetOf(content: InvoiceContent, terms: string): Sheet {
  const texts = textsOf(content.language)
  const formats = formatsOf(texts.locale, content.currency)
  const { seller } = content
  const epc = epcText(content)
  const [year = 0, month = 0, day = 0] = content.invoice_date.split('-').map(Number)
  return printable({
    language: content.language,
    day: [year, month, day],
    title: content.type === 'invoice' ? texts.invoice : texts.creditNote,
    number: content.number,
    company: seller.name,
    sender: present([...addressLines(seller.address), seller.email, seller.phone, seller.url]),
    customer: customerLines(content, texts, formats),
    facts: factsOf(content, texts, formats),
    subject: content.subject,
    note: content.note,
    labels: labelsOf(texts),
    hasDiscount: content.lines.some(({ discount_percentage: d }) => d !== null && compare(d, '0') !== 0),
    lines: sheetLines(content, texts, formats),
    vat: content.vat_breakdown.map((vat) => ({
      label: vatLabel(vat, texts, formats),
      taxable: formats.amount(vat.taxable_amount),
      amount: formats.amount(vat.vat_amount),
    })),
    reasons: reasonsOf(content, texts),
    totals: [
      [texts.totalExclVat, formats.money(content.total_excl_vat)],
      [texts.totalVat, formats.money(content.total_vat)],
    ],
    total: [texts.total, formats.money(content.total_incl_vat)],
    terms,
    bank: bankOf(content, texts),
    qr: epc && qrSvg(epc),
    legal: legalOf(content, texts),
  })
}

function customerLines({ billing, seller }: InvoiceContent, texts: Texts, formats: Formats): string[] {
  const abroad = billing.address?.country && billing.address.country !== seller.address?.country
  return present([
    billing.name,
    billing.attention && `${texts.attention} ${billing.attention}`,
    ...addressLines(billing.address),
    abroad ? formats.country(billing.address!.country!) : null,
  ])
}

function addressLines(address: InvoiceAddress | null): (string | null)[] {
  return [address?.line1 ?? null, present([address?.postal_code ?? null, address?.locality ?? null]).join(' ')]
}

function factsOf(content: InvoiceContent, texts: Texts, formats: Formats): Pair[] {
  const { credited, billing } = content
  return pairs([
    [texts.number, content.number],
    [texts.date, formats.day(content.invoice_date)],
    [texts.dueDate, content.type === 'invoice' ? formats.day(content.due_date) : null],
    [texts.credited, credited && `${credited.number} (${formats.day(credited.invoice_date)})`],
    [texts.reference, content.reference],
    [texts.period, formats.period(content.period_start, content.period_end)],
    [texts.project, onlyProject(content)],
    [texts.customerVat, billing.vat_number],
  ])
}

function onlyProject({ lines }: InvoiceContent): string | null {
  const projects = new Set(lines.filter((line) => line.kind !== 'text').map((line) => line.project_name ?? null))
  return projects.size === 1 ? ([...projects][0] ?? null) : null
}

function labelsOf(texts: Texts): Record<string, string> {
  const { description, quantity, price, discount, vat, amount, taxable, payment, scan, page, pageOf } = texts
  const { carriedForward, broughtForward } = texts
  return {
    description,
    quantity,
    price,
    discount,
    vat,
    amount,
    taxable,
    payment,
    scan,
    page,
    pageOf,
    carriedForward,
    broughtForward,
  }
}

function vatLabel({ vat_category: category, vat_percentage }: VatGroup, texts: Texts, formats: Formats): string {
  return category === 'S' || category === 'Z'
    ? `${texts.vat} ${formats.percentage(vat_percentage)}`
    : texts.vatGroups[category]
}

// A reason that only repeats the name of its group says nothing new.
function reasonsOf({ vat_breakdown }: InvoiceContent, texts: Texts): string[] {
  const reasons = vat_breakdown.flatMap(({ vat_category: category, exemption_reason }) =>
    category === 'S' || category === 'Z' ? [] : [exemption_reason ?? texts.exemptions[category]],
  )
  return [...new Set(reasons)].filter((reason) => !Object.values(texts.vatGroups).includes(reason))
}

function bankOf(content: InvoiceContent, texts: Texts): Pair[] {
  const { seller } = content
  if (content.type !== 'invoice' || compare(content.total_incl_vat, '0') <= 0 || !seller.iban) return []
  return pairs([
    ['IBAN', grouped(seller.iban)],
    ['BIC', seller.bic],
    [texts.accountHolder, seller.legal_name],
    [texts.paymentReference, content.number],
  ])
}

function legalOf({ seller }: InvoiceContent, texts: Texts): string[] {
  return present([
    seller.legal_name,
    seller.coc_code && `${texts.cocCode} ${seller.coc_code}`,
    seller.vat_number && `${texts.vatNumber} ${seller.vat_number}`,
    seller.iban && `IBAN ${grouped(seller.iban)}`,
    seller.bic && `BIC ${seller.bic}`,
  ])
}

function grouped(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}

function pairs(all: readonly (readonly [string, string | null])[]): Pair[] {
  return all.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

function present(texts: readonly (string | null)[]): string[] {
  return texts.flatMap((text) => (text ? [text] : []))
}

/** All texts made fit for the page: no control characters, and a place to break in every word too long for its column. */
function printable<T>(value: T, longWord = LONG_WORD): T {
  if (typeof value === 'string') return breakable(withoutControls(value), longWord) as T
  if (Array.isArray(value)) return value.map((part) => printable(part, longWord)) as T
  if (value === null || typeof value !== 'object') return value
  const parts = Object.entries(value).map(([key, part]) => {
    if (key === 'qr') return [key, part]
    return [key, printable(part, key === 'facts' ? LONG_FACT : longWord)]
  })
  return Object.fromEntries(parts) as T
}

const LONG_WORD = /\S{31,}/g
const LONG_FACT = /\S{19,}/g
const ZERO_WIDTH_SPACE = '\u200b'
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function breakable(text: string, longWord: RegExp): string {
  return text.replace(longWord, (word) =>
    Array.from(graphemes.segment(word), ({ segment }) => segment).join(ZERO_WIDTH_SPACE),
  )
}
