// Prints what a customer was sent: the PDF of a quote. One that is sent anew gets a new paper in place of the old one.
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inEnvironment } from '../db/transaction.ts'
import { deleteQuotePaper, insertDocument } from '../modules/documents/documents.queries.ts'
import type { QuoteContent } from '../modules/sales/quotes/content.ts'
import { attachQuotePaper } from '../modules/sales/quotes/papers.ts'
import { printQuote } from '../modules/sales/quotes/print/print-quote.ts'
import type { Handler, StoredJob } from './jobs.ts'

interface Sent {
  readonly content: QuoteContent
  readonly organization_id: string | null
  readonly person_id: string | null
  readonly sales_id: string | null
  readonly document_id: string | null
  readonly logo: Uint8Array | null
}

export const quotePrinter = {
  operation: 'quote.print',
  async prepare(db, job) {
    const sent = await findSent(db, job)
    if (!sent) throw new Error('there is no such quote that was sent')
    const { document_id, logo, content, ...of } = sent
    if (document_id) return async () => {}
    const pdf = await printQuote(content, { logo })
    const version = content.version > 1 ? `-${content.version}` : ''
    const facts = { kind: 'quote_pdf', name: `${content.number}${version}.pdf`, mime_type: 'application/pdf', ...of }
    return async (ctx) => {
      await deleteQuotePaper(ctx, job.record_id)
      const { id } = await insertDocument(ctx, { ...facts, quote_id: job.record_id }, pdf)
      await attachQuotePaper(ctx, job.record_id, id, content)
    }
  },
} satisfies Handler

async function findSent(db: Database, { environment_id, record_id }: StoredJob): Promise<Sent | undefined> {
  const today = new Date().toISOString().slice(0, 10)
  const query = sql`
    select q.content, q.organization_id, q.person_id, q.sales_id, q.document_id, c.bytes as logo
    from quote q
    join company_profile p on p.environment_id = q.environment_id and p.id = q.company_profile_id
    left join document_content c on c.environment_id = p.environment_id and c.document_id = p.logo_document_id
    where q.id = ${record_id} and q.content is not null`
  return (await inEnvironment(db, { environmentId: environment_id, today }, 'read', (tx) => tx.last<Sent>(query)))[0]
}
