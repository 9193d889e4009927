// The report on who can work how much, and what of it is planned.
import { operation } from '../http/operation.ts'
import { One } from '../shared/shapes.ts'
import { capacity } from './capacity.queries.ts'
import { Capacity, CapacityQuery } from './capacity.shapes.ts'
import { checkPeriod } from './report.rules.ts'

export const capacityReport = [
  operation({
    id: 'report.capacity',
    summary: 'Capacity and planning of a period by employee, team, week or month',
    method: 'GET',
    path: '/reports/capacity',
    scope: 'hrm:read',
    surface: 'app',
    query: CapacityQuery,
    success: 200,
    response: One(Capacity),
    async run(ctx, { body }) {
      checkPeriod(body)
      return capacity(ctx.tx, ctx.today, body)
    },
  }),
]
