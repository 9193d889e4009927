// The invoice in the terms of EN 16931 (the BT and BG numbers), before it becomes UBL or CII: both say exactly the same.
import { compare, type Decimal } from '../../../shared/money.ts'
import type { VatCategory, VatGroup } from '../../../shared/vat.ts'
import type { InvoiceAddress, InvoiceContent } from '../content.ts'
import {
  type ElectronicLine,
  electronicLines,
  negated,
  type Period,
  percentageOf,
  textsBehindLines,
} from './electronic-lines.ts'
import { formatsOf } from './formats.ts'
import { textsOf } from './languages.ts'
import { endpointId, legalId, type SchemedId, vatId } from './party-ids.ts'
import type { Texts } from './texts.ts'

export interface ElectronicInvoice {
  readonly typeCode: '380' | '381'
  readonly number: string
  readonly issueDate: string
  readonly dueDate: string
  readonly currency: string
  readonly note: string
  readonly buyerReference: string
  readonly orderReference: string | null
  readonly period: Period | null
  readonly seller: Party
  readonly buyer: Party
  readonly preceding: { readonly number: string; readonly date: string } | null
  readonly delivery: { readonly date: string; readonly country: string | null } | null
  readonly payment: { readonly meansCode: string; readonly iban: string; readonly bic: string | null } | null
  readonly terms: string
  readonly taxes: readonly Tax[]
  readonly lines: readonly ElectronicLine[]
  readonly totalExclVat: Decimal
  readonly totalVat: Decimal
  readonly totalInclVat: Decimal
}

export interface Party {
  readonly endpoint: SchemedId | null
  /** BT-29, only where the party would have no identifier at all (BR-CO-26). */
  readonly id: string | null
  readonly name: string
  readonly tradingName: string | null
  readonly legalId: SchemedId | null
  readonly vatId: string | null
  readonly address: InvoiceAddress | null
  readonly contactName: string | null
  readonly phone: string | null
  readonly email: string | null
}

export interface Tax {
  readonly category: VatCategory
  readonly percentage: Decimal | null
  readonly taxable: Decimal
  readonly amount: Decimal
  readonly reason: string | null
  readonly reasonCode: string | null
}

export function electronicInvoice(content: InvoiceContent): ElectronicInvoice {
  const credit = content.type === 'credit_note'
  const texts = textsOf(content.language)
  // A credit note states what is given back as positive amounts; its type alone turns the sign.
  const signed = (amount: Decimal) => (credit ? negated(amount) : amount)
  const outside = content.vat_breakdown.some((vat) => vat.vat_category === 'O')
  return {
    typeCode: credit ? '381' : '380',
    number: content.number,
    issueDate: content.invoice_date,
    dueDate: content.due_date,
    currency: content.currency,
    note: [content.subject, content.note, ...textsBehindLines(content.lines)].filter(Boolean).join('\n'),
    buyerReference: content.reference ?? content.number,
    orderReference: content.reference,
    period: periodOf(content),
    seller: sellerParty(content, outside),
    buyer: buyerParty(content, outside),
    preceding: content.credited && { number: content.credited.number, date: content.credited.invoice_date },
    delivery: deliveryOf(content),
    payment: paymentOf(content),
    terms: termsOf(content, texts),
    taxes: content.vat_breakdown.map((vat) => taxOf(vat, signed, texts)),
    lines: electronicLines(content),
    totalExclVat: signed(content.total_excl_vat),
    totalVat: signed(content.total_vat),
    totalInclVat: signed(content.total_incl_vat),
  }
}

function periodOf({ period_start, period_end }: InvoiceContent): Period | null {
  return period_start || period_end ? { start: period_start, end: period_end } : null
}

// An invoice outside the scope of VAT may not name a VAT number of either party (BR-O-02).
function sellerParty({ seller }: InvoiceContent, outside: boolean): Party {
  const address = withCountryCode(seller.address)
  const known = { ...seller, country: address?.country ?? null }
  const legal = legalId(known)
  return {
    endpoint: endpointId(known),
    id: outside && !legal ? vatId(known) : null,
    name: seller.legal_name,
    tradingName: seller.name === seller.legal_name ? null : seller.name,
    legalId: legal,
    vatId: outside ? null : vatId(known),
    address,
    contactName: null,
    phone: seller.phone,
    email: seller.email,
  }
}

function buyerParty({ billing }: InvoiceContent, outside: boolean): Party {
  const address = withCountryCode(billing.address)
  const known = { ...billing, country: address?.country ?? null }
  return {
    endpoint: endpointId(known),
    id: null,
    name: billing.name,
    tradingName: null,
    legalId: legalId(known),
    vatId: outside ? null : vatId(known),
    address,
    contactName: billing.attention,
    phone: null,
    email: billing.email,
  }
}

function withCountryCode(address: InvoiceAddress | null): InvoiceAddress | null {
  return address && { ...address, country: address.country?.trim().toUpperCase() ?? null }
}

// Goods that cross a border within the Union need the day and the country they went to (BR-IC-11 and 12).
function deliveryOf(content: InvoiceContent): ElectronicInvoice['delivery'] {
  if (!content.vat_breakdown.some((vat) => vat.vat_category === 'K')) return null
  return {
    date: content.period_end ?? content.invoice_date,
    country: withCountryCode(content.billing.address)?.country ?? null,
  }
}

// 58 is a SEPA transfer, 30 any other. A credit note names no account: the seller's would be the wrong one.
function paymentOf({ type, seller, currency }: InvoiceContent): ElectronicInvoice['payment'] {
  if (type === 'credit_note' || !seller.iban) return null
  return {
    meansCode: currency === 'EUR' ? '58' : '30',
    iban: seller.iban.replace(/\s/g, ''),
    bic: seller.bic?.replace(/\s/g, '') ?? null,
  }
}

function termsOf(content: InvoiceContent, texts: Texts): string {
  if (content.type === 'credit_note') return texts.settle(content.credited?.number ?? null)
  if (compare(content.total_incl_vat, '0') <= 0) return texts.nothingDue
  const formats = formatsOf(texts.locale, content.currency)
  return texts.pay({
    amount: formats.money(content.total_incl_vat),
    dueDate: formats.day(content.due_date),
    days: content.payment_term_days,
  })
}

function taxOf(vat: VatGroup, signed: (amount: Decimal) => Decimal, texts: Texts): Tax {
  const { vat_category: category } = vat
  const taxed = category === 'S' || category === 'Z'
  return {
    category,
    percentage: percentageOf(category, vat.vat_percentage),
    taxable: signed(vat.taxable_amount),
    amount: signed(vat.vat_amount),
    reason: taxed ? null : (vat.exemption_reason ?? texts.exemptions[category]),
    reasonCode: taxed ? null : vat.exemption_code,
  }
}
