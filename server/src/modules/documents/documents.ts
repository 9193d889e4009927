// Documents: /documents/document. The API reads them; files come and go in the screens.
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import { type Loaded, loadRecord } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { deleteRecord, updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import type { FileLink } from '../../shared/files.ts'
import { checkRight } from '../../shared/rights.ts'
import { One, Page } from '../../shared/shapes.ts'
import { BESIDE_INVOICES, document, documentList, insertDocument, isBooked } from './documents.queries.ts'
import { checkContent, checkDisposable, checkFileName, checkMovable, fileTypes, MOST_BYTES } from './documents.rules.ts'
import { Document, DocumentCreate, DocumentUpdate } from './documents.shapes.ts'

export const documents = [
  operation({
    id: 'document.list',
    summary: 'List documents with a link to download each',
    method: 'GET',
    path: '/documents/document',
    scope: 'crm:read',
    list: documentList,
    success: 200,
    response: Page(Document),
    run: (ctx, { list, installation }) => {
      const scope = ctx.can('invoices:read') ? undefined : BESIDE_INVOICES
      return page(ctx.tx, documentList, list, ctx, scope, (id) => linkText(installation.linkToFile(id)))
    },
  }),
  operation({
    id: 'document.create',
    summary: 'Upload a file',
    method: 'POST',
    path: '/documents/document',
    surface: 'app',
    scope: 'crm:write',
    query: DocumentCreate,
    upload: { types: fileTypes, maxBytes: MOST_BYTES },
    success: 201,
    response: One(Document),
    run: async (ctx, { body, file, installation }) => {
      if (isPurchase(body)) checkRight(ctx.actor, 'invoices:write')
      checkFileName(body.name)
      checkContent(file.type, file.bytes)
      const facts = { kind: 'attachment', ...body, mime_type: file.type, uploaded_by_employee_id: ctx.actor.employeeId }
      const created = await insertDocument(ctx, facts, file.bytes)
      return { ...created, detail: linkText(installation.linkToFile(created.id)) }
    },
  }),
  operation({
    id: 'document.refile',
    summary: 'Rename a document, or file it elsewhere',
    method: 'PATCH',
    path: '/documents/document/{id}',
    surface: 'app',
    scope: 'crm:write',
    load: loadSeen,
    body: DocumentUpdate,
    success: 200,
    response: One(Document),
    problems: ['in-use'],
    run: async (ctx, { before, body, installation }) => {
      if (isPurchase(before.row)) checkRight(ctx.actor, 'invoices:write')
      checkMovable(before.row)
      if (body.name !== undefined) checkFileName(body.name)
      const changed = await updateRecord(ctx, document, before, body)
      return { ...changed, detail: linkText(installation.linkToFile(changed.id)) }
    },
  }),
  operation({
    id: 'document.delete',
    summary: 'Delete a document',
    method: 'DELETE',
    path: '/documents/document/{id}',
    surface: 'app',
    scope: 'crm:write',
    load: loadSeen,
    success: 204,
    problems: ['in-use'],
    run: async (ctx, { before }) => {
      if (isPurchase(before.row)) checkRight(ctx.actor, 'invoices:write')
      checkDisposable({ kind: before.row.kind, isBooked: await isBooked(ctx, before.row) })
      deleteRecord(ctx, document, before)
    },
  }),
]

function loadSeen(ctx: Context, id: string): Promise<Loaded<Tables['document']> | undefined> {
  return loadRecord(ctx.tx, document, id, ctx, ctx.can('invoices:read') ? undefined : BESIDE_INVOICES)
}

function isPurchase({ kind, purchase_invoice_id }: { kind?: string; purchase_invoice_id?: string | null }): boolean {
  return kind === 'purchase_invoice' || Boolean(purchase_invoice_id)
}

function linkText({ url, expiresAt }: FileLink): string {
  return JSON.stringify({ download_url: url, download_expires_at: expiresAt })
}
