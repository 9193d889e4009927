// What is known of a project, in the order one asks for it.
import type { Column } from '../../ui/column.ts'
import { RATE_BASES } from './words.ts'

type Fact = Column<'/projects/project'>

export const aboutFacts: readonly Fact[] = [
  { key: 'name', head: { en: 'Name', nl: 'Naam' }, edit: true },
  {
    key: 'organization_id',
    head: { en: 'Customer', nl: 'Klant' },
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
    key: 'manager_employee_id',
    head: { en: 'Manager', nl: 'Projectleider' },
    kind: 'record',
    of: 'employee',
    name: (row) => row.manager_employee_name,
    edit: true,
  },
  { key: 'team_ids', head: { en: 'Teams', nl: 'Teams' }, kind: 'records', of: 'team', edit: true },
  { key: 'start_date', head: { en: 'Start', nl: 'Begin' }, kind: 'day', edit: true },
  { key: 'end_date', head: { en: 'End', nl: 'Einde' }, kind: 'day', edit: true },
  { key: 'budget_minutes', head: { en: 'Budget in hours', nl: 'Budget in uren' }, kind: 'minutes', edit: true },
  { key: 'budget_amount', head: { en: 'Budget in money', nl: 'Budget in geld' }, kind: 'money', edit: true },
  { key: 'note', head: { en: 'Remark', nl: 'Opmerking' }, kind: 'long', edit: true },
]

export const invoiceFacts: readonly Fact[] = [
  {
    key: 'company_profile_id',
    head: { en: 'From', nl: 'Vanuit' },
    kind: 'record',
    of: 'companyProfile',
    edit: true,
  },
  { key: 'rate_basis', head: { en: 'Hourly rate', nl: 'Uurtarief' }, kind: 'choice', options: RATE_BASES, edit: true },
  { key: 'invoice_reference', head: { en: 'Reference', nl: 'Referentie' }, edit: true },
  { key: 'closed_at', head: { en: 'Closed', nl: 'Afgesloten' }, kind: 'instant' },
  { key: 'archived_at', head: { en: 'Archived', nl: 'Gearchiveerd' }, kind: 'instant' },
]
