// One page of a list with its exact count, in one statement whose JSON PostgreSQL builds.
import type { Listing, ListRequest } from './listing.ts'
import { fieldsOf, fromOf, type Reader } from './record.ts'
import { and, join, raw, type Sql, sql } from './sql.ts'
import type { Tx } from './transaction.ts'

/** The text of the rows, already JSON. */
export interface PageOfText {
  readonly count: number
  readonly data: string
  readonly limit: number
  readonly offset: number
}

// From here on skipped rows are not fetched whole.
const DEEP = 1000

/** `scope` narrows what this reader may see at all; it is no filter of his. */
export async function page(
  tx: Tx,
  list: Listing,
  request: ListRequest,
  reader: Reader,
  scope?: Sql,
): Promise<PageOfText> {
  const conditions = scope ? [...request.conditions, scope] : request.conditions
  const query = request.deleted ? tombstones(list, request) : rows(list, { ...request, conditions }, reader)
  const [answer] = await tx.last<{ count: number; data: string }>(query)
  return { count: Number(answer!.count), data: answer!.data, limit: request.limit, offset: request.offset }
}

function rows(list: Listing, request: ListRequest, reader: Reader): Sql {
  const order = orderBy(list, request)
  const chosen = choose(list, request, order)
  return sql`select ${countOf(list, request)} as count, coalesce((
      select string_agg(to_json(r)::text, ',')
      from (select ${fieldsOf(list.type, reader)} from ${fromOf(list.type, sql`(${chosen})`)} order by ${order}) r), '') as data`
}

function choose(list: Listing, request: ListRequest, order: Sql): Sql {
  const { limit, offset } = request
  const table = raw(list.type.table)
  const joined = request.sort.some(({ field }) => list.orders[field]!.joined)
  const from = joined ? fromOf(list.type) : sql`${table} t`
  const where = and(request.conditions)
  if (offset < DEEP)
    return sql`select t.* from ${from} where ${where} order by ${order} limit ${limit} offset ${offset}`
  if (isSeekable(list, request)) return seek(list, request, order)
  return sql`select t.* from ${table} t where t.id in (
      select t.id from ${from} where ${where} order by ${order} limit ${limit} offset ${offset})`
}

function isSeekable(list: Listing, { sort, conditions }: ListRequest): boolean {
  return list.seek !== undefined && conditions.length === 0 && sort.length === 1 && sort[0]!.field === list.seek
}

// Adding up the tallied days finds the one in which the page begins; only from there are rows read.
function seek(list: Listing, { sort, limit, offset }: ListRequest, order: Sql): Sql {
  const { descending } = sort[0]!
  const column = list.orders[list.seek!]!.by
  const day = sql`(select bucket, before from (
      select bucket, rows, sum(rows) over (order by bucket ${raw(descending ? 'desc' : 'asc')}) - rows as before
      from tally where resource = ${list.type.table}) days
    where rows > 0 and before <= ${offset} order by before desc limit 1)`
  const start = descending
    ? sql`${column} < to_timestamp((((select bucket from day) + 1)::bigint * 86400)::double precision)`
    : sql`${column} >= to_timestamp(((select bucket from day)::bigint * 86400)::double precision)`
  return sql`with day as materialized ${day}
    select t.* from ${raw(list.type.table)} t where ${start}
    order by ${order} limit ${limit} offset ${offset} - coalesce((select before from day), 0)`
}

function orderBy(list: Listing, { sort }: ListRequest): Sql {
  const keys = sort.map(({ field, descending }) => {
    const { by, nullable } = list.orders[field]!
    return sql`${by}${raw(descending ? ' desc' : '')}${raw(nullable ? ' nulls last' : '')}`
  })
  return join([...keys, raw(sort.at(-1)!.descending ? 't.id desc' : 't.id')])
}

function countOf(list: Listing, { conditions }: ListRequest): Sql {
  return list.tallied && conditions.length === 0
    ? sql`(select coalesce(sum(rows), 0)::bigint from tally where resource = ${list.type.table})`
    : sql`(select count(*) from ${raw(list.type.table)} t where ${and(conditions)})`
}

// Tombstones have no fields but their id and the moment, so those are all that can be asked of them.
function tombstones(list: Listing, { limit, offset, conditions, sort }: ListRequest): Sql {
  const graves = sql`(select id, deleted_at, deleted_at as updated_at, deleted_at as created_at from tombstone where resource = ${list.type.name})`
  const direction = raw(sort.at(-1)!.descending ? 'desc' : 'asc')
  return sql`select (select count(*) from ${graves} t where ${and(conditions)}) as count, coalesce((
      select string_agg(to_json(r)::text, ',')
      from (select t.id, instant_text(t.deleted_at) as deleted_at, instant_text(t.updated_at) as updated_at
            from ${graves} t where ${and(conditions)} order by t.deleted_at ${direction}, t.id limit ${limit} offset ${offset}) r), '') as data`
}
