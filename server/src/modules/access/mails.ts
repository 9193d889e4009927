// Outgoing mail: what waits, what was sent, what was kept for want of a mail server, and why something failed. /settings/mail.
import { byId, bySearch, byText, byWord } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { page } from '../../db/page.ts'
import { loadRecord } from '../../db/record.ts'
import { raw } from '../../db/sql.ts'
import { Mail, mail, mailKinds, mailStatuses, sendAgain } from '../../events/mail.ts'
import { operation } from '../../http/operation.ts'
import { Problem } from '../../shared/problem.ts'
import { One, Page } from '../../shared/shapes.ts'

const mailList = listing({
  type: mail,
  filters: {
    q: bySearch(raw(`search_text(t.subject || ' ' || t.recipient)`)),
    kind: byWord(raw('t.kind'), mailKinds),
    status: byWord(raw('t.status'), mailStatuses),
    recipient: byText(raw('t.recipient')),
    invoice_id: byId(raw('t.invoice_id')),
    quote_id: byId(raw('t.quote_id')),
  },
  orders: { sent_at: { by: raw('t.sent_at'), nullable: true } },
  defaultSort: '-created_at',
})

export const mails = [
  operation({
    id: 'mail.list',
    summary: 'List outgoing mail',
    method: 'GET',
    path: '/settings/mail',
    surface: 'app',
    scope: 'settings',
    list: mailList,
    success: 200,
    response: Page(Mail),
    run: (ctx, { list }) => page(ctx.tx, mailList, list, ctx),
  }),
  operation({
    id: 'mail.send',
    summary: 'Send a mail that was kept, failed, or got lost',
    method: 'POST',
    path: '/settings/mail/{id}/send',
    surface: 'app',
    scope: 'settings',
    load: (ctx, id) => loadRecord(ctx.tx, mail, id, ctx),
    success: 200,
    response: One(Mail),
    problems: ['invalid-transition'],
    run: (ctx, { before }) => {
      if (before.row.status === 'waiting') throw new Problem('invalid-transition', 'This mail is on its way already.')
      return sendAgain(ctx, before)
    },
  }),
]
