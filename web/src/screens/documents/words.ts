// Words that everything about documents shares.
import type { Shapes } from '../../api/api.ts'
import type { IconName } from '../../ui/icon.tsx'
import type { Option } from '../../ui/value.ts'
import type { Formats } from '../../words/formats.ts'

export type StoredDocument = Shapes['Document']

export const KINDS: readonly Option[] = [
  { value: 'attachment', label: { en: 'File', nl: 'Bestand' } },
  { value: 'purchase_invoice', label: { en: 'Purchase invoice', nl: 'Inkoopfactuur' } },
  { value: 'invoice_pdf', label: { en: 'Invoice', nl: 'Factuur' } },
  { value: 'invoice_ubl', label: { en: 'E-invoice (UBL)', nl: 'E-factuur (UBL)' } },
  { value: 'quote_pdf', label: { en: 'Quote', nl: 'Offerte' } },
]

/** 65576 → 66 kB, as the disks of people count. */
export function sizeText(bytes: number, { number }: Pick<Formats, 'number'>): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${number(Math.round(bytes / 1000))} kB`
  return `${number(Math.round(bytes / 100_000) / 10)} MB`
}

/** What can be looked at in the page. */
export function lookOf({ mime_type }: Pick<StoredDocument, 'mime_type'>): 'pdf' | 'image' | 'text' | undefined {
  if (mime_type === 'application/pdf') return 'pdf'
  if (mime_type.startsWith('image/')) return 'image'
  return mime_type.startsWith('text/') || mime_type === 'application/xml' ? 'text' : undefined
}

export function iconOf(document: Pick<StoredDocument, 'mime_type'>): IconName {
  const look = lookOf(document)
  return look === 'image' ? 'image' : look === 'text' ? 'code' : 'document'
}

/** The service knows itself by its public address; here it is where the page came from. */
export function fileAddress({ download_url }: Pick<StoredDocument, 'download_url'>): string {
  const { pathname, search } = new URL(download_url)
  return pathname + search
}
