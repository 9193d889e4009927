// Sales opportunities: /sales/sales.
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import { findRecord, type Rendered } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { deleteRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { One, Page } from '../../shared/shapes.ts'
import { deleteCustomFieldValues, releaseNotes, settingCustomFieldValue } from '../crm/public.ts'
import { changeSales, createSales } from './change-sales.ts'
import { deleteDraftQuotesOf } from './quotes/quotes.queries.ts'
import { loadSales, sales, salesList } from './sales.queries.ts'
import { Sales, SalesCreate, SalesUpdate } from './sales.shapes.ts'

export const opportunities = [
  operation({
    id: 'sales.list',
    summary: 'List sales opportunities',
    method: 'GET',
    path: '/sales/sales',
    scope: 'sales:read',
    list: salesList,
    success: 200,
    response: Page(Sales, true),
    run: (ctx, { list }) => page(ctx.tx, salesList, list, ctx),
  }),
  operation({
    id: 'sales.create',
    summary: 'Create a sales opportunity',
    method: 'POST',
    path: '/sales/sales',
    scope: 'sales:write',
    body: SalesCreate,
    success: 201,
    response: One(Sales),
    run: (ctx, { body }) => createSales(ctx, body),
  }),
  operation({
    id: 'sales.read',
    summary: 'Read a sales opportunity',
    method: 'GET',
    path: '/sales/sales/{id}',
    scope: 'sales:read',
    load: (ctx, id) => findRecord(ctx.tx, sales, id, ctx),
    success: 200,
    response: One(Sales),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'sales.update',
    summary: 'Change a sales opportunity, move it to another stage, win, lose or reopen it',
    method: 'PATCH',
    path: '/sales/sales/{id}',
    scope: 'sales:write',
    load: loadSales,
    body: SalesUpdate,
    success: 200,
    response: One(Sales),
    problems: ['sales-closed', 'sales-has-project'],
    run: (ctx, { before, body }) => changeSales(ctx, before, body),
  }),
  operation({
    id: 'sales.delete',
    summary: 'Delete a sales opportunity without a project and without quotes that were sent',
    method: 'DELETE',
    path: '/sales/sales/{id}',
    scope: 'sales:write',
    load: loadSales,
    success: 204,
    problems: ['sales-in-use'],
    run: (ctx, { before }) => deleteSales(ctx, before),
  }),
  settingCustomFieldValue({
    type: sales,
    path: '/sales/sales/{id}/customfieldvalue',
    scope: 'sales:write',
    detail: Sales,
  }),
]

async function deleteSales(ctx: Context, before: Rendered): Promise<void> {
  // Held against new references too, so that none comes between the look and the deletion.
  ctx.tx.send(sql`select from sales where id = ${before.id} for update`)
  await releaseNotes(ctx, 'sales_id', before.id)
  await deleteDraftQuotesOf(ctx, before.id)
  deleteRecord(ctx, sales, before)
  deleteCustomFieldValues(ctx, before.id)
}
