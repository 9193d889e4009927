// Which VAT a line of an invoice carries (DOMAIN 4.6): the rate of the line at home, something else across borders.
import { countryCode } from '../../shared/countries.ts'
import type { Language } from '../../shared/languages.ts'
import type { VatCategory } from '../../shared/vat.ts'

export type VatTreatment = 'auto' | 'domestic' | 'reverse_charge' | 'outside_scope' | 'exempt'
export type AppliedTreatment = Exclude<VatTreatment, 'auto'>
export type VatWarning = 'eu_customer_without_vat_number' | 'vat_number_of_another_country'

export interface VatParty {
  readonly country: string | null
  readonly vat_number: string | null
}

export interface VatFacts {
  readonly seller: VatParty
  readonly buyer: VatParty & { readonly vat_treatment: VatTreatment }
}

export interface VatRate {
  readonly id: string
  readonly percentage: string
  readonly category: VatCategory
  readonly exemption_reason: string | null
  readonly valid_from: string
  readonly valid_to: string | null
  readonly is_default: boolean
  readonly is_active: boolean
}

export interface LineVat {
  readonly vat_rate_id: string | null
  readonly vat_category: VatCategory | null
  readonly vat_percentage: string | null
  readonly exemption_reason: string | null
}

/** How this customer is charged, and what somebody should look at. */
export function appliedTreatment({ seller, buyer }: VatFacts): {
  readonly treatment: AppliedTreatment
  readonly warning: VatWarning | null
} {
  const [home, abroad] = [countryCode(seller.country), countryCode(buyer.country)]
  if (buyer.vat_treatment !== 'auto')
    return { treatment: buyer.vat_treatment, warning: chosenWarning(buyer.vat_treatment, abroad, buyer.vat_number) }
  if (home === null || abroad === null || home === abroad) return { treatment: 'domestic', warning: null }
  if (!EU.has(home) || !EU.has(abroad)) return { treatment: 'outside_scope', warning: null }
  if (hasVatNumberOf(abroad, buyer.vat_number)) return { treatment: 'reverse_charge', warning: null }
  return { treatment: 'domestic', warning: 'eu_customer_without_vat_number' }
}

/** The VAT of one line. What is taxed at home is reversed, exempt or outside for this customer; a line that is so by itself stays so. */
export function lineVat(rate: VatRate | null, treatment: AppliedTreatment, language: Language): LineVat {
  if (rate === null) return NO_VAT
  const { category, percentage, exemption_reason } = rate
  const isTaxed = category === 'S' || category === 'Z'
  // An invoice outside the scope has no line inside it (BR-O-11 and 12).
  const applied = treatment === 'outside_scope' || (treatment !== 'domestic' && isTaxed) ? CATEGORIES[treatment] : null
  if (applied === null)
    return { vat_rate_id: rate.id, vat_category: category, vat_percentage: percentage, exemption_reason }
  return {
    vat_rate_id: rate.id,
    vat_category: applied,
    vat_percentage: '0.00',
    exemption_reason: applied === category ? exemption_reason : exemptionReason(applied, language),
  }
}

/** The rate of a line on a day: its own, unless it has none or was the default until a new one took over. */
export function rateOn(rates: readonly VatRate[], ownId: string | null, day: string): VatRate | null {
  const own = rates.find(({ id }) => id === ownId)
  if (own && !(own.is_default && !isValidOn(own, day))) return own
  return defaultRate(rates, day) ?? own ?? null
}

/** What the company charges unless something else was said. */
export function defaultRate(rates: readonly VatRate[], day: string): VatRate | null {
  const valid = rates.filter((rate) => rate.is_default && rate.is_active && isValidOn(rate, day))
  return valid.toSorted((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0] ?? null
}

export function isValidOn({ valid_from, valid_to }: Pick<VatRate, 'valid_from' | 'valid_to'>, day: string): boolean {
  return valid_from <= day && (valid_to === null || valid_to >= day)
}

export function exemptionReason(category: VatCategory, language: Language): string | null {
  return REASONS[category]?.[language] ?? null
}

/** Whether the number begins as those of this country do; written with or without spaces and dots. */
export function hasVatNumberOf(country: string, vatNumber: string | null): boolean {
  const number = (vatNumber ?? '').replace(/[\s.-]/g, '').toUpperCase()
  return number.length > 2 && number.startsWith(country === 'GR' ? 'EL' : country)
}

// A number that is missing altogether keeps the invoice from becoming final, so only a strange one is worth a warning.
function chosenWarning(treatment: VatTreatment, country: string | null, vatNumber: string | null): VatWarning | null {
  const isStrange = treatment === 'reverse_charge' && vatNumber && country !== null && EU.has(country)
  return isStrange && !hasVatNumberOf(country, vatNumber) ? 'vat_number_of_another_country' : null
}

const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

const NO_VAT: LineVat = { vat_rate_id: null, vat_category: null, vat_percentage: null, exemption_reason: null }

const CATEGORIES: Record<AppliedTreatment, VatCategory | null> = {
  domestic: null,
  reverse_charge: 'AE',
  outside_scope: 'O',
  exempt: 'E',
}

const REASONS: Partial<Record<VatCategory, Record<Language, string>>> = {
  AE: {
    nl: 'Btw verlegd',
    en: 'Reverse charge',
    de: 'Steuerschuldnerschaft des Leistungsempfängers',
    fr: 'Autoliquidation',
  },
  O: {
    nl: 'Buiten de reikwijdte van de btw',
    en: 'Outside the scope of VAT',
    de: 'Nicht steuerbar',
    fr: 'Hors du champ de la TVA',
  },
  E: {
    nl: 'Vrijgesteld van btw',
    en: 'Exempt from VAT',
    de: 'Von der Umsatzsteuer befreit',
    fr: 'Exonéré de TVA',
  },
}
