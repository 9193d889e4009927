// Prints what was sealed: the PDF and the UBL of a final invoice, both or neither.
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inEnvironment } from '../db/transaction.ts'
import { insertDocument } from '../modules/documents/documents.queries.ts'
import type { InvoiceContent } from '../modules/invoices/content.ts'
import { attachDocument } from '../modules/invoices/papers.ts'
import { printInvoice } from '../modules/invoices/print/print-invoice.ts'
import type { Handler, StoredJob } from './jobs.ts'

interface Sealed {
  readonly content: string
  readonly organization_id: string | null
  readonly person_id: string | null
  readonly document_id: string | null
  readonly logo: Uint8Array | null
}

export const invoicePrinter = {
  operation: 'invoice.print',
  async prepare(db, job) {
    const sealed = await findSealed(db, job)
    if (!sealed) throw new Error('there is no such final invoice')
    const { document_id, logo, content: text, ...customer } = sealed
    if (document_id) return async () => {}
    const content: InvoiceContent = JSON.parse(text)
    const { pdf, ubl } = await printInvoice(content, { logo })
    const name = content.number.replaceAll(/[/\\]/g, '-')
    return async (ctx) => {
      const of = { invoice_id: job.record_id, ...customer }
      const paper = { ...of, kind: 'invoice_pdf', name: `${name}.pdf`, mime_type: 'application/pdf' }
      const data = { ...of, kind: 'invoice_ubl', name: `${name}.xml`, mime_type: 'application/xml' }
      const { id } = await insertDocument(ctx, paper, pdf)
      await insertDocument(ctx, data, Buffer.from(ubl))
      await attachDocument(ctx, job.record_id, id)
    }
  },
} satisfies Handler

async function findSealed(db: Database, { environment_id, record_id }: StoredJob): Promise<Sealed | undefined> {
  const today = new Date().toISOString().slice(0, 10)
  const query = sql`
    select s.content, i.organization_id, i.person_id, i.document_id, c.bytes as logo
    from invoice i
    join invoice_seal s on s.environment_id = i.environment_id and s.invoice_id = i.id
    join company_profile p on p.environment_id = i.environment_id and p.id = i.company_profile_id
    left join document_content c on c.environment_id = p.environment_id and c.document_id = p.logo_document_id
    where i.id = ${record_id}`
  return (await inEnvironment(db, { environmentId: environment_id, today }, 'read', (tx) => tx.last<Sealed>(query)))[0]
}
