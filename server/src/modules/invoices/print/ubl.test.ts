// The rules of EN 16931 and Peppol BIS Billing 3.0 that concern us, in our own words, held against what we write.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInvoice, hoursLine } from '../../../../test/any-invoice.ts'
import { BILLING, credited, invoiceContent, invoiceLine, SELLER, textLine } from '../../../../test/invoice-content.ts'
import { type ReadXml, readXml } from '../../../../test/read-invoice.ts'
import { add, compare, multiply, subtract } from '../../../shared/money.ts'
import type { InvoiceContent } from '../content.ts'
import { electronicInvoice } from './electronic-invoice.ts'
import { ubl } from './ubl.ts'

const read = (content: InvoiceContent) => {
  const { Invoice, CreditNote } = readXml(ubl(electronicInvoice(content)))
  return { root: Invoice ?? CreditNote, lines: Invoice?.InvoiceLine ?? CreditNote.CreditNoteLine }
}
const textOf = (element: unknown) =>
  typeof element === 'object' ? (element as { '#text': string })['#text'] : String(element)
const near = (left: string, right: string, slack: string) =>
  compare(subtract(left, right), slack) <= 0 && compare(subtract(right, left), slack) <= 0

describe('every invoice', () => {
  const holds = (check: (content: InvoiceContent) => void) =>
    fc.assert(fc.property(anyInvoice, check), { numRuns: 150 })

  it('has totals that add up and equal the content (BR-CO-10, 13 to 17)', () =>
    holds((content) => {
      const { root, lines } = read(content)
      const totals = root.LegalMonetaryTotal
      const amounts = lines.map((line: { LineExtensionAmount: unknown }) => textOf(line.LineExtensionAmount))
      const taxes = root.TaxTotal.TaxSubtotal
      expect(textOf(totals.LineExtensionAmount)).toBe(add(...amounts))
      expect(textOf(totals.TaxExclusiveAmount)).toBe(textOf(totals.LineExtensionAmount))
      expect(textOf(root.TaxTotal.TaxAmount)).toBe(add(...taxes.map((tax: ReadXml) => textOf(tax.TaxAmount))))
      expect(textOf(totals.TaxInclusiveAmount)).toBe(
        add(textOf(totals.TaxExclusiveAmount), textOf(root.TaxTotal.TaxAmount)),
      )
      expect(textOf(totals.PayableAmount)).toBe(textOf(totals.TaxInclusiveAmount))
      for (const tax of taxes) {
        const rate = tax.TaxCategory.Percent ?? '0'
        expect(textOf(tax.TaxAmount)).toBe(multiply(textOf(tax.TaxableAmount), `${rate}e-2`))
      }
      const sign = content.type === 'credit_note' ? '-1' : '1'
      expect(multiply(textOf(totals.TaxInclusiveAmount), sign)).toBe(content.total_incl_vat)
      expect(multiply(textOf(totals.TaxExclusiveAmount), sign)).toBe(content.total_excl_vat)
      expect(multiply(textOf(root.TaxTotal.TaxAmount), sign)).toBe(content.total_vat)
    }))

  it('has one tax group per category and rate, with the sum of its lines (BR-S-08 and its kin)', () =>
    holds((content) => {
      const { root, lines } = read(content)
      const key = (category: ReadXml) => `${category.ID} ${category.Percent}`
      const sums = new Map<string, string>()
      for (const line of lines) {
        const group = key(line.Item.ClassifiedTaxCategory)
        sums.set(group, add(sums.get(group) ?? '0', textOf(line.LineExtensionAmount)))
      }
      const stated = root.TaxTotal.TaxSubtotal.map((tax: ReadXml) => [key(tax.TaxCategory), textOf(tax.TaxableAmount)])
      expect(new Map(stated)).toEqual(sums)
      expect(stated.length).toBe(sums.size)
    }))

  it('gives a reason exactly where VAT is not charged (BR-AE-10, E-10, IC-10, G-10, O-10, S-10, Z-10)', () =>
    holds((content) => {
      for (const { TaxCategory: category, TaxAmount } of read(content).root.TaxTotal.TaxSubtotal) {
        const taxed = category.ID === 'S' || category.ID === 'Z'
        expect(Boolean(category.TaxExemptionReason)).toBe(!taxed)
        if (taxed) expect(category.TaxExemptionReasonCode).toBeUndefined()
        if (category.ID !== 'S') expect(textOf(TaxAmount)).toBe('0.00')
        if (category.ID === 'O') expect(category.Percent).toBeUndefined()
        else expect(category.Percent).toBeDefined()
      }
    }))

  it('has lines that can be recomputed within 0.02 and prices that are not negative (R120, R121, R040, BR-27)', () =>
    holds((content) => {
      for (const line of read(content).lines) {
        const quantity = textOf(line.InvoicedQuantity ?? line.CreditedQuantity)
        const price = textOf(line.Price.PriceAmount)
        const gross = line.Price.BaseQuantity
          ? multiply(price, compare(quantity, '0') < 0 ? '-1' : '1')
          : multiply(quantity, price)
        const discount = line.AllowanceCharge ? textOf(line.AllowanceCharge.Amount) : '0'
        expect(near(subtract(gross, discount), textOf(line.LineExtensionAmount), '0.01')).toBe(true)
        expect(compare(price, '0')).toBeGreaterThanOrEqual(0)
        if (line.Price.BaseQuantity) expect(compare(textOf(line.Price.BaseQuantity), '0')).toBe(1)
        if (!line.AllowanceCharge) continue
        const { MultiplierFactorNumeric: percentage, BaseAmount } = line.AllowanceCharge
        expect(near(multiply(textOf(BaseAmount), `${percentage}e-2`), discount, '0.02')).toBe(true)
      }
    }))

  it('names what Peppol requires and leaves no element empty (R001 to R020, R008)', () =>
    holds((content) => {
      const { root, lines } = read(content)
      expect(root.CustomizationID).toMatch(
        /^urn:cen\.eu:en16931:2017#compliant#urn:fdc:peppol\.eu:2017:poacc:billing:3\.0$/,
      )
      expect(root.ProfileID).toBe('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0')
      expect(root.BuyerReference).toBe(content.reference ?? content.number)
      for (const { Party } of [root.AccountingSupplierParty, root.AccountingCustomerParty]) {
        expect(Party.EndpointID['@schemeID']).toBeTruthy()
        expect(Party.PostalAddress.Country.IdentificationCode).toMatch(/^[A-Z]{2}$/)
        expect(Party.PartyLegalEntity.RegistrationName).toBeTruthy()
      }
      for (const line of lines) expect(line.Item.Name).toBeTruthy()
      expect(new Set(lines.map((line: ReadXml) => line.ID)).size).toBe(lines.length)
      expect(root.InvoiceTypeCode ?? root.CreditNoteTypeCode).toBe(content.type === 'invoice' ? '380' : '381')
      expect(ubl(electronicInvoice(content))).not.toMatch(/<([\w:]+)[^>]*>\s*<\/\1>|<[\w:]+[^>]*\/>/)
    }))

  it('names both VAT numbers, or neither outside the scope of VAT (BR-AE-02, BR-IC-02, BR-O-02, BR-CO-26)', () =>
    holds((content) => {
      const { root } = read(content)
      const outside = content.vat_breakdown.some((vat) => vat.vat_category === 'O')
      for (const { Party } of [root.AccountingSupplierParty, root.AccountingCustomerParty]) {
        expect(Party.PartyTaxScheme !== undefined).toBe(!outside)
        expect(Party.PartyLegalEntity.CompanyID['@schemeID']).toBe('0106')
      }
      const intra = content.vat_breakdown.some((vat) => vat.vat_category === 'K')
      expect(root.Delivery?.DeliveryLocation.Address.Country.IdentificationCode).toBe(intra ? 'NL' : undefined)
    }))
})

describe('worked examples of the domain', () => {
  it('bills three times 20 minutes as one hour', () => {
    const [line] = read(invoiceContent({ lines: [hoursLine(60, '95.5000')] })).lines
    expect([textOf(line.InvoicedQuantity), textOf(line.Price.PriceAmount), textOf(line.LineExtensionAmount)]).toEqual([
      '1',
      '95.5',
      '95.50',
    ])
    expect(line.InvoicedQuantity['@unitCode']).toBe('HUR')
  })

  it('bills 10 minutes as 0.166667 hours', () => {
    const [line] = read(invoiceContent({ lines: [hoursLine(10, '100.0000')] })).lines
    expect([textOf(line.InvoicedQuantity), textOf(line.LineExtensionAmount)]).toEqual(['0.166667', '16.67'])
    expect(line.Price.BaseQuantity).toBeUndefined()
  })

  it('taxes the group, not the line', () => {
    const lines = [1, 2, 3].map((position) => invoiceLine({ position, unit_price: '10.0700' }))
    expect(textOf(read(invoiceContent({ lines })).root.TaxTotal.TaxAmount)).toBe('6.34')
  })

  it('adds two rates', () => {
    const lines = [
      invoiceLine({ position: 1, unit_price: '1234.5600' }),
      invoiceLine({ position: 2, unit_price: '99.9500' }),
      invoiceLine({ position: 3, unit_price: '49.9900', vat_percentage: '9.00' }),
    ]
    const { TaxTotal, LegalMonetaryTotal: totals } = read(invoiceContent({ lines })).root
    expect(TaxTotal.TaxSubtotal.map((tax: ReadXml) => [textOf(tax.TaxableAmount), textOf(tax.TaxAmount)])).toEqual([
      ['1334.51', '280.25'],
      ['49.99', '4.50'],
    ])
    expect(textOf(totals.PayableAmount)).toBe('1669.25')
  })

  it('shifts the VAT to a Belgian customer', () => {
    const address = { line1: 'Rue Neuve 1', postal_code: '1000', locality: 'Bruxelles', country: 'BE' }
    const billing = { ...BILLING, address, vat_number: 'BE0123456749', coc_code: null }
    const lines = [
      invoiceLine({
        unit_price: '500.0000',
        vat_category: 'AE',
        vat_percentage: '0.00',
        exemption_reason: 'Btw verlegd',
      }),
    ]
    const { root } = read(invoiceContent({ lines, billing }))
    expect(root.TaxTotal.TaxSubtotal[0].TaxCategory).toMatchObject({
      ID: 'AE',
      Percent: '0.00',
      TaxExemptionReasonCode: 'VATEX-EU-AE',
      TaxExemptionReason: 'Btw verlegd',
    })
    expect(root.AccountingCustomerParty.Party.EndpointID).toEqual({ '#text': '0123456749', '@schemeID': '0208' })
    expect(root.AccountingCustomerParty.Party.PartyTaxScheme.CompanyID).toBe('BE0123456749')
  })
})

describe('a credit note', () => {
  const content = invoiceContent({
    type: 'credit_note',
    lines: credited([invoiceLine({ quantity: '2.000000' })]),
    credited: { number: '2026-00041', invoice_date: '2026-10-01' },
  })

  it('gives back positive amounts and names the invoice', () => {
    const { root, lines } = read(content)
    expect(textOf(root.LegalMonetaryTotal.PayableAmount)).toBe('242.00')
    expect(textOf(lines[0].CreditedQuantity)).toBe('2')
    expect(root.BillingReference.InvoiceDocumentReference).toEqual({ ID: '2026-00041', IssueDate: '2026-10-01' })
  })

  it('asks for no money', () => {
    const { root } = read(content)
    expect(root.PaymentMeans).toBeUndefined()
    expect(root.DueDate).toBeUndefined()
    expect(root.PaymentTerms.Note).toContain('2026-00041')
  })
})

describe('lines', () => {
  it('states the price of the whole where a price by the unit would not hold', () => {
    const [line] = read(invoiceContent({ lines: [hoursLine(20, '90000.0000')] })).lines
    expect(textOf(line.LineExtensionAmount)).toBe('30000.00')
    expect(textOf(line.Price.PriceAmount)).toBe('30000.00')
    expect(line.Price.BaseQuantity).toEqual({ '#text': '0.333333', '@unitCode': 'HUR' })
  })

  it('moves the sign of a negative price to the quantity', () => {
    const [line] = read(
      invoiceContent({ lines: [invoiceLine(), invoiceLine({ position: 2, unit_price: '-25.0000' })] }),
    ).lines.slice(1)
    expect([textOf(line.InvoicedQuantity), textOf(line.Price.PriceAmount)]).toEqual(['-1', '25'])
    expect(textOf(line.LineExtensionAmount)).toBe('-25.00')
  })

  it('keeps text lines as notes of the line below, and the last ones as note of the invoice', () => {
    const lines = [textLine(1, 'Fase 1'), invoiceLine({ position: 2 }), textLine(3, 'Dank u')]
    const { root, lines: written } = read(invoiceContent({ lines, subject: 'Website', note: 'Volgens offerte' }))
    expect(written).toHaveLength(1)
    expect(written[0].Note).toBe('Fase 1')
    expect(root.Note).toBe('Website\nVolgens offerte\nDank u')
  })

  it('leaves out a period that lies outside that of the invoice (R110, R111)', () => {
    const inside = invoiceLine({ period_start: '2026-10-05', period_end: '2026-10-06' })
    const beyond = invoiceLine({ position: 2, period_start: '2026-10-05', period_end: '2026-11-06' })
    const { lines } = read(invoiceContent({ lines: [inside, beyond] }))
    expect(lines[0].InvoicePeriod).toEqual({ StartDate: '2026-10-05', EndDate: '2026-10-06' })
    expect(lines[1].InvoicePeriod).toBeUndefined()
  })
})

describe('payment', () => {
  it('is a SEPA transfer in euro and another transfer elsewhere', () => {
    const means = (currency: string) => read(invoiceContent({ currency })).root.PaymentMeans
    expect(means('EUR')).toMatchObject({
      PaymentMeansCode: '58',
      PaymentID: '2026-00042',
      PayeeFinancialAccount: { ID: SELLER.iban },
    })
    expect(means('CHF').PaymentMeansCode).toBe('30')
    expect(read(invoiceContent({ seller: { ...SELLER, iban: null } })).root.PaymentMeans).toBeUndefined()
  })
})
