import type { Texts } from './texts.ts'

export const dutch: Texts = {
  locale: 'nl-NL',
  invoice: 'Factuur',
  creditNote: 'Creditnota',
  draft: 'Concept',
  number: 'Nummer',
  date: 'Datum',
  dueDate: 'Vervaldatum',
  reference: 'Uw referentie',
  period: 'Periode',
  project: 'Project',
  credited: 'Creditering van',
  attention: 't.a.v.',
  customerVat: 'Uw btw-nummer',
  description: 'Omschrijving',
  quantity: 'Aantal',
  price: 'Prijs',
  discount: 'Korting',
  vat: 'Btw',
  amount: 'Bedrag',
  carriedForward: 'Transport',
  broughtForward: 'Transport',
  taxable: 'Grondslag',
  totalExclVat: 'Totaal excl. btw',
  totalVat: 'Btw',
  total: 'Totaal',
  payment: 'Betaling',
  accountHolder: 'Ten name van',
  paymentReference: 'Onder vermelding van',
  scan: 'Scan om te betalen',
  page: 'Pagina',
  pageOf: 'van',
  cocCode: 'KvK',
  vatNumber: 'Btw',
  units: {
    hour: ['uur', 'uur'],
    piece: ['stuk', 'stuks'],
    day: ['dag', 'dagen'],
    week: ['week', 'weken'],
    month: ['maand', 'maanden'],
    year: ['jaar', 'jaar'],
    km: ['km', 'km'],
  },
  vatGroups: {
    E: 'Vrijgesteld van btw',
    AE: 'Btw verlegd',
    K: 'Intracommunautaire levering',
    G: 'Uitvoer',
    O: 'Buiten de btw',
  },
  exemptions: {
    E: 'Vrijgesteld van btw',
    AE: 'Btw verlegd',
    K: 'Intracommunautaire levering, 0% btw',
    G: 'Uitvoer buiten de EU, 0% btw',
    O: 'Niet aan btw onderworpen',
  },
  pay: ({ amount, dueDate, days }) =>
    days > 0
      ? `Wij ontvangen ${amount} graag binnen ${days} ${days === 1 ? 'dag' : 'dagen'}, uiterlijk op ${dueDate}.`
      : `Wij ontvangen ${amount} graag uiterlijk op ${dueDate}.`,
  settle: (number) =>
    number
      ? `Wij verrekenen dit bedrag met factuur ${number} of betalen het aan u terug.`
      : 'Wij verrekenen dit bedrag of betalen het aan u terug.',
  nothingDue: 'U hoeft niets te betalen.',
}
