// Custom fields: /crm/customfield.
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import { type Loaded, loadRecord } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { deleteRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { One, Page } from '../../shared/shapes.ts'
import {
  chosenOptions,
  customField,
  customFieldList,
  hasValues,
  insertCustomField,
  updateCustomField,
} from './custom-fields.queries.ts'
import { checkOptions, checkOptionsStay, checkTypeStays, type Option } from './custom-fields.rules.ts'
import { CustomField, type CustomFieldChanges, CustomFieldCreate, CustomFieldUpdate } from './custom-fields.shapes.ts'

export const customFields = [
  operation({
    id: 'customfield.list',
    summary: 'List custom fields',
    method: 'GET',
    path: '/crm/customfield',
    scope: 'crm:read',
    list: customFieldList,
    success: 200,
    response: Page(CustomField),
    run: (ctx, { list }) => page(ctx.tx, customFieldList, list, ctx),
  }),
  operation({
    id: 'customfield.create',
    summary: 'Create a custom field',
    method: 'POST',
    path: '/crm/customfield',
    surface: 'app',
    scope: 'settings',
    body: CustomFieldCreate,
    success: 201,
    response: One(CustomField),
    problems: ['duplicate'],
    run: (ctx, { body }) => {
      checkOptions(body.type, body.options ?? [])
      return insertCustomField(ctx, body)
    },
  }),
  operation({
    id: 'customfield.update',
    summary: 'Change a custom field',
    method: 'PATCH',
    path: '/crm/customfield/{id}',
    surface: 'app',
    scope: 'settings',
    load: (ctx, id) => loadRecord(ctx.tx, customField, id, ctx),
    body: CustomFieldUpdate,
    success: 200,
    response: One(CustomField),
    problems: ['in-use'],
    run: async (ctx, { before, body }) => {
      await checkChange(ctx, before, body)
      return updateCustomField(ctx, before, body)
    },
  }),
  operation({
    id: 'customfield.delete',
    summary: 'Delete a custom field that has no values',
    method: 'DELETE',
    path: '/crm/customfield/{id}',
    surface: 'app',
    scope: 'settings',
    load: (ctx, id) => loadRecord(ctx.tx, customField, id, ctx),
    success: 204,
    problems: ['in-use'],
    run: async (ctx, { before }) => deleteRecord(ctx, customField, before),
  }),
]

async function checkChange(
  ctx: Context,
  { id, row }: Loaded<Tables['custom_field']>,
  { type, options }: CustomFieldChanges,
): Promise<void> {
  const wanted = options ?? (row.options as Option[])
  checkOptions(type ?? row.type, wanted)
  checkTypeStays(row.type, type, await hasValues(ctx, id))
  if (options && row.type.endsWith('select')) checkOptionsStay(wanted, await chosenOptions(ctx, id))
}
