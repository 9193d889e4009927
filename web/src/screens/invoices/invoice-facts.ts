// What is known of an invoice that no longer changes.
import type { Column } from '../../ui/column.ts'
import { LANGUAGES, SENT_BY } from './words.ts'

export const finalFacts: readonly Column<'/invoices/invoice'>[] = [
  { key: 'subject', head: { en: 'Subject', nl: 'Onderwerp' } },
  { key: 'reference', head: { en: 'Their reference', nl: 'Referentie klant' } },
  { key: 'invoice_date', head: { en: 'Date', nl: 'Datum' }, kind: 'day' },
  { key: 'due_date', head: { en: 'Due', nl: 'Vervalt' }, kind: 'day' },
  { key: 'period_start', head: { en: 'Period from', nl: 'Periode vanaf' }, kind: 'day' },
  { key: 'period_end', head: { en: 'Period until', nl: 'Periode tot en met' }, kind: 'day' },
  { key: 'sent_via', head: { en: 'Sent', nl: 'Verstuurd' }, kind: 'choice', options: SENT_BY },
  { key: 'language', head: { en: 'Language', nl: 'Taal' }, kind: 'choice', options: LANGUAGES },
  { key: 'write_off_reason', head: { en: 'Written off because', nl: 'Afgeboekt omdat' }, kind: 'long' },
  { key: 'note', head: { en: 'Note', nl: 'Opmerking' }, kind: 'long' },
]
