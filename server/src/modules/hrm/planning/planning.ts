// Planning: /hrm/planning. Everybody reads it and plans his own days; the right planning is for those of others.
import type { Context } from '../../../db/context.ts'
import { page } from '../../../db/page.ts'
import { findRecord, type Rendered, renderRecord } from '../../../db/record.ts'
import { operation } from '../../../http/operation.ts'
import type { ProblemCode } from '../../../shared/problem.ts'
import { One, Page } from '../../../shared/shapes.ts'
import { changePlanning, createPlanning, removePlanning } from './plan.ts'
import { loadPlanning, planningFor, planningList } from './planning.queries.ts'
import { Planning, PlanningCreate, PlanningDetail, PlanningUpdate } from './planning.shapes.ts'

const planningProblems: readonly ProblemCode[] = [
  'forbidden',
  'employee-inactive',
  'project-closed',
  'project-archived',
  'service-closed',
  'planning-no-capacity',
]

export const planning = [
  operation({
    id: 'planning.list',
    summary: 'List planning',
    method: 'GET',
    path: '/hrm/planning',
    scope: 'hrm:read',
    list: planningList,
    success: 200,
    response: Page(Planning, true),
    run: (ctx, { list }) => page(ctx.tx, { ...planningList, type: planningFor(ctx) }, list, ctx),
  }),
  operation({
    id: 'planning.create',
    summary: 'Plan somebody for some days',
    method: 'POST',
    path: '/hrm/planning',
    note: 'For oneself; for others with the right `planning`. The minutes go to the days on which there is time to work.',
    scope: 'hrm:write',
    body: PlanningCreate,
    success: 201,
    response: One(PlanningDetail),
    problems: planningProblems,
    run: async (ctx, { body }) => asSeen(ctx, await createPlanning(ctx, body)),
  }),
  operation({
    id: 'planning.read',
    summary: 'Read planning with its days',
    method: 'GET',
    path: '/hrm/planning/{id}',
    scope: 'hrm:read',
    load: (ctx: Context, id: string) => findRecord(ctx.tx, planningFor(ctx), id, ctx),
    success: 200,
    response: One(PlanningDetail),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'planning.update',
    summary: 'Change or move planning, confirm it or make it tentative',
    method: 'PATCH',
    path: '/hrm/planning/{id}',
    note: 'One’s own; that of others with the right `planning`.',
    scope: 'hrm:write',
    load: loadPlanning,
    body: PlanningUpdate,
    success: 200,
    response: One(PlanningDetail),
    problems: planningProblems,
    run: async (ctx, { before, body }) => asSeen(ctx, await changePlanning(ctx, before, body)),
  }),
  operation({
    id: 'planning.delete',
    summary: 'Delete planning',
    method: 'DELETE',
    path: '/hrm/planning/{id}',
    note: 'One’s own; that of others with the right `planning`.',
    scope: 'hrm:write',
    load: loadPlanning,
    success: 204,
    problems: ['forbidden'],
    run: (ctx, { before }) => removePlanning(ctx, before),
  }),
]

function asSeen(ctx: Context, { id }: Rendered): Promise<Rendered> {
  return renderRecord(ctx.tx, planningFor(ctx), id, ctx)
}
