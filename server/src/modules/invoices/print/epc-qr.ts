// The QR code that banking apps read as a SEPA transfer (EPC069-12).
import { encode } from 'uqr'
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

/** The code as a drawing of one unit per module, without the quiet zone. */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`
}

const MOST_EURO = '999999999.99'
const MOST_NAME = 70

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function runs(row: readonly boolean[]): [x: number, length: number][] {
  const found: [number, number][] = []
  for (const [x, dark] of row.entries()) {
    const last = found.at(-1)
    if (!dark) continue
    if (last && last[0] + last[1] === x) last[1] += 1
    else found.push([x, 1])
  }
  return found
}
