// A list from beginning to end, as whoever asks may see it, within a transaction that goes on afterwards.
import type { Context } from '../db/context.ts'
import { readList } from '../db/listing.ts'
import type { PageOfText } from '../db/page.ts'
import type { Sql } from '../db/sql.ts'
import type { Operation } from '../http/operation.ts'
import { type Reading, readThrough } from './read-through.ts'

const ALL = 2_000_000_000

/** Whether the one who asks may read it at all. */
export function mayRead(ctx: Context, { scope }: Operation): boolean {
  return scope === null || ctx.can(scope)
}

export async function readAll(
  ctx: Context,
  operation: Operation,
  reading: Reading,
  conditions: readonly Sql[] = [],
): Promise<void> {
  await operation.run({ ...ctx, tx: readThrough(ctx.tx, reading) }, inputOf(operation, ALL, conditions))
}

/** The first so many, and how many there are. */
export async function readSome(
  ctx: Context,
  operation: Operation,
  most: number,
  conditions: readonly Sql[] = [],
): Promise<{ readonly count: number; readonly rows: readonly Record<string, unknown>[] }> {
  const tx = { ...ctx.tx, lastRaw: ctx.tx.raw, last: ctx.tx.all }
  const { count, data } = (await operation.run({ ...ctx, tx }, inputOf(operation, most, conditions))) as PageOfText
  return { count, rows: JSON.parse(`[${data}]`) }
}

// Links to files are of no use where nobody can open them.
const NOWHERE = { linkToFile: () => ({ url: null, expiresAt: null }) }

function inputOf(operation: Operation, limit: number, conditions: readonly Sql[]): never {
  const list = { ...readList(operation.list!, {}), limit, conditions }
  return { id: '', list, installation: NOWHERE } as never
}
