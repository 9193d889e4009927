// Some rows of a file in one transaction: read, judged and written by the same rules and functions as any other. A check does all of it
// and rolls back. Where something refuses in the middle, the transaction begins again without the row that is to blame.
import { problemOf } from '../db/constraints.ts'
import type { Context } from '../db/context.ts'
import { retrying } from '../db/transaction.ts'
import { leaveTrail } from '../events/outbox.ts'
import { Problem } from '../shared/problem.ts'
import type { Notation } from './cells.rules.ts'
import { addKnown } from './directory.queries.ts'
import type { ImportKind } from './fields.rules.ts'
import { customRefusal, type MadeRecord, type Outcome, type ReadyRow, shortKey } from './kinds/kind.ts'
import {
  findMadeRows,
  findReferences,
  followVersions,
  forgetRemarksOf,
  holdStep,
  moveStep,
  type Remark,
  storeMade,
  storeRemarks,
} from './progress.queries.ts'
import { look, remarkOf, remarksOf } from './remarks.ts'
import { type Fault, type FileRow, fault, readRow, type Values } from './rows.rules.ts'
import { ownReference, type Session } from './session.ts'

const ROLLED_BACK = new Error('a check leaves no trace')

/** Deals with the rows, which follow each other. False where the import was stopped or is in other hands. */
export async function dealWith(
  session: Session,
  rows: readonly FileRow[],
  refused = new Map<number, Problem>(),
): Promise<boolean> {
  try {
    return await retrying(() => attempt(session, rows, refused))
  } catch (error) {
    const known = error as { rowNumber?: number; problem?: Problem; code?: string }
    if (known.rowNumber !== undefined && known.problem)
      return dealWith(session, rows, new Map([...refused, [known.rowNumber, known.problem]]))
    const problem = known.code && !(error instanceof Problem) ? problemOf({ code: '', ...known }, false) : undefined
    if (!problem) throw error
    if (rows.length === 1) return dealWith(session, rows, new Map([[rows[0]!.number, problem]]))
    const half = Math.ceil(rows.length / 2)
    return (await dealWith(session, rows.slice(0, half), refused)) && dealWith(session, rows.slice(half), refused)
  }
}

interface Dealt {
  /** Those that are dealt with, and not by somebody else already. */
  readonly rows: readonly FileRow[]
  readonly remarks: Remark[]
  /** Rows that name a record which may still come, and how. */
  readonly waiting: ReadonlyMap<number, string>
  readonly ready: readonly ReadyRow[]
  readonly outcomes: readonly Outcome[]
}

async function attempt(
  session: Session,
  rows: readonly FileRow[],
  refused: ReadonlyMap<number, Problem>,
): Promise<boolean> {
  const { held, memory, kind } = session
  const isTrial = memory.tried !== null
  const before = rows[0]!.isAgain ? session.row.row_count : rows[0]!.number - 2
  let dealt: Dealt | undefined
  try {
    await session.inStep(async (ctx) => {
      if (!(await holdStep(ctx, held, before))) return
      dealt = await deal(ctx, session, await notMade(ctx, session, rows), refused)
      if (isTrial) throw ROLLED_BACK
      await store(ctx, session, dealt)
      leaveTrail(ctx, 'import.run')
    })
  } catch (error) {
    if (error !== ROLLED_BACK) throw error
    await session.inStep(async (ctx) => {
      if (await holdStep(ctx, held, before)) await store(ctx, session, dealt!)
      else dealt = undefined
    })
  }
  if (!dealt) return false
  kind.remember?.(dealt.ready, dealt.outcomes, memory)
  for (const [number, text] of dealt.waiting) memory.waiting.set(number, text)
  for (const [i, { values }] of dealt.ready.entries()) {
    const outcome = dealt.outcomes[i]!
    if (outcome instanceof Problem) continue
    for (const key of kind.keysOf(values)) memory.taken.add(shortKey(key))
    if (!kind.callsOf || !ownReference(session)) continue
    const { id } = outcome[0]!
    addKnown(session.directories, session.row.kind as 'employee', { id, ...kind.callsOf(values) })
    if (isTrial) memory.rolledBack.add(id)
  }
  return true
}

// A row that comes again may have been made by another process in the meantime.
async function notMade(ctx: Context, { held }: Session, rows: readonly FileRow[]): Promise<readonly FileRow[]> {
  if (!rows[0]!.isAgain) return rows
  const numbers = rows.map(({ number }) => number)
  const made = await findMadeRows(ctx, held.id, numbers)
  return rows.filter(({ number }) => !made.has(number))
}

async function deal(
  ctx: Context,
  session: Session,
  rows: readonly FileRow[],
  refused: ReadonlyMap<number, Problem>,
): Promise<Dealt> {
  const {
    kind,
    row: { duplicates },
  } = session
  const remarks: Remark[] = []
  const waiting = new Map<number, string>()
  const fail = (number: number, problem: Problem) => remarks.push(...remarksOf(session, number, problem))
  const read = rows.flatMap((row) => {
    const { values, custom, faults } = readRow(row, session.fields, session.mapping, notationOf(session), look(session))
    remarks.push(...faults.map((each) => remarkOf(session, row.number, 'failed', each)))
    if (faults.length === 1 && isAwaited(session, faults[0]!)) waiting.set(row.number, faults[0]!.value!)
    if (faults.length > 0) return []
    const problem = refused.get(row.number) ?? kind.check(values) ?? customRefusal(custom)
    if (problem) fail(row.number, problem)
    return problem ? [] : [{ number: row.number, values: withoutRolledBack(session, values), custom }]
  })
  const known = await findReferences(
    ctx,
    resourceOf(session),
    read.flatMap(({ values }) => referenceOf(session, values) ?? []),
  )
  const there = new Set(duplicates === 'skip' ? ((await kind.findTaken?.(ctx, read)) ?? []).map(shortKey) : [])
  const own = new Set<string>()
  const ready = read.filter(({ number, values }) => {
    const reference = referenceOf(session, values)
    const keys = kind.keysOf(values).map(shortKey)
    const isKnown = reference !== null && (known.has(reference) || own.has(reference))
    const isThere = keys.some((key) => there.has(key) || session.memory.taken.has(key))
    const isTwice = keys.some((key) => own.has(key))
    if (reference !== null) own.add(reference)
    for (const key of keys) own.add(key)
    const said = isKnown
      ? repeats.reference
      : duplicates === 'make'
        ? null
        : isThere
          ? repeats.there
          : isTwice
            ? repeats.twice
            : null
    if (said)
      remarks.push(
        remarkOf(
          session,
          number,
          'skipped',
          fault(isKnown ? { name: 'reference' } : null, reference, 'duplicate', said),
        ),
      )
    return said === null
  })
  const outcomes = ready.length === 0 ? [] : await kind.make(ctx, ready, session.memory)
  for (const [i, outcome] of outcomes.entries()) if (outcome instanceof Problem) fail(ready[i]!.number, outcome)
  return { rows, remarks, waiting, ready, outcomes }
}

function isAwaited(session: Session, { field, code }: Fault): boolean {
  return code === 'invalid_reference' && field === ownReference(session)?.name
}

// A check found the record that the row names, and took it back; that it can be made is all there is to know.
function withoutRolledBack(session: Session, values: Values): Values {
  const own = ownReference(session)
  const named = own && values[own.name]
  return named !== undefined && session.memory.rolledBack.has(String(named))
    ? { ...values, [own!.name]: undefined }
    : values
}

const repeats = {
  reference: 'A row with this reference was imported before.',
  there: 'This is there already.',
  twice: 'The same stands in an earlier row of this file.',
}

async function store(ctx: Context, session: Session, { rows, remarks, ready, outcomes }: Dealt): Promise<void> {
  if (rows.length === 0) return
  const isAgain = rows[0]!.isAgain ?? false
  const made = outcomes.flatMap((outcome, i) =>
    outcome instanceof Problem ? [] : [{ row: ready[i]!, records: outcome }],
  )
  if (session.memory.tried === null) {
    storeMade(
      ctx,
      session.held.id,
      resourceOf(session),
      made.map(({ row, records }) => ({
        number: row.number,
        reference: (row.values.reference as string | undefined) ?? null,
        records,
      })),
    )
    await followVersions(
      ctx,
      resourceOf(session),
      made.flatMap(({ records }) => records),
    )
  }
  if (isAgain)
    forgetRemarksOf(
      ctx,
      session.held.id,
      rows.map(({ number }) => number),
    )
  storeRemarks(ctx, session.held.id, remarks, ownReference(session))
  const rowsWith = (outcome: string) =>
    new Set(remarks.filter((remark) => remark.outcome === outcome).map((remark) => remark.number)).size
  moveStep(ctx, session.held.id, {
    rows_done: isAgain ? session.row.row_count : rows.at(-1)!.number - 1,
    made: made.length,
    skipped: rowsWith('skipped'),
    // Those that come again were counted as failed before.
    failed: rowsWith('failed') - (isAgain ? rows.length : 0),
  })
}

function referenceOf({ kind }: Session, values: Values): string | null {
  return kind.referenceOf ? kind.referenceOf(values) : ((values.reference as string | undefined) ?? null)
}

function resourceOf({ row }: Session): MadeRecord['resource'] {
  return row.kind as ImportKind
}

function notationOf({ row }: Session): Notation {
  return row as unknown as Notation
}
