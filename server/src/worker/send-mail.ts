// Sends a mail with its papers. What the mail server took is sent, whatever happens to us afterwards; a copy has the same id.
import type { Context } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { loadRecord } from '../db/record.ts'
import type { Tables } from '../db/schema.ts'
import { sql } from '../db/sql.ts'
import { inEnvironment } from '../db/transaction.ts'
import { updateRecord } from '../db/write.ts'
import { mail } from '../events/mail.ts'
import { noteMailed } from '../modules/invoices/papers.ts'
import { type Handler, MOST_ATTEMPTS, messageOf, type StoredJob } from './jobs.ts'
import { isRefusal, type Letter, type Mailer } from './mailer.ts'

interface Found {
  readonly letter: Omit<Letter, 'attachments'>
  readonly kind: string
  readonly invoiceId: string | null
  /** What it cannot go without. */
  readonly awaits: string | null
  readonly papers: readonly Paper[]
}

interface Beside {
  readonly reply_to: string | null
  /** The one it has now: a quote that is sent anew gets another. */
  readonly quote_paper_id: string | null
}

interface Paper {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Without a mailer mails are kept. */
export function mailSender(mailer: Mailer | undefined): Handler {
  return {
    operation: 'mail.send',
    async prepare(db, job) {
      const found = await findMail(db, job)
      if (!found) return async () => {}
      const { letter, kind, invoiceId, awaits, papers } = found
      const end = (values: Partial<Tables['mail']>) => (ctx: Context) => endMail(ctx, job, values)
      if (!mailer) return end({ status: 'kept' })
      const isLast = job.attempts >= MOST_ATTEMPTS
      if (awaits && !papers.some((paper) => paper.kind === awaits)) {
        const unprinted = `the ${invoiceId ? 'invoice' : 'quote'} is not printed yet`
        return isLast ? end({ status: 'failed', error: unprinted }) : { awaits: unprinted }
      }
      try {
        await mailer.send({ ...letter, attachments: papers })
      } catch (error) {
        if (!isRefusal(error) && !isLast) throw error
        return end({ status: 'failed', error: messageOf(error) })
      }
      return async (ctx) => {
        await end({ status: 'sent', sent_at: ctx.now, error: null, document_ids: papers.map(({ id }) => id) })(ctx)
        if (kind === 'invoice' && invoiceId) await noteMailed(ctx, invoiceId)
      }
    },
  }
}

async function endMail(ctx: Context, job: StoredJob, values: Partial<Tables['mail']>): Promise<void> {
  const before = await loadRecord(ctx.tx, mail, job.record_id, ctx)
  if (before) await updateRecord(ctx, mail, before, { ...values, attempts: job.attempts })
}

function findMail(db: Database, { environment_id, record_id }: StoredJob): Promise<Found | undefined> {
  const today = new Date().toISOString().slice(0, 10)
  return inEnvironment(db, { environmentId: environment_id, today }, 'read', async (tx) => {
    const [row] = await tx.all<Tables['mail'] & Beside>(sql`
      select t.*, coalesce(i.seller, q.content -> 'seller') ->> 'email' as reply_to, q.document_id as quote_paper_id
      from mail t
      left join invoice i on i.environment_id = t.environment_id and i.id = t.invoice_id
      left join quote q on q.environment_id = t.environment_id and q.id = t.quote_id
      where t.id = ${record_id} and t.status = 'waiting'`)
    if (!row) return undefined
    // Whoever is reminded has the data already.
    const kinds = row.kind === 'invoice' ? ['invoice_pdf', 'invoice_ubl'] : ['invoice_pdf']
    const papers = await tx.all<Paper>(sql`
      select d.id, d.kind, d.name, d.mime_type as type, c.bytes
      from document d join document_content c on c.environment_id = d.environment_id and c.document_id = d.id
      where (d.invoice_id = ${row.invoice_id} and d.kind = any(${kinds}::text[])) or d.id = ${row.quote_paper_id} order by d.kind`)
    const { id, recipient: to, subject, text, reply_to: replyTo, kind, invoice_id: invoiceId } = row
    const awaits = invoiceId ? 'invoice_pdf' : row.quote_id ? 'quote_pdf' : null
    return { letter: { id, to, subject, text, replyTo }, kind, invoiceId, awaits, papers }
  })
}
