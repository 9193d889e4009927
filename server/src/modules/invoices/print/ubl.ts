// UBL 2.1 as Peppol BIS Billing 3.0 wants it. The order of the elements is that of the schema.
import type { Decimal } from '../../../shared/money.ts'
import type { InvoiceAddress } from '../content.ts'
import type { ElectronicInvoice, Party, Tax } from './electronic-invoice.ts'
import type { ElectronicLine, Period } from './electronic-lines.ts'
import type { SchemedId } from './party-ids.ts'
import { branch, document, leaf, type Xml } from './xml.ts'

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'

export function ubl(invoice: ElectronicInvoice): string {
  const credit = invoice.typeCode === '381'
  const root = credit ? 'CreditNote' : 'Invoice'
  return document(
    root,
    {
      xmlns: `${UBL}:${root}-2`,
      'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
    },
    leaf('cbc:CustomizationID', CUSTOMIZATION),
    leaf('cbc:ProfileID', PROFILE),
    leaf('cbc:ID', invoice.number),
    leaf('cbc:IssueDate', invoice.issueDate),
    leaf('cbc:DueDate', credit ? null : invoice.dueDate),
    leaf(`cbc:${root}TypeCode`, invoice.typeCode),
    leaf('cbc:Note', invoice.note),
    leaf('cbc:DocumentCurrencyCode', invoice.currency),
    leaf('cbc:BuyerReference', invoice.buyerReference),
    period(invoice.period),
    branch('cac:OrderReference', leaf('cbc:ID', invoice.orderReference)),
    precedingInvoice(invoice.preceding),
    branch('cac:AccountingSupplierParty', party(invoice.seller)),
    branch('cac:AccountingCustomerParty', party(invoice.buyer)),
    delivery(invoice.delivery),
    paymentMeans(invoice),
    branch('cac:PaymentTerms', leaf('cbc:Note', invoice.terms)),
    taxTotal(invoice),
    monetaryTotal(invoice),
    ...invoice.lines.map((line) => invoiceLine(line, invoice.currency, credit)),
  )
}

function period(dates: Period | null): Xml {
  return branch(
    'cac:InvoicePeriod',
    leaf('cbc:StartDate', dates?.start ?? null),
    leaf('cbc:EndDate', dates?.end ?? null),
  )
}

function precedingInvoice(preceding: ElectronicInvoice['preceding']): Xml {
  return branch(
    'cac:BillingReference',
    branch(
      'cac:InvoiceDocumentReference',
      leaf('cbc:ID', preceding?.number ?? null),
      leaf('cbc:IssueDate', preceding?.date ?? null),
    ),
  )
}

function party(of: Party): Xml {
  return branch(
    'cac:Party',
    schemed('cbc:EndpointID', of.endpoint),
    branch('cac:PartyIdentification', leaf('cbc:ID', of.id)),
    branch('cac:PartyName', leaf('cbc:Name', of.tradingName)),
    address(of.address),
    branch('cac:PartyTaxScheme', leaf('cbc:CompanyID', of.vatId), of.vatId ? VAT : nothing),
    branch('cac:PartyLegalEntity', leaf('cbc:RegistrationName', of.name), schemed('cbc:CompanyID', of.legalId)),
    branch(
      'cac:Contact',
      leaf('cbc:Name', of.contactName),
      leaf('cbc:Telephone', of.phone),
      leaf('cbc:ElectronicMail', of.email),
    ),
  )
}

function address(of: InvoiceAddress | null): Xml {
  return branch(
    'cac:PostalAddress',
    leaf('cbc:StreetName', of?.line1 ?? null),
    leaf('cbc:CityName', of?.locality ?? null),
    leaf('cbc:PostalZone', of?.postal_code ?? null),
    branch('cac:Country', leaf('cbc:IdentificationCode', of?.country ?? null)),
  )
}

function schemed(name: string, id: SchemedId | null): Xml {
  return id ? leaf(name, id.id, { schemeID: id.scheme }) : nothing
}

function delivery(of: ElectronicInvoice['delivery']): Xml {
  const country = branch('cac:Country', leaf('cbc:IdentificationCode', of?.country ?? null))
  return branch(
    'cac:Delivery',
    leaf('cbc:ActualDeliveryDate', of?.date ?? null),
    branch('cac:DeliveryLocation', branch('cac:Address', country)),
  )
}

function paymentMeans({ payment, number }: ElectronicInvoice): Xml {
  if (!payment) return nothing
  return branch(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', payment.meansCode),
    leaf('cbc:PaymentID', number),
    branch(
      'cac:PayeeFinancialAccount',
      leaf('cbc:ID', payment.iban),
      branch('cac:FinancialInstitutionBranch', leaf('cbc:ID', payment.bic)),
    ),
  )
}

function taxTotal(invoice: ElectronicInvoice): Xml {
  return branch(
    'cac:TaxTotal',
    money('cbc:TaxAmount', invoice.totalVat, invoice.currency),
    ...invoice.taxes.map((tax) => taxSubtotal(tax, invoice.currency)),
  )
}

function taxSubtotal(tax: Tax, currency: string): Xml {
  return branch(
    'cac:TaxSubtotal',
    money('cbc:TaxableAmount', tax.taxable, currency),
    money('cbc:TaxAmount', tax.amount, currency),
    branch(
      'cac:TaxCategory',
      leaf('cbc:ID', tax.category),
      leaf('cbc:Percent', tax.percentage),
      leaf('cbc:TaxExemptionReasonCode', tax.reasonCode),
      leaf('cbc:TaxExemptionReason', tax.reason),
      VAT,
    ),
  )
}

function monetaryTotal({ totalExclVat, totalInclVat, currency }: ElectronicInvoice): Xml {
  return branch(
    'cac:LegalMonetaryTotal',
    money('cbc:LineExtensionAmount', totalExclVat, currency),
    money('cbc:TaxExclusiveAmount', totalExclVat, currency),
    money('cbc:TaxInclusiveAmount', totalInclVat, currency),
    money('cbc:PayableAmount', totalInclVat, currency),
  )
}

function invoiceLine(line: ElectronicLine, currency: string, credit: boolean): Xml {
  const unit = { unitCode: line.unitCode }
  return branch(
    credit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    leaf('cbc:ID', line.id),
    leaf('cbc:Note', line.note),
    leaf(credit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', line.quantity, unit),
    money('cbc:LineExtensionAmount', line.amount, currency),
    period(line.period),
    discount(line.discount, currency),
    branch(
      'cac:Item',
      leaf('cbc:Description', line.description),
      leaf('cbc:Name', line.name),
      branch('cac:ClassifiedTaxCategory', leaf('cbc:ID', line.category), leaf('cbc:Percent', line.percentage), VAT),
    ),
    branch(
      'cac:Price',
      money('cbc:PriceAmount', line.price, currency),
      leaf('cbc:BaseQuantity', line.priceQuantity, unit),
    ),
  )
}

// 95 is "discount" in the code list of allowances (UNTDID 5189).
function discount(of: ElectronicLine['discount'], currency: string): Xml {
  if (!of) return nothing
  return branch(
    'cac:AllowanceCharge',
    leaf('cbc:ChargeIndicator', 'false'),
    leaf('cbc:AllowanceChargeReasonCode', '95'),
    leaf('cbc:MultiplierFactorNumeric', of.percentage),
    money('cbc:Amount', of.amount, currency),
    money('cbc:BaseAmount', of.base, currency),
  )
}

function money(name: string, amount: Decimal, currency: string): Xml {
  return leaf(name, amount, { currencyID: currency })
}

const VAT = branch('cac:TaxScheme', leaf('cbc:ID', 'VAT'))
const nothing = branch('nothing')
