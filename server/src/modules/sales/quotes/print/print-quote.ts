// A quote as the PDF that the customer gets.
import { printableLogo, typeset } from '../../../invoices/public.ts'
import type { QuoteContent } from '../content.ts'
import { quoteSheetOf } from './sheet.ts'

const TEMPLATE = 'sales/quotes/print/quote.typ'

/** The logo may be PNG, JPEG, WebP or GIF; one that cannot be read is left out. */
export function printQuote(
  content: QuoteContent,
  { logo = null }: { readonly logo?: Uint8Array | null } = {},
): Promise<Uint8Array> {
  return typeset({ template: TEMPLATE, sheet: quoteSheetOf(content), xml: null, logo: printableLogo(logo) })
}
