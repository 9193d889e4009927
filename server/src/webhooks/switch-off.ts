// The service itself switches a webhook off, and tells whose it is.
import type { Context } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { loadRecord } from '../db/record.ts'
import { sql } from '../db/sql.ts'
import { updateRecord } from '../db/write.ts'
import { inBackground } from '../events/background.ts'
import { queueMail } from '../events/mail.ts'
import type { Clock } from '../shared/clock.ts'
import type { LaneKey } from './lane.queries.ts'
import { webhook } from './webhooks.queries.ts'

export type Reason = 'gone' | 'failing'

/** Nothing happens to one that is off already. */
export function switchOff(
  db: Database,
  { environment_id, webhook_id }: LaneKey,
  reason: Reason,
  publicUrl: string,
  clock: Clock,
): Promise<void> {
  const work = async (ctx: Context) => {
    const before = await loadRecord(ctx.tx, webhook, webhook_id, ctx)
    if (!before?.row.is_active) return
    const facts = await findFacts(ctx, webhook_id)
    await updateRecord(ctx, webhook, before, { is_active: false, disabled_reason: reason, disabled_at: ctx.now })
    await queueMail(ctx, {
      kind: 'webhook',
      recipient: facts.email,
      ...letter(before.row.url, reason, facts, publicUrl),
    })
  }
  return inBackground(db, environment_id, 'webhook.switch_off', work, clock)
}

interface Facts {
  readonly email: string
  readonly waiting: number
}

async function findFacts({ tx }: Context, webhookId: string): Promise<Facts> {
  const facts = await tx.first<Facts>(sql`
    select u.email, (select count(*) from webhook_delivery d
      where d.environment_id = w.environment_id and d.webhook_id = w.id and d.status = 'waiting')::integer as waiting
    from webhook w join user_account u on u.environment_id = w.environment_id and u.id = w.user_id
    where w.id = ${webhookId}`)
  return facts!
}

// What stands behind the ? may be a secret, and a letter is read by many eyes on its way.
function letter(url: string, reason: Reason, { waiting }: Facts, publicUrl: string) {
  const { host, origin, pathname } = new URL(url)
  const text = [
    `Kantoor sends no more events to ${origin}${pathname}.`,
    REASONS[reason],
    `${waitingText(waiting)} New events are not queued for it while it is off.`,
    'To have events again, switch the webhook on, and send again what it missed: they are kept for 30 days.',
    `Both are done in the settings, under AI and API: ${publicUrl}/settings/api`,
  ]
  return { subject: `Webhook to ${host} switched off`, text: text.join('\n\n') }
}

const REASONS: Readonly<Record<Reason, string>> = {
  gone: 'Its receiver answered 410 Gone, which says that it wants no more of them.',
  failing:
    'For five days every attempt failed. The log of the webhook shows what was sent and what came back each time.',
}

function waitingText(count: number): string {
  if (count === 0) return 'No event waits for it.'
  const [events, they] = count === 1 ? ['1 event waits', 'It goes'] : [`${count} events wait`, 'They go']
  return `${events} for it. ${they} out when it is switched on again within 30 days.`
}
