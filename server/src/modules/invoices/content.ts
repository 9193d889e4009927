// What a finalised invoice says: the text that is sealed, hashed, printed and sent. Later changes of names or rates never reach it.
import type { Language } from '../../shared/languages.ts'
import type { Decimal } from '../../shared/money.ts'
import type { VatCategory, VatGroup } from '../../shared/vat.ts'

export interface InvoiceContent {
  readonly type: 'invoice' | 'credit_note'
  readonly number: string
  readonly sequence_number: number
  readonly invoice_date: string
  readonly due_date: string
  readonly payment_term_days: number
  readonly currency: string
  readonly language: Language
  readonly subject: string | null
  readonly reference: string | null
  readonly note: string | null
  readonly period_start: string | null
  readonly period_end: string | null
  readonly seller: InvoiceSeller
  readonly billing: InvoiceBilling
  readonly lines: readonly InvoiceContentLine[]
  readonly vat_breakdown: readonly VatGroup[]
  readonly total_excl_vat: Decimal
  readonly total_vat: Decimal
  readonly total_incl_vat: Decimal
  readonly credited: { readonly number: string; readonly invoice_date: string } | null
}

export interface InvoiceAddress {
  readonly line1: string | null
  readonly postal_code: string | null
  readonly locality: string | null
  readonly country: string | null
}

export interface InvoiceSeller {
  readonly name: string
  readonly legal_name: string
  readonly coc_code: string | null
  readonly vat_number: string | null
  readonly iban: string | null
  readonly bic: string | null
  readonly address: InvoiceAddress | null
  readonly email: string | null
  readonly phone: string | null
  readonly url: string | null
}

export interface InvoiceBilling {
  readonly name: string
  readonly attention: string | null
  readonly address: InvoiceAddress | null
  readonly vat_number: string | null
  readonly coc_code: string | null
  readonly email: string | null
  readonly peppol_id: string | null
}

export interface InvoiceContentLine {
  readonly position: number
  readonly kind: 'hours' | 'cost' | 'installment' | 'subscription' | 'manual' | 'text'
  readonly description: string
  /** Up to 6 decimals; null on text lines, as are the fields that follow but for the amount. */
  readonly quantity: Decimal | null
  readonly unit: string | null
  readonly unit_price: Decimal | null
  readonly discount_percentage: Decimal | null
  readonly amount: Decimal
  readonly vat_category: VatCategory | null
  readonly vat_percentage: Decimal | null
  readonly exemption_reason: string | null
  readonly period_start: string | null
  readonly period_end: string | null
  readonly project_number: string | null
  readonly project_name: string | null
}
