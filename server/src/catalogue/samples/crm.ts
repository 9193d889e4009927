import type { Static } from 'typebox'
import type { ContactRole } from '../../modules/crm/contact-roles.shapes.ts'
import type { Note } from '../../modules/crm/notes.shapes.ts'
import type { Organization } from '../../modules/crm/organizations.shapes.ts'
import type { Person } from '../../modules/crm/persons.shapes.ts'
import { idOf, type Sample } from '../sample.ts'
import { brewery, marieke, opportunity, sanne } from './ids.ts'

export const organization: Sample<Static<typeof Organization>> = {
  record: {
    id: brewery.organization_id,
    name: brewery.organization_name,
    coc_code: '30241189',
    vat_number: 'NL123456789B01',
    relation_number: 'R0042',
    industry: 'Food and drink',
    email: 'info@delinde.example',
    phone: '+31 30 231 00 42',
    url: 'https://delinde.example',
    address: { line1: 'Oudegracht 214', postal_code: '3511 NR', locality: 'Utrecht', country: 'NL' },
    note: null,
    relation_type_ids: [idOf('relation type customer')],
    account_manager_employee_id: sanne.id,
    account_manager_employee_name: sanne.name,
    parent_organization_id: null,
    is_active: true,
    language: 'nl',
    invoice_email: 'administratie@delinde.example',
    invoice_attention: null,
    invoice_delivery: 'email',
    peppol_id: null,
    payment_term_days: null,
    vat_treatment: 'auto',
    iban: null,
    custom_fields: { region: 'Midden' },
    created_at: '2026-09-07T08:41:12.083Z',
    updated_at: '2026-09-07T08:41:12.083Z',
  },
  steps: {
    updated: { at: '2026-09-14T13:02:55.410Z', set: { payment_term_days: 14, invoice_attention: 'Marieke Verhoeven' } },
  },
}

export const person: Sample<Static<typeof Person>> = {
  record: {
    id: marieke.person_id,
    first_name: 'Marieke',
    last_name: 'Verhoeven',
    full_name: marieke.person_name,
    email: 'marieke@delinde.example',
    phone: '+31 6 2040 1187',
    note: null,
    relation_type_ids: [],
    address: null,
    language: 'nl',
    is_active: true,
    invoice_email: null,
    payment_term_days: null,
    employee_id: null,
    custom_fields: {},
    created_at: '2026-09-07T08:44:30.512Z',
    updated_at: '2026-09-07T08:44:30.512Z',
  },
  steps: { updated: { at: '2026-10-01T09:15:04.227Z', set: { phone: '+31 6 2040 1190' } } },
}

export const contactrole: Sample<Static<typeof ContactRole>> = {
  record: {
    id: idOf('contact role'),
    ...brewery,
    ...marieke,
    role: 'Head of marketing',
    work_email: 'marieke@delinde.example',
    work_phone: null,
    is_primary: true,
    is_invoice_contact: false,
    start_date: '2026-09-01',
    end_date: null,
    is_active: true,
    created_at: '2026-09-07T08:45:02.940Z',
    updated_at: '2026-09-07T08:45:02.940Z',
  },
  steps: { updated: { at: '2026-10-01T09:16:40.003Z', set: { is_invoice_contact: true } } },
}

export const note: Sample<Static<typeof Note>> = {
  record: {
    id: idOf('note'),
    kind: 'call',
    title: 'First call',
    body: 'They want to sell online before Christmas. Budget about 12,000.',
    occurred_at: '2026-09-07T08:30:00.000Z',
    ...brewery,
    ...marieke,
    project_id: null,
    project_name: null,
    ...opportunity,
    author_employee_id: sanne.id,
    author_employee_name: sanne.name,
    source: 'app',
    created_at: '2026-09-07T08:52:19.771Z',
    updated_at: '2026-09-07T08:52:19.771Z',
  },
  steps: {
    updated: {
      at: '2026-09-07T08:58:01.126Z',
      set: { body: 'They want to sell online before Christmas. Budget about 12,000, excluding VAT.' },
    },
  },
}
