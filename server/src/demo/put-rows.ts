// Rows by the thousand: loaded where nobody else works in the database, put in beside everybody's work otherwise.
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/schema.ts'
import type { Scene } from '../db/transaction.ts'
import { insertParts, type Row } from './insert-rows.ts'
import { canLoad, type Load, loadRows } from './load-rows.ts'

export interface Site {
  readonly db: Database
  readonly scene: Scene
  /** Nobody else works in the database: tables, and what they refer to, may be locked for as long as it takes. */
  readonly alone: boolean
}

export interface Many<Table extends keyof Tables> extends Omit<Load<Table>, 'rows'> {
  /** What must not be parted, such as a day. */
  readonly lumps: Iterable<readonly Row<Table>[]>
}

const ROWS_PER_PART = 4000

export async function putRows<Table extends keyof Tables>(
  { db, scene, alone }: Site,
  { lumps, ...many }: Many<Table>,
): Promise<void> {
  const { table, count, what, progress } = many
  if (alone && (await canLoad(db, table, count)))
    return loadRows(db, scene.environmentId, { ...many, rows: each(lumps) })
  let done = 0
  await insertParts(db, scene, table, partsOf(lumps), (part) => {
    done += part
    progress(done, count, what)
  })
}

function* each<One>(lists: Iterable<readonly One[]>): Generator<One> {
  for (const list of lists) yield* list
}

export function* partsOf<One>(lumps: Iterable<readonly One[]>): Generator<One[]> {
  let rows: One[] = []
  for (const lump of lumps) {
    rows.push(...lump)
    if (rows.length < ROWS_PER_PART) continue
    yield rows
    rows = []
  }
  yield rows
}
