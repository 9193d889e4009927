import type { Texts } from './texts.ts'

export const english: Texts = {
  locale: 'en-GB',
  invoice: 'Invoice',
  creditNote: 'Credit note',
  draft: 'Draft',
  number: 'Number',
  date: 'Date',
  dueDate: 'Due date',
  reference: 'Your reference',
  period: 'Period',
  project: 'Project',
  credited: 'Credits invoice',
  attention: 'Attn.',
  customerVat: 'Your VAT number',
  description: 'Description',
  quantity: 'Quantity',
  price: 'Price',
  discount: 'Discount',
  vat: 'VAT',
  amount: 'Amount',
  carriedForward: 'Carried forward',
  broughtForward: 'Brought forward',
  taxable: 'Taxable',
  totalExclVat: 'Total excl. VAT',
  totalVat: 'VAT',
  total: 'Total',
  payment: 'Payment',
  accountHolder: 'Account holder',
  paymentReference: 'Payment reference',
  scan: 'Scan to pay',
  page: 'Page',
  pageOf: 'of',
  cocCode: 'Company no.',
  vatNumber: 'VAT',
  units: {
    hour: ['hour', 'hours'],
    piece: ['piece', 'pieces'],
    day: ['day', 'days'],
    week: ['week', 'weeks'],
    month: ['month', 'months'],
    year: ['year', 'years'],
    km: ['km', 'km'],
  },
  vatGroups: {
    E: 'Exempt from VAT',
    AE: 'Reverse charge',
    K: 'Intra-Community supply',
    G: 'Export',
    O: 'Outside the scope of VAT',
  },
  exemptions: {
    E: 'Exempt from VAT',
    AE: 'Reverse charge',
    K: 'Intra-Community supply, VAT 0%',
    G: 'Export outside the EU, VAT 0%',
    O: 'Not subject to VAT',
  },
  pay: ({ amount, dueDate, days }) =>
    days > 0
      ? `Please pay ${amount} within ${days} ${days === 1 ? 'day' : 'days'}, by ${dueDate} at the latest.`
      : `Please pay ${amount} by ${dueDate} at the latest.`,
  settle: (number) =>
    number
      ? `We will set this amount off against invoice ${number} or pay it back to you.`
      : 'We will set this amount off or pay it back to you.',
  nothingDue: 'There is nothing to pay.',
}
