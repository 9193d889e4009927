// A quote as the PDF that the customer gets.
import { printableLogo, typeset } from '../../../invoices/public.ts'
import type { QuoteContent } from '../content.ts'
import { quoteSheetOf } from './sheet.ts'

const TEMPLATE = 'sales/quotes/print/quote.typ'

/** The logo may be PNG, JPEG, WebP or GIF; one that cannot be read is left out. A mark stands across the page. */
export function printQuote(
  content: QuoteContent,
  { logo = null, mark = null }: { readonly logo?: Uint8Array | null; readonly mark?: string | null } = {},
): Promise<Uint8Array> {
  const sheet = mark === null ? quoteSheetOf(content) : { ...quoteSheetOf(content), mark }
  return typeset({ template: TEMPLATE, sheet, xml: null, logo: printableLogo(logo) })
}
