import Type from 'typebox'
import type { Context } from '../db/context.ts'
import { byId, byWord, type Filter, instantRange } from '../db/filter.ts'
import { listing } from '../db/listing.ts'
import { findRecord, type Loaded, loadRecords, type Rendered, recordType } from '../db/record.ts'
import type { Tables } from '../db/schema.ts'
import { raw, sql } from '../db/sql.ts'
import { Delivery, deliveryStatuses } from './deliveries.shapes.ts'
import { mayRead } from './reader.rules.ts'
import { kindPatterns, wantedKinds } from './webhooks.rules.ts'

export const delivery = recordType({
  name: 'delivery',
  table: 'webhook_delivery',
  shape: Delivery,
  joins: sql`
    join webhook on webhook.environment_id = t.environment_id and webhook.id = t.webhook_id
    join outbox on outbox.environment_id = t.environment_id and outbox.id = t.event_id
    left join lateral (
      select a.at, a.status, a.error from webhook_attempt a
      where a.environment_id = t.environment_id and a.delivery_id = t.id order by a.at desc, a.id desc limit 1) latest on true`,
  columns: {
    webhook_url: raw('webhook.url'),
    kind: raw('outbox.kind'),
    record_id: raw('outbox.record_id'),
    last_status: raw('latest.status'),
    last_error: raw('latest.error'),
    last_attempt_at: raw('latest.at'),
  },
  detail: {
    attempt_log: sql`(select coalesce(json_agg(r), '[]') from (
      select a.id, a.number, instant_text(a.at) as at, a.duration_ms, a.url, a.request_headers,
        a.status, a.response_headers, a.response_body, a.error
      from webhook_attempt a where a.environment_id = owner.environment_id and a.delivery_id = owner.id order by a.at, a.id) r)`,
  },
})

/** As a webhook asks for them. */
const byKind: Filter = {
  schema: Type.String({
    minLength: 1,
    maxLength: 1000,
    description: 'A kind such as hours.created, all of a resource such as hours.*, or several separated by commas.',
  }),
  expects: 'one or more kinds of events such as hours.created or hours.*, separated by commas',
  read: (text) => {
    const patterns = text.split(',')
    if (!patterns.every((pattern) => kindPatterns.includes(pattern))) return undefined
    const kinds = [...wantedKinds(patterns)]
    return sql`exists (select from outbox o
      where o.environment_id = t.environment_id and o.id = t.event_id and o.kind = any(${kinds}::text[]))`
  },
}

export const deliveryList = listing({
  type: delivery,
  filters: {
    webhook_id: byId(raw('t.webhook_id')),
    status: byWord(raw('t.status'), deliveryStatuses),
    kind: byKind,
    event_id: byId(raw('t.event_id')),
    ...instantRange('created_at'),
  },
  orders: { next_attempt_at: { by: raw('t.next_attempt_at'), nullable: true } },
  defaultSort: '-created_at',
})

interface SentEvent {
  readonly webhook_id: string
  readonly webhook_url: string
  readonly kind: string
  readonly record_id: string
  readonly body: string
  readonly is_managed: boolean
}

/** With what was sent, as far as the reader may know it: the rule for whoever is told of an event is also that of the log. */
export async function findDelivery(ctx: Context, id: string): Promise<Rendered | undefined> {
  const { rights, employeeId } = ctx.actor
  const [event, found] = await Promise.all([
    ctx.tx.first<SentEvent>(sql`
      select d.webhook_id, w.url as webhook_url, o.kind, o.record_id, o.payload::text as body, exists (
        select from employee e where e.environment_id = o.environment_id and e.manager_employee_id = ${employeeId}
          and e.id = (o.payload #>> '{data,object,employee_id}')::uuid) as is_managed
      from webhook_delivery d
      join webhook w on w.environment_id = d.environment_id and w.id = d.webhook_id
      join outbox o on o.environment_id = d.environment_id and o.id = d.event_id
      where d.id = ${id}`),
    findRecord(ctx.tx, delivery, id, ctx),
  ])
  if (!event || !found) return undefined
  const { object } = (JSON.parse(event.body) as { data: { object: Record<string, unknown> } }).data
  const told = { kind: event.kind, recordId: event.record_id, object, isManaged: event.is_managed }
  const isShown = mayRead({ rights, employeeId }, told, event.webhook_id)
  const { attempt_log } = JSON.parse(found.detail) as { attempt_log: object[] }
  return {
    ...found,
    detail: JSON.stringify({
      request: { url: event.webhook_url, body: isShown ? event.body : null },
      attempt_log: isShown ? attempt_log : attempt_log.map((attempt) => ({ ...attempt, response_body: null })),
    }),
  }
}

export type LoadedDelivery = Loaded<Tables['webhook_delivery'] & { readonly webhook_is_active: boolean }>

export async function loadDelivery(ctx: Context, id: string): Promise<LoadedDelivery | undefined> {
  const more = raw(', webhook.is_active as webhook_is_active')
  return (
    await loadRecords<'webhook_delivery', LoadedDelivery['row']>(ctx.tx, delivery, sql`t.id = ${id}`, ctx, more)
  )[0]
}
