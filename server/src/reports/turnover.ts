// The report on what was invoiced, month by month, by customer or project.
import { operation } from '../http/operation.ts'
import { One } from '../shared/shapes.ts'
import { checkPeriod } from './report.rules.ts'
import { turnover } from './turnover.queries.ts'
import { Turnover, TurnoverQuery } from './turnover.shapes.ts'

export const turnoverReport = [
  operation({
    id: 'report.turnover',
    summary: 'Turnover of a period by month, customer or project',
    method: 'GET',
    path: '/reports/turnover',
    scope: 'invoices:read',
    surface: 'app',
    query: TurnoverQuery,
    success: 200,
    response: One(Turnover),
    async run(ctx, { body }) {
      checkPeriod(body)
      return turnover(ctx.tx, ctx.today, body)
    },
  }),
]
