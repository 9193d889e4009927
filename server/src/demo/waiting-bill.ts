// The bill that came in this morning: a UBL file in the inbox, of a supplier whom nobody has written down yet.
import { addDays } from '../shared/calendar.ts'
import { type Deed, deed } from './agenda.ts'
import type { Plan } from './plan.ts'

export function waitingBill({ today }: Plan): Deed {
  const bytes = Buffer.from(ublOf(today, addDays(today, 14)))
  const body = { name: 'Zwaluw 26-1174.xml', kind: 'purchase_invoice' }
  return deed(today, 'document.create', { body, file: { type: 'application/xml', bytes } })
}

function ublOf(day: string, due: string): string {
  const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${UBL}:Invoice-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
  <cbc:ID>26-1174</cbc:ID>
  <cbc:IssueDate>${day}</cbc:IssueDate>
  <cbc:DueDate>${due}</cbc:DueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty>
    <cac:Party>
      <cac:PostalAddress>
        <cbc:StreetName>Kadehof 8</cbc:StreetName>
        <cbc:CityName>Zwolle</cbc:CityName>
        <cbc:PostalZone>8011 AB</cbc:PostalZone>
        <cac:Country><cbc:IdentificationCode>NL</cbc:IdentificationCode></cac:Country>
      </cac:PostalAddress>
      <cac:PartyLegalEntity><cbc:RegistrationName>Koffiebranderij De Zwaluw</cbc:RegistrationName></cac:PartyLegalEntity>
      <cac:Contact><cbc:ElectronicMail>rekeningen@dezwaluw.example</cbc:ElectronicMail></cac:Contact>
    </cac:Party>
  </cac:AccountingSupplierParty>
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">11.45</cbc:TaxAmount></cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    <cbc:TaxExclusiveAmount currencyID="EUR">114.50</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">125.95</cbc:TaxInclusiveAmount>
    <cbc:PayableAmount currencyID="EUR">125.95</cbc:PayableAmount>
  </cac:LegalMonetaryTotal>
  ${lineOf('1', 'Coffee beans, 6 kg', '105.00', '9')}
  ${lineOf('2', 'Delivery', '9.50', '21')}
</Invoice>
`
}

function lineOf(id: string, name: string, amount: string, percent: string): string {
  const category = `<cbc:ID>S</cbc:ID><cbc:Percent>${percent}</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>`
  return `<cac:InvoiceLine>
    <cbc:ID>${id}</cbc:ID>
    <cbc:LineExtensionAmount currencyID="EUR">${amount}</cbc:LineExtensionAmount>
    <cac:Item>
      <cbc:Name>${name}</cbc:Name>
      <cac:ClassifiedTaxCategory>${category}</cac:ClassifiedTaxCategory>
    </cac:Item>
  </cac:InvoiceLine>`
}
