// A supplier's invoice out of its UBL file (Peppol BIS Billing 3.0, invoice or credit note): what it says, in our own words. A pure
// function of the bytes; whether it is true, and who the supplier is to us, others find out.
import { isDate } from '../../shared/calendar.ts'
import { add, type Decimal, parseDecimal, subtract } from '../../shared/money.ts'
import { type ReadParty, readParty } from './read-party.ts'
import { allAt, attributeOf, cut, readXml, textAt, type Xml, type XmlRefusal } from './read-xml.ts'

export interface ReadLine {
  readonly description: string
  readonly amount: Decimal
  /** Null where the file names none although it should. */
  readonly vat_percentage: Decimal | null
  readonly vat_category: string
}

export interface ReadInvoice {
  readonly kind: 'invoice' | 'credit_note'
  readonly number: string | null
  readonly invoice_date: string | null
  readonly due_date: string | null
  readonly currency: string | null
  readonly note: string | null
  readonly supplier: ReadParty
  readonly customer: ReadParty
  readonly lines: readonly ReadLine[]
  /** Null where the file has none, or one that is no number. */
  readonly total_excl_vat: Decimal | null
  readonly total_vat: Decimal | null
  readonly total_incl_vat: Decimal | null
  readonly prepaid: Decimal | null
  /** The PDF that travels inside the file, as suppliers send it along for people. */
  readonly attachment: Attachment | null
}

export interface Attachment {
  readonly name: string
  readonly bytes: Buffer
}

export type UblRefusal = XmlRefusal | 'not_ubl'

export function readUbl(bytes: Uint8Array): ReadInvoice | UblRefusal {
  const root = rootOf(bytes)
  if (typeof root === 'string') return root
  const { of, isCreditNote } = root
  const kind = isCreditNote || textAt(of, 'InvoiceTypeCode') === '381' ? 'credit_note' : 'invoice'
  // A credit note states what is given back as positive amounts; here it is what it does to the books.
  const signed = (amount: Decimal) => (kind === 'credit_note' ? subtract('0', amount) : amount)
  const money = (from: Xml | undefined, ...path: string[]) => {
    const amount = amountAt(from, ...path)
    return amount === null ? null : signed(amount)
  }
  const totals = allAt(of, 'LegalMonetaryTotal')[0]
  const means = allAt(of, 'PaymentMeans')
  const account = means.map((one) => textAt(one, 'PayeeFinancialAccount', 'ID')).find((id) => id !== null) ?? null
  return {
    kind,
    number: cut(textAt(of, 'ID'), 50),
    invoice_date: dayAt(of, 'IssueDate'),
    due_date: dayAt(of, 'DueDate') ?? dayAt(means[0], 'PaymentDueDate'),
    currency: textAt(of, 'DocumentCurrencyCode'),
    note: cut(textAt(of, 'Note'), 2000),
    supplier: { ...readParty(allAt(of, 'AccountingSupplierParty', 'Party')[0]), iban: cut(account, 34) },
    customer: readParty(allAt(of, 'AccountingCustomerParty', 'Party')[0]),
    lines: [
      ...allAt(of, isCreditNote ? 'CreditNoteLine' : 'InvoiceLine').map((line) => lineOf(line, money)),
      ...allAt(of, 'AllowanceCharge').map((one) => allowanceOf(one, money)),
    ],
    total_excl_vat: money(totals, 'TaxExclusiveAmount'),
    total_vat: money(taxTotal(of), 'TaxAmount'),
    total_incl_vat: money(totals, 'TaxInclusiveAmount'),
    prepaid: money(totals, 'PrepaidAmount'),
    attachment: attachmentOf(of),
  }
}

function rootOf(bytes: Uint8Array): { readonly of: Xml; readonly isCreditNote: boolean } | UblRefusal {
  const read = readXml(bytes)
  if (typeof read === 'string') return read
  const isCreditNote = read.name === 'CreditNote'
  const hasLines = allAt(read.root, isCreditNote ? 'CreditNoteLine' : 'InvoiceLine').length > 0
  return (isCreditNote || read.name === 'Invoice') && hasLines ? { of: read.root, isCreditNote } : 'not_ubl'
}

type Money = (from: Xml | undefined, ...path: string[]) => Decimal | null

function lineOf(line: Xml, money: Money): ReadLine {
  const [item] = allAt(line, 'Item')
  const name = textAt(item, 'Name')
  const more = textAt(item, 'Description')
  const said = [name, more === name ? null : more].filter((text) => text !== null)
  const taxed = allAt(item, 'ClassifiedTaxCategory')[0]
  return {
    description: cut(said.join(' · ') || textAt(line, 'Note') || textAt(line, 'ID') || '–', 500)!,
    amount: money(line, 'LineExtensionAmount') ?? '0.00',
    ...vatOf(taxed),
  }
}

function allowanceOf(allowance: Xml, money: Money): ReadLine {
  const amount = money(allowance, 'Amount') ?? '0.00'
  const isCharge = textAt(allowance, 'ChargeIndicator') === 'true'
  return {
    description: cut(textAt(allowance, 'AllowanceChargeReason') ?? (isCharge ? '+' : '–'), 500)!,
    amount: isCharge ? amount : subtract('0', amount),
    ...vatOf(allAt(allowance, 'TaxCategory')[0]),
  }
}

function vatOf(category: Xml | undefined): Pick<ReadLine, 'vat_category' | 'vat_percentage'> {
  const vat_category = textAt(category, 'ID') ?? 'S'
  const said = parseDecimal(textAt(category, 'Percent'), 2)
  const isRate = said !== null && Number(said) >= 0 && Number(said) <= 100
  return { vat_category, vat_percentage: isRate ? said : vat_category === 'S' ? null : '0.00' }
}

// The VAT is also told in the currency of the books, where that is another one.
function taxTotal(of: Xml): Xml | undefined {
  const totals = allAt(of, 'TaxTotal')
  return totals.find((total) => allAt(total, 'TaxSubtotal').length > 0) ?? totals[0]
}

function amountAt(from: Xml | undefined, ...path: string[]): Decimal | null {
  const text = textAt(from, ...path)
  const amount = text && /^-?\d{1,12}(\.\d{1,10})?$/.test(text) ? add(text) : null
  return amount !== null && Math.abs(Number(amount)) < 1_000_000_000 ? amount : null
}

function attachmentOf(of: Xml): Attachment | null {
  for (const object of allAt(of, 'AdditionalDocumentReference', 'Attachment', 'EmbeddedDocumentBinaryObject')) {
    const bytes = Buffer.from(textAt(object) ?? '', 'base64')
    if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
      return { name: pdfName(attributeOf(object, 'filename')), bytes }
  }
  return null
}

function dayAt(from: Xml | undefined, ...path: string[]): string | null {
  const day = textAt(from, ...path)?.slice(0, 10) ?? null
  return day !== null && isDate(day) ? day : null
}

function pdfName(said: string | null): string {
  const name = (said ?? '').replaceAll(/[/\\\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '').trim()
  const stem = name
    .replace(/\.pdf$/i, '')
    .slice(0, 200)
    .replace(/[\ud800-\udbff]$/, '')
  return `${stem.replace(/^\.+$/, '') || 'invoice'}.pdf`
}
