// The first working day of a month is invoicing day: one draft per client, most of them final and sent before noon.
import type { Context } from '../db/context.ts'
import { sql } from '../db/sql.ts'
import { addDays } from '../shared/calendar.ts'
import { aftermath, FATES, finaliseAndSend } from './aftermath.ts'
import { type Deed, perform } from './agenda.ts'
import type { Plan } from './plan.ts'
import type { Projects } from './projects.ts'
import { type Random, randomOf } from './random.ts'
import { workdayFrom } from './workdays.ts'

/** A large agency is there to measure with: invoices for more of its clients would take longer than their hours. */
const MOST_CLIENTS_OF_LARGE = 12
/** A year, and what its first projects began with. */
const OLDEST_WORK_DAYS = 400
/** One in so many of the last month is still being looked at. */
const DRAFT_EVERY = 3

interface Run {
  readonly day: string
  /** How many runs came after it. */
  readonly ago: number
  readonly projectIds: readonly string[]
  readonly since: string
}

export function invoicingRuns(plan: Plan, projects: Projects): Deed[] {
  const random = randomOf(plan.seed, 'invoices')
  const projectIds = invoicedProjects(plan, projects)
  const since = addDays(plan.today, -OLDEST_WORK_DAYS)
  const days = invoicingDays(plan)
  return days.map((day, i) => ({
    day,
    carryOut: (ctx) => invoiceMonth(ctx, random, { day, ago: days.length - 1 - i, projectIds, since }),
  }))
}

/** The clients with the newest projects come first. */
function invoicedProjects({ studios }: Plan, { project }: Projects): string[] {
  const newest = new Set(project.toReversed().flatMap(({ organization_id }) => organization_id ?? []))
  const clients = new Set([...newest].slice(0, studios > 1 ? MOST_CLIENTS_OF_LARGE : newest.size))
  return project.flatMap(({ id, organization_id }) => (clients.has(organization_id ?? '') ? [id] : []))
}

function invoicingDays({ today }: Plan): string[] {
  const firsts = Array.from({ length: 12 }, (_, i) => monthsBefore(today, 11 - i))
  return firsts.map(workdayFrom).filter((day) => day <= today)
}

function monthsBefore(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}

interface Draft {
  readonly id: string
  readonly total_incl_vat: number
}

/** A draft for each client; they are looked through before they go out, so that is a deed of its own. */
async function invoiceMonth(ctx: Context, random: Random, run: Run): Promise<Deed[]> {
  const bodies = await workByClient(ctx, run)
  const drafts: Draft[][] = []
  const drafting = bodies.map((body, i) => ({
    day: run.day,
    apart: true,
    async carryOut(of: Context) {
      const { data } = (await perform(of, 'invoice.create_from_work', { body })) as { data: Draft[] }
      drafts[i] = data
      return []
    },
  }))
  return [...drafting, { day: run.day, carryOut: (later) => sendMonth(later, random, run, drafts.flat()) }]
}

async function sendMonth(ctx: Context, random: Random, { day, ago }: Run, drafts: readonly Draft[]): Promise<Deed[]> {
  const deeds: Deed[] = []
  const smallest = Math.min(...drafts.map(({ total_incl_vat }) => total_incl_vat))
  for (const [i, { id, total_incl_vat: total }] of drafts.entries()) {
    if (ago === 0 && i % DRAFT_EVERY === 1) continue
    await finaliseAndSend(ctx, id)
    deeds.push(...aftermath(random, { id, total, day, ago, fate: total === smallest ? FATES.get(ago) : undefined }))
  }
  return deeds
}

interface Work {
  readonly kind: 'hours' | 'cost' | 'installment' | 'subscription'
  readonly id: string
  readonly organization_id: string
  readonly service_id: string
  readonly period_start: string
}

// Hours and costs up to the end of the last month; cycles also begin today.
async function workByClient(ctx: Context, { day, projectIds, since }: Run) {
  const rows = await ctx.tx.all<Work>(sql`
    select kind, id, organization_id, service_id, period_start from invoiceable
    where project_id = any(${projectIds}::uuid[]) and ready_on >= ${since} and unit_price is not null
      and (ready_on < date_trunc('month', ${day}::date) or kind = 'subscription')
    order by organization_id, kind, id`)
  return [...Map.groupBy(rows, ({ organization_id }) => organization_id).values()].map((work) => {
    const idsOf = (kind: Work['kind']) => work.filter((one) => one.kind === kind).map(({ id }) => id)
    return {
      hours_ids: idsOf('hours'),
      cost_ids: idsOf('cost'),
      installment_ids: idsOf('installment'),
      cycles: work
        .filter(({ kind }) => kind === 'subscription')
        .map(({ service_id, period_start }) => ({ service_id, period_start })),
    }
  })
}
