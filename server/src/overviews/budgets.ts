// How much of their budgets several projects have used, for the list of projects.
import { operation } from '../http/operation.ts'
import { One } from '../shared/shapes.ts'
import { findBudgets } from './budgets.queries.ts'
import { BudgetsQuery, ProjectBudgets } from './budgets.shapes.ts'

export const projectBudgets = [
  operation({
    id: 'project.budgets',
    summary: 'How much of their budgets some projects have used, and how much of their time has passed',
    method: 'GET',
    path: '/projects/project/budgets',
    scope: 'projects:read',
    surface: 'app',
    query: BudgetsQuery,
    success: 200,
    response: One(ProjectBudgets),
    run: async (ctx, { body }) => ({ data: await findBudgets(ctx.tx, body.ids) }),
  }),
]
