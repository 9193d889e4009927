// The report on how projects stand.
import { operation } from '../http/operation.ts'
import { omittedMoney } from '../modules/projects/money.rules.ts'
import { One } from '../shared/shapes.ts'
import { projectStatus } from './project-status.queries.ts'
import { ProjectStatus, ProjectStatusQuery } from './project-status.shapes.ts'

export const projectStatusReport = [
  operation({
    id: 'report.project_status',
    summary: 'How projects stand: budget, work, tasks, planning and what to look at',
    method: 'GET',
    path: '/reports/project-status',
    scope: 'projects:read',
    surface: 'app',
    query: ProjectStatusQuery,
    success: 200,
    response: One(ProjectStatus),
    run: (ctx, { body }) => projectStatus(ctx.tx, ctx.today, body, omittedMoney(ctx.can)),
  }),
]
