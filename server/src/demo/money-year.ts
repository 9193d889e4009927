// The year of the agency's money: purchases, invoices, payments, and at its end the projects as they stand today.
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { liveThrough } from './agenda.ts'
import type { Companies } from './companies.ts'
import { inBulk } from './insert-rows.ts'
import { planInstallments } from './installments.ts'
import { invoicingRuns } from './invoices.ts'
import type { People } from './people.ts'
import type { Plan } from './plan.ts'
import type { Progress } from './progress.ts'
import type { Projects } from './projects.ts'
import { makePurchases } from './purchases.ts'

export interface Agency {
  readonly people: People
  readonly companies: Companies
  readonly projects: Projects
}

/** How a project was before it came to an end: costs are booked and work is invoiced while it runs. */
export function running(project: Projects['project'][number]): Projects['project'][number] {
  return { ...project, status: 'active', closed_at: null, archived_at: null }
}

export async function liveMoneyYear(
  db: Database,
  environmentId: string,
  plan: Plan,
  agency: Agency,
  progress: Progress,
) {
  const scene = { environmentId, today: plan.today }
  // Whoever says how many hours there shall be fills a table to measure with.
  if (plan.hours === undefined) await liveIt(db, environmentId, plan, agency, progress)
  return inBulk(db, scene, (tx) => {
    endProjects(tx, agency.projects)
    if (plan.studios > 1) tx.send(PRINT_NOTHING)
    return countMoney(tx)
  })
}

async function liveIt(
  db: Database,
  environmentId: string,
  plan: Plan,
  { people: { colleagues }, companies: { suppliers }, projects }: Agency,
  progress: Progress,
): Promise<void> {
  const { workplaces } = projects
  const runs = invoicingRuns(plan, projects)
  const deeds = [...makePurchases(plan, { suppliers, colleagues, workplaces }), ...runs]
  await inBulk(db, { environmentId, today: plan.today }, async (tx) => planInstallments(tx, plan, workplaces))
  await liveThrough(db, environmentId, plan, deeds, (day) => {
    const done = runs.findIndex((run) => run.day === day) + 1
    if (done > 0) progress(done, runs.length, 'months of invoices')
  })
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
const PRINT_NOTHING = sql`delete from job where kind = 'print_invoice'`

async function countMoney(tx: Tx) {
  const counts = await tx.first<{ invoices: number; payments: number; purchase_invoices: number; costs: number }>(sql`
    select (select count(*)::integer from invoice) as invoices, (select count(*)::integer from payment) as payments,
      (select count(*)::integer from purchase_invoice) as purchase_invoices, (select count(*)::integer from cost) as costs`)
  return counts!
}
