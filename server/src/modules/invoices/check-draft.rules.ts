// What somebody should look at before a draft becomes final, though it may.
import { compare, type Decimal } from '../../shared/money.ts'
import { type FieldError, fieldError } from '../../shared/problem.ts'
import type { VatWarning } from './vat.rules.ts'

export interface WarningFacts {
  readonly type: string
  readonly warning: VatWarning | null
  readonly billing: { readonly email: string | null }
  readonly total_incl_vat: Decimal
}

export function draftWarnings({ type, warning, billing, total_incl_vat }: WarningFacts): FieldError[] {
  const warnings: FieldError[] = []
  // A credit note repeats the VAT of its invoice, so it is too late to wonder.
  if (warning && type === 'invoice') warnings.push(fieldError('/billing/vat_number', warning, VAT_WARNINGS[warning]))
  if (!billing.email)
    warnings.push(fieldError('/billing/email', 'no_email', 'The customer has no e-mail address to send it to.'))
  if (compare(total_incl_vat, '0') === 0)
    warnings.push(fieldError('/total_incl_vat', 'nothing_to_pay', 'The lines add up to nothing.'))
  return warnings
}

const VAT_WARNINGS: Record<VatWarning, string> = {
  eu_customer_without_vat_number:
    'The customer is in another country of the Union and has no VAT number of that country, so the VAT is that of your own.',
  vat_number_of_another_country: 'The VAT is reversed, but the VAT number is not of the country of the customer.',
}
