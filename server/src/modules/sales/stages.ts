// Stages: /sales/stage.
import { page } from '../../db/page.ts'
import { deleteRecord, updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { One, Page } from '../../shared/shapes.ts'
import { findOtherStages, insertStage, loadStage, stage, stageList } from './stages.queries.ts'
import { checkStageRemains } from './stages.rules.ts'
import { Stage, StageCreate, StageUpdate } from './stages.shapes.ts'

export const stages = [
  operation({
    id: 'stage.list',
    summary: 'List the stages of the pipeline',
    method: 'GET',
    path: '/sales/stage',
    scope: 'sales:read',
    list: stageList,
    success: 200,
    response: Page(Stage),
    run: (ctx, { list }) => page(ctx.tx, stageList, list, ctx),
  }),
  operation({
    id: 'stage.create',
    summary: 'Create a stage',
    method: 'POST',
    path: '/sales/stage',
    surface: 'app',
    scope: 'settings',
    body: StageCreate,
    success: 201,
    response: One(Stage),
    problems: ['duplicate'],
    run: (ctx, { body }) => insertStage(ctx, body),
  }),
  operation({
    id: 'stage.update',
    summary: 'Change, move, deactivate or reactivate a stage',
    method: 'PATCH',
    path: '/sales/stage/{id}',
    surface: 'app',
    scope: 'settings',
    load: loadStage,
    body: StageUpdate,
    success: 200,
    response: One(Stage),
    problems: ['duplicate', 'in-use'],
    run: async (ctx, { before, body }) => {
      if (body.is_active === false)
        checkStageRemains(before.row, { is_active: false }, await findOtherStages(ctx, before.id))
      return updateRecord(ctx, stage, before, body)
    },
  }),
  operation({
    id: 'stage.delete',
    summary: 'Delete a stage in which no opportunity is',
    method: 'DELETE',
    path: '/sales/stage/{id}',
    surface: 'app',
    scope: 'settings',
    load: loadStage,
    success: 204,
    problems: ['in-use'],
    run: async (ctx, { before }) => {
      checkStageRemains(before.row, null, await findOtherStages(ctx, before.id))
      deleteRecord(ctx, stage, before)
    },
  }),
]
