// Values of custom fields: /crm/customfieldvalue lists them; each owner of records that have them also writes them.
import type { Static, TSchema } from 'typebox'
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import { type Loaded, loadRecord, type RecordType, type Rendered } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { sql } from '../../db/sql.ts'
import { renderMade } from '../../db/write.ts'
import { type Operation, operation } from '../../http/operation.ts'
import { referenceProblem } from '../../shared/problem.ts'
import type { Right } from '../../shared/rights.ts'
import { One, Page } from '../../shared/shapes.ts'
import { checkBody } from '../../shared/validate.ts'
import {
  customFieldValueList,
  type Field,
  findField,
  findFields,
  insertValues,
  writeValue,
} from './custom-field-values.queries.ts'
import { checkActive, checkChoice, checkClearable, hiddenEntities } from './custom-field-values.rules.ts'
import { CustomFieldValue, CustomFieldValueSet, type CustomValue, valueShapes } from './custom-field-values.shapes.ts'
import type { Entity } from './custom-fields.shapes.ts'

export const customFieldValues = [
  operation({
    id: 'customfieldvalue.list',
    summary: 'List values of custom fields',
    method: 'GET',
    path: '/crm/customfieldvalue',
    scope: 'crm:read',
    list: customFieldValueList,
    success: 200,
    response: Page(CustomFieldValue),
    run: (ctx, { list }) => {
      const hidden = hiddenEntities(ctx.can)
      const scope = hidden.length > 0 ? sql`t.entity <> all(${hidden}::text[])` : undefined
      return page(ctx.tx, customFieldValueList, list, ctx, scope)
    },
  }),
]

interface Owner {
  /** Its name is the entity of the fields. */
  readonly type: RecordType<Entity>
  readonly path: `/${string}/{id}/customfieldvalue`
  readonly scope: Right
  readonly detail: TSchema
}

/** The operation that sets one value; listed by the module that owns the records, because they change and are shown. */
export function settingCustomFieldValue({ type, path, scope, detail }: Owner): Operation {
  return operation({
    id: `${type.name}.set_custom_field_value`,
    summary: 'Set or clear the value of a custom field',
    method: 'PUT',
    path,
    surface: 'app',
    scope,
    load: (ctx, id) => loadRecord(ctx.tx, type, id, ctx),
    body: CustomFieldValueSet,
    success: 200,
    response: One(detail),
    run: (ctx, { before, body }) => setCustomFieldValue(ctx, type, before, body),
  })
}

/** For owners whose records have rules of their own about changes. */
export async function setCustomFieldValue(
  ctx: Context,
  type: RecordType<Entity>,
  before: Loaded<Tables[Entity]>,
  { custom_field_id, value }: Static<typeof CustomFieldValueSet>,
): Promise<Rendered> {
  const field = await findField(ctx, type.name, custom_field_id)
  if (!field) throw referenceProblem(['custom_field_id'])
  checkValue(field, value)
  return writeValue(ctx, { type, before, field, value })
}

/** Values of a record that was made a moment ago, as part of making it: it is told of with them. */
export async function giveCustomFieldValues(
  ctx: Context,
  type: RecordType<Entity>,
  made: Rendered,
  given: readonly Static<typeof CustomFieldValueSet>[],
): Promise<Rendered> {
  const fields = await findFields(ctx, type.name, given)
  for (const [i, { value }] of given.entries()) {
    const field = fields[i]
    if (!field) throw referenceProblem(['custom_field_id'])
    checkValue(field, value)
  }
  insertValues(
    ctx,
    type,
    made.id,
    given.map(({ value }, i) => ({ field: fields[i]!, value })),
  )
  return renderMade(ctx, type, made)
}

function checkValue(field: Field, value: CustomValue): void {
  if (value === null) checkClearable(field)
  else checkCustomValue(field, value)
}

/** Says no to what the field does not hold. */
export function checkCustomValue(field: Omit<Field, 'id' | 'entity'>, value: NonNullable<CustomValue>): void {
  checkActive(field)
  checkBody(valueShapes[field.type], { value })
  if (field.type === 'select' || field.type === 'multi_select') checkChoice(field, [value].flat() as string[])
}
