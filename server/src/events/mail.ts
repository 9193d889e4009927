// Mail that leaves after the answer. It is stored with the effect that asks for it; the worker sends it.
import Type from 'typebox'
import type { Context } from '../db/context.ts'
import { type Loaded, loadRecords, type Rendered, recordType } from '../db/record.ts'
import type { Tables } from '../db/schema.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { insertRecord, updateRecord } from '../db/write.ts'
import { Id, Instant, Nullable, OneOf, Row } from '../shared/shapes.ts'
import { enqueue } from './jobs.ts'

export const mailKinds = ['invoice', 'reminder', 'quote', 'webhook', 'security'] as const
export const mailStatuses = ['waiting', 'sent', 'kept', 'failed'] as const

export const Mail = Row(
  {
    kind: OneOf(mailKinds),
    status: Type.Unsafe<string>({
      ...OneOf(mailStatuses),
      description:
        'kept = there is no mail server, so it was not sent: set SMTP_URL and send it again, or send the paper yourself; failed = the mail server refused it for good, or it was tried too often.',
    }),
    recipient: Type.String(),
    subject: Type.String(),
    text: Type.String(),
    document_ids: Type.Array(Id, { description: 'What was attached.' }),
    invoice_id: Nullable(Id),
    invoice_number: Nullable(Type.String()),
    quote_id: Nullable(Id),
    quote_number: Nullable(Type.String()),
    attempts: Type.Integer(),
    error: Nullable(Type.String({ description: 'Why the last attempt failed.' })),
    sent_at: Nullable(Instant),
  },
  'Mail',
)

/** While it waits, its job knows how often it was tried. */
export const mail = recordType({
  name: 'mail',
  table: 'mail',
  shape: Mail,
  joins: sql`
    left join invoice on invoice.environment_id = t.environment_id and invoice.id = t.invoice_id
    left join quote on quote.environment_id = t.environment_id and quote.id = t.quote_id
    left join job on job.environment_id = t.environment_id and job.record_id = t.id and job.kind = 'send_mail'`,
  columns: {
    invoice_number: raw('invoice.number'),
    quote_number: raw('quote.number'),
    attempts: raw('coalesce(job.attempts, t.attempts)'),
    error: raw('coalesce(job.error, t.error)'),
  },
})

export interface NewMail {
  readonly kind: (typeof mailKinds)[number]
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** Its papers are attached as soon as they are printed. */
  readonly invoice_id?: string
  readonly quote_id?: string
}

export async function queueMail(ctx: Context, values: NewMail): Promise<Rendered> {
  const queued = await insertRecord(ctx, mail, { id: ctx.newId(), status: 'waiting', ...values })
  enqueue(ctx, 'send_mail', queued.id)
  return queued
}

export async function sendAgain(ctx: Context, before: Loaded<Tables['mail']>): Promise<Rendered> {
  const queued = await updateRecord(ctx, mail, before, { status: 'waiting', attempts: 0, error: null })
  enqueue(ctx, 'send_mail', before.id)
  return queued
}

/** That something was sent stays; to whom and what it said goes. */
export async function forgetMails(ctx: Context, condition: Sql): Promise<void> {
  const nothing = { recipient: 'erased@erased.invalid', subject: 'Erased', text: 'Erased', error: null }
  for (const before of await loadRecords(ctx.tx, mail, condition, ctx)) await updateRecord(ctx, mail, before, nothing)
}
