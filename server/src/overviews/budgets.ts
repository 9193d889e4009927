// How much of their budgets several projects have used, for the list of projects, and the services of one, for its screen.
import { operation } from '../http/operation.ts'
import { One } from '../shared/shapes.ts'
import { findBudgets, findServiceBudgets } from './budgets.queries.ts'
import { BudgetsQuery, ProjectBudgets, ServiceBudgets, ServiceBudgetsQuery } from './budgets.shapes.ts'

export const budgets = [
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
  operation({
    id: 'service.budgets',
    summary: 'How much of their budgets the services of a project have used',
    method: 'GET',
    path: '/projects/service/budgets',
    scope: 'projects:read',
    surface: 'app',
    query: ServiceBudgetsQuery,
    success: 200,
    response: One(ServiceBudgets),
    run: async (ctx, { body }) => ({ data: await findServiceBudgets(ctx.tx, body.project_id) }),
  }),
]
