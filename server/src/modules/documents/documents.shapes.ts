// Shapes of documents: files with what they belong to.
import Type from 'typebox'
import { Body, Changes, Detail, Id, Instant, Name, Nullable, OneOf, Row } from '../../shared/shapes.ts'

export const documentKinds = ['invoice_pdf', 'invoice_ubl', 'quote_pdf', 'purchase_invoice', 'attachment'] as const
/** What only a reader of invoices may see. */
export const invoiceKinds = ['invoice_pdf', 'invoice_ubl', 'purchase_invoice'] as const

/** What is said of a file that is uploaded. */
export const DocumentCreate = Body(
  {
    name: Type.String({ ...Name(255), examples: ['offer.pdf'] }),
    kind: Type.Optional(OneOf(['purchase_invoice', 'attachment'], 'attachment')),
    organization_id: Type.Optional(Id),
    person_id: Type.Optional(Id),
    project_id: Type.Optional(Id),
    sales_id: Type.Optional(Id),
    purchase_invoice_id: Type.Optional(Id),
  },
  'DocumentCreate',
)

/** What can be said otherwise of a file that is here. */
export const DocumentUpdate = Changes(
  {
    name: Name(255),
    organization_id: Nullable(Id),
    person_id: Nullable(Id),
    project_id: Nullable(Id),
    sales_id: Nullable(Id),
  },
  'DocumentUpdate',
)

/** As it is stored, audited and told in events: links are made for whoever asks, and never kept. */
export const DocumentRecord = Row(
  {
    kind: OneOf(documentKinds),
    name: Type.String(),
    mime_type: Type.String(),
    size_bytes: Type.Integer(),
    sha256: Type.String(),
    organization_id: Nullable(Id),
    person_id: Nullable(Id),
    project_id: Nullable(Id),
    sales_id: Nullable(Id),
    invoice_id: Nullable(Id),
    quote_id: Nullable(Id),
    purchase_invoice_id: Nullable(Id),
    uploaded_by_employee_id: Nullable(Id),
  },
  'DocumentRecord',
)

export const Document = Detail(
  DocumentRecord,
  {
    download_url: Type.String({ format: 'uri', description: 'Opens the file without a key, until it expires.' }),
    download_expires_at: Instant,
  },
  'Document',
)
