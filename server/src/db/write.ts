// Writing records: each function leaves the row, and notes the change for the audit and the outbox of the same transaction.
import type { Context } from './context.ts'
import {
  fromOf,
  type Loaded,
  loadRecords,
  type RecordType,
  type Rendered,
  readAllRendered,
  readRendered,
  renderedOf,
  renderRecord,
} from './record.ts'
import type { Tables } from './schema.ts'
import { join, raw, type Sql, sql } from './sql.ts'

type Values<Table extends keyof Tables> = { readonly [Column in keyof Tables[Table]]?: unknown }

/** Inserts a row and renders its record in one statement. */
export async function insertRecord<Table extends keyof Tables>(
  ctx: Context,
  type: RecordType<Table>,
  values: Values<Table>,
  alsoKinds: readonly string[] = [],
): Promise<Rendered> {
  const inserted = insertOf(ctx, type.table, values)
  const rows = await ctx.tx.raw(
    sql`with inserted as (${inserted} returning *) select ${renderedOf(type, ctx)} from ${fromOf(type, raw('inserted'))}`,
  )
  return noteCreated(ctx, type, readRendered(type, ctx, rows)!, alsoKinds)
}

/** The same for many rows of the same columns, in one statement; the records come in the order of the rows. */
export async function insertRecords<Table extends keyof Tables>(
  ctx: Context,
  type: RecordType<Table>,
  rows: readonly Values<Table>[],
): Promise<Rendered[]> {
  if (rows.length === 0) return []
  const stamped = rows.map((row) => ({ created_at: ctx.now, updated_at: ctx.now, ...row }))
  const names = raw(
    Object.keys(stamped[0]!)
      .map((name) => `"${name}"`)
      .join(', '),
  )
  const found = await ctx.tx.raw(sql`
    with inserted as (
      insert into ${raw(type.table)} (environment_id, ${names})
      select current_environment(), ${names} from json_populate_recordset(null::${raw(type.table)}, ${JSON.stringify(stamped)}::json)
      returning *)
    select ${renderedOf(type, ctx)} from ${fromOf(type, raw('inserted'))}`)
  const made = new Map(readAllRendered(type, ctx, found).map((one) => [one.id, one]))
  return rows.map((row) => noteCreated(ctx, type, made.get(String((row as { id: string }).id))!, []))
}

/** For records whose rows span several tables: write them first, then render and note the whole. */
export async function renderCreated(ctx: Context, type: RecordType, id: string, alsoKinds: readonly string[] = []) {
  return noteCreated(ctx, type, await renderRecord(ctx.tx, type, id, ctx), alsoKinds)
}

/** For a record of which more became known after it was made: its event and the audit show it as it is at the end. */
export async function renderMade(ctx: Context, type: RecordType, made: Rendered): Promise<Rendered> {
  const after = await renderRecord(ctx.tx, type, made.id, ctx)
  const place = ctx.changes.findIndex((change) => change.after === made)
  ctx.changes[place] = { ...ctx.changes[place]!, after }
  return after
}

function noteCreated(ctx: Context, type: RecordType, after: Rendered, alsoKinds: readonly string[]): Rendered {
  ctx.changes.push({ type, after, kinds: [`${type.name}.created`, ...alsoKinds] })
  return after
}

/** Changes a row; a change that changes nothing moves neither version nor updated_at and is not an event. */
export async function updateRecord<Table extends keyof Tables>(
  ctx: Context,
  type: RecordType<Table>,
  before: Loaded<Tables[Table]>,
  values: Values<Table>,
  alsoKinds: readonly string[] = [],
): Promise<Rendered> {
  const columns = Object.entries(values).filter(([, value]) => value !== undefined)
  if (columns.length === 0) return before
  const names = columns.map(([name]) => raw(`"${name}"`))
  const parameters = columns.map(([, value]) => sql`${value}`)
  // Two statements in one flight: within a single one, related rows would still show the record as it was.
  const [changed, after] = await Promise.all([
    ctx.tx.count(
      sql`update ${raw(type.table)} t set ${join(names.map((name, i) => sql`${name} = ${parameters[i]!}`))}, ${moved(ctx)}
          where t.id = ${before.id} and (${join(
            names.map((name, i) => sql`t.${name} is distinct from ${parameters[i]!}`),
            ' or ',
          )})`,
    ),
    renderRecord(ctx.tx, type, before.id, ctx),
  ])
  return changed === 0 ? before : noteUpdated(ctx, type, before, after, alsoKinds)
}

/** For a change in rows that belong to the record: moves its version, renders it again and notes the change. */
export async function renderUpdated(
  ctx: Context,
  type: RecordType,
  before: Rendered,
  alsoKinds: readonly string[] = [],
): Promise<Rendered> {
  ctx.tx.send(touch(ctx, type.table, before.id))
  return noteUpdated(ctx, type, before, await renderRecord(ctx.tx, type, before.id, ctx), alsoKinds)
}

/** The same for many at once, in as few statements as for one. */
export async function renderAllUpdated<One extends Rendered>(
  ctx: Context,
  type: RecordType,
  before: readonly One[],
  kindsOf: (one: One) => readonly string[] = () => [],
): Promise<void> {
  const ids = before.map(({ id }) => id)
  ctx.tx.send(sql`update ${raw(type.table)} set ${moved(ctx)} where id = any(${ids}::uuid[])`)
  const rendered = await loadRecords(ctx.tx, type, sql`t.id = any(${ids}::uuid[])`, ctx)
  const after = new Map(rendered.map((one) => [one.id, one]))
  for (const one of before) noteUpdated(ctx, type, one, after.get(one.id)!, kindsOf(one))
}

function noteUpdated(ctx: Context, type: RecordType, before: Rendered, after: Rendered, alsoKinds: readonly string[]) {
  ctx.changes.push({ type, before, after, kinds: [`${type.name}.updated`, ...alsoKinds] })
  return after
}

/** Deletes a row and leaves a tombstone, so that whoever synchronises learns of it. */
export function deleteRecord(ctx: Context, type: RecordType, before: Rendered): void {
  ctx.tx.send(sql`delete from ${raw(type.table)} where id = ${before.id}`)
  ctx.tx.send(
    sql`insert into tombstone (environment_id, resource, id, deleted_at) values (current_environment(), ${type.name}, ${before.id}, ${ctx.now})`,
  )
  ctx.changes.push({ type, before, kinds: [`${type.name}.deleted`] })
}

/** The same for many, in as few statements as for one. */
export function deleteRecords(ctx: Context, type: RecordType, before: readonly Rendered[]): void {
  const ids = before.map(({ id }) => id)
  ctx.tx.send(sql`delete from ${raw(type.table)} where id = any(${ids}::uuid[])`)
  ctx.tx.send(sql`
    insert into tombstone (environment_id, resource, id, deleted_at)
    select current_environment(), ${type.name}, unnest(${ids}::uuid[]), ${ctx.now}`)
  for (const one of before) ctx.changes.push({ type, before: one, kinds: [`${type.name}.deleted`] })
}

/** The embedding record changed because one of its rows did. */
export function touch(ctx: Context, table: keyof Tables, id: string): Sql {
  return sql`update ${raw(table)} set ${moved(ctx)} where id = ${id}`
}

export function insertRow<Table extends keyof Tables>(ctx: Context, table: Table, values: Values<Table>): void {
  ctx.tx.send(insertOf(ctx, table, values))
}

/** Changes columns without moving the version; renderUpdated does that for the whole record. */
export function updateRow<Table extends keyof Tables>(
  ctx: Context,
  table: Table,
  id: string,
  values: Values<Table>,
): void {
  const columns = Object.entries(values).filter(([, value]) => value !== undefined)
  if (columns.length === 0) return
  const assignments = columns.map(([name, value]) => sql`${raw(`"${name}"`)} = ${value}`)
  ctx.tx.send(sql`update ${raw(table)} set ${join(assignments)} where id = ${id}`)
}

function insertOf<Table extends keyof Tables>(ctx: Context, table: Table, values: Values<Table>): Sql {
  const columns = Object.entries({ created_at: ctx.now, updated_at: ctx.now, ...values }).filter(
    ([, value]) => value !== undefined,
  )
  const names = join(columns.map(([name]) => raw(`"${name}"`)))
  return sql`insert into ${raw(table)} (environment_id, ${names}) values (current_environment(), ${join(columns.map(([, value]) => sql`${value}`))})`
}

// Writers that queued for the row bring their own moments; the record's only ever goes forward, or a sync would miss changes.
function moved(ctx: Context): Sql {
  return sql`version = version + 1, updated_at = greatest(updated_at, ${ctx.now})`
}
