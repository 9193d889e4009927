// Time entries: /hours/hours.
import { page } from '../../db/page.ts'
import { findRecord } from '../../db/record.ts'
import { operation } from '../../http/operation.ts'
import type { ProblemCode } from '../../shared/problem.ts'
import { One, Page } from '../../shared/shapes.ts'
import { bookHours, changeHours, removeHours } from './booking.ts'
import { hoursList, hours as hoursType, loadEntry } from './hours.queries.ts'
import { Hours, HoursCreate, HoursUpdate } from './hours.shapes.ts'

export const bookingProblems: readonly ProblemCode[] = [
  'forbidden',
  'project-closed',
  'project-archived',
  'service-closed',
  'hour-type-inactive',
  'employee-inactive',
  'period-closed',
  'day-exceeds-24-hours',
  'hours-overlap',
  'budget-exceeded',
]

export const hours = [
  operation({
    id: 'hours.list',
    summary: 'List time entries',
    method: 'GET',
    path: '/hours/hours',
    scope: 'hours:read',
    list: hoursList,
    success: 200,
    response: Page(Hours, true),
    run: (ctx, { list }) => page(ctx.tx, hoursList, list, ctx),
  }),
  operation({
    id: 'hours.create',
    summary: 'Book a time entry',
    method: 'POST',
    path: '/hours/hours',
    scope: 'hours:write',
    body: HoursCreate,
    success: 201,
    response: One(Hours),
    problems: bookingProblems,
    run: (ctx, { body }) => bookHours(ctx, body),
  }),
  operation({
    id: 'hours.read',
    summary: 'Read a time entry',
    method: 'GET',
    path: '/hours/hours/{id}',
    scope: 'hours:read',
    load: (ctx, id) => findRecord(ctx.tx, hoursType, id, ctx),
    success: 200,
    response: One(Hours),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'hours.update',
    summary: 'Change a time entry that is not locked',
    method: 'PATCH',
    path: '/hours/hours/{id}',
    scope: 'hours:write',
    load: loadEntry,
    body: HoursUpdate,
    success: 200,
    response: One(Hours),
    problems: ['hours-locked', ...bookingProblems],
    run: (ctx, { before, body }) => changeHours(ctx, before, body),
  }),
  operation({
    id: 'hours.delete',
    summary: 'Delete a time entry that is not locked',
    method: 'DELETE',
    path: '/hours/hours/{id}',
    scope: 'hours:write',
    load: loadEntry,
    success: 204,
    problems: ['hours-locked', 'project-closed', 'project-archived', 'forbidden'],
    run: (ctx, { before }) => removeHours(ctx, before),
  }),
]
