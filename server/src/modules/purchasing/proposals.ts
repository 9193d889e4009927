// Reads what a supplier sent and says which purchase invoice it would become: /purchasing/proposal. Nothing is written; the
// invoice is then recorded as any other.
import type { Context } from '../../db/context.ts'
import { operation } from '../../http/operation.ts'
import { referenceProblem } from '../../shared/problem.ts'
import { One } from '../../shared/shapes.ts'
import {
  findPaper,
  findProfiles,
  findSameFile,
  findSameNumber,
  findSuppliers,
  isOrganization,
  type Paper,
} from './proposals.queries.ts'
import {
  PurchaseAttachment,
  PurchaseCheck,
  PurchaseChecked,
  PurchaseProposal,
  type TypedPurchase,
} from './proposals.shapes.ts'
import { type Proposed, proposalOf, unread } from './propose.ts'
import { purchaseTotals } from './purchase-invoices.rules.ts'
import { type Attachment, type ReadInvoice, readUbl, type UblRefusal } from './read-ubl.ts'

export const proposals = [
  operation({
    id: 'proposal.read',
    summary: "Read a supplier's file as the purchase invoice it would become",
    method: 'GET',
    path: '/purchasing/proposal/{id}',
    note: 'The id is that of a document of the kind purchase_invoice.',
    surface: 'app',
    scope: 'invoices:read',
    load: findPaper,
    success: 200,
    response: One(PurchaseProposal),
    run: async (ctx, { before }) => ({ data: await propose(ctx, before) }),
  }),
  operation({
    id: 'proposal.attachment',
    summary: "Read the PDF inside a supplier's file",
    method: 'GET',
    path: '/purchasing/proposal/{id}/attachment',
    note: 'The id is that of a document of the kind purchase_invoice; without a PDF in it there is nothing here.',
    surface: 'app',
    scope: 'invoices:read',
    load: async (ctx, id) => attachmentIn(await findPaper(ctx, id)),
    success: 200,
    response: One(PurchaseAttachment),
    run: async (_ctx, { before: { name, bytes } }) => ({ data: { name, content: bytes.toString('base64') } }),
  }),
  operation({
    id: 'proposal.check',
    summary: 'Tell what a purchase invoice would come to, and whether it is recorded already',
    method: 'POST',
    path: '/purchasing/purchaseinvoice/check',
    surface: 'app',
    scope: 'invoices:read',
    body: PurchaseCheck,
    success: 200,
    response: One(PurchaseChecked),
    run: async (ctx, { body }) => ({ data: await check(ctx, body) }),
  }),
]

async function check(ctx: Context, { organization_id = null, number = null, lines }: TypedPurchase) {
  if (organization_id !== null && !(await isOrganization(ctx, organization_id)))
    throw referenceProblem(['organization_id'])
  const totals = Object.entries(purchaseTotals(lines)).map(([name, amount]) => [name, Number(amount)])
  return { ...Object.fromEntries(totals), doubles: await findSameNumber(ctx, organization_id, number) }
}

async function propose(ctx: Context, paper: Paper): Promise<PurchaseProposal> {
  const read = readPaper(paper)
  const proposed = await proposedOf(ctx, read)
  const { organization_id, number } = proposed
  const doubles = await Promise.all([findSameNumber(ctx, organization_id, number, paper.id), findSameFile(ctx, paper)])
  const attachment = isRead(read) ? read.attachment : null
  return { document_id: paper.id, ...proposed, attachment_name: attachment?.name ?? null, doubles: doubles.flat() }
}

async function proposedOf(ctx: Context, read: ReadInvoice | UblRefusal | null): Promise<Proposed> {
  if (!isRead(read)) return unread(read)
  const [suppliers, profiles] = await Promise.all([findSuppliers(ctx, read.supplier), findProfiles(ctx)])
  return proposalOf(read, { suppliers, profiles })
}

function attachmentIn(paper: Paper | undefined): Attachment | undefined {
  const read = paper ? readPaper(paper) : null
  return isRead(read) ? (read.attachment ?? undefined) : undefined
}

// Of a scan there is nothing to be read, and nothing wrong with that.
function readPaper({ mime_type, bytes }: Paper): ReadInvoice | UblRefusal | null {
  return mime_type.endsWith('/xml') ? readUbl(bytes) : null
}

function isRead(read: ReadInvoice | UblRefusal | null): read is ReadInvoice {
  return typeof read === 'object' && read !== null
}
