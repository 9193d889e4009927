// The report on how much of people's time was booked and is billable.
import { operation } from '../http/operation.ts'
import { checkRight } from '../shared/rights.ts'
import { One } from '../shared/shapes.ts'
import { checkPeriod } from './report.rules.ts'
import { utilisation } from './utilisation.queries.ts'
import { Utilisation, UtilisationQuery } from './utilisation.shapes.ts'

export const utilisationReport = [
  operation({
    id: 'report.utilisation',
    summary: 'Booked and billable time against capacity by employee, team, week or month',
    method: 'GET',
    path: '/reports/utilisation',
    scope: 'hrm:read',
    surface: 'app',
    query: UtilisationQuery,
    success: 200,
    response: One(Utilisation),
    async run(ctx, { body }) {
      checkRight(ctx.actor, 'hours:read')
      checkPeriod(body)
      return utilisation(ctx.tx, ctx.today, body)
    },
  }),
]
