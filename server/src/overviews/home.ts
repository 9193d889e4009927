// The first screen: what somebody has to do today. All of it is asked in one flight.
import type { Context } from '../db/context.ts'
import { sql } from '../db/sql.ts'
import { operation } from '../http/operation.ts'
import { planForMany } from '../reports/planning.queries.ts'
import { currency } from '../reports/report.queries.ts'
import { One } from '../shared/shapes.ts'
import { homeKinds, shownKinds } from './home.rules.ts'
import { Home, type HomeData } from './home.shapes.ts'
import { ownPart } from './home-own.ts'
import { todoOf } from './home-todo.ts'

export const home = [
  operation({
    id: 'home.read',
    summary: 'What there is to do today, and how hours and budgets stand',
    method: 'GET',
    path: '/home',
    note: 'Every figure comes with the list behind it; what the caller has no right to is left out and named.',
    scope: null,
    surface: 'app',
    success: 200,
    response: One(Home),
    run: async (ctx) => ({ data: await homeOf(ctx) }),
  }),
]

async function homeOf(ctx: Context): Promise<HomeData> {
  const { employeeId } = ctx.actor
  const shown = shownKinds(ctx.can, employeeId)
  planForMany(ctx.tx)
  const [company, { todo: own, ...parts }, others] = await Promise.all([
    ctx.tx.first<{ currency: string }>(sql`select ${currency} as currency`),
    ownPart(ctx, shown),
    todoOf(ctx, shown),
  ])
  return {
    as_of: ctx.today,
    currency: company!.currency,
    employee_id: employeeId,
    ...parts,
    todo: [...own, ...others],
    omitted: homeKinds.filter((kind) => !shown.has(kind)),
  }
}
