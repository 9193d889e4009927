// What stands above an organization or a person: the same figures as the reports tell, asked in one flight.
import type { Context } from '../db/context.ts'
import { raw, sql } from '../db/sql.ts'
import { operation } from '../http/operation.ts'
import { outstandingInvoices } from '../reports/outstanding-invoices.queries.ts'
import { currency } from '../reports/report.queries.ts'
import { salesPipeline } from '../reports/sales-pipeline.queries.ts'
import { workInProgress } from '../reports/work-in-progress.queries.ts'
import type { Right } from '../shared/rights.ts'
import { One } from '../shared/shapes.ts'
import { CustomerFigures, type CustomerFiguresData, figureNames } from './figures.shapes.ts'
import type { Customer } from './timeline.queries.ts'
import { findCustomer } from './timeline.ts'

export const customerFigures = [figuresOf('organization', 'an organization'), figuresOf('person', 'a person')]

function figuresOf(customer: Customer, words: string) {
  return operation({
    id: `${customer}.figures`,
    summary: `Open balance, work in progress, projects and opportunities of ${words}`,
    method: 'GET',
    path: `/crm/${customer}/{id}/figures`,
    scope: 'crm:read',
    surface: 'app',
    load: (ctx, id) => findFigures(ctx, customer, id),
    success: 200,
    response: One(CustomerFigures),
    run: async (_ctx, { before }) => ({ data: before }),
  })
}

/** The rights of the reports that tell the same. */
const RIGHTS: Readonly<Record<(typeof figureNames)[number], readonly Right[]>> = {
  outstanding: ['invoices:read'],
  work_in_progress: ['invoices:read', 'projects:read', 'hours:read'],
  projects: ['projects:read'],
  opportunities: ['sales:read'],
}

async function findFigures(ctx: Context, customer: Customer, id: string): Promise<CustomerFiguresData | undefined> {
  const { tx, today } = ctx
  const whose = { [`${customer}_id`]: id }
  const omitted = figureNames.filter((name) => !RIGHTS[name].every((right) => ctx.can(right)))
  const ask = <T>(name: (typeof figureNames)[number], question: () => Promise<T>) =>
    omitted.includes(name) ? null : question()
  const [found, company, owed, work, projects, pipeline] = await Promise.all([
    findCustomer(ctx, customer, id),
    tx.first<{ currency: string }>(sql`select ${currency} as currency`),
    ask('outstanding', () => outstandingInvoices(tx, today, { ...whose, limit: 1 })),
    ask('work_in_progress', () => workInProgress(tx, today, { ...whose, limit: 1 })),
    ask('projects', () => countProjects(ctx, customer, id)),
    ask('opportunities', () => salesPipeline(tx, today, { ...whose, include_closed: false })),
  ])
  if (!found) return undefined
  return {
    as_of: today,
    currency: company!.currency,
    outstanding: owed && {
      count: owed.data.totals.count,
      amount: owed.data.totals.outstanding_amount,
      overdue_count: owed.data.totals.overdue_count,
      overdue_amount: owed.data.totals.overdue_amount,
      other_currencies: owed.data.other_currencies,
      list: { path: '/reports/outstanding-invoices', query: whose },
    },
    work_in_progress: work && {
      amount: work.data.totals.wip_amount,
      list: { path: '/reports/work-in-progress', query: whose },
    },
    projects: projects && {
      count: projects.count,
      list: { path: '/projects/project', query: { ...whose, status: 'active' } },
    },
    opportunities: pipeline && {
      ...pipeline.data.totals,
      list: { path: '/sales/sales', query: { ...whose, status: 'open' } },
    },
    omitted,
  }
}

async function countProjects({ tx }: Context, customer: Customer, id: string) {
  const found = await tx.first<{ count: number }>(
    sql`select count(*)::integer as count from project where ${raw(customer)}_id = ${id} and status = 'active'`,
  )
  return found!
}
