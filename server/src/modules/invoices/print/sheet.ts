// The invoice as the texts that stand on the page; the template only places them.
import { compare } from '../../../shared/money.ts'
import { qrSvg } from '../../../shared/qr.ts'
import type { InvoiceContent } from '../content.ts'
import { epcText } from './epc-qr.ts'
import { type Formats, formatsOf } from './formats.ts'
import { textsOf } from './languages.ts'
import { type SheetLine, sheetLines } from './sheet-lines.ts'
import {
  customerLines,
  groupedIban,
  type Letter,
  legalLines,
  type Pair,
  pairs,
  printable,
  senderLines,
  vatReasons,
  vatRows,
} from './sheet-parts.ts'
import type { Texts } from './texts.ts'

export interface Sheet extends Letter {
  readonly lines: readonly SheetLine[]
  readonly terms: string
  readonly bank: readonly Pair[]
  readonly qr: string | null
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
    sender: senderLines(seller),
    customer: customerLines(content.billing, seller, texts, formats),
    facts: factsOf(content, texts, formats),
    subject: content.subject,
    note: content.note,
    labels: labelsOf(texts),
    hasDiscount: content.lines.some(({ discount_percentage: d }) => d !== null && compare(d, '0') !== 0),
    lines: sheetLines(content, texts, formats),
    vat: vatRows(content.vat_breakdown, texts, formats),
    reasons: vatReasons(content.vat_breakdown, texts),
    totals: [
      [texts.totalExclVat, formats.money(content.total_excl_vat)],
      [texts.totalVat, formats.money(content.total_vat)],
    ],
    total: [texts.total, formats.money(content.total_incl_vat)],
    terms,
    bank: bankOf(content, texts),
    qr: epc && qrSvg(epc),
    legal: legalLines(seller, texts),
  })
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

function bankOf(content: InvoiceContent, texts: Texts): Pair[] {
  const { seller } = content
  if (content.type !== 'invoice' || compare(content.total_incl_vat, '0') <= 0 || !seller.iban) return []
  return pairs([
    ['IBAN', groupedIban(seller.iban)],
    ['BIC', seller.bic],
    [texts.accountHolder, seller.legal_name],
    [texts.paymentReference, content.number],
  ])
}
