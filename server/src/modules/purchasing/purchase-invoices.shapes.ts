// Shapes of a purchase invoice: what a supplier charges, line by line.
import Type, { type Static } from 'typebox'
import { Amount, Body, Changes, Day, Detail, Id, Name, Nullable, OneOf, Row, Text } from '../../shared/shapes.ts'
import { Cost } from './costs.shapes.ts'

export const purchaseInvoiceStatuses = ['received', 'approved', 'rejected', 'paid'] as const

export const LineAmount = Type.Number({
  exclusiveMinimum: -1_000_000_000,
  exclusiveMaximum: 1_000_000_000,
  multipleOf: 0.01,
  description: 'Excluding VAT; may be negative.',
})
export const VatPercentage = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 })

const LineInput = Body({
  description: Name(500),
  amount: LineAmount,
  vat_percentage: VatPercentage,
  ledger_code: Type.Optional(Nullable(Text(20))),
})

const written = {
  organization_id: Id,
  number: Name(50),
  company_profile_id: Type.Optional(Id),
  invoice_date: Day,
  due_date: Type.Optional(Nullable(Day)),
  lines: Type.Array(LineInput, { minItems: 1, maxItems: 200 }),
  status: Type.Optional(OneOf(purchaseInvoiceStatuses, 'received')),
  paid_on: Type.Optional(Nullable(Day)),
  note: Type.Optional(Nullable(Text(10_000))),
}
const writtenInScreens = { ...written, document_id: Type.Optional(Nullable(Id)) }
export const PurchaseInvoiceCreate = Body(written, 'PurchaseInvoiceCreate')
export const PurchaseInvoiceUpdate = Changes(written, 'PurchaseInvoiceUpdate')
export const PurchaseInvoiceScreenCreate = Body(writtenInScreens, 'PurchaseInvoiceScreenCreate')
export const PurchaseInvoiceScreenUpdate = Changes(writtenInScreens, 'PurchaseInvoiceScreenUpdate')

export const PurchaseInvoice = Row(
  {
    organization_id: Id,
    organization_name: Type.String(),
    number: Type.String({ description: "The supplier's invoice number." }),
    entry_number: Type.String({ description: 'Our own running number.' }),
    company_profile_id: Id,
    invoice_date: Day,
    due_date: Nullable(Day),
    currency: Type.String(),
    total_excl_vat: Amount,
    total_vat: Amount,
    total_incl_vat: Amount,
    status: OneOf(purchaseInvoiceStatuses),
    allowed_actions: Type.Array(OneOf(purchaseInvoiceStatuses), { description: 'The statuses it can be given now.' }),
    paid_on: Nullable(Day),
    note: Nullable(Type.String()),
    allocated_amount: Type.Number({ description: 'Sum of the linked costs, at cost price.' }),
    document_id: Nullable(Id),
  },
  'PurchaseInvoice',
)

/** Exactly what is sent, so that lines can be read, changed and sent back. */
const Line = Type.Object(
  {
    description: Type.String(),
    amount: Amount,
    vat_percentage: Type.Number(),
    ledger_code: Nullable(Type.String()),
  },
  { title: 'PurchaseInvoiceLine' },
)

export const PurchaseInvoiceDetail = Detail(
  PurchaseInvoice,
  { lines: Type.Array(Line), costs: Type.Array(Cost) },
  'PurchaseInvoiceDetail',
)

export type NewPurchaseInvoice = Static<typeof PurchaseInvoiceScreenCreate>
export type ChangedPurchaseInvoice = Static<typeof PurchaseInvoiceScreenUpdate>
export type PurchaseLine = Static<typeof LineInput>
