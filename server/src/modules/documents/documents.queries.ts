// Documents as they are stored: a row for what is known of a file, and its bytes beside it.
import { createHash } from 'node:crypto'
import type { Context } from '../../db/context.ts'
import { byId, bySearch, byWord, reserved } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { loadRecords, type Rendered, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import { deleteRecord, insertRecord } from '../../db/write.ts'
import { DocumentRecord, documentKinds, invoiceKinds } from './documents.shapes.ts'

export const document = recordType({ name: 'document', table: 'document', shape: DocumentRecord })

export const documentList = listing({
  type: document,
  filters: {
    q: bySearch(raw('search_text(t.name)')),
    kind: reserved(byWord(raw('t.kind'), documentKinds), 'invoices:read', (text) =>
      invoiceKinds.some((kind) => text.split(',').includes(kind)),
    ),
    organization_id: byId(raw('t.organization_id')),
    person_id: byId(raw('t.person_id')),
    project_id: byId(raw('t.project_id')),
    sales_id: byId(raw('t.sales_id')),
    invoice_id: reserved(byId(raw('t.invoice_id')), 'invoices:read'),
    quote_id: byId(raw('t.quote_id')),
    purchase_invoice_id: reserved(byId(raw('t.purchase_invoice_id')), 'invoices:read'),
  },
  orders: {
    name: { by: raw('t.name') },
    size_bytes: { by: raw('t.size_bytes') },
  },
  defaultSort: '-created_at',
  tallied: true,
})

/** What whoever may not read invoices sees of the documents. */
export const BESIDE_INVOICES: Sql = sql`t.invoice_id is null and t.purchase_invoice_id is null
  and t.kind <> all(${[...invoiceKinds]}::text[])`

export type DocumentFacts = Pick<Tables['document'], 'kind' | 'name' | 'mime_type'> & Partial<Tables['document']>

export async function insertDocument(ctx: Context, facts: DocumentFacts, bytes: Uint8Array): Promise<Rendered> {
  const id = ctx.newId()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const created = await insertRecord(ctx, document, { id, ...facts, size_bytes: bytes.length, sha256 })
  ctx.tx.send(sql`
    insert into document_content (environment_id, document_id, bytes)
    values (current_environment(), ${id}, ${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)})`)
  return created
}

/** A quote that is sent anew gets another paper. */
export async function deleteQuotePaper(ctx: Context, quoteId: string): Promise<void> {
  const isPaper = sql`t.quote_id = ${quoteId} and t.kind = 'quote_pdf'`
  for (const paper of await loadRecords(ctx.tx, document, isPaper, ctx)) deleteRecord(ctx, document, paper)
}

export async function deleteDocuments(ctx: Context, condition: Sql): Promise<void> {
  for (const before of await loadRecords(ctx.tx, document, condition, ctx)) deleteRecord(ctx, document, before)
}

/** A purchase invoice that was approved or paid rests on it. */
export async function isBooked(ctx: Context, { id, purchase_invoice_id }: Tables['document']): Promise<boolean> {
  const found = await ctx.tx.first(sql`
    select from purchase_invoice
    where (document_id = ${id} or id = ${purchase_invoice_id}) and status in ('approved', 'paid') limit 1`)
  return found !== undefined
}
