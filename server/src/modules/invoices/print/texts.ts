// The words of an invoice. Each language is a file, so that a translator sees a whole page at once.
import type { VatCategory } from '../../../shared/vat.ts'

export interface Texts {
  readonly locale: string
  readonly invoice: string
  readonly creditNote: string
  /** Where the number will be, and across the page. */
  readonly draft: string
  readonly number: string
  readonly date: string
  readonly dueDate: string
  readonly reference: string
  readonly period: string
  readonly project: string
  readonly credited: string
  readonly attention: string
  readonly customerVat: string
  readonly description: string
  readonly quantity: string
  readonly price: string
  readonly discount: string
  readonly vat: string
  readonly amount: string
  /** At the foot of a page, and at the head of the next. */
  readonly carriedForward: string
  readonly broughtForward: string
  readonly taxable: string
  readonly totalExclVat: string
  readonly totalVat: string
  readonly total: string
  readonly payment: string
  readonly accountHolder: string
  readonly paymentReference: string
  readonly scan: string
  readonly page: string
  readonly pageOf: string
  readonly cocCode: string
  readonly vatNumber: string
  /** One and more than one of a unit. */
  readonly units: Readonly<Record<string, readonly [one: string, more: string]>>
  /** What a group of the VAT table is called; S and Z are named by their rate. */
  readonly vatGroups: Readonly<Record<Exclude<VatCategory, 'S' | 'Z'>, string>>
  /** The reason to print where an exempt group has none of its own. */
  readonly exemptions: Readonly<Record<Exclude<VatCategory, 'S' | 'Z'>, string>>
  readonly pay: (facts: { amount: string; dueDate: string; days: number }) => string
  readonly settle: (creditedNumber: string | null) => string
  readonly nothingDue: string
}
