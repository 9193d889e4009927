// Some rows of a file in one transaction: read, judged and written by the same rules and functions as any other. A check does all of it
// and rolls back. Where something refuses in the middle, the transaction begins again without the row that is to blame.
import { problemOf } from '../db/constraints.ts'
import type { Context } from '../db/context.ts'
import { retrying } from '../db/transaction.ts'
import { leaveTrail } from '../events/outbox.ts'
import { type FieldError, Problem } from '../shared/problem.ts'
import type { Notation } from './cells.rules.ts'
import { lookUp, namesLike } from './directory.queries.ts'
import type { Field, ImportKind } from './fields.rules.ts'
import { type MadeRecord, type Outcome, type ReadyRow, shortKey } from './kinds/kind.ts'
import {
  findReferences,
  followVersions,
  holdStep,
  moveStep,
  type Remark,
  storeMade,
  storeRemarks,
} from './progress.queries.ts'
import { type Fault, type FileRow, fault, readRow, type Values } from './rows.rules.ts'
import type { Session } from './session.ts'

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
  readonly remarks: Remark[]
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
  let dealt: Dealt | undefined
  try {
    await session.inStep(async (ctx) => {
      if (!(await holdStep(ctx, held, rows[0]!.number - 2))) return
      dealt = await deal(ctx, session, rows, refused)
      if (isTrial) throw ROLLED_BACK
      await store(ctx, session, rows, dealt)
      leaveTrail(ctx, 'import.run')
    })
  } catch (error) {
    if (error !== ROLLED_BACK) throw error
    await session.inStep(async (ctx) => {
      if (await holdStep(ctx, held, rows[0]!.number - 2)) await store(ctx, session, rows, dealt!)
      else dealt = undefined
    })
  }
  if (!dealt) return false
  kind.remember?.(dealt.ready, dealt.outcomes, memory)
  for (const [i, row] of dealt.ready.entries())
    if (!(dealt.outcomes[i] instanceof Problem))
      for (const key of kind.keysOf(row.values)) memory.taken.add(shortKey(key))
  return true
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
  const fail = (number: number, problem: Problem) => remarks.push(...remarksOf(session, number, problem))
  const read = rows.flatMap((row) => {
    const { values, faults } = readRow(row, session.fields, session.mapping, notationOf(session), look(session))
    remarks.push(...faults.map((each) => remarkOf(session, row.number, 'failed', each)))
    if (faults.length > 0) return []
    const problem = refused.get(row.number) ?? kind.check(values)
    if (problem) fail(row.number, problem)
    return problem ? [] : [{ number: row.number, values }]
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
  return { remarks, ready, outcomes }
}

const repeats = {
  reference: 'A row with this reference was imported before.',
  there: 'This is there already.',
  twice: 'The same stands in an earlier row of this file.',
}

async function store(
  ctx: Context,
  session: Session,
  rows: readonly FileRow[],
  { remarks, ready, outcomes }: Dealt,
): Promise<void> {
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
  storeRemarks(ctx, session.held.id, remarks)
  const rowsWith = (outcome: string) =>
    new Set(remarks.filter((remark) => remark.outcome === outcome).map((remark) => remark.number)).size
  moveStep(ctx, session.held.id, {
    rows_done: rows.at(-1)!.number - 1,
    made: made.length,
    skipped: rowsWith('skipped'),
    failed: rowsWith('failed'),
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

function look({ directories }: Session) {
  return (field: Field, text: string, within: string | null): string | Fault => {
    const found = lookUp(directories, field.refers!, text, within)
    if ('id' in found) return found.id
    if (found.refusal === 'ambiguous')
      return fault(field, text, 'ambiguous', `${found.count} records are called this; use the number, or the id.`)
    const like = namesLike(directories, field.refers!, text)
    const hint = like.length > 0 ? ` Is it ${like.join(', or ')}?` : ' Make it first, or import it first.'
    return fault(
      field,
      text,
      'invalid_reference',
      `There is no such ${words[field.refers!]}${within ? ' there' : ''}.${hint}`,
    )
  }
}

const words = {
  organization: 'organization',
  employee: 'employee',
  project: 'project',
  service: 'service',
  hourtype: 'hour type',
  relationtype: 'relation type',
}

/** A refusal names fields of the body; people know the columns of their file. */
function remarksOf(session: Session, number: number, problem: Problem): Remark[] {
  const errors = (problem.extra.errors as FieldError[] | undefined) ?? []
  if (errors.length === 0) return [remarkOf(session, number, 'failed', fault(null, null, problem.code, problem.detail))]
  return errors.map(({ pointer, code, message }) => {
    const name = pointer.split('/').at(-1) ?? ''
    const field = session.fields.find((each) => each.name === (bodyNames[name] ?? name) || `${each.name}_id` === name)
    return remarkOf(session, number, 'failed', fault(field ?? null, null, code, message))
  })
}

const bodyNames: Readonly<Record<string, string>> = {
  minutes: 'duration',
  start_at: 'date',
  budget_minutes: 'budget_hours',
  manager_employee_id: 'manager',
  relation_type_ids: 'relation_types',
  account_manager_employee_id: 'account_manager',
}

function remarkOf(session: Session, number: number, outcome: Remark['outcome'], { field, ...said }: Fault): Remark {
  const column = field === null ? undefined : session.mapping[field]
  const columns = session.row.columns as unknown as string[]
  return { number, outcome, field, column: column === undefined ? null : (columns[column] ?? null), ...said }
}
