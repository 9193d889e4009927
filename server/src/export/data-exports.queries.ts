// Exports as they are stored: who asked for what, how far it is, and the parts of the archive.
import type { Context } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { byWord } from '../db/filter.ts'
import { listing } from '../db/listing.ts'
import { type Reader, type RecordType, recordType } from '../db/record.ts'
import type { Tables } from '../db/schema.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { inEnvironment, type Tx } from '../db/transaction.ts'
import { maySee } from '../privacy/subject.ts'
import { DataExport, exportKinds, exportStatuses, subjectTypes } from './data-exports.shapes.ts'

export type ExportRow = Tables['data_export']
/** Which export in which environment. */
export type ExportPlace = Pick<ExportRow, 'environment_id' | 'id'>

export const EXPORT_PATH = '/export/data'

/** As it is written down, without a name: whoever reads the audit need not know of whom it was. */
export const dataExport = recordType({
  name: 'dataexport',
  table: 'data_export',
  shape: DataExport,
  joins: sql`join user_account u on u.environment_id = t.environment_id and u.id = t.user_id
    left join person p on t.subject_type = 'person' and p.environment_id = t.environment_id and p.id = t.subject_id
    left join employee e on t.subject_type = 'employee' and e.environment_id = t.environment_id and e.id = t.subject_id
    left join user_account s on t.subject_type = 'user' and s.environment_id = t.environment_id and s.id = t.subject_id`,
  columns: {
    user_name: raw('u.name'),
    subject_name: raw('null::text'),
    download_path: raw(`case when t.status = 'ready' then '${EXPORT_PATH}/' || t.id || '.zip' end`),
  },
})

const NAMES = { person: 'p.full_name', employee: 'e.full_name', user: 's.name' } as const

/** The same with the name, for a reader who may know it. */
export function dataExportFor(reader: Reader): RecordType<'data_export'> {
  const names = subjectTypes.filter((type) => maySee(reader, type)).map((type) => NAMES[type])
  return { ...dataExport, columns: { ...dataExport.columns, subject_name: raw(`coalesce(${['null', ...names]})`) } }
}

export const dataExportList = listing({
  type: dataExport,
  filters: { kind: byWord(raw('t.kind'), exportKinds), status: byWord(raw('t.status'), exportStatuses) },
  orders: {},
  defaultSort: '-created_at',
})

export async function findExport(db: Database, place: ExportPlace): Promise<ExportRow | undefined> {
  return (await read<ExportRow>(db, place, sql`select * from data_export where id = ${place.id}`))[0]
}

// Whoever was overtaken by somebody who finished it changes nothing any more.
const UNFINISHED = raw(`status in ('waiting', 'running')`)

/** What is done so far. It is no change that the audit tells of. */
export function noteProgress(
  db: Database,
  { environment_id, id }: ExportPlace,
  { done, total }: { readonly done: number; readonly total: number },
  also: (tx: Tx) => void,
): Promise<number> {
  return inEnvironment(db, scene(environment_id), 'write', async (tx) => {
    also(tx)
    return tx.count(sql`
      update data_export set status = 'running', rows_done = ${done}, rows_total = ${total}
      where id = ${id} and ${UNFINISHED}`)
  })
}

export async function insertPart(
  db: Database,
  { environment_id, id }: ExportPlace,
  part: { readonly attempt: number; readonly number: number; readonly bytes: Buffer },
  also: (tx: Tx) => void,
): Promise<void> {
  const inserted = await inEnvironment(db, scene(environment_id), 'write', async (tx) => {
    also(tx)
    return tx.count(sql`
      insert into data_export_part (environment_id, export_id, attempt, number, bytes)
      select environment_id, id, ${part.attempt}::integer, ${part.number}::integer, ${part.bytes}::bytea
      from data_export where id = ${id} and ${UNFINISHED}`)
  })
  if (inserted === 0) throw new Error('the export was finished by somebody else, or is gone')
}

/** Whoever finished it keeps his parts; those of attempts that came to nothing go. */
export function keepParts({ tx }: Context, id: string, attempt: number): void {
  tx.send(sql`delete from data_export_part where export_id = ${id} and attempt <> ${attempt}`)
}

export function dropParts({ tx }: Context, id: string): void {
  tx.send(sql`delete from data_export_part where export_id = ${id}`)
}

/** A part at a time and each in a moment of its own, so that a slow line holds nothing up. */
export async function* partsOf(
  db: Database,
  { attempt, ...place }: ExportPlace & Pick<ExportRow, 'attempt'>,
): AsyncGenerator<Buffer> {
  const query = (number: number) =>
    sql`select bytes from data_export_part where export_id = ${place.id} and attempt = ${attempt} and number = ${number}`
  for (let number = 0; ; number++) {
    const [part] = await read<{ bytes: Buffer }>(db, place, query(number))
    if (!part) return
    yield part.bytes
  }
}

/** The parts go first: all those of a large export at once would take too long. */
export function forgetParts(tx: Tx, most: number): Promise<number> {
  return tx.count(sql`
    delete from data_export_part where (environment_id, export_id, attempt, number) in (
      select p.environment_id, p.export_id, p.attempt, p.number
      from data_export e join data_export_part p on p.environment_id = e.environment_id and p.export_id = e.id
      where e.expires_at < now() limit ${most})`)
}

export function forgetExports(tx: Tx, most: number): Promise<number> {
  return tx.count(sql`
    delete from data_export where (environment_id, id) in (
      select environment_id, id from data_export where expires_at < now() limit ${most})`)
}

function read<Row>(db: Database, { environment_id }: ExportPlace, query: Sql): Promise<Row[]> {
  return inEnvironment(db, scene(environment_id), 'read', (tx) => tx.last<Row>(query))
}

function scene(environmentId: string) {
  return { environmentId, today: new Date().toISOString().slice(0, 10) }
}
