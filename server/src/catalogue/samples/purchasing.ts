import type { Static } from 'typebox'
import type { DocumentRecord } from '../../modules/documents/documents.shapes.ts'
import type { Cost } from '../../modules/purchasing/costs.shapes.ts'
import type { PurchaseInvoice } from '../../modules/purchasing/purchase-invoices.shapes.ts'
import { idOf, type Sample } from '../sample.ts'
import { COMPANY, PURCHASE_INVOICE, sanne, shop, VAT_HIGH } from './ids.ts'

export const purchaseinvoice: Sample<Static<typeof PurchaseInvoice>> = {
  record: {
    id: PURCHASE_INVOICE,
    organization_id: idOf('supplier'),
    organization_name: 'Fotostudio Van Houten',
    number: 'VH-26-311',
    entry_number: 'PI00064',
    company_profile_id: COMPANY,
    invoice_date: '2026-10-20',
    due_date: '2026-11-19',
    currency: 'EUR',
    total_excl_vat: 860,
    total_vat: 180.6,
    total_incl_vat: 1040.6,
    status: 'received',
    allowed_actions: ['approved', 'rejected', 'paid'],
    paid_on: null,
    note: null,
    allocated_amount: 0,
    document_id: null,
    created_at: '2026-10-21T08:14:09.982Z',
    updated_at: '2026-10-21T08:14:09.982Z',
  },
  steps: {
    updated: { at: '2026-10-21T08:20:31.447Z', set: { note: 'Photographs of the bottles' } },
    approved: {
      after: 'updated',
      at: '2026-10-23T13:01:18.065Z',
      set: { status: 'approved', allowed_actions: ['rejected', 'paid'] },
    },
    rejected: {
      after: 'updated',
      at: '2026-10-23T13:02:40.219Z',
      set: { status: 'rejected', allowed_actions: ['received'] },
    },
    paid: {
      after: 'approved',
      at: '2026-11-16T09:30:00.540Z',
      set: { status: 'paid', allowed_actions: [], paid_on: '2026-11-16' },
    },
  },
}

export const cost: Sample<Static<typeof Cost>> = {
  record: {
    id: idOf('cost'),
    ...shop,
    service_id: null,
    service_name: null,
    purchase_invoice_id: PURCHASE_INVOICE,
    employee_id: null,
    employee_name: null,
    date: '2026-10-20',
    description: 'Photographs of the bottles',
    quantity: 1,
    unit_cost: 860,
    markup_percentage: 10,
    unit_price: 946,
    cost_amount: 860,
    sales_amount: 946,
    billable: true,
    vat_rate_id: VAT_HIGH,
    invoice_status: 'to_invoice',
    write_off_reason: null,
    invoice_id: null,
    invoice_line_id: null,
    locked: false,
    note: null,
    created_at: '2026-10-21T08:22:47.306Z',
    updated_at: '2026-10-21T08:22:47.306Z',
  },
  steps: {
    updated: {
      at: '2026-10-23T13:10:55.618Z',
      set: { markup_percentage: 15, unit_price: 989, sales_amount: 989 },
    },
  },
}

export const document: Sample<Static<typeof DocumentRecord>> = {
  record: {
    id: idOf('document'),
    kind: 'attachment',
    name: 'wireframes.pdf',
    mime_type: 'application/pdf',
    size_bytes: 482133,
    sha256: '5f0c3a6e1b8d47d29c60f3a4be71d85290cfe6137a4d2b98e1065c7fd3ab4e21',
    organization_id: null,
    person_id: null,
    project_id: shop.project_id,
    sales_id: null,
    invoice_id: null,
    quote_id: null,
    purchase_invoice_id: null,
    uploaded_by_employee_id: sanne.id,
    created_at: '2026-10-09T14:48:13.871Z',
    updated_at: '2026-10-09T14:48:13.871Z',
  },
  steps: {},
}
