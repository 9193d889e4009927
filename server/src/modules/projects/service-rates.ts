// Service rates: /projects/servicerate. They are read everywhere and written in the screens.
import { page } from '../../db/page.ts'
import { sql } from '../../db/sql.ts'
import { deleteRecord, insertRecord, updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { referenceProblem } from '../../shared/problem.ts'
import { One, Page } from '../../shared/shapes.ts'
import { changedFields } from './changed.rules.ts'
import { checkRateSaysForWhom, checkServiceProject } from './service.rules.ts'
import { loadServiceRate, serviceRate, serviceRateList, touchService } from './service-rates.queries.ts'
import { ServiceRate, ServiceRateCreate, ServiceRateUpdate } from './service-rates.shapes.ts'
import { holdProject } from './surroundings.queries.ts'

export const serviceRates = [
  operation({
    id: 'servicerate.list',
    summary: 'List service rates',
    method: 'GET',
    path: '/projects/servicerate',
    scope: 'projects:read',
    list: serviceRateList,
    success: 200,
    response: Page(ServiceRate),
    run: (ctx, { list }) => page(ctx.tx, serviceRateList, list, ctx),
  }),
  operation({
    id: 'servicerate.create',
    summary: 'Add a rate to a service',
    method: 'POST',
    path: '/projects/servicerate',
    scope: 'projects:write',
    surface: 'app',
    body: ServiceRateCreate,
    success: 201,
    response: One(ServiceRate),
    problems: ['duplicate', 'project-closed', 'project-archived'],
    async run(ctx, { body }) {
      checkRateSaysForWhom(body)
      const project = await holdProject(ctx.tx, sql`(select project_id from service where id = ${body.service_id})`)
      if (!project) throw referenceProblem(['service_id'])
      checkServiceProject(project)
      touchService(ctx, project, body.service_id)
      return insertRecord(ctx, serviceRate, { id: ctx.newId(), ...body })
    },
  }),
  operation({
    id: 'servicerate.update',
    summary: 'Change a service rate',
    method: 'PATCH',
    path: '/projects/servicerate/{id}',
    scope: 'projects:write',
    surface: 'app',
    load: loadServiceRate,
    body: ServiceRateUpdate,
    success: 200,
    response: One(ServiceRate),
    problems: ['duplicate', 'project-closed', 'project-archived'],
    async run(ctx, { before, body }) {
      if (changedFields(before.record, body).length === 0) return before
      checkRateSaysForWhom({ ...before.row, ...body })
      checkServiceProject(before.project)
      touchService(ctx, before.project, before.row.service_id)
      return updateRecord(ctx, serviceRate, before, body)
    },
  }),
  operation({
    id: 'servicerate.delete',
    summary: 'Delete a service rate; hours that were priced with it keep their price',
    method: 'DELETE',
    path: '/projects/servicerate/{id}',
    scope: 'projects:write',
    surface: 'app',
    load: loadServiceRate,
    success: 204,
    problems: ['project-closed', 'project-archived'],
    async run(ctx, { before }) {
      checkServiceProject(before.project)
      touchService(ctx, before.project, before.row.service_id)
      deleteRecord(ctx, serviceRate, before)
    },
  }),
]
