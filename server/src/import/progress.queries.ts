// How far a step is, and what it leaves behind, in the transaction of the rows themselves.
import type { Context } from '../db/context.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { type Held, HOLD_SECONDS } from './held.ts'
import type { MadeRecord } from './kinds/kind.ts'

export interface Remark {
  readonly number: number
  readonly outcome: 'failed' | 'skipped' | 'left'
  readonly field: string | null
  readonly column: string | null
  readonly value: string | null
  readonly code: string
  readonly message: string
}

export const MOST_REMARKS = 10_000

/** Takes the step in hand until the commit; false where it was stopped, or somebody else is further already. */
export async function holdStep(ctx: Context, { id, status }: Held, rowsDone: number): Promise<boolean> {
  const found = await ctx.tx.first(
    sql`select from import where id = ${id} and status = ${status} and rows_done = ${rowsDone} for no key update`,
  )
  return found !== undefined
}

/** Says that the work goes on, for what moves no row. */
export function keepHold(ctx: Context, { id, status }: Held, seconds: number): void {
  ctx.tx.send(sql`
    update import set held_until = clock_timestamp() + make_interval(secs => ${seconds}) where id = ${id} and status = ${status}`)
}

export interface Move {
  readonly rows_done: number
  readonly made?: number
  readonly skipped?: number
  readonly failed?: number
  readonly undone?: number
  readonly left?: number
}

export function moveStep(
  ctx: Context,
  id: string,
  { rows_done, made = 0, skipped = 0, failed = 0, undone = 0, left = 0 }: Move,
): void {
  ctx.tx.send(sql`
    update import set rows_done = ${rows_done}, made_count = made_count + ${made}, skipped_count = skipped_count + ${skipped},
      failed_count = failed_count + ${failed}, undone_count = undone_count + ${undone}, left_count = left_count + ${left},
      attempts = 0, held_until = clock_timestamp() + make_interval(secs => ${HOLD_SECONDS}),
      step_moved_at = clock_timestamp(), version = version + 1, updated_at = greatest(updated_at, clock_timestamp())
    where id = ${id}`)
}

export interface MadeRow {
  readonly number: number
  readonly reference: string | null
  readonly records: readonly MadeRecord[]
}

/** What the file calls it is said of the record that the kind is about, not of what came along. */
export function storeMade(
  ctx: Context,
  importId: string,
  resource: MadeRecord['resource'],
  rows: readonly MadeRow[],
): void {
  const all = rows.flatMap(({ number, reference, records }) =>
    records.map((record, place) => ({
      number,
      place,
      reference: record.resource === resource ? reference : null,
      ...record,
    })),
  )
  if (all.length === 0) return
  ctx.tx.send(sql`
    insert into import_made (environment_id, import_id, row_number, place, resource, record_id, version, reference)
    select current_environment(), ${importId}, m.* from unnest(${all.map((m) => m.number)}::integer[], ${all.map((m) => m.place)}::integer[],
      ${all.map((m) => m.resource)}::text[], ${all.map((m) => m.id)}::uuid[], ${all.map((m) => m.version)}::integer[], ${all.map((m) => m.reference)}::text[]) m`)
}

/** Those of rows that wait for another row are always kept, whatever their number: they say which rows have to come again. */
export function storeRemarks(
  ctx: Context,
  importId: string,
  remarks: readonly Remark[],
  awaited?: { readonly name: string },
): void {
  if (remarks.length === 0) return
  const field = awaited?.name ?? '-'
  ctx.tx.send(sql`
    insert into import_remark (environment_id, id, import_id, row_number, outcome, field, column_name, value, code, message, created_at, updated_at)
    select current_environment(), r.id, ${importId}, r.row_number, r.outcome, r.field, r.column_name, r.value, r.code, r.message, ${ctx.now}, ${ctx.now}
    from unnest(${remarks.map(() => ctx.newId())}::uuid[], ${remarks.map((r) => r.number)}::integer[], ${remarks.map((r) => r.outcome)}::text[],
      ${remarks.map((r) => r.field)}::text[], ${remarks.map((r) => r.column)}::text[], ${remarks.map((r) => r.value)}::text[],
      ${remarks.map((r) => r.code)}::text[], ${remarks.map((r) => r.message)}::text[]) r (id, row_number, outcome, field, column_name, value, code, message)
    where (r.code = 'invalid_reference' and r.field = ${field}) or (select count(*) from (
      select from import_remark k where k.import_id = ${importId} and not (k.code = 'invalid_reference' and coalesce(k.field, '') = ${field})
      limit ${MOST_REMARKS}) kept) < ${MOST_REMARKS}`)
}

/** Rows that were refused only because they name what is not there; it may have come since. */
export async function findWaiting(
  ctx: Context,
  importId: string,
  field: { readonly name: string } | undefined,
  waiting: Map<number, string>,
): Promise<void> {
  if (!field) return
  const rows = await ctx.tx.all<{ number: number; value: string }>(sql`
    select row_number as number, max(value) as value from import_remark where import_id = ${importId}
    group by row_number having count(*) = 1 and max(code) = 'invalid_reference' and max(field) = ${field.name}`)
  for (const { number, value } of rows) waiting.set(number, value)
}

/** Rows of which something was made already. */
export async function findMadeRows(ctx: Context, importId: string, numbers: readonly number[]): Promise<Set<number>> {
  const made = await ctx.tx.all<{ number: number }>(sql`
    select row_number as number from import_made where import_id = ${importId} and row_number = any(${numbers}::integer[])`)
  return new Set(made.map(({ number }) => number))
}

/** What was said of rows that are dealt with once more. */
export function forgetRemarksOf(ctx: Context, importId: string, numbers: readonly number[]): void {
  ctx.tx.send(sql`delete from import_remark where import_id = ${importId} and row_number = any(${numbers}::integer[])`)
}

const tables: Readonly<Record<MadeRecord['resource'], string>> = {
  organization: 'organization',
  person: 'person',
  contactrole: 'contact_role',
  project: 'project',
  service: 'service',
  hours: 'time_entry',
  employee: 'employee',
}

export function tableOf(resource: MadeRecord['resource']): Sql {
  return raw(tables[resource])
}

/** References of rows that were imported before and whose records are still there. */
export async function findReferences(
  ctx: Context,
  resource: MadeRecord['resource'],
  references: readonly string[],
): Promise<Set<string>> {
  if (references.length === 0) return new Set()
  const rows = await ctx.tx.all<{ reference: string }>(sql`
    select m.reference from import_made m
    where m.resource = ${resource} and m.reference = any(${references}::text[])
      and exists (select from ${tableOf(resource)} t where t.environment_id = m.environment_id and t.id = m.record_id)`)
  return new Set(rows.map(({ reference }) => reference))
}

/**
 * A role moves the person and the organization that show it, a service its project. What an import does to what an import made is no
 * change by anybody, so the versions that were noted go along.
 */
export async function followVersions(
  ctx: Context,
  resource: MadeRecord['resource'],
  made: readonly MadeRecord[],
): Promise<void> {
  if (resource === 'person') {
    const roles = made.flatMap((one) => (one.resource === 'contactrole' ? one.id : []))
    const persons = made.flatMap((one) => (one.resource === 'person' ? one.id : []))
    if (roles.length === 0) return
    await follow(ctx, 'person', sql`t.id = any(${persons}::uuid[])`)
    await follow(
      ctx,
      'organization',
      sql`t.id in (select organization_id from contact_role where id = any(${roles}::uuid[]))`,
    )
  }
  if (resource === 'project') {
    const services = made.flatMap((one) => (one.resource === 'service' ? one.id : []))
    if (services.length > 0)
      await follow(ctx, 'project', sql`t.id in (select project_id from service where id = any(${services}::uuid[]))`)
  }
}

// Only where nobody else has moved it: whatever else changed it did so in another transaction, and at another moment.
export async function follow(ctx: Context, resource: MadeRecord['resource'], which: Sql): Promise<void> {
  await ctx.tx.count(sql`
    update import_made m set version = t.version from ${tableOf(resource)} t
    where m.environment_id = t.environment_id and m.record_id = t.id and m.resource = ${resource} and ${which}
      and not exists (
        select from audit a where a.environment_id = t.environment_id and a.record_id = t.id and a.operation not like 'import.%')`)
}
