// Drafts out of work: what was chosen is held, checked, grouped to lines and stamped, all of it or nothing.
import type { Context } from '../../db/context.ts'
import { sql } from '../../db/sql.ts'
import { checkFields, fieldError, referenceProblem } from '../../shared/problem.ts'
import type { ChosenWork } from './drafts.shapes.ts'
import { type Grouping, workLines } from './grouping.rules.ts'
import { makeDraft, notReady } from './make-draft.ts'
import {
  type Choice,
  type Cycle,
  findReady,
  type HeldWork,
  holdWork,
  type ReadyWork,
  readWork,
} from './work.queries.ts'

/** One draft per client and company profile, or per project. */
export async function draftsFromWork(ctx: Context, body: ChosenWork) {
  const { until = ctx.today, grouping = 'service_hour_type_rate', per = 'client', invoice_date = null } = body
  checkFields(until > ctx.today ? [fieldError('/until', 'in_future', 'Work is invoiced once it is done.')] : [])
  const named = namedWork(body)
  const clients = { organizationIds: lower(body.organization_ids), personIds: lower(body.person_ids) }
  checkFields(
    isEmpty(named) && clients.organizationIds.length + clients.personIds.length === 0
      ? [fieldError('', 'required', 'Say which work, or of which clients.')]
      : [],
  )
  await checkClients(ctx, clients)
  const choice = together(named, await findReady(ctx, clients, until))
  const held = await holdWork(ctx, choice, until)
  checkKnown(named, held)
  const work = await readWork(ctx, choice, until)
  checkReady(named, held, work)
  const drafts = Map.groupBy(work, (one) => clientKey(one, per))
  const made = await Promise.all([...drafts.values()].map((own) => draftOf(ctx, own, grouping, invoice_date)))
  return { data: made.map(({ record }) => JSON.parse(record)) }
}

function draftOf(ctx: Context, work: readonly ReadyWork[], grouping: Grouping, invoice_date: string | null) {
  const { company_profile_id, organization_id, person_id } = work[0]!
  const subject = only(work.map(({ project_name }) => project_name))
  const reference = only(work.map(({ invoice_reference }) => invoice_reference))
  const values = { company_profile_id, organization_id, person_id, subject, reference, invoice_date }
  return makeDraft(ctx, values, workLines(work, grouping))
}

function namedWork({ hours_ids, cost_ids, installment_ids, cycles = [] }: ChosenWork): Choice {
  return {
    hours: lower(hours_ids),
    costs: lower(cost_ids),
    installments: lower(installment_ids),
    cycles: cycles.map(({ service_id, period_start }) => ({ service_id: service_id.toLowerCase(), period_start })),
  }
}

function together(named: Choice, found: Choice): Choice {
  const cycles = new Map([...named.cycles, ...found.cycles].map((cycle) => [cycleKey(cycle), cycle]))
  return {
    hours: [...new Set([...named.hours, ...found.hours])],
    costs: [...new Set([...named.costs, ...found.costs])],
    installments: [...new Set([...named.installments, ...found.installments])],
    cycles: [...cycles.values()],
  }
}

async function checkClients(
  ctx: Context,
  {
    organizationIds,
    personIds,
  }: { readonly organizationIds: readonly string[]; readonly personIds: readonly string[] },
): Promise<void> {
  if (organizationIds.length + personIds.length === 0) return
  const [organizations, persons] = await Promise.all([
    ctx.tx.all<{ id: string }>(sql`select id from organization where id = any(${organizationIds}::uuid[])`),
    ctx.tx.all<{ id: string }>(sql`select id from person where id = any(${personIds}::uuid[])`),
  ])
  const known = new Set([...organizations!, ...persons!].map(({ id }) => id))
  const missing = (field: string, ids: readonly string[]) =>
    ids.flatMap((id, i) => (known.has(id) ? [] : [`${field}/${i}`]))
  const fields = [...missing('organization_ids', organizationIds), ...missing('person_ids', personIds)]
  if (fields.length > 0) throw referenceProblem(fields)
}

function checkKnown(named: Choice, held: Record<keyof Choice, HeldWork[]>): void {
  const known = new Set(Object.values(held).flatMap((rows) => rows.map(({ id }) => id)))
  const missing = pointers(named, (id) => !known.has(id))
  if (missing.length > 0) throw referenceProblem(missing.map(({ pointer }) => pointer.slice(1)))
}

// Whoever names a row wants exactly that one; what was found by its client and is taken meanwhile is simply left out.
function checkReady(named: Choice, held: Record<keyof Choice, HeldWork[]>, work: readonly ReadyWork[]): void {
  const ready = new Set(work.map((one) => (one.kind === 'subscription' ? cycleKey(one as unknown as Cycle) : one.id)))
  const left = pointers(named, (id, cycle) => !ready.has(cycle ? cycleKey(cycle) : id))
  if (left.length === 0) return
  const obstacles = new Map(Object.values(held).flatMap((rows) => rows.map(({ id, obstacle }) => [id, obstacle])))
  throw notReady(
    left.map(({ pointer, id }) => {
      const code = obstacles.get(id) ?? 'not_invoiceable'
      return fieldError(pointer, code, OBSTACLES[code] ?? 'It cannot be invoiced.')
    }),
  )
}

const OBSTACLES: Record<string, string> = {
  on_draft: 'It stands on a draft already.',
  invoiced: 'It was invoiced already.',
  written_off: 'It was written off.',
  not_billable: 'It is not billable.',
  included: 'It is included in a fixed price.',
  not_approved: 'It still has to be approved.',
  no_rate: 'It has no hourly rate.',
  later: 'It lies after the chosen day.',
}

interface Pointed {
  readonly pointer: string
  readonly id: string
}

function pointers(named: Choice, isMeant: (id: string, cycle?: Cycle) => boolean): Pointed[] {
  const of = (kind: 'hours' | 'costs' | 'installments', field: string) =>
    named[kind].flatMap((id, i) => (isMeant(id) ? [{ pointer: `/${field}/${i}`, id }] : []))
  const cycles = named.cycles.flatMap((cycle, i) =>
    isMeant(cycle.service_id, cycle) ? [{ pointer: `/cycles/${i}/service_id`, id: cycle.service_id }] : [],
  )
  return [...of('hours', 'hours_ids'), ...of('costs', 'cost_ids'), ...of('installments', 'installment_ids'), ...cycles]
}

function clientKey(
  { company_profile_id, organization_id, person_id, project_id }: ReadyWork,
  per: 'client' | 'project',
) {
  return [company_profile_id, organization_id, person_id, per === 'project' ? project_id : ''].join(' ')
}

function cycleKey({ service_id, period_start }: Cycle): string {
  return `${service_id} ${period_start}`
}

function isEmpty({ hours, costs, installments, cycles }: Choice): boolean {
  return hours.length + costs.length + installments.length + cycles.length === 0
}

function lower(ids: readonly string[] = []): string[] {
  return ids.map((id) => id.toLowerCase())
}

/** The value they all have; null where they differ. */
function only<T>(values: readonly T[]): T | null {
  return values.every((value) => value === values[0]) ? (values[0] ?? null) : null
}
