// Costs of projects: /purchasing/cost.
import Type from 'typebox'
import { page } from '../../db/page.ts'
import { findRecord } from '../../db/record.ts'
import { operation } from '../../http/operation.ts'
import type { ProblemCode } from '../../shared/problem.ts'
import { One, Page } from '../../shared/shapes.ts'
import { bookCost, changeCost, removeCost, writeOffCosts } from './cost-booking.ts'
import { cost, costList, loadCost } from './costs.queries.ts'
import { Cost, CostChoice, CostCreate, CostUpdate } from './costs.shapes.ts'

export const bookingProblems: readonly ProblemCode[] = [
  'project-closed',
  'project-archived',
  'service-closed',
  'employee-inactive',
  'cost-exceeds-purchase-invoice',
]

export const costs = [
  operation({
    id: 'cost.list',
    summary: 'List costs of projects',
    method: 'GET',
    path: '/purchasing/cost',
    scope: 'invoices:read',
    list: costList,
    success: 200,
    response: Page(Cost, true),
    run: (ctx, { list }) => page(ctx.tx, costList, list, ctx),
  }),
  operation({
    id: 'cost.create',
    summary: 'Book a cost on a project',
    method: 'POST',
    path: '/purchasing/cost',
    scope: 'invoices:write',
    body: CostCreate,
    success: 201,
    response: One(Cost),
    problems: bookingProblems,
    run: (ctx, { body }) => bookCost(ctx, body),
  }),
  operation({
    id: 'cost.read',
    summary: 'Read a cost',
    method: 'GET',
    path: '/purchasing/cost/{id}',
    scope: 'invoices:read',
    load: (ctx, id) => findRecord(ctx.tx, cost, id, ctx),
    success: 200,
    response: One(Cost),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'cost.update',
    summary: 'Change a cost that is not locked',
    method: 'PATCH',
    path: '/purchasing/cost/{id}',
    scope: 'invoices:write',
    load: loadCost,
    body: CostUpdate,
    success: 200,
    response: One(Cost),
    problems: ['cost-locked', ...bookingProblems],
    run: (ctx, { before, body }) => changeCost(ctx, before, body),
  }),
  operation({
    id: 'cost.delete',
    summary: 'Delete a cost that is not locked',
    method: 'DELETE',
    path: '/purchasing/cost/{id}',
    scope: 'invoices:write',
    load: loadCost,
    success: 204,
    problems: ['cost-locked', 'project-closed', 'project-archived'],
    run: (ctx, { before }) => removeCost(ctx, before),
  }),
  operation({
    id: 'cost.write_off',
    summary: 'Write off costs that could be invoiced',
    method: 'POST',
    path: '/purchasing/cost/write-off',
    surface: 'app',
    scope: 'invoices:write',
    body: CostChoice,
    success: 200,
    response: One(Type.Array(Cost)),
    problems: ['invalid-transition'],
    run: (ctx, { body }) => writeOffCosts(ctx, 'write_off', body.ids, body.reason),
  }),
  operation({
    id: 'cost.undo_write_off',
    summary: 'Undo the write-off of costs',
    method: 'POST',
    path: '/purchasing/cost/undo-write-off',
    surface: 'app',
    scope: 'invoices:write',
    body: CostChoice,
    success: 200,
    response: One(Type.Array(Cost)),
    problems: ['invalid-transition'],
    run: (ctx, { body }) => writeOffCosts(ctx, 'undo_write_off', body.ids, body.reason),
  }),
]
