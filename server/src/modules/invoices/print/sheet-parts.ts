// What papers have in common: who writes to whom, the VAT table, and texts that are fit for a page.
import type { VatGroup } from '../../../shared/vat.ts'
import type { InvoiceAddress, InvoiceBilling, InvoiceSeller } from '../content.ts'
import type { Formats } from './formats.ts'
import type { Texts } from './texts.ts'
import { withoutControls } from './xml.ts'

export type Pair = readonly [label: string, value: string]

export interface VatRow {
  readonly label: string
  readonly taxable: string
  readonly amount: string
}

/** What every letter of ours says, beside its lines: letter.typ places it. */
export interface Letter {
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
  readonly vat: readonly VatRow[]
  readonly reasons: readonly string[]
  readonly totals: readonly Pair[]
  readonly total: Pair
  readonly legal: readonly string[]
}

export function senderLines(seller: InvoiceSeller): string[] {
  return present([...addressLines(seller.address), seller.email, seller.phone, seller.url])
}

export function customerLines(
  billing: InvoiceBilling,
  seller: InvoiceSeller,
  texts: Texts,
  formats: Formats,
): string[] {
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

/** What stands at the foot of every page. */
export function legalLines(seller: InvoiceSeller, texts: Texts): string[] {
  return present([
    seller.legal_name,
    seller.coc_code && `${texts.cocCode} ${seller.coc_code}`,
    seller.vat_number && `${texts.vatNumber} ${seller.vat_number}`,
    seller.iban && `IBAN ${groupedIban(seller.iban)}`,
    seller.bic && `BIC ${seller.bic}`,
  ])
}

export function groupedIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}

export function vatRows(groups: readonly VatGroup[], texts: Texts, formats: Formats): VatRow[] {
  return groups.map((vat) => ({
    label: vatLabel(vat, texts, formats),
    taxable: formats.amount(vat.taxable_amount),
    amount: formats.amount(vat.vat_amount),
  }))
}

function vatLabel({ vat_category: category, vat_percentage }: VatGroup, texts: Texts, formats: Formats): string {
  return category === 'S' || category === 'Z'
    ? `${texts.vat} ${formats.percentage(vat_percentage)}`
    : texts.vatGroups[category]
}

/** A reason that only repeats the name of its group says nothing new. */
export function vatReasons(groups: readonly VatGroup[], texts: Texts): string[] {
  const reasons = groups.flatMap(({ vat_category: category, exemption_reason }) =>
    category === 'S' || category === 'Z' ? [] : [exemption_reason ?? texts.exemptions[category]],
  )
  return [...new Set(reasons)].filter((reason) => !Object.values(texts.vatGroups).includes(reason))
}

export function pairs(all: readonly (readonly [string, string | null])[]): Pair[] {
  return all.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

function present(texts: readonly (string | null)[]): string[] {
  return texts.flatMap((text) => (text ? [text] : []))
}

/** All texts made fit for the page: no control characters, and a place to break in every word too long for its column. */
export function printable<T>(value: T, longWord = LONG_WORD): T {
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
