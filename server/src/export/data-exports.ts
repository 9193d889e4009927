// Exports that take their time: of everything, or of all that concerns one person. /settings/dataexport.
import { page } from '../db/page.ts'
import { findRecord, renderRecord } from '../db/record.ts'
import { insertRecord } from '../db/write.ts'
import { enqueue } from '../events/jobs.ts'
import { operation } from '../http/operation.ts'
import { findSubject } from '../privacy/subject.ts'
import { referenceProblem } from '../shared/problem.ts'
import { One, Page } from '../shared/shapes.ts'
import { dataExport, dataExportFor, dataExportList } from './data-exports.queries.ts'
import { DataExport, DataExportCreate } from './data-exports.shapes.ts'

const KEPT_MS = 24 * 60 * 60_000

export const dataExports = [
  operation({
    id: 'dataexport.list',
    summary: 'List the exports of the last day',
    method: 'GET',
    path: '/settings/dataexport',
    surface: 'app',
    scope: 'settings',
    list: dataExportList,
    success: 200,
    response: Page(DataExport),
    run: (ctx, { list }) => page(ctx.tx, { ...dataExportList, type: dataExportFor(ctx) }, list, ctx),
  }),
  operation({
    id: 'dataexport.read',
    summary: 'Read how far an export is',
    method: 'GET',
    path: '/settings/dataexport/{id}',
    surface: 'app',
    scope: 'settings',
    load: (ctx, id) => findRecord(ctx.tx, dataExportFor(ctx), id, ctx),
    success: 200,
    response: One(DataExport),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'dataexport.create',
    summary: 'Export everything, or all that concerns one person',
    method: 'POST',
    path: '/settings/dataexport',
    note: 'It holds what its maker may read, as it stood at one moment, and is kept for a day.',
    surface: 'app',
    scope: 'settings',
    body: DataExportCreate,
    success: 201,
    response: One(DataExport),
    run: async (ctx, { body }) => {
      const { subject_type, subject_id } = body
      if ((subject_type === undefined) !== (subject_id === undefined))
        throw referenceProblem([subject_id ? 'subject_type' : 'subject_id'])
      if (subject_type && subject_id && !(await findSubject(ctx, subject_type, subject_id)))
        throw referenceProblem(['subject_id'])
      const made = await insertRecord(ctx, dataExport, {
        id: ctx.newId(),
        kind: subject_id ? 'person' : 'everything',
        user_id: ctx.actor.userId,
        employee_id: ctx.actor.employeeId,
        rights: [...ctx.actor.rights],
        expires_at: new Date(Date.parse(ctx.now) + KEPT_MS).toISOString(),
        ...body,
      })
      enqueue(ctx, 'make_export', made.id)
      return renderRecord(ctx.tx, dataExportFor(ctx), made.id, ctx)
    },
  }),
]
