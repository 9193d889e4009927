// The words of a quote beyond those that it shares with invoices.
import type { Language } from '../../../../shared/languages.ts'
import type { QuoteBillingMethod, QuoteCycle } from '../lines.rules.ts'

export interface QuoteTexts {
  readonly quote: string
  readonly version: string
  readonly date: string
  readonly validUntil: string
  readonly paymentTerm: string
  readonly days: (count: number) => string
  readonly option: string
  readonly optionalNote: string
  readonly total: string
  readonly terms: string
  readonly agreed: string
  readonly agreedNote: string
  readonly name: string
  readonly signatureDate: string
  readonly signature: string
  readonly methods: Readonly<Record<QuoteBillingMethod, string>>
  readonly cycles: Readonly<Record<QuoteCycle, string>>
}

export function quoteTextsOf(language: Language): QuoteTexts {
  return TEXTS[language]
}

const TEXTS: Readonly<Record<Language, QuoteTexts>> = {
  nl: {
    quote: 'Offerte',
    version: 'Versie',
    date: 'Datum',
    validUntil: 'Geldig tot en met',
    paymentTerm: 'Betaaltermijn',
    days: (count) => `${count} ${count === 1 ? 'dag' : 'dagen'}`,
    option: 'Optie',
    optionalNote: 'Niet gekozen opties tellen niet mee in het totaal.',
    total: 'Totaal incl. btw',
    terms: 'Voorwaarden',
    agreed: 'Voor akkoord',
    agreedNote:
      'U geeft eenvoudig online akkoord via de link in onze e-mail, of u stuurt ons dit blad ondertekend terug.',
    name: 'Naam',
    signatureDate: 'Datum',
    signature: 'Handtekening',
    methods: {
      time_and_materials: 'Op basis van nacalculatie',
      fixed_price: 'Vaste prijs',
      subscription: 'Abonnement',
      non_billable: 'Inbegrepen',
    },
    cycles: { month: 'per maand', quarter: 'per kwartaal', half_year: 'per half jaar', year: 'per jaar' },
  },
  en: {
    quote: 'Quote',
    version: 'Version',
    date: 'Date',
    validUntil: 'Valid until',
    paymentTerm: 'Payment term',
    days: (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
    option: 'Option',
    optionalNote: 'Options that are not chosen do not count in the total.',
    total: 'Total incl. VAT',
    terms: 'Terms',
    agreed: 'Agreed',
    agreedNote: 'Accept easily online with the link in our mail, or send us this page back with your signature.',
    name: 'Name',
    signatureDate: 'Date',
    signature: 'Signature',
    methods: {
      time_and_materials: 'Charged by actual time',
      fixed_price: 'Fixed price',
      subscription: 'Subscription',
      non_billable: 'Included',
    },
    cycles: { month: 'per month', quarter: 'per quarter', half_year: 'per half year', year: 'per year' },
  },
  de: {
    quote: 'Angebot',
    version: 'Version',
    date: 'Datum',
    validUntil: 'Gültig bis',
    paymentTerm: 'Zahlungsziel',
    days: (count) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`,
    option: 'Option',
    optionalNote: 'Nicht gewählte Optionen zählen nicht zum Gesamtbetrag.',
    total: 'Gesamt inkl. USt',
    terms: 'Bedingungen',
    agreed: 'Auftragserteilung',
    agreedNote:
      'Nehmen Sie das Angebot einfach online über den Link in unserer E-Mail an, oder senden Sie uns dieses Blatt unterschrieben zurück.',
    name: 'Name',
    signatureDate: 'Datum',
    signature: 'Unterschrift',
    methods: {
      time_and_materials: 'Abrechnung nach Aufwand',
      fixed_price: 'Festpreis',
      subscription: 'Abonnement',
      non_billable: 'Inbegriffen',
    },
    cycles: { month: 'pro Monat', quarter: 'pro Quartal', half_year: 'pro Halbjahr', year: 'pro Jahr' },
  },
  fr: {
    quote: 'Devis',
    version: 'Version',
    date: 'Date',
    validUntil: 'Valable jusqu’au',
    paymentTerm: 'Délai de paiement',
    days: (count) => `${count} ${count === 1 ? 'jour' : 'jours'}`,
    option: 'Option',
    optionalNote: 'Les options non retenues ne sont pas comprises dans le total.',
    total: 'Total TTC',
    terms: 'Conditions',
    agreed: 'Bon pour accord',
    agreedNote: 'Acceptez simplement en ligne grâce au lien de notre courriel, ou renvoyez-nous cette page signée.',
    name: 'Nom',
    signatureDate: 'Date',
    signature: 'Signature',
    methods: {
      time_and_materials: 'Facturé au temps passé',
      fixed_price: 'Prix forfaitaire',
      subscription: 'Abonnement',
      non_billable: 'Compris',
    },
    cycles: { month: 'par mois', quarter: 'par trimestre', half_year: 'par semestre', year: 'par an' },
  },
}
