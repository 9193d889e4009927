// Makes an export: reads it all as it stands at one moment, and stores the archive in parts while it grows.
import type { Actor, Context } from '../db/context.ts'
import { inContext } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/transaction.ts'
import { type Clock, idMaker } from '../shared/clock.ts'
import type { Right } from '../shared/rights.ts'
import { makeArchive, type Progress } from './archive.ts'
import type { Separator } from './csv.rules.ts'
import { type ExportRow, insertPart, noteProgress } from './data-exports.queries.ts'
import { fillWithEverything } from './everything.ts'
import { fillWithPerson } from './person-package.ts'

const PART_BYTES = 1024 * 1024
const BEAT_MS = 500

export interface Making {
  readonly attempt: number
  readonly clock: Clock
  readonly timeZone: string
  /** Goes along whenever progress is noted, so that nobody takes the work for abandoned. */
  beat(tx: Tx): void
}

/** How large it became, how many rows are in it, and which attempt it was. */
export async function makeExport(db: Database, row: ExportRow, making: Making) {
  const { attempt, beat } = making
  const parts = partWriter((bytes, number) => insertPart(db, row, { attempt, number, bytes }, beat))
  const progress = progressOf(db, row, making)
  await inContext(db, occasionOf(row, making), 'snapshot', (ctx) =>
    makeArchive(parts.take, (archive) => fill(ctx, row, archive, progress)),
  )
  await parts.end()
  return { size_bytes: parts.size(), attempt, ...progress.counts() }
}

function fill(ctx: Context, row: ExportRow, archive: Parameters<typeof fillWithEverything>[1], progress: Progress) {
  const choices = { separator: row.separator as Separator, hasFiles: row.has_files }
  return row.kind === 'person'
    ? fillWithPerson(ctx, archive, row, progress)
    : fillWithEverything(ctx, archive, choices, progress)
}

// As whoever asked, with the rights of that moment.
function occasionOf(row: ExportRow, { clock, timeZone }: Making) {
  const actor: Actor = {
    type: 'user',
    id: row.user_id,
    userId: row.user_id,
    employeeId: row.employee_id,
    environmentId: row.environment_id,
    timeZone,
    rights: new Set(row.rights as Right[]),
  }
  return { actor, surface: 'app', requestId: row.id, clock, newId: idMaker(clock) } as const
}

function partWriter(store: (bytes: Buffer, number: number) => Promise<unknown>) {
  let held: Buffer[] = []
  let bytes = 0
  let number = 0
  let size = 0
  const end = async () => {
    if (bytes === 0) return
    const part = Buffer.concat(held)
    held = []
    bytes = 0
    await store(part, number++)
  }
  const take = async (piece: Buffer) => {
    held.push(piece)
    bytes += piece.length
    size += piece.length
    if (bytes >= PART_BYTES) await end()
  }
  return { take, end, size: () => size }
}

function progressOf(db: Database, row: ExportRow, { beat, clock }: Making) {
  let done = 0
  let total = 0
  let told = 0
  const tell = () => {
    told = clock.now()
    return noteProgress(db, row, { done, total }, beat)
  }
  return {
    async begin(rows: number) {
      total = rows
      await tell()
    },
    async advance(rows: number) {
      done += rows
      if (clock.now() - told >= BEAT_MS) await tell()
    },
    counts: () => ({ rows_done: done, rows_total: total }),
  }
}
