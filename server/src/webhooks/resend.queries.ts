import type { Context } from '../db/context.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { firstIdAt } from '../shared/clock.ts'
import { referenceProblem } from '../shared/problem.ts'
import { wantedKinds } from './webhooks.rules.ts'

export const MOST_RESENT = 10_000

export interface Resent {
  readonly queued: number
  readonly continue_from: string | null
}

interface Wanted {
  readonly id: string
  readonly kinds: readonly string[]
}

/** Everything that the webhook wants of what happened since; whether its user may read it is seen when it is sent. */
export async function resendSince(ctx: Context, { id, kinds }: Wanted, since: string, from?: string): Promise<Resent> {
  const wanted = [...wantedKinds(kinds)].filter((kind) => kind !== 'webhook.ping')
  const chosen = sql`
    select o.id as event_id from outbox o
    where o.environment_id = current_environment() and o.id >= ${from ?? firstIdAt(Date.parse(since))} and o.created_at >= ${since}
      and o.kind = any(${wanted}::text[])
    order by o.id limit ${MOST_RESENT + 1}`
  const queued = sql`
    insert into webhook_delivery as d (environment_id, id, webhook_id, event_id, status, next_attempt_at, created_at, updated_at)
    select current_environment(), gen_random_uuid(), ${id}, event_id, 'waiting', ${ctx.now}, ${ctx.now}, ${ctx.now} from bite
    on conflict (environment_id, event_id, webhook_id) do update set ${newRound(ctx)}`
  return resent(ctx, chosen, queued)
}

export async function resendFailed(ctx: Context, webhookId: string, from?: string): Promise<Resent> {
  const after = from === undefined ? raw('true') : sql`event_id >= ${from}`
  const chosen = sql`
    select id, event_id from webhook_delivery where webhook_id = ${webhookId} and status = 'failed' and ${after}
    order by event_id limit ${MOST_RESENT + 1}`
  const queued = sql`
    update webhook_delivery d set ${newRound(ctx)}
    where d.environment_id = current_environment() and d.id = any(array(select id from bite)) and d.status = 'failed'`
  return resent(ctx, chosen, queued)
}

/** A place to go on from must be one that we named. */
export async function checkEvent(ctx: Context, id: string): Promise<void> {
  if (!(await ctx.tx.first(sql`select from outbox where id = ${id}`))) throw referenceProblem(['continue_from'])
}

// One more than is sent is chosen, to know whether there is more and where it begins.
async function resent(ctx: Context, chosen: Sql, queued: Sql): Promise<Resent> {
  const found = await ctx.tx.first<Resent>(sql`
    with chosen as materialized (${chosen}),
      bite as (select * from chosen order by event_id limit ${MOST_RESENT}),
      queued as (${queued} returning 1)
    select (select count(*) from queued) as queued,
      (select event_id from chosen order by event_id offset ${MOST_RESENT} limit 1) as continue_from`)
  return found!
}

function newRound({ now }: Context): Sql {
  return sql`status = 'waiting', attempts = 0, next_attempt_at = ${now},
    version = d.version + 1, updated_at = greatest(d.updated_at, ${now})`
}
