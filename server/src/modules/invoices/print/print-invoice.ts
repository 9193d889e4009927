// An invoice as files: a final one as it is sent, a PDF/A-3 with the Factur-X data inside and UBL for Peppol; a draft to look at.
import type { InvoiceContent } from '../content.ts'
import { cii } from './cii.ts'
import { electronicInvoice } from './electronic-invoice.ts'
import { textsOf } from './languages.ts'
import { printableLogo } from './logo.ts'
import { sheetOf } from './sheet.ts'
import { typeset } from './typesetter.ts'
import { ubl } from './ubl.ts'

const TEMPLATE = 'invoices/print/invoice.typ'

export interface PrintedInvoice {
  readonly pdf: Uint8Array
  readonly ubl: string
}

/** The logo may be PNG, JPEG, WebP or GIF; one that cannot be read is left out. */
export async function printInvoice(
  content: InvoiceContent,
  { logo = null }: { readonly logo?: Uint8Array | null } = {},
): Promise<PrintedInvoice> {
  const electronic = electronicInvoice(content)
  const sheet = sheetOf(content, electronic.terms)
  const pdf = await typeset({ template: TEMPLATE, sheet, xml: cii(electronic), logo: printableLogo(logo) })
  return { pdf, ubl: ubl(electronic) }
}

/** The same page with a mark across it and nothing inside for machines: it has no number, and nobody should pay it. */
export function printDraft(
  draft: Omit<InvoiceContent, 'number' | 'sequence_number'>,
  { logo = null }: { readonly logo?: Uint8Array | null } = {},
): Promise<Uint8Array> {
  const { draft: mark } = textsOf(draft.language)
  const content: InvoiceContent = { ...draft, number: mark, sequence_number: 0 }
  const sheet = { ...sheetOf(content, electronicInvoice(content).terms), qr: null, mark }
  return typeset({ template: TEMPLATE, sheet, xml: null, logo: printableLogo(logo) })
}
