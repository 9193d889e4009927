// Words that the screens of invoices share.
import type { Option } from '../../ui/value.ts'
import { words } from '../../words/language.tsx'

export const STATUSES: readonly Option[] = [
  { value: 'draft', label: { en: 'Draft', nl: 'Concept' } },
  { value: 'finalised', label: { en: 'Final', nl: 'Definitief' } },
]

export const TYPES: readonly Option[] = [
  { value: 'invoice', label: { en: 'Invoice', nl: 'Factuur' } },
  { value: 'credit_note', label: { en: 'Credit note', nl: 'Creditnota' } },
]

export const PAYMENT_STATUSES: readonly Option[] = [
  { value: 'unpaid', label: { en: 'Open', nl: 'Open' } },
  { value: 'partially_paid', label: { en: 'Part paid', nl: 'Deels betaald' } },
  { value: 'paid', label: { en: 'Paid', nl: 'Betaald' } },
  { value: 'overpaid', label: { en: 'Overpaid', nl: 'Te veel betaald' } },
  { value: 'credited', label: { en: 'Credited', nl: 'Gecrediteerd' } },
  { value: 'written_off', label: { en: 'Written off', nl: 'Afgeboekt' } },
]

export const METHODS: readonly Option[] = [
  { value: 'bank_transfer', label: { en: 'Bank transfer', nl: 'Overboeking' } },
  { value: 'direct_debit', label: { en: 'Direct debit', nl: 'Incasso' } },
  { value: 'ideal', label: { en: 'iDEAL', nl: 'iDEAL' } },
  { value: 'card', label: { en: 'Card', nl: 'Pinpas of creditcard' } },
  { value: 'cash', label: { en: 'Cash', nl: 'Contant' } },
  { value: 'set_off', label: { en: 'Set off', nl: 'Verrekend' } },
  { value: 'other', label: { en: 'Other', nl: 'Anders' } },
]

export const SENT_BY: readonly Option[] = [
  { value: 'email', label: { en: 'by e-mail', nl: 'per e-mail' } },
  { value: 'peppol', label: { en: 'by Peppol', nl: 'via Peppol' } },
  { value: 'post', label: { en: 'by post', nl: 'per post' } },
  { value: 'manual', label: { en: 'by hand', nl: 'zelf' } },
]

/** What became of a mail, behind whom it is for. */
export const MAIL_FATES = words({
  en: {
    waiting: 'goes out in a moment',
    sent: '',
    kept: 'kept: no mail server is set',
    failed: 'could not be delivered',
  },
  nl: {
    waiting: 'gaat zo de deur uit',
    sent: '',
    kept: 'bewaard: er is geen mailserver ingesteld',
    failed: 'kon niet bezorgd worden',
  },
})

export const LANGUAGES: readonly Option[] = [
  { value: 'nl', label: 'Nederlands' },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
]

export const UNITS: readonly Option[] = [
  { value: 'hour', label: { en: 'hour', nl: 'uur' } },
  { value: 'piece', label: { en: 'piece', nl: 'stuk' } },
  { value: 'day', label: { en: 'day', nl: 'dag' } },
  { value: 'week', label: { en: 'week', nl: 'week' } },
  { value: 'month', label: { en: 'month', nl: 'maand' } },
  { value: 'year', label: { en: 'year', nl: 'jaar' } },
  { value: 'km', label: { en: 'km', nl: 'km' } },
]
