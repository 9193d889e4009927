// Printed invoices read back the way a customer's software would.
import { XMLParser } from 'fast-xml-parser'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page, with one space wherever anything parts two words. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const file = await open(pdf)
  const pages = Array.from({ length: file.numPages }, async (_, index) => {
    const { items } = await (await file.getPage(index + 1)).getTextContent()
    return plain(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''))
  })
  return Promise.all(pages)
}

/** As pagesOf writes it: the special spaces of numbers are spaces, and what only helps to break lines is gone. */
export function plain(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/gu, ' ')
}

export async function attachmentOf(pdf: Uint8Array): Promise<string> {
  const content = await (await open(pdf)).getAttachmentContent('factur-x.xml')
  return new TextDecoder().decode(content as Uint8Array)
}

export async function metadataOf(pdf: Uint8Array): Promise<string> {
  const { metadata } = await (await open(pdf)).getMetadata()
  return String(metadata?.getRaw())
}

// biome-ignore lint/suspicious/noExplicitAny: a test walks freely through what it reads
export type ReadXml = any

/** Elements by name without prefix, text as text; what may repeat is always a list. */
export function readXml(xml: string): ReadXml {
  return parser.parse(xml)
}

const REPEATED = [
  'TaxSubtotal',
  'InvoiceLine',
  'CreditNoteLine',
  'IncludedSupplyChainTradeLineItem',
  'ApplicableTradeTax',
]

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => REPEATED.includes(name),
})

// pdf.js empties the bytes it is given.
function open(pdf: Uint8Array) {
  return getDocument({ data: pdf.slice(), verbosity: 0 }).promise
}
