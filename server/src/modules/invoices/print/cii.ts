// UN/CEFACT Cross Industry Invoice, the XML inside a Factur-X PDF (profile EN 16931). The order of the elements is that of the schema.
import type { InvoiceAddress } from '../content.ts'
import type { ElectronicInvoice, Party, Tax } from './electronic-invoice.ts'
import type { ElectronicLine, Period } from './electronic-lines.ts'
import { branch, document, leaf, type Xml } from './xml.ts'

const GUIDELINE = 'urn:cen.eu:en16931:2017'
const CII = 'urn:un:unece:uncefact:data:standard'

export function cii(invoice: ElectronicInvoice): string {
  return document(
    'rsm:CrossIndustryInvoice',
    {
      'xmlns:rsm': `${CII}:CrossIndustryInvoice:100`,
      'xmlns:ram': `${CII}:ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:qdt': `${CII}:QualifiedDataType:100`,
      'xmlns:udt': `${CII}:UnqualifiedDataType:100`,
    },
    branch(
      'rsm:ExchangedDocumentContext',
      branch('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', GUIDELINE)),
    ),
    branch(
      'rsm:ExchangedDocument',
      leaf('ram:ID', invoice.number),
      leaf('ram:TypeCode', invoice.typeCode),
      branch('ram:IssueDateTime', day('udt:DateTimeString', invoice.issueDate)),
      branch('ram:IncludedNote', leaf('ram:Content', invoice.note)),
    ),
    branch(
      'rsm:SupplyChainTradeTransaction',
      ...invoice.lines.map(tradeLine),
      agreement(invoice),
      delivery(invoice.delivery),
      settlement(invoice),
    ),
  )
}

function tradeLine(line: ElectronicLine): Xml {
  const unit = { unitCode: line.unitCode }
  return branch(
    'ram:IncludedSupplyChainTradeLineItem',
    branch(
      'ram:AssociatedDocumentLineDocument',
      leaf('ram:LineID', line.id),
      branch('ram:IncludedNote', leaf('ram:Content', line.note)),
    ),
    branch('ram:SpecifiedTradeProduct', leaf('ram:Name', line.name), leaf('ram:Description', line.description)),
    branch(
      'ram:SpecifiedLineTradeAgreement',
      branch(
        'ram:NetPriceProductTradePrice',
        leaf('ram:ChargeAmount', line.price),
        leaf('ram:BasisQuantity', line.priceQuantity, unit),
      ),
    ),
    branch('ram:SpecifiedLineTradeDelivery', leaf('ram:BilledQuantity', line.quantity, unit)),
    branch(
      'ram:SpecifiedLineTradeSettlement',
      branch(
        'ram:ApplicableTradeTax',
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', line.category),
        leaf('ram:RateApplicablePercent', line.percentage),
      ),
      period(line.period),
      discount(line.discount),
      branch('ram:SpecifiedTradeSettlementLineMonetarySummation', leaf('ram:LineTotalAmount', line.amount)),
    ),
  )
}

function discount(of: ElectronicLine['discount']): Xml {
  if (!of) return nothing
  return branch(
    'ram:SpecifiedTradeAllowanceCharge',
    branch('ram:ChargeIndicator', leaf('udt:Indicator', 'false')),
    leaf('ram:CalculationPercent', of.percentage),
    leaf('ram:BasisAmount', of.base),
    leaf('ram:ActualAmount', of.amount),
    leaf('ram:ReasonCode', '95'),
  )
}

function agreement(invoice: ElectronicInvoice): Xml {
  return branch(
    'ram:ApplicableHeaderTradeAgreement',
    leaf('ram:BuyerReference', invoice.buyerReference),
    party('ram:SellerTradeParty', invoice.seller),
    party('ram:BuyerTradeParty', invoice.buyer),
    branch('ram:BuyerOrderReferencedDocument', leaf('ram:IssuerAssignedID', invoice.orderReference)),
  )
}

function party(name: string, of: Party): Xml {
  return branch(
    name,
    leaf('ram:ID', of.id),
    leaf('ram:Name', of.name),
    branch(
      'ram:SpecifiedLegalOrganization',
      leaf('ram:ID', of.legalId?.id ?? null, { schemeID: of.legalId?.scheme ?? null }),
      leaf('ram:TradingBusinessName', of.tradingName),
    ),
    branch(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', of.contactName),
      branch('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', of.phone)),
      branch('ram:EmailURIUniversalCommunication', leaf('ram:URIID', of.email)),
    ),
    address(of.address),
    branch(
      'ram:URIUniversalCommunication',
      leaf('ram:URIID', of.endpoint?.id ?? null, { schemeID: of.endpoint?.scheme ?? null }),
    ),
    branch('ram:SpecifiedTaxRegistration', leaf('ram:ID', of.vatId, { schemeID: 'VA' })),
  )
}

function address(of: InvoiceAddress | null): Xml {
  return branch(
    'ram:PostalTradeAddress',
    leaf('ram:PostcodeCode', of?.postal_code ?? null),
    leaf('ram:LineOne', of?.line1 ?? null),
    leaf('ram:CityName', of?.locality ?? null),
    leaf('ram:CountryID', of?.country ?? null),
  )
}

// The schema wants this element even when there is nothing to say in it.
function delivery(of: ElectronicInvoice['delivery']): Xml {
  if (!of) return '<ram:ApplicableHeaderTradeDelivery/>' as Xml
  return branch(
    'ram:ApplicableHeaderTradeDelivery',
    branch('ram:ShipToTradeParty', branch('ram:PostalTradeAddress', leaf('ram:CountryID', of.country))),
    branch('ram:ActualDeliverySupplyChainEvent', branch('ram:OccurrenceDateTime', day('udt:DateTimeString', of.date))),
  )
}

function settlement(invoice: ElectronicInvoice): Xml {
  return branch(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:PaymentReference', invoice.payment && invoice.number),
    leaf('ram:InvoiceCurrencyCode', invoice.currency),
    paymentMeans(invoice.payment),
    ...invoice.taxes.map(tradeTax),
    period(invoice.period),
    branch(
      'ram:SpecifiedTradePaymentTerms',
      leaf('ram:Description', invoice.terms),
      branch('ram:DueDateDateTime', day('udt:DateTimeString', invoice.typeCode === '381' ? null : invoice.dueDate)),
    ),
    branch(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      leaf('ram:LineTotalAmount', invoice.totalExclVat),
      leaf('ram:TaxBasisTotalAmount', invoice.totalExclVat),
      leaf('ram:TaxTotalAmount', invoice.totalVat, { currencyID: invoice.currency }),
      leaf('ram:GrandTotalAmount', invoice.totalInclVat),
      leaf('ram:DuePayableAmount', invoice.totalInclVat),
    ),
    branch(
      'ram:InvoiceReferencedDocument',
      leaf('ram:IssuerAssignedID', invoice.preceding?.number ?? null),
      branch('ram:FormattedIssueDateTime', day('qdt:DateTimeString', invoice.preceding?.date ?? null)),
    ),
  )
}

function paymentMeans(payment: ElectronicInvoice['payment']): Xml {
  if (!payment) return nothing
  return branch(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    leaf('ram:TypeCode', payment.meansCode),
    branch('ram:PayeePartyCreditorFinancialAccount', leaf('ram:IBANID', payment.iban)),
    branch('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', payment.bic)),
  )
}

function tradeTax(tax: Tax): Xml {
  return branch(
    'ram:ApplicableTradeTax',
    leaf('ram:CalculatedAmount', tax.amount),
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', tax.reason),
    leaf('ram:BasisAmount', tax.taxable),
    leaf('ram:CategoryCode', tax.category),
    leaf('ram:ExemptionReasonCode', tax.reasonCode),
    leaf('ram:RateApplicablePercent', tax.percentage),
  )
}

function period(dates: Period | null): Xml {
  return branch(
    'ram:BillingSpecifiedPeriod',
    branch('ram:StartDateTime', day('udt:DateTimeString', dates?.start ?? null)),
    branch('ram:EndDateTime', day('udt:DateTimeString', dates?.end ?? null)),
  )
}

function day(name: string, date: string | null): Xml {
  return leaf(name, date?.replaceAll('-', '') ?? null, { format: '102' })
}

const nothing = branch('nothing')
