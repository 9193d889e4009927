// The QR code that banking apps read as a SEPA transfer (EPC069-12).
import { compare } from '../../../shared/money.ts'
import type { InvoiceContent } from '../content.ts'

/** Null when there is nothing to transfer in euro. */
export function epcText({ type, currency, seller, number, total_incl_vat: total }: InvoiceContent): string | null {
  if (type !== 'invoice' || currency !== 'EUR' || !seller.iban) return null
  if (compare(total, '0') <= 0 || compare(total, MOST_EURO) > 0) return null
  const name = oneLine(seller.legal_name).slice(0, MOST_NAME)
  const iban = seller.iban.replace(/\s/g, '')
  const bic = seller.bic?.replace(/\s/g, '') ?? ''
  // Version 002 leaves the BIC optional; 1 is UTF-8; purpose and structured reference stay empty.
  return ['BCD', '002', '1', 'SCT', bic, name, iban, `EUR${total}`, '', '', oneLine(number)].join('\n')
}

const MOST_EURO = '999999999.99'
const MOST_NAME = 70

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
