// One step of one import, as the worker holds it: whose it is, how its rows are read, and what is remembered between batches.
import { type Actor, type Context, inContext } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/schema.ts'
import { sql } from '../db/sql.ts'
import { findActor } from '../modules/access/acting.queries.ts'
import { nothingTried } from '../modules/hours/booking-many.ts'
import { type Clock, idMaker } from '../shared/clock.ts'
import { Problem } from '../shared/problem.ts'
import { checkRight } from '../shared/rights.ts'
import { allFieldsOf } from './custom-fields.queries.ts'
import { type Directories, openDirectories } from './directory.queries.ts'
import { type Field, type ImportKind, readRightOf, rightOf } from './fields.rules.ts'
import type { Mapping } from './guess.rules.ts'
import type { Held } from './held.ts'
import { type Kind, type StepMemory, shortKey } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'
import { findWaiting } from './progress.queries.ts'
import { inReadingOrder } from './rows.rules.ts'

export interface Session {
  readonly db: Database
  readonly clock: Clock
  readonly held: Held
  readonly row: Tables['import']
  readonly kind: Kind
  /** Those to which a column was given. */
  readonly fields: readonly Field[]
  readonly mapping: Mapping
  readonly directories: Directories
  readonly memory: StepMemory
  /** A transaction as whoever asked, with the rights that he has now. */
  inStep<T>(work: (ctx: Context) => Promise<T>): Promise<T>
}

export async function openSession(db: Database, held: Held, clock: Clock): Promise<Session> {
  const newId = idMaker(clock)
  const occasion = (actor: Actor) => ({ actor, surface: 'app', requestId: held.id, clock, newId }) as const
  const actor = await findWhoever(db, held)
  const row = await inContext(db, occasion(actor), 'read', (ctx) => findImport(ctx, held.id))
  if (!row) throw new Error('the import is gone')
  const { kind: name, mapping } = row as unknown as { kind: ImportKind; mapping: Mapping }
  const all = await inContext(db, occasion(actor), 'read', (ctx) => allFieldsOf(ctx, name))
  const fields = inReadingOrder(all.filter((field) => mapping[field.name] !== undefined))
  const inStep = async <T>(work: (ctx: Context) => Promise<T>) => {
    const current = await findWhoever(db, held)
    checkRight(current, rightOf[name])
    for (const { refers } of fields) if (refers) checkRight(current, readRightOf[refers])
    return inContext(db, occasion(current), 'write', work)
  }
  const kind = kinds[name]
  const gone = Object.keys(mapping).filter((field) => !all.some((one) => one.name === field))
  if (gone.length > 0 && held.status !== 'undoing')
    throw new Problem(
      'invalid-reference',
      `A field that a column was given to is no longer there (${gone.join(', ')}): choose the columns anew.`,
    )
  const isTrial = held.status === 'checking'
  const tried = isTrial ? nothingTried() : null
  const memory: StepMemory = {
    taken: new Set(),
    tried,
    projects: new Map(),
    waiting: new Map(),
    rolledBack: new Set(),
  }
  const needsRows = isTrial || held.status === 'running'
  const directories = needsRows
    ? await inContext(db, occasion(actor), 'read', async (ctx) => {
        if (row.duplicates === 'skip')
          for (const key of (await kind.allTaken?.(ctx)) ?? []) memory.taken.add(shortKey(key))
        if (held.status === 'running') await findWaiting(ctx, held.id, ownReference({ fields, row }), memory.waiting)
        return openDirectories(
          ctx,
          fields.flatMap(({ refers }) => refers ?? []),
        )
      })
    : new Map()
  return { db, clock, held, row, kind, fields, mapping, directories, memory, inStep }
}

/** The field that names a record of the kind that is imported, such as the manager of an employee. */
export function ownReference({ fields, row }: Pick<Session, 'fields' | 'row'>): Field | undefined {
  return fields.find(({ refers }) => refers === row.kind)
}

async function findWhoever(db: Database, { environment_id, acting_user_id }: Held): Promise<Actor> {
  const actor = await findActor(db, environment_id, acting_user_id)
  if (!actor) throw new Problem('forbidden', 'Whoever asked for this has no account any more.')
  return actor
}

async function findImport(ctx: Context, id: string): Promise<Tables['import'] | undefined> {
  const [row] = await ctx.tx.last<Tables['import']>(sql`select * from import where id = ${id}`)
  return row
}
