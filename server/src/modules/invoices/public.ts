// What other modules may ask of invoices: who sells and who buys, the VAT of a line, and how a paper is set.
export type { InvoiceAddress, InvoiceBilling, InvoiceSeller } from './content.ts'
export { breakdownJson } from './drafts.queries.ts'
export { checkProfileIsActive, customerOf } from './drafts.rules.ts'
export { VatGroup } from './invoices.shapes.ts'
export { type Formats, formatsOf } from './print/formats.ts'
export { textsOf } from './print/languages.ts'
export { printableLogo } from './print/logo.ts'
export { discountText, isLong, quantityText, vatText } from './print/sheet-lines.ts'
export {
  customerLines,
  type Letter,
  legalLines,
  type Pair,
  pairs,
  printable,
  senderLines,
  vatReasons,
  vatRows,
} from './print/sheet-parts.ts'
export type { Texts } from './print/texts.ts'
export { typeset } from './print/typesetter.ts'
export { recipientOf } from './sending-mail.rules.ts'
export { appliedTreatment, type LineVat, lineVat, rateOn, type VatRate, type VatTreatment } from './vat.rules.ts'
