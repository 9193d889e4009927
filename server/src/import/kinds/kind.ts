// What an import needs to know of a kind of records: how a row becomes a body, what makes two rows one, and the write of its module.
import { hash } from 'node:crypto'
import type { TSchema } from 'typebox'
import type { Context } from '../../db/context.ts'
import type { RecordType, Rendered } from '../../db/record.ts'
import { giveCustomFieldValues } from '../../modules/crm/custom-field-values.ts'
import type { Entity } from '../../modules/crm/custom-fields.shapes.ts'
import type { Tried } from '../../modules/hours/booking-many.ts'
import { type FieldError, Problem, validationProblem } from '../../shared/problem.ts'
import { checkBody } from '../../shared/validate.ts'
import type { CustomGiven, Values } from '../rows.rules.ts'

/** A row that reads well. */
export interface ReadyRow {
  readonly number: number
  readonly values: Values
  readonly custom: readonly CustomGiven[]
}

export interface MadeRecord {
  readonly resource: 'organization' | 'person' | 'contactrole' | 'project' | 'service' | 'hours' | 'employee'
  readonly id: string
  readonly version: number
}

/** What came of a row: records, the first of which is the row itself; or why nothing did. */
export type Outcome = readonly MadeRecord[] | Problem

/** What is remembered from batch to batch of one step. */
export interface StepMemory {
  /** Keys of what is there, and of the rows that came by; each as shortKey makes it. */
  readonly taken: Set<string>
  /** Only of a check, whose rows are rolled back. */
  readonly tried: Tried | null
  /** By key, the projects that this import made. */
  readonly projects: Map<string, string>
  /** Rows that wait for another row of the file, and what they call its record. */
  readonly waiting: Map<number, string>
  /** Ids of what a check made and took back. */
  readonly rolledBack: Set<string>
}

export interface Called {
  readonly name: string
  readonly numbers: readonly unknown[]
}

export interface Kind {
  readonly rowsAtOnce: number
  /** Says no where the operation would refuse the body; the answer names the fields that are wrong by those of the row. */
  check(values: Values): Problem | null
  /** What the other system calls the row; where it calls something larger so, rows may share it. */
  referenceOf?(values: Values): string | null
  /** Two rows that share one are the same. */
  keysOf(values: Values): string[]
  /** How other rows of the same file may call the record, where they can: the name, and what says exactly which one. */
  callsOf?(values: Values): Called
  /** Keys of all that is there, where that is not too much to remember; else of what these rows may meet. */
  allTaken?(ctx: Context): Promise<readonly string[]>
  findTaken?(ctx: Context, rows: readonly ReadyRow[]): Promise<readonly string[]>
  make(ctx: Context, rows: readonly ReadyRow[], memory: StepMemory): Promise<Outcome[]>
  /** Called when the rows are really made, or were really tried. */
  remember?(rows: readonly ReadyRow[], outcomes: readonly Outcome[], memory: StepMemory): void
  /** Why a record that was made and not changed since must stay; null where it was taken back. */
  unmake(ctx: Context, made: readonly MadeRecord[][]): Promise<(Problem | null)[]>
}

/** Hundreds of thousands are remembered. */
export function shortKey(key: string): string {
  return hash('sha1', key, 'base64').slice(0, 20)
}

export function refusalBy(schema: TSchema, body: unknown): Problem | null {
  return refusalOf(() => checkBody(schema, body))
}

/** By the rule that judges a value wherever it is typed. */
export function customRefusal(custom: readonly CustomGiven[]): Problem | null {
  const refusals = custom.flatMap(({ field, value }) => {
    const refusal = refusalOf(() => field.custom.check(value))
    return refusal ? (refusal.extra.errors as FieldError[]).map((each) => ({ ...each, pointer: `/${field.name}` })) : []
  })
  return refusals.length === 0 ? null : validationProblem(refusals)
}

/** The record with the custom fields that the row gives it. */
export async function withCustomFields(
  ctx: Context,
  type: RecordType<Entity>,
  made: Rendered,
  { custom }: ReadyRow,
): Promise<Rendered> {
  if (custom.length === 0) return made
  const given = custom.map(({ field, value }) => ({ custom_field_id: field.custom.id, value }))
  return giveCustomFieldValues(ctx, type, made, given)
}

function refusalOf(check: () => unknown): Problem | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** One after the other. A refusal in the middle of a row may leave half of it behind, so the caller begins again without it. */
export async function inTurn(
  rows: readonly ReadyRow[],
  make: (values: Values, row: ReadyRow) => Promise<readonly MadeRecord[]>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const row of rows) {
    try {
      outcomes.push(await make(row.values, row))
    } catch (error) {
      if (error instanceof Problem)
        throw Object.assign(new Error(error.message), { rowNumber: row.number, problem: error })
      throw error
    }
  }
  return outcomes
}

/** The names of a person as they are stored: what stands between them belongs to the last. */
export function namesOf({ first_name, name_prefix, last_name, full_name }: Values) {
  if (last_name !== undefined)
    return { first_name: first_name ?? null, last_name: [name_prefix, last_name].filter(Boolean).join(' ') }
  const [first, ...rest] = String(full_name ?? '')
    .trim()
    .split(/\s+/)
  return rest.length === 0
    ? { first_name: null, last_name: first ?? '' }
    : { first_name: first!, last_name: rest.join(' ') }
}

/** Only what the row says; an absent field keeps its default. */
export function given<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}

export function addressOf({ line1, postal_code, locality, country }: Values) {
  const address = given({ line1, postal_code, locality, country })
  return Object.keys(address).length === 0 ? undefined : address
}

export function stays(message: string): Problem {
  return new Problem('in-use', message)
}
