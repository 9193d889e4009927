import type { Static } from 'typebox'
import type { Invoice } from '../../modules/invoices/invoices.shapes.ts'
import type { Payment } from '../../modules/invoices/payments.shapes.ts'
import type { Installment } from '../../modules/projects/installments.shapes.ts'
import { idOf, type Sample } from '../sample.ts'
import { brewery, build, COMPANY, INVOICE, marieke, shop } from './ids.ts'

const FINALISED_AT = '2026-11-02T08:30:04.517Z'
const SENT_AT = '2026-11-02T08:31:40.288Z'
const PAID_AT = '2026-11-19T06:00:21.733Z'
const address = (line1: string, postal_code: string, locality: string) => ({
  line1,
  postal_code,
  locality,
  country: 'NL',
})

export const invoice: Sample<Static<typeof Invoice>> = {
  record: {
    id: INVOICE,
    type: 'invoice',
    status: 'draft',
    allowed_actions: ['change', 'delete', 'finalize'],
    number: null,
    sequence_number: null,
    payment_status: null,
    is_overdue: false,
    company_profile_id: COMPANY,
    ...brewery,
    ...marieke,
    project_ids: [shop.project_id],
    subject: 'Design in October',
    reference: null,
    invoice_date: null,
    payment_term_days: 14,
    due_date: null,
    period_start: '2026-10-01',
    period_end: '2026-10-31',
    currency: 'EUR',
    language: 'nl',
    total_excl_vat: 3990,
    total_vat: 837.9,
    total_incl_vat: 4827.9,
    vat_breakdown: [
      {
        vat_category: 'S',
        vat_percentage: 21,
        taxable_amount: 3990,
        vat_amount: 837.9,
        exemption_reason: null,
        exemption_code: null,
      },
    ],
    paid_amount: 0,
    credited_amount: 0,
    outstanding_amount: 0,
    billing: {
      name: brewery.organization_name,
      attention: marieke.person_name,
      address: address('Oudegracht 214', '3511 NR', 'Utrecht'),
      vat_number: 'NL123456789B01',
      coc_code: '30241189',
      email: 'administratie@delinde.example',
      peppol_id: null,
    },
    seller: {
      name: 'Studio Noordlicht',
      legal_name: 'Studio Noordlicht B.V.',
      coc_code: '61230987',
      vat_number: 'NL987654321B01',
      iban: 'NL91ABNA0417164300',
      bic: 'ABNANL2A',
      address: address('Papaverweg 34', '1032 KJ', 'Amsterdam'),
      email: 'facturen@noordlicht.example',
      phone: '+31 20 700 18 30',
      url: 'https://noordlicht.example',
    },
    note: null,
    credited_invoice_id: null,
    credit_note_ids: [],
    finalised_at: null,
    sent_at: null,
    sent_via: null,
    paid_at: null,
    write_off_reason: null,
    document_id: null,
    created_at: '2026-11-02T08:22:36.190Z',
    updated_at: '2026-11-02T08:22:36.190Z',
  },
  steps: {
    updated: { at: '2026-11-02T08:27:09.045Z', set: { reference: 'PO 2026-118' } },
    finalised: {
      after: 'updated',
      at: FINALISED_AT,
      set: {
        status: 'finalised',
        allowed_actions: ['send', 'pay', 'credit', 'write_off'],
        number: '2026-00087',
        sequence_number: 87,
        payment_status: 'unpaid',
        invoice_date: '2026-11-02',
        due_date: '2026-11-16',
        outstanding_amount: 4827.9,
        finalised_at: FINALISED_AT,
      },
    },
    printed: {
      after: 'finalised',
      at: '2026-11-02T08:30:05.902Z',
      by: 'system',
      set: { document_id: idOf('invoice pdf') },
    },
    sent: { after: 'printed', at: SENT_AT, set: { sent_at: SENT_AT, sent_via: 'email' } },
    overdue: {
      after: 'sent',
      at: '2026-11-16T23:00:05.611Z',
      by: 'system',
      set: { allowed_actions: ['send', 'pay', 'remind', 'credit', 'write_off'], is_overdue: true },
    },
    paid: {
      after: 'overdue',
      at: PAID_AT,
      by: 'api_key',
      set: {
        allowed_actions: ['send', 'pay', 'credit'],
        payment_status: 'paid',
        is_overdue: false,
        paid_amount: 4827.9,
        outstanding_amount: 0,
        paid_at: PAID_AT,
      },
    },
    credited: {
      after: 'sent',
      at: '2026-11-09T10:12:58.364Z',
      set: {
        allowed_actions: ['send', 'pay', 'rebill'],
        payment_status: 'credited',
        credited_amount: 4827.9,
        outstanding_amount: 0,
        credit_note_ids: [idOf('credit note')],
      },
    },
  },
}

export const payment: Sample<Static<typeof Payment>> = {
  record: {
    id: idOf('payment'),
    invoice_id: INVOICE,
    invoice_number: '2026-00087',
    date: '2026-11-18',
    amount: 4827.9,
    method: 'bank_transfer',
    description: 'Invoice 2026-00087',
    external_reference: 'bank-20261118-00314',
    source: 'api',
    created_at: PAID_AT,
    updated_at: PAID_AT,
  },
  steps: {},
}

export const installment: Sample<Static<typeof Installment>> = {
  record: {
    id: idOf('installment'),
    ...build,
    ...shop,
    name: 'On delivery',
    percentage: 40,
    amount: 3360,
    planned_date: '2026-12-11',
    position: 2,
    status: 'planned',
    invoice_id: null,
    invoice_line_id: null,
    created_at: '2026-09-28T12:06:20.475Z',
    updated_at: '2026-09-28T12:06:20.475Z',
  },
  steps: {
    updated: { at: '2026-10-12T07:52:48.701Z', set: { planned_date: '2026-12-18' } },
    ready: {
      after: 'updated',
      at: '2026-12-17T23:00:07.250Z',
      by: 'system',
      set: { status: 'ready' },
    },
  },
}
