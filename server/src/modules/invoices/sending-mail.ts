// Mailing an invoice, and reminding of it. The mail leaves as soon as the paper is printed; only then is the invoice sent.
import Type from 'typebox'
import type { Context } from '../../db/context.ts'
import type { Tables } from '../../db/schema.ts'
import { sql } from '../../db/sql.ts'
import { Mail, queueMail } from '../../events/mail.ts'
import { operation } from '../../http/operation.ts'
import type { Language } from '../../shared/languages.ts'
import { Body, Email, Name, One } from '../../shared/shapes.ts'
import type { InvoiceBilling, InvoiceSeller } from './content.ts'
import { loadInvoice } from './invoices.queries.ts'
import { type MailTopic, mailText } from './mail-texts.ts'
import { formatsOf } from './print/formats.ts'
import { textsOf } from './print/languages.ts'
import { checkOwed, recipientOf, reminderLevel } from './sending-mail.rules.ts'
import { checkFinalised } from './settlement.rules.ts'

const own = {
  to: Type.Optional(Email),
  subject: Type.Optional(Name(300)),
  message: Type.Optional(Name(10_000)),
}

export const sendingMail = [
  operation({
    id: 'invoice.send',
    summary: 'Mail an invoice to the customer',
    method: 'POST',
    path: '/invoices/invoice/{id}/send',
    surface: 'app',
    scope: 'invoices:write',
    load: loadInvoice,
    body: Body(own, 'InvoiceSend'),
    success: 201,
    response: One(Mail),
    problems: ['invoice-not-finalised'],
    run: (ctx, { before, body }) => {
      checkFinalised(before.row)
      const topic = before.row.type === 'invoice' ? 'invoice' : 'creditNote'
      return queueMail(ctx, { kind: 'invoice', ...letter(before.row, topic, body) })
    },
  }),
  operation({
    id: 'invoice.remind',
    summary: 'Remind the customer of an invoice',
    method: 'POST',
    path: '/invoices/invoice/{id}/remind',
    surface: 'app',
    scope: 'invoices:write',
    load: loadInvoice,
    body: Body(own, 'InvoiceRemind'),
    success: 201,
    response: One(Mail),
    problems: ['invoice-not-finalised', 'invalid-transition'],
    run: async (ctx, { before, body }) => {
      checkFinalised(before.row)
      checkOwed({
        outstanding: before.row.outstanding_amount!,
        dueDate: before.row.due_date!,
        today: ctx.today,
        hasOwnText: body.message !== undefined,
      })
      const level = reminderLevel(await countReminders(ctx, before.id))
      return queueMail(ctx, { kind: 'reminder', ...letter(before.row, `reminder${level}`, body) })
    },
  }),
]

interface Own {
  readonly to?: string
  readonly subject?: string
  readonly message?: string
}

function letter(row: Tables['invoice'], topic: MailTopic, { to, subject, message }: Own) {
  const [seller, billing] = [row.seller as InvoiceSeller, row.billing as InvoiceBilling]
  const language = row.language as Language
  const { money, day } = formatsOf(textsOf(language).locale, row.currency)
  const normal = mailText(language, topic, {
    number: row.number!,
    total: money(row.total_incl_vat),
    outstanding: money(row.outstanding_amount!),
    dueDate: day(row.due_date!),
    iban: seller.iban,
    attention: billing.attention,
    seller: seller.name,
  })
  return {
    recipient: recipientOf(to, billing.email),
    subject: subject ?? normal.subject,
    text: message ?? normal.text,
    invoice_id: row.id,
  }
}

async function countReminders(ctx: Context, invoiceId: string): Promise<number> {
  const query = sql`
    select count(*)::integer as count from mail where invoice_id = ${invoiceId} and kind = 'reminder' and status <> 'failed'`
  return (await ctx.tx.first<{ count: number }>(query))!.count
}
