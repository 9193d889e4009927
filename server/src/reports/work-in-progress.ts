// The report on work in progress: what was done and not invoiced, now or on an earlier day.
import { operation } from '../http/operation.ts'
import { checkRight } from '../shared/rights.ts'
import { One } from '../shared/shapes.ts'
import { workInProgress } from './work-in-progress.queries.ts'
import { checkAsOf } from './work-in-progress.rules.ts'
import { WorkInProgress, WorkInProgressQuery } from './work-in-progress.shapes.ts'

export const workInProgressReport = [
  operation({
    id: 'report.work_in_progress',
    summary: 'Work in progress by project, service or customer',
    method: 'GET',
    path: '/reports/work-in-progress',
    scope: 'invoices:read',
    surface: 'app',
    query: WorkInProgressQuery,
    success: 200,
    response: One(WorkInProgress),
    async run(ctx, { body }) {
      // It tells of projects, hours and invoices alike.
      for (const right of ['projects:read', 'hours:read'] as const) checkRight(ctx.actor, right)
      checkAsOf(body.as_of, ctx.today)
      return workInProgress(ctx.tx, ctx.today, body)
    },
  }),
]
