// What a customer was sent: the page and the paper show this, whatever the records say later. Decimals are texts.
import { countryCode } from '../../../shared/countries.ts'
import type { Language } from '../../../shared/languages.ts'
import type { InvoiceBilling, InvoiceSeller } from '../../invoices/public.ts'
import type { StoredLine } from './lines.queries.ts'
import type { QuoteDates, QuoteSums } from './quotes.rules.ts'

export type QuoteContentLine = Omit<StoredLine, 'vat_rate_id' | 'hour_type_id' | 'estimated_minutes' | 'position'>

export interface QuoteContent extends QuoteDates, QuoteSums {
  readonly number: string
  /** Which version of the number it is. */
  readonly version: number
  readonly currency: string
  readonly language: Language
  readonly subject: string | null
  readonly introduction: string | null
  readonly terms: string | null
  readonly payment_term_days: number
  readonly seller: InvoiceSeller
  readonly billing: InvoiceBilling
  readonly lines: readonly QuoteContentLine[]
}

type Facts = Omit<QuoteContent, 'lines'> & { readonly lines: readonly StoredLine[] }

export function contentOf(facts: Facts): QuoteContent {
  return {
    number: facts.number,
    version: facts.version,
    quote_date: facts.quote_date,
    valid_until: facts.valid_until,
    currency: facts.currency,
    language: facts.language,
    subject: saying(facts.subject),
    introduction: saying(facts.introduction),
    terms: saying(facts.terms),
    payment_term_days: facts.payment_term_days,
    seller: withCountryCode(facts.seller),
    billing: withCountryCode(facts.billing),
    lines: facts.lines.map(
      ({ vat_rate_id: _rate, hour_type_id: _type, estimated_minutes: _minutes, position: _, ...line }) => line,
    ),
    vat_breakdown: facts.vat_breakdown,
    total_excl_vat: facts.total_excl_vat,
    total_vat: facts.total_vat,
    total_incl_vat: facts.total_incl_vat,
  }
}

// A text of nothing but spaces would be an empty heading.
function saying(text: string | null): string | null {
  return text?.trim() ? text : null
}

// It was read as a code, so it is written as one.
function withCountryCode<Party extends InvoiceBilling | InvoiceSeller>(party: Party): Party {
  const { address } = party
  return { ...party, address: address && { ...address, country: countryCode(address.country) } }
}
