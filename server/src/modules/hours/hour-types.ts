// Hour types: /hours/hourstype.
import { page } from '../../db/page.ts'
import { loadRecord } from '../../db/record.ts'
import { deleteRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { One, Page } from '../../shared/shapes.ts'
import { hourType, hourTypeList, insertHourType, updateHourType } from './hour-types.queries.ts'
import { HourType, HourTypeCreate, HourTypeUpdate } from './hour-types.shapes.ts'

export const hourTypes = [
  operation({
    id: 'hourstype.list',
    summary: 'List hour types',
    method: 'GET',
    path: '/hours/hourstype',
    scope: 'hours:read',
    list: hourTypeList,
    success: 200,
    response: Page(HourType),
    run: (ctx, { list }) => page(ctx.tx, hourTypeList, list, ctx),
  }),
  operation({
    id: 'hourstype.create',
    summary: 'Create an hour type',
    method: 'POST',
    path: '/hours/hourstype',
    surface: 'app',
    scope: 'settings',
    body: HourTypeCreate,
    success: 201,
    response: One(HourType),
    problems: ['duplicate'],
    run: (ctx, { body }) => insertHourType(ctx, body),
  }),
  operation({
    id: 'hourstype.update',
    summary: 'Change an hour type',
    method: 'PATCH',
    path: '/hours/hourstype/{id}',
    surface: 'app',
    scope: 'settings',
    load: (ctx, id) => loadRecord(ctx.tx, hourType, id, ctx),
    body: HourTypeUpdate,
    success: 200,
    response: One(HourType),
    problems: ['duplicate'],
    run: (ctx, { before, body }) => updateHourType(ctx, before, body),
  }),
  operation({
    id: 'hourstype.delete',
    summary: 'Delete an hour type that was never used',
    method: 'DELETE',
    path: '/hours/hourstype/{id}',
    surface: 'app',
    scope: 'settings',
    load: (ctx, id) => loadRecord(ctx.tx, hourType, id, ctx),
    success: 204,
    problems: ['in-use'],
    run: async (ctx, { before }) => deleteRecord(ctx, hourType, before),
  }),
]
