// Random histories of two companies, told to the system and to the model. After every step both are the same, and whoever did
// nothing has not changed by a byte.
import { deepStrictEqual, strictEqual } from 'node:assert'
import fc from 'fast-check'
import type { Answer, TestServer } from '../harness.ts'
import * as absences from './absences.ts'
import type { Company } from './company.ts'
import { mostly } from './days.ts'
import { type Founded, foundCompany } from './found-company.ts'
import * as hours from './hours.ts'
import * as invoices from './invoices.ts'
import * as leave from './leave.ts'
import { bothPictures, type Served, serve } from './picture.ts'
import * as planning from './planning.ts'
import type { Deed, Turn } from './turn.ts'

export interface Histories {
  readonly runs: number
  /** At most in each of them. */
  readonly steps: number
  readonly seed: number
}

/** How often each kind of step was told what. */
export type Heard = Record<string, Record<string, number>>

interface System {
  readonly companies: readonly Founded[]
  /** What was served last of each. */
  readonly served: Served[]
}

const which = fc.nat(50)
/** Much of what can go wrong needs many things in one place. */
const someCompany = mostly(fc.constant(0), fc.constant(1))

export async function proveModel(server: TestServer, { runs, steps, seed }: Histories): Promise<Heard> {
  const heard: Heard = {}
  const command = <Details>(name: string, details: fc.Arbitrary<Details>, deed: Deed<Details>) =>
    fc.tuple(someCompany, details).map(([who, own]) => stepOf({ name, who, details: own, deed, heard }))
  const times = <T>(count: number, thing: T) => Array<T>(count).fill(thing)
  const commands = [
    ...times(5, command('book', hours.someBooking, hours.book)),
    command('change hours', hours.someChange, hours.change),
    command('delete hours', which, hours.remove),
    ...times(3, command('draft from work', invoices.someWork, invoices.draftFromWork)),
    command('drop a draft', which, invoices.dropDraft),
    ...times(3, command('finalise', which, invoices.finalise)),
    ...times(3, command('pay', invoices.somePayment, invoices.pay)),
    ...times(2, command('credit', which, invoices.credit)),
    ...times(4, command('ask for leave', leave.someWish, leave.ask)),
    ...times(3, command('decide on leave', leave.someDecision, leave.decide)),
    command('decide on own leave', leave.someDecision, leave.decideOnOwn),
    ...times(2, command('report an absence', absences.someReport, absences.report)),
    ...times(2, command('close an absence', absences.someEnd, absences.close)),
    ...times(3, command('plan', planning.somePlan, planning.plan)),
    ...times(2, command('plan anew', planning.someNewPlan, planning.replan)),
    command('drop a plan', which, planning.unplan),
    fc.oneof(
      command('decide on leave of a colleague', leave.someDecision, leave.decideOnAnothers),
      command('delete hours elsewhere', which, hours.removeForeign),
      command('drop a draft elsewhere', which, invoices.dropForeignDraft),
      command('decide on leave elsewhere', leave.someDecision, leave.decideForeign),
      command('close an absence elsewhere', absences.someEnd, absences.closeForeign),
      command('drop a plan elsewhere', which, planning.unplanForeign),
    ),
  ]
  const property = fc.asyncProperty(fc.commands(commands, { maxCommands: steps, size: 'max' }), async (history) => {
    await fc.asyncModelRun(async () => beginning(server), history)
  })
  await fc.assert(property, { numRuns: runs, seed, unbiased: true })
  return heard
}

export function stepsIn(heard: Heard): number {
  return Object.values(heard)
    .flatMap((told) => Object.values(told))
    .reduce((sum, count) => sum + count, 0)
}

async function beginning(server: TestServer) {
  const companies = [await foundCompany(server), await foundCompany(server)]
  const served = await Promise.all(companies.map(({ env }) => serve(env)))
  const real: System = { companies, served }
  return { model: companies.map(({ company }) => company), real }
}

interface Step<Details> {
  readonly name: string
  /** Which of the two companies. */
  readonly who: number
  readonly details: Details
  readonly deed: Deed<Details>
  readonly heard: Heard
}

function stepOf<Details>(step: Step<Details>): fc.AsyncCommand<Company[], System> {
  const { name, who, details, deed, heard } = step
  const turnIn = (companies: readonly Company[]) => deed(companies[who]!, details, companies[1 - who]!)
  return {
    check: (companies) => turnIn(companies) !== undefined,
    async run(companies, system) {
      const turn = turnIn(companies)!
      const answer = await take(turn, system.companies[who]!)
      const told = toldBy(answer)
      heard[name] ??= {}
      heard[name][told] = (heard[name][told] ?? 0) + 1
      strictEqual(told, turn.told, `${name} ${JSON.stringify(details)}: ${answer.text}`)
      if (answer.status < 300) turn.happen(answer.body?.data)
      await compare(companies, system, who)
    },
    toString: () => `${'AB'[who]} ${name} ${JSON.stringify(details)}`,
  }
}

function take({ by, method, path, body }: Turn, { env, screens }: Founded): Promise<Answer> {
  const client = typeof by === 'object' ? screens.get(by.id)! : { key: env, owner: env.app }[by]
  if (method === 'DELETE') return client.delete(path)
  return method === 'POST' ? client.post(path, body) : client.patch(path, body)
}

async function compare(models: readonly Company[], { companies, served }: System, who: number): Promise<void> {
  const { env } = companies[who]!
  const [now, other] = await Promise.all([serve(env), serve(companies[1 - who]!.env)])
  deepStrictEqual(other, served[1 - who], 'the other company has changed')
  const { model, system } = await bothPictures(models[who]!, env, now)
  deepStrictEqual(system, model)
  served[who] = now
}

function toldBy({ status, body }: Answer): string {
  return [status, body?.code].filter(Boolean).join(' ')
}
