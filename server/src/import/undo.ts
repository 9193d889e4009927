// Taking an import back: what it made goes by the same functions by which anybody deletes it. What was changed since, or is needed by
// something else, stays and is named.
import { problemOf } from '../db/constraints.ts'
import type { Context } from '../db/context.ts'
import { sql } from '../db/sql.ts'
import { retrying } from '../db/transaction.ts'
import { leaveTrail } from '../events/outbox.ts'
import { Problem } from '../shared/problem.ts'
import type { MadeRecord } from './kinds/kind.ts'
import { follow, holdStep, moveStep, type Remark, storeRemarks, tableOf } from './progress.queries.ts'
import type { Session } from './session.ts'

interface MadeRow {
  readonly number: number
  readonly records: MadeRecord[]
}

const ROWS_AT_ONCE = 1000

/**
 * Takes all back, the newest first: whatever names another record of the import was made after it. 'lost' where it was stopped or is in
 * other hands.
 */
export async function undoAll(session: Session, signal?: AbortSignal): Promise<'over' | 'lost' | 'interrupted'> {
  const { held, row, inStep } = session
  const numbers = await inStep((ctx) => findNumbers(ctx, held.id))
  let done = row.rows_done
  // What was taken back before is gone, so those that an interrupted step left are the newest that are there.
  for (let from = row.left_count; from < numbers.length; from += ROWS_AT_ONCE) {
    if (signal?.aborted) return 'interrupted'
    const some = numbers.slice(from, from + ROWS_AT_ONCE)
    const rows = await inStep((ctx) => findMade(ctx, held.id, some))
    if (!(await takeBack(session, rows, done))) return 'lost'
    done += rows.length
  }
  return 'over'
}

async function takeBack(
  session: Session,
  rows: readonly MadeRow[],
  after: number,
  kept: Problem | null = null,
): Promise<boolean> {
  try {
    return await retrying(() => attempt(session, rows, after, kept))
  } catch (error) {
    const known = error as { code?: string }
    const problem = error instanceof Problem ? error : known.code && problemOf({ ...known, code: known.code }, true)
    if (!problem) throw error
    if (rows.length === 1) return takeBack(session, rows, after, problem)
    const half = Math.ceil(rows.length / 2)
    const [first, second] = [rows.slice(0, half), rows.slice(half)]
    return (await takeBack(session, first, after)) && takeBack(session, second, after + first.length)
  }
}

function attempt(session: Session, rows: readonly MadeRow[], after: number, kept: Problem | null): Promise<boolean> {
  const { held, kind } = session
  return session.inStep(async (ctx) => {
    if (!(await holdStep(ctx, held, after))) return false
    const versions = await findVersions(ctx, rows)
    const remarks: Remark[] = []
    const leave = ({ number }: MadeRow, { code, detail }: { code: string; detail: string }) =>
      remarks.push({ number, outcome: 'left', field: null, column: null, value: null, code, message: detail })
    const unchanged = rows.filter((row) => {
      const [main] = row.records as [MadeRecord]
      const version = versions.get(main.id)
      if (version === undefined) return false
      if (version === main.version && !kept) return true
      leave(row, kept ?? { code: 'changed', detail: 'It was changed after the import.' })
      return false
    })
    const touched = await touchedBy(ctx, unchanged)
    const refusals =
      unchanged.length === 0
        ? []
        : await kind.unmake(
            ctx,
            unchanged.map(({ records }) => records),
          )
    for (const [i, row] of unchanged.entries()) if (refusals[i]) leave(row, refusals[i])
    const left = new Set(remarks.map(({ number }) => number))
    const gone = rows.filter(({ number }) => !left.has(number)).map(({ number }) => number)
    ctx.tx.send(sql`delete from import_made where import_id = ${held.id} and row_number = any(${gone}::integer[])`)
    if (touched.length > 0) await follow(ctx, 'organization', sql`t.id = any(${touched}::uuid[])`)
    storeRemarks(ctx, held.id, remarks)
    moveStep(ctx, held.id, { rows_done: after + rows.length, undone: gone.length, left: left.size })
    leaveTrail(ctx, 'import.undo')
    return true
  })
}

/** Of the rows that made something, the one whose record is newest first. */
async function findNumbers(ctx: Context, importId: string): Promise<number[]> {
  const rows = await ctx.tx.all<{ number: number }>(sql`
    select row_number as number from import_made where import_id = ${importId} and place = 0 order by record_id desc`)
  return rows.map(({ number }) => number)
}

async function findMade(ctx: Context, importId: string, numbers: readonly number[]): Promise<MadeRow[]> {
  const rows = await ctx.tx.all<MadeRow>(sql`
    select row_number as number,
      json_agg(json_build_object('resource', resource, 'id', record_id, 'version', version) order by place) as records
    from import_made where import_id = ${importId} and row_number = any(${numbers}::integer[])
    group by row_number`)
  const places = new Map(numbers.map((number, place) => [number, place]))
  return rows.toSorted((a, b) => places.get(a.number)! - places.get(b.number)!)
}

/** Of the record that the row is; what is gone has none. */
async function findVersions(ctx: Context, rows: readonly MadeRow[]): Promise<Map<string, number>> {
  const byResource = Map.groupBy(rows, ({ records }) => records[0]!.resource)
  const found = await Promise.all(
    [...byResource].map(([resource, some]) => {
      const ids = some.map(({ records }) => records[0]!.id).sort()
      return ctx.tx.all<{ id: string; version: number }>(
        sql`select id, version from ${tableOf(resource)} where id = any(${ids}::uuid[]) order by id for no key update`,
      )
    }),
  )
  return new Map(found.flat().map(({ id, version }) => [id, version]))
}

/** Organizations that lose a role with these rows. */
async function touchedBy(ctx: Context, rows: readonly MadeRow[]): Promise<string[]> {
  const roles = rows.flatMap(({ records }) => records.flatMap((one) => (one.resource === 'contactrole' ? one.id : [])))
  if (roles.length === 0) return []
  const found = await ctx.tx.all<{ id: string }>(
    sql`select distinct organization_id as id from contact_role where id = any(${roles}::uuid[])`,
  )
  return found.map(({ id }) => id)
}
