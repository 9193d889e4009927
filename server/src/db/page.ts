// One page of a list with its exact count, in one statement.
import type { Listing, ListRequest } from './listing.ts'
import { detailText, fieldsOf, fromOf, type Reader, sourceOf } from './record.ts'
import { objectWriter } from './render.ts'
import { and, join, raw, type Sql, sql } from './sql.ts'
import type { Tx } from './transaction.ts'

/** The text of the rows, already JSON. */
export interface PageOfText {
  readonly count: number
  readonly data: string
  readonly limit: number
  readonly offset: number
  /** Of all pages together, where a list tells them; JSON too. */
  readonly totals?: string
}

// From here on skipped rows are not fetched whole.
const DEEP = 1000

/** `scope` narrows what this reader may see at all; it is no filter of his. `adds` is JSON that no column holds, by id. */
export async function page(
  tx: Tx,
  list: Listing,
  request: ListRequest,
  reader: Reader,
  scope?: Sql,
  adds?: (id: string) => string,
): Promise<PageOfText> {
  const conditions = scope ? [...request.conditions, scope] : request.conditions
  const query = request.deleted ? tombstones(list, request) : rowsOnce(list, { ...request, conditions }, reader)
  const { fields, rows: found } = await tx.lastRaw(query)
  const plain = objectWriter(fields, 1, fields.length)
  const write: typeof plain =
    adds && !request.deleted ? (row) => detailText({ record: plain(row), detail: adds(row[1]!) }) : plain
  // The count stands in every row, so an empty page is one row of nothing but the count.
  const data = found[0]![1] === null ? '' : found.map(write).join(',')
  return { count: Number(found[0]![0]), data, limit: request.limit, offset: request.offset }
}

// First pages without a filter are what is asked most; their statement is built once.
function rowsOnce(list: Listing, request: ListRequest, reader: Reader): Sql {
  if (request.offset > 0 || request.conditions.length > 0) return rows(list, request, reader)
  const keys = request.sort.map(({ field, descending }) => (descending ? `-${field}` : field))
  const { hidden } = list.type
  const name = `${request.limit} ${keys} ${hidden === undefined || reader.can(hidden.right)}`
  const known = firstPages.get(list) ?? new Map<string, Sql>()
  const earlier = known.get(name)
  if (earlier) return earlier
  const query = rows(list, request, reader)
  if (known.size >= MOST_FIRST_PAGES) known.clear()
  firstPages.set(list, known.set(name, query))
  return query
}

const firstPages = new WeakMap<Listing, Map<string, Sql>>()
// Limits and orders combine to a million, and it is the caller who chooses.
const MOST_FIRST_PAGES = 100

function rows(list: Listing, request: ListRequest, reader: Reader): Sql {
  const order = orderBy(list, request)
  const chosen = fromOf(list.type, sql`(${choose(list, request, order)})`)
  return withCount(countOf(list, request), sql`select ${fieldsOf(list.type, reader)} from ${chosen} order by ${order}`)
}

function withCount(count: Sql, records: Sql): Sql {
  return sql`select ${count} as count, r.* from (select) one left join lateral (${records}) r on true`
}

function choose(list: Listing, request: ListRequest, order: Sql): Sql {
  const { offset } = request
  const limit = raw(String(request.limit))
  const table = sourceOf(list.type)
  const joined = request.sort.some(({ field }) => list.orders[field]!.joined)
  const from = joined ? fromOf(list.type) : sql`${table} t`
  const where = and(request.conditions)
  if (offset < DEEP)
    return sql`select t.* from ${from} where ${where} order by ${order} limit ${limit}${offset === 0 ? raw('') : sql` offset ${offset}`}`
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
      from tally where resource = ${`${list.type.table} by day`}) days
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
    : sql`(select count(*) from ${sourceOf(list.type)} t where ${and(conditions)})`
}

// Tombstones have no fields but their id and the moment, so those are all that can be asked of them.
function tombstones(list: Listing, { limit, offset, conditions, sort }: ListRequest): Sql {
  const graves = sql`(select id, deleted_at, deleted_at as updated_at, deleted_at as created_at from tombstone where resource = ${list.type.name})`
  const direction = raw(sort.at(-1)!.descending ? 'desc' : 'asc')
  return withCount(
    sql`(select count(*) from ${graves} t where ${and(conditions)})`,
    sql`select t.id, t.deleted_at, t.updated_at from ${graves} t where ${and(conditions)}
        order by t.deleted_at ${direction}, t.id limit ${limit} offset ${offset}`,
  )
}
