// The PDF that came inside a file is kept beside it, so that it can be found, looked at and passed on by itself.
import { queries } from '../../api/queries.ts'
import { storeFile } from '../../ui/uploads.ts'
import { attachmentQuery, bytesOf } from './paper.tsx'
import type { Proposal } from './words.ts'

export async function keepAttachment(proposal: Proposal | undefined, purchaseInvoiceId: string): Promise<void> {
  if (!proposal?.attachment_name) return
  const { data } = await queries.ensureQueryData(attachmentQuery(proposal.document_id))
  const file = new File([bytesOf(data.content)], data.name, { type: 'application/pdf' })
  await storeFile(file, { kind: 'purchase_invoice', purchase_invoice_id: purchaseInvoiceId })
}
