// How a project uses up its budget, week by week, and who works on it.
import { operation } from '../http/operation.ts'
import { checkRight } from '../shared/rights.ts'
import { One } from '../shared/shapes.ts'
import { findBurn } from './burn.queries.ts'
import { ProjectBurn } from './burn.shapes.ts'

export const projectBurn = [
  operation({
    id: 'project.burn',
    summary: 'What was done on a project week by week, against its budget, and what is planned',
    method: 'GET',
    path: '/projects/project/{id}/burn',
    note: 'It tells of hours, so it needs the right `hours:read` as well.',
    scope: 'projects:read',
    surface: 'app',
    async load(ctx, id) {
      checkRight(ctx.actor, 'hours:read')
      return findBurn(ctx, id)
    },
    success: 200,
    response: One(ProjectBurn),
    run: async (_ctx, { before }) => ({ data: before }),
  }),
]
