// The report on hours: how many were booked, by whom, for what and when.
import { operation } from '../http/operation.ts'
import { One } from '../shared/shapes.ts'
import { hoursSummary } from './hours-summary.queries.ts'
import { HoursSummary, HoursSummaryQuery } from './hours-summary.shapes.ts'
import { checkPeriod } from './report.rules.ts'

export const hoursSummaryReport = [
  operation({
    id: 'report.hours_summary',
    summary: 'Hours of a period by employee, team, project, customer, kind of work or time',
    method: 'GET',
    path: '/reports/hours-summary',
    scope: 'hours:read',
    surface: 'app',
    query: HoursSummaryQuery,
    success: 200,
    response: One(HoursSummary),
    async run(ctx, { body }) {
      checkPeriod(body)
      return hoursSummary(ctx.tx, ctx.today, body)
    },
  }),
]
