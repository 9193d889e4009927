// Shapes of a proposal: what a supplier's file says, as the purchase invoice it would become.
import Type, { type Static } from 'typebox'
import { Address, Amount, Body, Day, Id, Nullable, OneOf, Text } from '../../shared/shapes.ts'
import { LineAmount, VatPercentage } from './purchase-invoices.shapes.ts'

export const matches = ['vat_number', 'coc_code', 'peppol_id', 'iban', 'name'] as const

const Line = Type.Object(
  { description: Type.String(), amount: Amount, vat_percentage: Type.Number() },
  { title: 'PurchaseProposalLine' },
)

const Supplier = Type.Object(
  {
    name: Nullable(Type.String()),
    vat_number: Nullable(Type.String()),
    coc_code: Nullable(Type.String()),
    peppol_id: Nullable(Type.String()),
    iban: Nullable(Type.String()),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    address: Nullable(Address),
  },
  { title: 'PurchaseProposalSupplier' },
)

const Remark = Type.Object(
  {
    pointer: Type.String({ description: 'What of the proposal it is about.' }),
    code: Type.String(),
    message: Type.String(),
    is_wrong: Type.Boolean({ description: 'false = good to know, and no more.' }),
  },
  { title: 'PurchaseRemark' },
)

const Double = Type.Object(
  {
    reason: OneOf(['same_number', 'same_file']),
    purchase_invoice_id: Nullable(Id),
    entry_number: Nullable(Type.String()),
    document_id: Nullable(Id),
    document_name: Nullable(Type.String()),
  },
  { title: 'PurchaseDouble' },
)

export const PurchaseProposal = Type.Object(
  {
    document_id: Id,
    is_read: Type.Boolean({ description: 'false = the file says nothing that can be read, so everything is typed.' }),
    kind: Nullable(OneOf(['invoice', 'credit_note'])),
    organization_id: Nullable(Id),
    organization_name: Nullable(Type.String()),
    matched_by: Nullable(OneOf(matches)),
    number: Nullable(Type.String()),
    company_profile_id: Nullable(Id),
    invoice_date: Nullable(Day),
    due_date: Nullable(Day),
    currency: Nullable(Type.String()),
    lines: Type.Array(Line),
    total_excl_vat: Amount,
    total_vat: Amount,
    total_incl_vat: Amount,
    note: Nullable(Type.String()),
    supplier: Nullable(Supplier),
    attachment_name: Nullable(Type.String({ description: 'Of the PDF that travels inside the file.' })),
    remarks: Type.Array(Remark),
    doubles: Type.Array(Double, { description: 'What is recorded already, or lies in the inbox twice.' }),
  },
  { title: 'PurchaseProposal' },
)

/** As much of a purchase invoice as is typed so far. */
export const PurchaseCheck = Body(
  {
    organization_id: Type.Optional(Nullable(Id)),
    number: Type.Optional(Nullable(Text(50))),
    lines: Type.Array(Body({ amount: LineAmount, vat_percentage: VatPercentage }), { maxItems: 200 }),
  },
  'PurchaseCheck',
)

export const PurchaseChecked = Type.Object(
  {
    total_excl_vat: Amount,
    total_vat: Amount,
    total_incl_vat: Amount,
    doubles: Type.Array(Double, { description: 'What is recorded already of this supplier under this number.' }),
  },
  { title: 'PurchaseChecked' },
)

export const PurchaseAttachment = Type.Object(
  { name: Type.String(), content: Type.String({ description: 'The PDF in base64.' }) },
  { title: 'PurchaseAttachment' },
)

export type TypedPurchase = Static<typeof PurchaseCheck>
export type PurchaseProposal = Static<typeof PurchaseProposal>
export type PurchaseRemark = Static<typeof Remark>
export type PurchaseDouble = Static<typeof Double>
export type Match = (typeof matches)[number]
