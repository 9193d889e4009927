// What a supplier sends: UBL as other programs write it, with prefixes, fields and an order of their own.
interface UblLine {
  readonly name?: string
  readonly amount: string
  /** Null leaves it away. */
  readonly percent?: string | null
  readonly category?: string
}

export interface UblOptions {
  readonly isCreditNote?: boolean
  readonly number?: string
  readonly date?: string
  readonly due?: string
  readonly currency?: string
  readonly supplier?: { readonly name?: string; readonly vat?: string; readonly coc?: string; readonly iban?: string }
  readonly customer?: { readonly name?: string; readonly vat?: string }
  readonly lines?: readonly UblLine[]
  readonly totals?: { readonly excl: string; readonly vat: string; readonly incl: string }
  readonly pdf?: string
  /** Between the customer and the totals, as it is. */
  readonly more?: string
}

export function ublFile({
  isCreditNote = false,
  number = 'F-2026-77',
  date = '2026-10-30',
  due = '2026-11-29',
  currency = 'EUR',
  supplier: {
    name = 'Drukkerij De Pers B.V.',
    vat = 'NL812345678B01',
    coc = '87654321',
    iban = 'NL91ABNA0417164300',
  } = {},
  customer = {},
  lines = [
    { name: 'Brochures', amount: '400.00' },
    { name: 'Delivery', amount: '25.50' },
  ],
  totals = { excl: '425.50', vat: '89.36', incl: '514.86' },
  pdf,
  more = '',
}: UblOptions = {}): string {
  const root = isCreditNote ? 'CreditNote' : 'Invoice'
  return `<?xml version="1.0" encoding="UTF-8"?>
<ubl:${root} xmlns:ubl="urn:oasis:names:specification:ubl:schema:xsd:${root}-2"
  xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <b:ID>${number}</b:ID><b:IssueDate>${date}</b:IssueDate>${isCreditNote ? '' : `<b:DueDate>${due}</b:DueDate>`}
  <b:DocumentCurrencyCode>${currency}</b:DocumentCurrencyCode>
  ${pdf === undefined ? '' : attached(pdf)}
  <a:AccountingSupplierParty><a:Party>
    <b:EndpointID schemeID="0106">${coc}</b:EndpointID>
    <a:PostalAddress><b:StreetName>Persweg 1</b:StreetName><b:CityName>Utrecht</b:CityName><b:PostalZone>3511 AA</b:PostalZone>
      <a:Country><b:IdentificationCode>NL</b:IdentificationCode></a:Country></a:PostalAddress>
    <a:PartyTaxScheme><b:CompanyID>${vat}</b:CompanyID><a:TaxScheme><b:ID>VAT</b:ID></a:TaxScheme></a:PartyTaxScheme>
    <a:PartyLegalEntity><b:RegistrationName>${name}</b:RegistrationName><b:CompanyID schemeID="0106">${coc}</b:CompanyID></a:PartyLegalEntity>
    <a:Contact><b:ElectronicMail>bills@depers.example</b:ElectronicMail></a:Contact>
  </a:Party></a:AccountingSupplierParty>
  <a:AccountingCustomerParty><a:Party>
    ${customer.vat ? `<a:PartyTaxScheme><b:CompanyID>${customer.vat}</b:CompanyID><a:TaxScheme><b:ID>VAT</b:ID></a:TaxScheme></a:PartyTaxScheme>` : ''}
    ${customer.name ? `<a:PartyLegalEntity><b:RegistrationName>${customer.name}</b:RegistrationName></a:PartyLegalEntity>` : ''}
  </a:Party></a:AccountingCustomerParty>
  <a:PaymentMeans><b:PaymentMeansCode>58</b:PaymentMeansCode><a:PayeeFinancialAccount><b:ID>${iban}</b:ID></a:PayeeFinancialAccount></a:PaymentMeans>
  ${more}
  <a:TaxTotal><b:TaxAmount currencyID="${currency}">${totals.vat}</b:TaxAmount></a:TaxTotal>
  <a:LegalMonetaryTotal><b:TaxExclusiveAmount>${totals.excl}</b:TaxExclusiveAmount>
    <b:TaxInclusiveAmount>${totals.incl}</b:TaxInclusiveAmount><b:PayableAmount>${totals.incl}</b:PayableAmount></a:LegalMonetaryTotal>
  ${lines.map((line, index) => lineText(root, line, index)).join('\n  ')}
</ubl:${root}>`
}

function lineText(root: string, { name = 'Paper', amount, percent = '21', category = 'S' }: UblLine, index: number) {
  const rate = percent === null ? '' : `<b:Percent>${percent}</b:Percent>`
  return `<a:${root}Line><b:ID>${index + 1}</b:ID><b:LineExtensionAmount>${amount}</b:LineExtensionAmount>
    <a:Item><b:Name>${name}</b:Name><a:ClassifiedTaxCategory><b:ID>${category}</b:ID>${rate}</a:ClassifiedTaxCategory></a:Item></a:${root}Line>`
}

function attached(pdf: string) {
  const content = Buffer.from(pdf).toString('base64')
  return `<a:AdditionalDocumentReference><b:ID>1</b:ID><a:Attachment>
    <b:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="F-2026-77.pdf">${content}</b:EmbeddedDocumentBinaryObject>
  </a:Attachment></a:AdditionalDocumentReference>`
}
