// A year is lived through day by day: every deed goes through the operation that a request would use, on the day it is done.
// Like the rest of the demo it leaves no audit and no events behind: nobody was there to do it.
import type { Context } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import type { Rendered } from '../db/record.ts'
import type { Tx } from '../db/transaction.ts'
import type { Answer, Input } from '../http/operation.ts'
import { operations } from '../operations.ts'
import { addDays } from '../shared/calendar.ts'
import type { File } from '../shared/files.ts'
import type { Installation } from '../shared/installation.ts'
import { rights } from '../shared/rights.ts'
import { inBulk } from './insert-rows.ts'
import type { Plan } from './plan.ts'
import { type Random, randomOf } from './random.ts'
import { officeTime } from './workdays.ts'

export interface Deed {
  readonly day: string
  /** It touches nothing of those beside it that say the same: two of them are done at once. */
  readonly apart?: boolean
  /** Answers what will follow from it, on the same day or later. */
  carryOut(ctx: Context): Promise<readonly Deed[]>
}

export interface Strand {
  /** What its ids are drawn for: parts that touch nothing of each other can be lived through at once. */
  readonly part: string
  readonly deeds: readonly Deed[]
  readonly dayBegins?: (day: string) => Promise<void>
  readonly dayHasPassed?: (day: string) => void
}

const NINE = 540
const NOBODY = '00000000-0000-0000-0000-000000000000'

export async function liveThrough(db: Database, environmentId: string, plan: Plan, strand: Strand): Promise<void> {
  const lastMoment = officeTime(plan.today, 0, plan.timeZone)
  const agenda = Map.groupBy(strand.deeds, ({ day }) => day)
  let begun = 0
  for (let day = plan.yearFrom; day <= plan.today; day = addDays(day, 1)) {
    let minute = NINE
    // A transaction each, as it would have had then: what is lived through at once never waits for each other in a circle.
    const live = ({ carryOut }: Deed) => {
      const at = Math.min(officeTime(day, minute++, plan.timeZone), lastMoment)
      const random = randomOf(plan.seed, `${strand.part} ${begun++}`)
      return inBulk(db, { environmentId, today: day }, (tx) =>
        carryOut(contextAt(tx, plan, environmentId, random, day, at)),
      )
    }
    if (agenda.has(day)) await strand.dayBegins?.(day)
    for (let round = agenda.get(day); round; round = agenda.get(day)) {
      agenda.delete(day)
      for (const deeds of handfulsOf(round))
        for (const next of (await allDone(deeds.map(live))).flat())
          agenda.set(next.day, [...(agenda.get(next.day) ?? []), next])
    }
    strand.dayHasPassed?.(day)
  }
}

/** In their order: one that is not apart alone, those that are two at a time. */
function handfulsOf(deeds: readonly Deed[]): Deed[][] {
  const handfuls: Deed[][] = []
  for (const deed of deeds) {
    const last = handfuls.at(-1)
    if (deed.apart && last?.length === 1 && last[0]!.apart) last.push(deed)
    else handfuls.push([deed])
  }
  return handfuls
}

/** Also when one of them fails, none is left running. */
export async function allDone<T>(running: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(running)
  return Promise.all(running)
}

/** A deed from which nothing follows. */
export function deed(day: string, name: string, input: Call): Deed {
  return {
    day,
    async carryOut(ctx) {
      await perform(ctx, name, input)
      return []
    },
  }
}

interface Call {
  readonly id?: string
  readonly body?: object
  /** The employee who does it; else nobody in particular. */
  readonly by?: string | null
  readonly file?: File
}

/** The operation of this name, as its surface would call it. */
export async function perform(
  ctx: Context,
  name: string,
  { id = '', body = {}, by: employeeId = null, file }: Call = {},
): Promise<Answer> {
  const operation = operations.find((one) => one.id === name)!
  const own = { ...ctx, actor: { ...ctx.actor, employeeId } }
  const before = await operation.load?.(own, id)
  const input = { id, body, before, installation: NOWHERE, ...(file ? { file } : {}) }
  return operation.run(own, input as Partial<Input<unknown, unknown>> as Input<unknown, unknown>)
}

/** An operation that answers with a record, as a whole. */
export async function performOn(ctx: Context, name: string, input: Call) {
  const { record, detail } = (await perform(ctx, name, input)) as Rendered
  return { ...JSON.parse(record), ...JSON.parse(detail || '{}') }
}

// Nobody is sent anything, so nothing leads anywhere.
const NOWHERE: Partial<Installation> = {
  linkToFile: () => ({ url: '', expiresAt: '' }),
  linkToQuote: () => '',
  linkToFeed: () => '',
}

function contextAt(
  tx: Tx,
  { timeZone }: Plan,
  environmentId: string,
  random: Random,
  today: string,
  at: number,
): Context {
  return {
    tx,
    actor: {
      type: 'system',
      id: NOBODY,
      environmentId,
      timeZone,
      userId: null,
      employeeId: null,
      rights: new Set(rights),
    },
    surface: 'app',
    requestId: NOBODY,
    now: new Date(at).toISOString(),
    today,
    changes: [],
    newId: () => random.id(at),
    can: () => true,
  }
}
