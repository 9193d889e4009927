// What is known of an organization, in the order one asks for it.
import type { Column } from '../../ui/column.ts'
import { DELIVERIES, LANGUAGES, VAT_TREATMENTS } from './words.ts'

type Fact = Column<'/crm/organization'>

export const contactFacts: readonly Fact[] = [
  { key: 'name', head: { en: 'Name', nl: 'Naam' }, edit: true },
  { key: 'relation_type_ids', head: { en: 'Type', nl: 'Soort' }, kind: 'records', of: 'relationType', edit: true },
  { key: 'email', head: { en: 'E-mail', nl: 'E-mail' }, kind: 'email', edit: true },
  { key: 'phone', head: { en: 'Phone', nl: 'Telefoon' }, kind: 'phone', edit: true },
  { key: 'url', head: { en: 'Website', nl: 'Website' }, kind: 'url', edit: true },
  { key: 'address', head: { en: 'Address', nl: 'Adres' }, kind: 'address', edit: true },
  {
    key: 'account_manager_employee_id',
    head: { en: 'Account manager', nl: 'Accountmanager' },
    kind: 'record',
    of: 'employee',
    name: (row) => row.account_manager_employee_name,
    edit: true,
  },
  { key: 'industry', head: { en: 'Industry', nl: 'Branche' }, edit: true },
  {
    key: 'parent_organization_id',
    head: { en: 'Part of', nl: 'Onderdeel van' },
    kind: 'record',
    of: 'organization',
    edit: true,
  },
  { key: 'note', head: { en: 'Remark', nl: 'Opmerking' }, kind: 'long', edit: true },
  { key: 'is_active', head: { en: 'Active', nl: 'Actief' }, kind: 'flag', edit: true },
]

export const invoiceFacts: readonly Fact[] = [
  { key: 'relation_number', head: { en: 'Number', nl: 'Relatienummer' }, edit: true },
  { key: 'coc_code', head: { en: 'Company no.', nl: 'KvK-nummer' }, edit: true },
  { key: 'vat_number', head: { en: 'VAT number', nl: 'Btw-nummer' }, edit: true },
  { key: 'vat_treatment', head: { en: 'VAT', nl: 'Btw' }, kind: 'choice', options: VAT_TREATMENTS, edit: true },
  { key: 'payment_term_days', head: { en: 'Days to pay', nl: 'Betaaltermijn' }, kind: 'number', edit: true },
  { key: 'invoice_delivery', head: { en: 'Sent', nl: 'Verzending' }, kind: 'choice', options: DELIVERIES, edit: true },
  { key: 'invoice_email', head: { en: 'Invoices to', nl: 'Facturen naar' }, kind: 'email', edit: true },
  { key: 'invoice_attention', head: { en: 'Attention', nl: 'Ter attentie van' }, edit: true },
  { key: 'peppol_id', head: { en: 'Peppol id', nl: 'Peppol-id' }, edit: true },
  { key: 'iban', head: { en: 'IBAN', nl: 'IBAN' }, edit: true },
  { key: 'language', head: { en: 'Language', nl: 'Taal' }, kind: 'choice', options: LANGUAGES, edit: true },
]
