// For whom a quote is, and until when.
import type { Column } from '../../ui/column.ts'
import { LANGUAGES } from '../crm/words.ts'
import type { QUOTES } from './sales-queries.ts'

export const quoteFacts: readonly Column<typeof QUOTES>[] = [
  {
    key: 'organization_id',
    head: { en: 'Organization', nl: 'Organisatie' },
    kind: 'record',
    of: 'organization',
    name: (row) => row.organization_name,
    edit: true,
  },
  {
    key: 'person_id',
    head: { en: 'Contact', nl: 'Contactpersoon' },
    kind: 'record',
    of: 'person',
    name: (row) => row.person_name,
    edit: true,
  },
  {
    key: 'sales_id',
    head: { en: 'Opportunity', nl: 'Kans' },
    kind: 'record',
    of: 'sales',
    name: (row) => row.sales_name,
    edit: true,
  },
  { key: 'quote_date', head: { en: 'Date', nl: 'Datum' }, kind: 'day', edit: true },
  { key: 'valid_until', head: { en: 'Valid until', nl: 'Geldig tot' }, kind: 'day', edit: true },
  { key: 'language', head: { en: 'Language', nl: 'Taal' }, kind: 'choice', options: LANGUAGES, edit: true },
  {
    key: 'company_profile_id',
    head: { en: 'From', nl: 'Afzender' },
    kind: 'record',
    of: 'companyProfile',
    name: (row) => row.company_profile_name,
    edit: true,
  },
  { key: 'sent_at', head: { en: 'Sent', nl: 'Verstuurd' }, kind: 'instant' },
  { key: 'accepted_at', head: { en: 'Accepted', nl: 'Akkoord' }, kind: 'instant' },
  { key: 'accepted_by_name', head: { en: 'By', nl: 'Door' } },
  { key: 'declined_at', head: { en: 'Declined', nl: 'Afgewezen' }, kind: 'instant' },
  { key: 'declined_reason', head: { en: 'Reason', nl: 'Reden' }, kind: 'long' },
]
