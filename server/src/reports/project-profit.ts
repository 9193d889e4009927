// The report on what projects bring in and what they cost.
import { operation } from '../http/operation.ts'
import { checkRight } from '../shared/rights.ts'
import { One } from '../shared/shapes.ts'
import { projectProfit } from './project-profit.queries.ts'
import { ProjectProfit, ProjectProfitQuery } from './project-profit.shapes.ts'
import { checkPeriod } from './report.rules.ts'

export const projectProfitReport = [
  operation({
    id: 'report.project_profit',
    summary: 'Revenue, costs and margin of a period by project, customer or month',
    method: 'GET',
    path: '/reports/project-profit',
    scope: 'invoices:read',
    surface: 'app',
    query: ProjectProfitQuery,
    success: 200,
    response: One(ProjectProfit),
    async run(ctx, { body }) {
      // It tells of projects and hours, and of what people cost.
      for (const right of ['projects:read', 'hours:read', 'cost_rates'] as const) checkRight(ctx.actor, right)
      checkPeriod(body)
      return projectProfit(ctx.tx, ctx.today, body)
    },
  }),
]
