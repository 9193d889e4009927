// Why hours cannot be changed or were refused, in the words of the person.
import type { Shapes } from '../../api/api.ts'
import { type Language, words } from '../../words/language.tsx'
import type { WeekEntry } from './week-data.ts'

const reasons = words<Readonly<Record<string, string>>>({
  en: {
    invoiced: 'Invoiced: these hours stand on an invoice. A credit note for the whole line frees them.',
    draft_invoice: 'On a draft invoice. Take them off the draft to change them.',
    approved: 'Approved. Whoever approves can withdraw that.',
    written_off: 'Written off. Undo the write-off to change them.',
    period_closed: 'This period is closed. Reopen it in the settings to change hours.',
    'period-closed': 'This period is closed. Reopen it in the settings to change hours.',
    'project-closed': 'The project is closed. Reopen it to book hours.',
    'project-archived': 'The project is archived. Make it active to book hours.',
    'service-closed': 'No hours can be booked on this service any more. Choose another one.',
    'hour-type-inactive': 'This hour type is no longer in use. Choose another one.',
    'employee-inactive': 'Not employed on this day.',
    'day-exceeds-24-hours': 'A day has 24 hours, and this would be more.',
    'hours-overlap': 'There are other hours at this time. Move one of the two in the calendar.',
    'budget-exceeded': 'The budget of the project does not allow for this.',
    'precondition-failed': 'These hours were changed meanwhile. Look what they are now and type again.',
    'not-found': 'These hours were removed meanwhile. Type again to book them anew.',
    filled: 'Hours were booked here meanwhile. Type again to change them.',
    forbidden: 'You book hours of your own only.',
  },
  nl: {
    invoiced: 'Gefactureerd: deze uren staan op een factuur. Een creditnota voor de hele regel geeft ze vrij.',
    draft_invoice: 'Op een conceptfactuur. Haal ze van het concept om ze te wijzigen.',
    approved: 'Goedgekeurd. Wie goedkeurt kan dat intrekken.',
    written_off: 'Afgeboekt. Maak de afboeking ongedaan om ze te wijzigen.',
    period_closed: 'Deze periode is afgesloten. Open haar in de instellingen om uren te wijzigen.',
    'period-closed': 'Deze periode is afgesloten. Open haar in de instellingen om uren te wijzigen.',
    'project-closed': 'Het project is afgesloten. Heropen het om uren te schrijven.',
    'project-archived': 'Het project is gearchiveerd. Maak het actief om uren te schrijven.',
    'service-closed': 'Op deze dienst kun je geen uren meer schrijven. Kies een andere.',
    'hour-type-inactive': 'Deze urensoort is niet meer in gebruik. Kies een andere.',
    'employee-inactive': 'Niet in dienst op deze dag.',
    'day-exceeds-24-hours': 'Een dag heeft 24 uur, en dit zou meer zijn.',
    'hours-overlap': 'Er staan al andere uren op dit tijdstip. Verplaats een van beide in de agenda.',
    'budget-exceeded': 'Het budget van het project laat dit niet toe.',
    'precondition-failed': 'Deze uren zijn intussen gewijzigd. Kijk wat er nu staat en typ opnieuw.',
    'not-found': 'Deze uren zijn intussen verwijderd. Typ opnieuw om ze te schrijven.',
    filled: 'Hier zijn intussen uren geschreven. Typ opnieuw om ze te wijzigen.',
    forbidden: 'Je schrijft alleen uren van jezelf.',
  },
})

/** What the service says itself, where we have no words of our own for it. */
export function reasonText(code: string, detail: string, language: Language): string {
  return reasons[language][code] ?? detail
}

export function refusalWords(refusal: Shapes['Refusal'] | null, language: Language): string | undefined {
  return refusal ? reasonText(refusal.code, refusal.detail, language) : undefined
}

export function lockWords(entry: WeekEntry, language: Language): string | undefined {
  const { refusal, lock_reason } = entry
  return refusal ? reasonText(lock_reason ?? refusal.code, refusal.detail, language) : undefined
}

export const APPROVAL = words({
  en: {
    empty: 'Nothing booked',
    not_required: 'No approval needed',
    open: 'Not submitted',
    submitted: 'Submitted',
    approved: 'Approved',
    rejected: 'Rejected',
  },
  nl: {
    empty: 'Niets geschreven',
    not_required: 'Goedkeuring niet nodig',
    open: 'Niet ingediend',
    submitted: 'Ingediend',
    approved: 'Goedgekeurd',
    rejected: 'Afgekeurd',
  },
})
