// VAT of a list of lines as EN 16931 wants it: once per category and rate, never per line. Used by invoices, purchases and quotes.
import { add, type Decimal, percentOf, quotientOf, subtract } from './money.ts'

/** Of EN 16931: standard, zero, exempt, reverse charge, intra-community supply, export, outside the scope. */
export const vatCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type VatCategory = (typeof vatCategories)[number]

export interface VatLine {
  readonly amount: Decimal
  readonly vat_category: VatCategory
  readonly vat_percentage: Decimal
  readonly exemption_reason: string | null
}

export interface VatGroup {
  readonly vat_category: VatCategory
  readonly vat_percentage: Decimal
  readonly taxable_amount: Decimal
  readonly vat_amount: Decimal
  readonly exemption_reason: string | null
  readonly exemption_code: string | null
}

export interface Totals {
  readonly total_excl_vat: Decimal
  readonly total_vat: Decimal
  readonly total_incl_vat: Decimal
}

/** What a line is worth without VAT; the discount is in per cent. Rounded once. */
export function netAmount(quantity: Decimal, unitPrice: Decimal, discount: Decimal): Decimal {
  return quotientOf([quantity, unitPrice, subtract('100', discount)], '100')
}

/** One group per category and rate, in the order in which they first occur. */
export function vatBreakdown(lines: readonly VatLine[]): VatGroup[] {
  const groups = Map.groupBy(lines, ({ vat_category, vat_percentage }) => `${vat_category} ${add(vat_percentage)}`)
  return [...groups.values()].map((members) => {
    const { vat_category, vat_percentage, exemption_reason } = members[0]!
    const taxable = add(...members.map(({ amount }) => amount))
    return {
      vat_category,
      vat_percentage: add(vat_percentage),
      taxable_amount: taxable,
      vat_amount: percentOf(taxable, vat_percentage),
      exemption_reason,
      exemption_code: EXEMPTION_CODES[vat_category] ?? null,
    }
  })
}

export function totalsOf(groups: readonly VatGroup[]): Totals {
  const total_excl_vat = add(...groups.map(({ taxable_amount }) => taxable_amount))
  const total_vat = add(...groups.map(({ vat_amount }) => vat_amount))
  return { total_excl_vat, total_vat, total_incl_vat: add(total_excl_vat, total_vat) }
}

// The VATEX code list; an exemption by national law has no code of its own.
const EXEMPTION_CODES: Partial<Record<VatCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}
