// Sending again what failed, or everything since a moment: for receivers that were down, lost data, or are new.
import { loadRecord } from '../db/record.ts'
import { operation } from '../http/operation.ts'
import { One } from '../shared/shapes.ts'
import { checkEvent, MOST_RESENT, resendFailed, resendSince } from './resend.queries.ts'
import { checkChoice } from './resend.rules.ts'
import { noteUse, webhook } from './webhooks.queries.ts'
import { checkActive } from './webhooks.rules.ts'
import { Resent, WebhookResend } from './webhooks.shapes.ts'

export const resending = [
  operation({
    id: 'webhook.resend',
    summary: 'Send again what failed, or everything since a moment',
    method: 'POST',
    path: '/settings/webhook/{id}/resend',
    surface: 'app',
    scope: 'settings',
    note: `Takes either failed or since. Deliveries that are there begin a new round of attempts with the same event id, also those that were delivered or still wait; test events are left out. One request queues at most ${MOST_RESENT.toLocaleString('en')}; while continue_from is not null, repeat it with that added.`,
    load: (ctx, id) => loadRecord(ctx.tx, webhook, id, ctx),
    body: WebhookResend,
    success: 200,
    response: One(Resent),
    problems: ['webhook-inactive'],
    run: async (ctx, { before, body }) => {
      checkChoice(body)
      const { since, continue_from } = body
      checkActive(before.row.is_active)
      if (continue_from !== undefined) await checkEvent(ctx, continue_from)
      const data =
        since === undefined
          ? await resendFailed(ctx, before.id, continue_from)
          : await resendSince(ctx, before.row, since, continue_from)
      noteUse(ctx, before)
      return { data }
    },
  }),
]
