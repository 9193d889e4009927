// Shapes of an invoice as it is read; what the screens send to make and change drafts stands in drafts.shapes.ts.
import Type from 'typebox'
import { languages } from '../../shared/languages.ts'
import { Address, Amount, Day, Detail, Id, Instant, Nullable, OneOf, Row } from '../../shared/shapes.ts'
import { vatCategories } from '../../shared/vat.ts'
import { InvoiceLine } from './invoice-lines.shapes.ts'
import { Payment } from './payments.shapes.ts'

export const invoiceTypes = ['invoice', 'credit_note'] as const
export const invoiceStatuses = ['draft', 'finalised'] as const
export const paymentStatuses = ['unpaid', 'partially_paid', 'paid', 'overpaid', 'credited', 'written_off'] as const
export const sentVia = ['email', 'peppol', 'post', 'manual'] as const
export const invoiceActions = [
  'change',
  'delete',
  'finalize',
  'send',
  'pay',
  'remind',
  'credit',
  'rebill',
  'write_off',
  'undo_write_off',
] as const

export const VatGroup = Type.Object(
  {
    vat_category: OneOf(vatCategories),
    vat_percentage: Amount,
    taxable_amount: Amount,
    vat_amount: Amount,
    exemption_reason: Nullable(Type.String()),
    exemption_code: Nullable(Type.String()),
  },
  { title: 'VatGroup' },
)

const Billing = Type.Object(
  {
    name: Type.String(),
    attention: Nullable(Type.String()),
    address: Nullable(Address),
    vat_number: Nullable(Type.String()),
    coc_code: Nullable(Type.String()),
    email: Nullable(Type.String()),
    peppol_id: Nullable(Type.String()),
  },
  { title: 'InvoiceBilling', description: 'The customer; as it was when the invoice was finalised.' },
)

const Seller = Type.Object(
  {
    name: Type.String(),
    legal_name: Type.String(),
    coc_code: Nullable(Type.String()),
    vat_number: Nullable(Type.String()),
    iban: Nullable(Type.String()),
    bic: Nullable(Type.String()),
    address: Nullable(Address),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    url: Nullable(Type.String()),
  },
  { title: 'InvoiceSeller', description: 'The company profile; as it was when the invoice was finalised.' },
)

export const Invoice = Row(
  {
    type: OneOf(invoiceTypes),
    status: OneOf(invoiceStatuses),
    allowed_actions: Type.Array(OneOf(invoiceActions), { description: 'What can be done with it now.' }),
    number: Nullable(Type.String({ description: 'null until it is finalised.' })),
    sequence_number: Nullable(Type.Integer({ description: 'Its place in the series, without a gap.' })),
    payment_status: Nullable(OneOf(paymentStatuses)),
    is_overdue: Type.Boolean({ description: 'Something is owed and the due date has passed.' }),
    company_profile_id: Id,
    organization_id: Nullable(Id),
    organization_name: Nullable(Type.String()),
    person_id: Nullable(Id),
    person_name: Nullable(Type.String()),
    project_ids: Type.Array(Id),
    subject: Nullable(Type.String()),
    reference: Nullable(Type.String()),
    invoice_date: Nullable(Day),
    payment_term_days: Type.Integer(),
    due_date: Nullable(Day),
    period_start: Nullable(Day),
    period_end: Nullable(Day),
    currency: Type.String(),
    language: OneOf(languages),
    total_excl_vat: Type.Number({ description: 'Amounts of a credit note are negative.' }),
    total_vat: Amount,
    total_incl_vat: Amount,
    vat_breakdown: Type.Array(VatGroup),
    paid_amount: Amount,
    credited_amount: Type.Number({
      description: 'Set off by credit notes; of a credit note, what it set off, negative.',
    }),
    outstanding_amount: Type.Number({
      description: 'Still owed: the total less paid, credited and written off. Negative is owed to the customer.',
    }),
    billing: Billing,
    seller: Seller,
    note: Nullable(Type.String()),
    credited_invoice_id: Nullable({ ...Id, description: 'Of a credit note: the invoice it credits.' }),
    credit_note_ids: Type.Array(Id),
    finalised_at: Nullable(Instant),
    sent_at: Nullable(Instant),
    sent_via: Nullable(OneOf(sentVia)),
    paid_at: Nullable(Instant),
    write_off_reason: Nullable(Type.String()),
    document_id: Nullable({ ...Id, description: 'Its PDF, made shortly after it was finalised.' }),
  },
  'Invoice',
)

export const InvoiceDetail = Detail(
  Invoice,
  { lines: Type.Array(InvoiceLine), payments: Type.Array(Payment) },
  'InvoiceDetail',
)
