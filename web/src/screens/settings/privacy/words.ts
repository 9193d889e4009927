// What there can be of somebody, what becomes of it, and why something has to stay: in the words of people.
import { type Both, words } from '../../../words/language.tsx'

export const KINDS: Readonly<Record<string, Both<string>>> = {
  person: words({ en: 'Relation', nl: 'Relatie' }),
  employee: words({ en: 'Employee', nl: 'Medewerker' }),
  user: words({ en: 'Account, with sessions and passkeys', nl: 'Account, met sessies en passkeys' }),
  contactrole: words({ en: 'Contact of organizations', nl: 'Contactpersoon van organisaties' }),
  note: words({ en: 'Notes about this person', nl: 'Notities over deze persoon' }),
  document: words({ en: 'Attached files', nl: 'Bijgevoegde bestanden' }),
  mail: words({ en: 'Sent mails', nl: 'Verstuurde mails' }),
  absence: words({ en: 'Absence', nl: 'Verzuim' }),
  audit: words({ en: 'Names and details in the change log', nl: 'Namen en gegevens bij de wijzigingen' }),
  sales: words({ en: 'Opportunities', nl: 'Verkoopkansen' }),
  project: words({ en: 'Projects', nl: 'Projecten' }),
  hours: words({ en: 'Hours', nl: 'Uren' }),
  contract: words({ en: 'Contracts', nl: 'Contracten' }),
  leave: words({ en: 'Leave', nl: 'Verlof' }),
  planning: words({ en: 'Planning', nl: 'Planning' }),
  invoice: words({ en: 'Invoices', nl: 'Facturen' }),
  quote: words({ en: 'Quotes', nl: 'Offertes' }),
  cost: words({ en: 'Costs', nl: 'Kosten' }),
  note_text: words({ en: 'Notes that mention the name', nl: 'Notities die de naam noemen' }),
  organization_text: words({ en: 'Organizations that mention the name', nl: 'Organisaties die de naam noemen' }),
  task_text: words({ en: 'Tasks that mention the name', nl: 'Taken die de naam noemen' }),
  hours_text: words({ en: 'Remarks on hours that mention the name', nl: 'Toelichting op uren die de naam noemt' }),
}

export const FATES = [
  {
    fate: 'erased',
    title: words({ en: 'Is erased', nl: 'Wordt gewist' }),
    text: words({
      en: 'Names, addresses, numbers and everything written about this person go for good. Messages to other programs and the request log vanish by themselves within 30 days.',
      nl: 'Namen, adressen, nummers en alles wat over deze persoon geschreven is, verdwijnt voorgoed. Berichten aan andere programma’s en het verzoekenlogboek verdwijnen vanzelf binnen 30 dagen.',
    }),
  },
  {
    fate: 'nameless',
    title: words({ en: 'Stays, without a name', nl: 'Blijft, zonder naam' }),
    text: words({
      en: 'These records stay for the books and the figures. They no longer say who it was.',
      nl: 'Deze gegevens blijven voor de administratie en de cijfers. Er staat niet meer bij wie het was.',
    }),
  },
  {
    fate: 'kept',
    title: words({ en: 'The law keeps it', nl: 'Moet blijven van de wet' }),
    text: words({
      en: 'The right to be forgotten does not reach what another law makes you keep (GDPR article 17, paragraph 3).',
      nl: 'Het recht om vergeten te worden geldt niet voor wat je van een andere wet moet bewaren (AVG artikel 17, lid 3).',
    }),
  },
  {
    fate: 'manual',
    title: words({ en: 'Look through this yourself', nl: 'Kijk dit zelf na' }),
    text: words({
      en: 'Texts that people wrote and in which the name occurs. Only you can judge what has to go.',
      nl: 'Teksten die mensen schreven en waarin de naam voorkomt. Alleen jij kunt beoordelen wat weg moet.',
    }),
  },
] as const

export const REASONS: Readonly<Record<string, Both<string>>> = {
  tax: words({
    en: 'Seven years: invoices and receipts belong to the books that tax law makes you keep (AWR article 52).',
    nl: 'Zeven jaar: facturen en bonnen horen bij de administratie die je van de belastingwet bewaart (AWR artikel 52).',
  }),
  wages: words({
    en: 'Seven years: what wages and invoices rest on belongs to the books (AWR article 52).',
    nl: 'Zeven jaar: waar lonen en facturen op rusten hoort bij de administratie (AWR artikel 52).',
  }),
  agreement: words({
    en: 'Seven years: an offer and its acceptance are the agreement behind an invoice (AWR article 52).',
    nl: 'Zeven jaar: een offerte en het akkoord zijn de afspraak achter een factuur (AWR artikel 52).',
  }),
  leave: words({
    en: 'Five years: so long can leave that was not taken be claimed (Civil Code, book 7, article 642).',
    nl: 'Vijf jaar: zo lang kan om niet opgenomen verlof gevraagd worden (BW boek 7, artikel 642).',
  }),
  work: words({ en: 'Other work and the figures rest on it.', nl: 'Ander werk en de cijfers rusten erop.' }),
  free_text: words({
    en: 'Change or delete what tells of this person.',
    nl: 'Pas aan of verwijder wat over deze persoon gaat.',
  }),
}
