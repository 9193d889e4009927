// Rows that name a record of their own kind which another row of the file makes, such as a manager: they come again once it is there,
// wherever in the file that row stands.
import { sql } from '../db/sql.ts'
import { dealWith } from './batch.ts'
import type { Cell } from './cells.rules.ts'
import { lookUp } from './directory.queries.ts'
import type { FileRow } from './rows.rules.ts'
import { ownReference, type Session } from './session.ts'

/** No company has more above each other; a file that says so would be gone through once for each of them. */
const MOST_LEVELS = 50

/** 'over' when nobody waits for anything that is there, 'lost' where it was stopped or is in other hands. */
export async function dealAgain(session: Session, signal?: AbortSignal): Promise<'over' | 'lost' | 'interrupted'> {
  const { memory, kind } = session
  for (let level = 0; level < MOST_LEVELS; level++) {
    const ready = numbersReady(session)
    if (ready.length === 0) break
    for (let from = 0; from < ready.length; from += kind.rowsAtOnce) {
      if (signal?.aborted) return 'interrupted'
      const numbers = ready.slice(from, from + kind.rowsAtOnce)
      for (const number of numbers) memory.waiting.delete(number)
      if (!(await dealWith(session, await rowsAt(session, numbers)))) return 'lost'
    }
  }
  return 'over'
}

function numbersReady(session: Session): number[] {
  const own = ownReference(session)
  if (!own) return []
  return [...session.memory.waiting].flatMap(([number, text]) => {
    const found = lookUp(session.directories, own.refers!, text)
    return 'id' in found || found.refusal === 'ambiguous' ? [number] : []
  })
}

async function rowsAt({ held, inStep }: Session, numbers: readonly number[]): Promise<FileRow[]> {
  const rows = await inStep((ctx) =>
    ctx.tx.all<{ number: number; cells: Cell[] }>(sql`
      select n.number, p.rows -> (n.number - 2 - p.first_row) as cells
      from unnest(${numbers}::integer[]) n (number)
      join import_part p on p.import_id = ${held.id} and n.number - 2 >= p.first_row and n.number - 2 < p.first_row + p.row_count
      order by n.number`),
  )
  return rows.map((row) => ({ ...row, isAgain: true }))
}
