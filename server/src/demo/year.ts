// A year of the agency: what was sold, bought, invoiced and paid, who was away, and at its end the projects as they stand today.
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { takeStatistics } from '../db/statistics.ts'
import type { Tx } from '../db/transaction.ts'
import { allDone, liveThrough, type Strand } from './agenda.ts'
import type { Companies } from './companies.ts'
import { inBulk } from './insert-rows.ts'
import { planInstallments } from './installments.ts'
import { invoicingRuns } from './invoices.ts'
import { makeLeaveYear } from './leave-year.ts'
import type { People } from './people.ts'
import { makePipeline, settleOpportunities } from './pipeline.ts'
import type { Plan } from './plan.ts'
import { makePlanning } from './planning.ts'
import type { Progress } from './progress.ts'
import type { Projects } from './projects.ts'
import { makePurchases } from './purchases.ts'
import type { TimeAway } from './time-away.ts'
import { makeUsers } from './users.ts'

export interface Agency {
  readonly people: People
  readonly companies: Companies
  readonly projects: Projects
  readonly timesAway: readonly (readonly TimeAway[])[]
}

/** What there is after the year; drafts and credit notes are among the invoices. */
export interface YearCounts {
  readonly projects: number
  readonly services: number
  readonly opportunities: number
  readonly quotes: number
  readonly leave_requests: number
  readonly absences: number
  readonly planning: number
  readonly invoices: number
  readonly payments: number
  readonly purchase_invoices: number
  readonly costs: number
}

/** The tables that grow in it. */
export const EARNED = [
  'time_entry',
  'sales',
  'quote',
  'leave',
  'leave_day',
  'planning',
  'planning_day',
  'purchase_invoice',
  'cost',
  'installment',
  'invoice',
  'invoice_line',
  'invoice_line_hours',
  'invoice_seal',
  'invoiced_sum',
  'payment',
] as const

/** After so many months they are no longer what PostgreSQL planned for when they were empty. */
const GROWN_AFTER_MONTHS = 2

/** How a project was before it came to an end: costs are booked and work is invoiced while it runs. */
export function running(project: Projects['project'][number]): Projects['project'][number] {
  return { ...project, status: 'active', closed_at: null, archived_at: null }
}

export async function liveYear(db: Database, environmentId: string, plan: Plan, agency: Agency, progress: Progress) {
  const scene = { environmentId, today: plan.today }
  // Whoever says how many hours there shall be fills a table to measure with.
  if (plan.hours === undefined) await liveIt(db, environmentId, plan, agency, progress)
  return inBulk(db, scene, (tx) => {
    endProjects(tx, agency.projects)
    settleOpportunities(tx)
    if (plan.studios > 1) tx.send(PRINT_NOTHING)
    return countYear(tx)
  })
}

async function liveIt(
  db: Database,
  environmentId: string,
  plan: Plan,
  agency: Agency,
  progress: Progress,
): Promise<void> {
  const { people, companies, projects, timesAway } = agency
  const { colleagues } = people
  const { workplaces } = projects
  await inBulk(db, { environmentId, today: plan.today }, async (tx) => planInstallments(tx, plan, workplaces))
  const live = (strand: Strand) => liveThrough(db, environmentId, plan, strand)
  const runs = invoicingRuns(plan, projects)
  // What was bought for a client in a month is on the invoices after it.
  const bought = new Map(runs.map(({ day }) => [day, Promise.withResolvers<void>()]))
  const buying = live({
    part: 'purchases',
    deeds: makePurchases(plan, { suppliers: companies.suppliers, colleagues, workplaces }),
    dayHasPassed: (day) => bought.get(day)?.resolve(),
  })
  // Should that fail, the last ones, of the same tables, will meet the reason and tell it.
  let statistics: Promise<void> | undefined
  const invoicing = live({
    part: 'invoices',
    deeds: runs,
    dayBegins: async (day) => Promise.race([bought.get(day)?.promise, buying]),
    dayHasPassed(day) {
      const done = runs.findIndex((run) => run.day === day) + 1
      if (done === 0) return
      progress(done, runs.length, 'months of invoices')
      if (done === GROWN_AFTER_MONTHS) statistics = takeStatistics(db, EARNED).catch(() => {})
    },
  })
  const others = live({
    part: 'other deeds',
    deeds: [
      ...makeLeaveYear(plan, people, timesAway),
      ...makePipeline(plan, { people, companies, projects }),
      ...makePlanning(plan, colleagues, workplaces),
      ...makeUsers(plan, people),
    ],
  })
  await allDone([buying, invoicing, others])
  await statistics
}

function endProjects(tx: Tx, { project }: Projects): void {
  const ended = project
    .filter(({ status }) => status !== 'active')
    .map(({ id, status, closed_at, archived_at, updated_at }) => ({ id, status, closed_at, archived_at, updated_at }))
  tx.send(sql`
    update project p set status = e.status, closed_at = e.closed_at, archived_at = e.archived_at,
      updated_at = greatest(p.updated_at, e.updated_at)
    from json_populate_recordset(null::project, ${JSON.stringify(ended)}::json) e where p.id = e.id`)
}

// Whoever fills in a large agency measures something; hundreds of papers made meanwhile would be in the way.
const PRINT_NOTHING = sql`delete from job where kind in ('print_invoice', 'print_quote')`

async function countYear(tx: Tx) {
  const counts = await tx.first<YearCounts>(sql`
    select (select count(*)::integer from project) as projects, (select count(*)::integer from service) as services,
      (select count(*)::integer from sales) as opportunities, (select count(*)::integer from quote) as quotes,
      (select count(*)::integer from leave) as leave_requests, (select count(*)::integer from absence) as absences,
      (select count(*)::integer from planning) as planning, (select count(*)::integer from invoice) as invoices,
      (select count(*)::integer from payment) as payments, (select count(*)::integer from purchase_invoice) as purchase_invoices,
      (select count(*)::integer from cost) as costs`)
  return counts!
}
