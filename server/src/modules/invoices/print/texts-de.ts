import type { Texts } from './texts.ts'

export const german: Texts = {
  locale: 'de-DE',
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
  draft: 'Entwurf',
  number: 'Nummer',
  date: 'Datum',
  dueDate: 'Fällig am',
  reference: 'Ihr Zeichen',
  period: 'Leistungszeitraum',
  project: 'Projekt',
  credited: 'Korrektur zu',
  attention: 'z. Hd.',
  customerVat: 'Ihre USt-IdNr.',
  description: 'Beschreibung',
  quantity: 'Menge',
  price: 'Preis',
  discount: 'Rabatt',
  vat: 'USt',
  amount: 'Betrag',
  carriedForward: 'Übertrag',
  broughtForward: 'Übertrag',
  taxable: 'Netto',
  totalExclVat: 'Summe netto',
  totalVat: 'USt',
  total: 'Gesamtbetrag',
  payment: 'Zahlung',
  accountHolder: 'Kontoinhaber',
  paymentReference: 'Verwendungszweck',
  scan: 'Scannen und zahlen',
  page: 'Seite',
  pageOf: 'von',
  cocCode: 'Register-Nr.',
  vatNumber: 'USt-IdNr.',
  units: {
    hour: ['Std.', 'Std.'],
    piece: ['Stück', 'Stück'],
    day: ['Tag', 'Tage'],
    week: ['Woche', 'Wochen'],
    month: ['Monat', 'Monate'],
    year: ['Jahr', 'Jahre'],
    km: ['km', 'km'],
  },
  vatGroups: {
    E: 'Umsatzsteuerfrei',
    AE: 'Reverse Charge',
    K: 'Innergemeinschaftliche Lieferung',
    G: 'Ausfuhr',
    O: 'Nicht steuerbar',
  },
  exemptions: {
    E: 'Von der Umsatzsteuer befreit',
    AE: 'Steuerschuldnerschaft des Leistungsempfängers',
    K: 'Steuerfreie innergemeinschaftliche Lieferung',
    G: 'Steuerfreie Ausfuhrlieferung',
    O: 'Nicht steuerbare Leistung',
  },
  pay: ({ amount, dueDate, days }) =>
    days > 0
      ? `Bitte überweisen Sie ${amount} innerhalb von ${days} ${days === 1 ? 'Tag' : 'Tagen'}, spätestens am ${dueDate}.`
      : `Bitte überweisen Sie ${amount} spätestens am ${dueDate}.`,
  settle: (number) =>
    number
      ? `Wir verrechnen diesen Betrag mit Rechnung ${number} oder zahlen ihn Ihnen zurück.`
      : 'Wir verrechnen diesen Betrag oder zahlen ihn Ihnen zurück.',
  nothingDue: 'Es ist nichts zu zahlen.',
}
