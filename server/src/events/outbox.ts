// What a write leaves behind, in the same transaction: one audit row per changed record, one event per kind that is on the list.
import type { Change, Context } from '../db/context.ts'
import { join, raw, type Sql, sql } from '../db/sql.ts'
import { isEventKind } from './kinds.ts'

// From so many on, one statement for all of them costs less than one for each.
const MANY = 20

export function leaveTrail(ctx: Context, operationId: string): void {
  if (ctx.changes.length >= MANY) leaveTrailOfMany(ctx, operationId)
  else leaveTrailOfEach(ctx, operationId)
}

function leaveTrailOfEach(ctx: Context, operationId: string): void {
  for (const change of ctx.changes) {
    const events = change.kinds.filter(isEventKind).map((kind) => insertedEvent(ctx, change, kind))
    if (change.isNotice) for (const event of events) ctx.tx.send(event)
    else ctx.tx.send(besides(events, insertedAudit(ctx, change, operationId)))
  }
}

function leaveTrailOfMany(ctx: Context, operationId: string): void {
  const audited = ctx.changes.filter(({ isNotice }) => !isNotice)
  const events = ctx.changes.flatMap((change) =>
    change.kinds.filter(isEventKind).map((kind) => eventOf(ctx, change, kind)),
  )
  const { actor, now, requestId, newId } = ctx
  if (audited.length > 0)
    ctx.tx.send(sql`
      insert into audit (environment_id, id, at, operation, resource, record_id, actor_type, actor_id, request_id, before, after)
      select current_environment(), a.id, ${now}, ${operationId}, a.resource, a.record_id, ${actor.type}, ${actor.id}, ${requestId},
        case json_typeof(a.before) when 'object' then a.before end, case json_typeof(a.after) when 'object' then a.after end
      from rows from (unnest(${audited.map(() => newId())}::uuid[]), unnest(${audited.map(({ type }) => type.name)}::text[]),
        unnest(${audited.map(({ before, after }) => (after ?? before)!.id)}::uuid[]), ${eachOf(audited.map(({ before }) => before?.record))},
        ${eachOf(audited.map(({ after }) => after?.record))}) a (id, resource, record_id, before, after)`)
  if (events.length > 0)
    ctx.tx.send(sql`
      insert into outbox (environment_id, id, kind, record_id, version, payload, created_at, is_waiting)
      select current_environment(), e.id, e.kind, e.record_id, e.version, e.payload, ${now},
        exists (select from webhook where environment_id = current_environment() and is_active)
      from rows from (unnest(${events.map(({ id }) => id)}::uuid[]), unnest(${events.map(({ kind }) => kind)}::text[]),
        unnest(${events.map(({ recordId }) => recordId)}::uuid[]), unnest(${events.map(({ version }) => version)}::integer[]),
        ${eachOf(events.map(({ payload }) => payload))}) e (id, kind, record_id, version, payload)`)
}

// One text for all: in an array of PostgreSQL every quote of every record would be written twice, which takes longer than all the rest.
function eachOf(records: readonly (string | undefined)[]): Sql {
  return sql`json_array_elements(${`[${records.map((record) => record ?? 'null').join(',')}]`}::json)`
}

// One statement for all of it: every statement less is felt on every write.
function besides(others: readonly Sql[], last: Sql): Sql {
  if (others.length === 0) return last
  return sql`with ${join(others.map((other, i) => sql`${raw(`other_${i}`)} as (${other})`))} ${last}`
}

function insertedAudit(
  { actor, now, requestId, newId }: Context,
  { type, before, after }: Change,
  operationId: string,
): Sql {
  return sql`
    insert into audit (environment_id, id, at, operation, resource, record_id, actor_type, actor_id, request_id, before, after)
    values (current_environment(), ${newId()}, ${now}, ${operationId}, ${type.name}, ${(after ?? before)!.id}, ${actor.type}, ${actor.id},
      ${requestId}, ${before?.record ?? null}, ${after?.record ?? null})`
}

function insertedEvent(ctx: Context, change: Change, kind: string): Sql {
  const { id, recordId, version, payload } = eventOf(ctx, change, kind)
  return sql`
    insert into outbox (environment_id, id, kind, record_id, version, payload, created_at, is_waiting)
    values (current_environment(), ${id}, ${kind}, ${recordId}, ${version}, ${payload}, ${ctx.now},
      exists (select from webhook where environment_id = current_environment() and is_active))`
}

function eventOf({ actor, now, newId }: Context, change: Change, kind: string) {
  const { id: recordId, version } = (change.after ?? change.before)!
  const id = newId()
  const payload = `{"id":"${id}","type":"${kind}","created_at":"${now}","api_version":"2.0","environment_id":"${actor.environmentId}","data":${dataOf(change, now)},"actor":{"type":"${actor.type}","id":"${actor.id}"},"version":${version}}`
  return { id, kind, recordId, version, payload }
}

function dataOf({ type, before, after }: Change, now: string): string {
  const hidden = type.hidden?.fields ?? []
  if (!after) return JSON.stringify({ object: { id: before!.id, deleted_at: now } })
  if (!before)
    return `{"object":${hidden.length === 0 ? after.record : JSON.stringify(without(JSON.parse(after.record), hidden))}}`
  const current = without(JSON.parse(after.record), hidden)
  const then = without(JSON.parse(before.record), hidden)
  const changed = Object.keys(current).filter((field) => JSON.stringify(current[field]) !== JSON.stringify(then[field]))
  const previous = Object.fromEntries(changed.map((field) => [field, then[field]]))
  return JSON.stringify({ object: current, changed_fields: changed, previous })
}

// Whoever is told of an event may have fewer rights than whoever caused it.
function without(record: Record<string, unknown>, hidden: readonly string[]): Record<string, unknown> {
  for (const field of hidden) delete record[field]
  delete record.omitted_fields
  return record
}
