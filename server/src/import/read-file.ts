// The file that came in, read in a thread of its own and stored as rows.
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Context } from '../db/context.ts'
import { sql } from '../db/sql.ts'
import { type Cell, notationOf } from './cells.rules.ts'
import { allFieldsOf } from './custom-fields.queries.ts'
import type { ImportKind } from './fields.rules.ts'
import { guessMapping } from './guess.rules.ts'
import { HOLD_SECONDS } from './held.ts'
import { forgetRows } from './imports.queries.ts'
import { keepHold } from './progress.queries.ts'
import type { FileFormat } from './read-table.ts'
import { type Refused, refuseFile } from './refusal.rules.ts'
import type { Session } from './session.ts'

const MOST_MS = 120_000
const MEMORY_MB = 768
const PREVIEWED = 8
const LOOKED_AT = 1000

type Message =
  | { readonly format: FileFormat; readonly columns: string[]; readonly count: number }
  | { readonly rows: Cell[][] }
  | { readonly isOver: true }
  | Refused

/** Guesses which column is what, and leaves the import to be mapped. */
export async function readImport({ held, row, kind, inStep }: Session): Promise<void> {
  const bytes = await inStep(async (ctx) => {
    keepHold(ctx, held, MOST_MS / 1000 + HOLD_SECONDS)
    ctx.tx.send(sql`delete from import_part where import_id = ${held.id}`)
    const file = await ctx.tx.first<{ bytes: Buffer }>(sql`select bytes from import_file where import_id = ${held.id}`)
    return file?.bytes
  })
  if (!bytes) throw refuseFile('empty', 'The file is gone; send it again.')
  let head: Extract<Message, { count: number }> | undefined
  let first: Cell[][] = []
  let next = 0
  for await (const message of messagesOf(bytes)) {
    if ('refusal' in message) throw refuseFile(message.refusal, message.message)
    if ('count' in message) head = message
    if (!('rows' in message)) continue
    if (next === 0) first = message.rows.slice(0, LOOKED_AT)
    const from = next
    await inStep(async (ctx) => {
      keepHold(ctx, held, HOLD_SECONDS)
      storeParts(ctx, held.id, from, message.rows, kind.rowsAtOnce)
    })
    next += message.rows.length
  }
  const { format, columns, count } = head!
  const name = row.kind as ImportKind
  const { mapping, preset } = guessMapping(name, columns, await inStep((ctx) => allFieldsOf(ctx, name)))
  const { decimal_mark, day_order } = notationOf(first.flat())
  await inStep(async (ctx) => {
    const changed = await ctx.tx.count(sql`
      update import set status = 'mapping', file_format = ${JSON.stringify({ ...format, preset })}, columns = ${JSON.stringify(columns)},
        preview = ${JSON.stringify(first.slice(0, PREVIEWED).map(shortened))}, mapping = ${JSON.stringify(mapping)},
        decimal_mark = ${decimal_mark}, day_order = ${day_order}, row_count = ${count}, held_until = null, attempts = 0,
        version = version + 1, updated_at = greatest(updated_at, ${ctx.now})
      where id = ${held.id} and status = 'reading'`)
    if (changed === 0) forgetRows(ctx, held.id)
    else ctx.tx.send(sql`delete from import_file where import_id = ${held.id}`)
  })
}

function shortened(row: readonly Cell[]): Cell[] {
  return row.map((cell) => (typeof cell === 'string' ? cell.slice(0, 200) : cell))
}

function storeParts(ctx: Context, importId: string, from: number, rows: readonly Cell[][], rowsAtOnce: number): void {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const part = rows.slice(at, at + rowsAtOnce)
    ctx.tx.send(sql`
      insert into import_part (environment_id, import_id, first_row, row_count, rows)
      values (current_environment(), ${importId}, ${from + at}, ${part.length}, ${JSON.stringify(part)})`)
  }
}

async function* messagesOf(bytes: Buffer): AsyncGenerator<Message> {
  const copy = new Uint8Array(bytes)
  const thread = new Worker(new URL('./reader-thread.ts', import.meta.url), {
    workerData: copy,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // The settings of the process may hold secrets, and it needs none.
    env: {},
  })
  const ended = new AbortController()
  const tooLong = setTimeout(() => ended.abort(tooMuch()), MOST_MS)
  thread.once('error', (error) =>
    ended.abort('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
  )
  try {
    for await (const [message] of on(thread, 'message', { signal: ended.signal }) as AsyncIterable<[Message]>) {
      yield message
      if ('isOver' in message || 'refusal' in message) return
      thread.postMessage('heard')
    }
  } catch (error) {
    throw ended.signal.aborted ? ended.signal.reason : error
  } finally {
    clearTimeout(tooLong)
    await thread.terminate()
  }
}

function tooMuch() {
  return refuseFile('too_large', 'The file takes too long or too much memory to read; divide it, or save it as .csv.')
}
