// Everything that its maker may read: a CSV per list, the rows that lists do not show, the files if wanted, and what is in it.
import type { Context } from '../db/context.ts'
import { raw, sql } from '../db/sql.ts'
import type { Operation } from '../http/operation.ts'
import { planForMany } from '../reports/planning.queries.ts'
import type { Archive, Progress, Put } from './archive.ts'
import { BYTE_ORDER_MARK, csvLine, type Separator } from './csv.rules.ts'
import { addFiles } from './files.ts'
import { exportedLists, exportedRows, fileNameOf } from './lists.ts'
import { mayRead, readAll, readSome } from './read-list.ts'

export interface Choices {
  readonly separator: Separator
  readonly hasFiles: boolean
}

interface Filed {
  readonly name: string
  readonly rows: number
}

export async function fillWithEverything(
  ctx: Context,
  archive: Archive,
  { separator, hasFiles }: Choices,
  progress: Progress,
): Promise<void> {
  planForMany(ctx.tx)
  const lists = exportedLists.filter((operation) => mayRead(ctx, operation))
  await progress.begin(await countAll(ctx, lists))
  const files: Filed[] = []
  for (const operation of lists) {
    const name = `${fileNameOf(operation)}.csv`
    await archive.add(name, async (put) => {
      files.push({ name, rows: await writeList(ctx, operation, tableOf(put, separator), progress) })
    })
    const field = exportedRows[operation.id]
    if (!field) continue
    const inner = `${fileNameOf(operation)}-${field}.csv`
    await archive.add(inner, async (put) => {
      files.push({ name: inner, rows: await writeRows(ctx, operation, field, tableOf(put, separator), progress) })
    })
  }
  if (hasFiles) files.push(...(await addFiles(ctx, archive, progress)))
  const left_out = exportedLists.filter((operation) => !lists.includes(operation)).map(fileNameOf)
  await archive.add('manifest.json', (put) =>
    put(`${JSON.stringify({ made_at: ctx.now, files, left_out }, null, 2)}\n`),
  )
}

async function countAll(ctx: Context, lists: readonly Operation[]): Promise<number> {
  let total = 0
  for (const operation of lists) total += (await readSome(ctx, operation, 1)).count
  return total
}

async function writeList(ctx: Context, operation: Operation, table: Table, progress: Progress): Promise<number> {
  await readAll(ctx, operation, {
    begin: (_count, names) => table.begin(names),
    take: (row) => table.take(Object.values(row)),
    rest: async () => progress.advance(await table.flush()),
  })
  await table.flush()
  return table.rows()
}

/** What belongs to each record of the list, under the id of the record. */
async function writeRows(
  ctx: Context,
  operation: Operation,
  field: string,
  table: Table,
  progress: Progress,
): Promise<number> {
  const { type } = operation.list!
  let ids: string[] = []
  await readAll(ctx, operation, {
    begin: () => {},
    take: (row) => void ids.push((row as { id: string }).id),
    rest: async () => {
      const found = await ctx.tx.all<{ id: string; rows: readonly Record<string, unknown>[] }>(sql`
        select t.id, ${type.detail![field]!} as rows
        from ${raw(type.table)} t, lateral (select t.environment_id, t.id) owner
        where t.id = any(${ids}::uuid[]) order by t.id`)
      for (const { id, rows } of found)
        for (const row of rows) {
          table.begin([`${type.name}_id`, ...Object.keys(row).filter((name) => name !== `${type.name}_id`)])
          table.take([id, ...Object.entries(row).flatMap(([name, held]) => (name === `${type.name}_id` ? [] : [held]))])
        }
      ids = []
      await table.flush()
      await progress.advance(0)
    },
  })
  return table.rows()
}

interface Table {
  /** The names of the columns; only the first time counts. */
  begin(names: readonly string[]): void
  take(values: readonly unknown[]): void
  /** Hands over what was taken, and says how many rows it were. */
  flush(): Promise<number>
  rows(): number
}

function tableOf(put: Put, separator: Separator): Table {
  let lines: string[] = []
  let hasBegun = false
  let rows = 0
  let fresh = 0
  return {
    begin(names) {
      if (!hasBegun) lines.push(BYTE_ORDER_MARK, csvLine(names, separator))
      hasBegun = true
    },
    take(values) {
      lines.push(csvLine(values, separator))
      fresh++
    },
    async flush() {
      const [text, count] = [lines.join(''), fresh]
      lines = []
      rows += fresh
      fresh = 0
      if (text) await put(text)
      return count
    },
    rows: () => rows,
  }
}
