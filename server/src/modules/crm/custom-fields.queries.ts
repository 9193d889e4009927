// Custom fields as they are stored.
import type { Context } from '../../db/context.ts'
import { byFlag, byWord } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, type Rendered, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { insertRecord, updateRecord } from '../../db/write.ts'
import { arrangedOptions } from './custom-fields.rules.ts'
import {
  CustomField,
  type CustomFieldChanges,
  type CustomFieldValues,
  customFieldTypes,
  entities,
} from './custom-fields.shapes.ts'

export const customField = recordType({ name: 'customfield', table: 'custom_field', shape: CustomField })

export const customFieldList = listing({
  type: customField,
  filters: {
    entity: byWord(raw('t.entity'), entities),
    type: byWord(raw('t.type'), customFieldTypes),
    is_active: byFlag(raw('t.is_active')),
  },
  orders: { position: { by: raw('t.position') }, label: { by: raw('t.label') } },
  defaultSort: 'position',
})

export function insertCustomField(ctx: Context, { position, ...values }: CustomFieldValues): Promise<Rendered> {
  const last = sql`(select coalesce(max(position) + 1, 0) from custom_field where entity = ${values.entity})`
  return insertRecord(ctx, customField, { id: ctx.newId(), ...columnsOf(values), position: position ?? last })
}

export function updateCustomField(
  ctx: Context,
  before: Loaded<Tables['custom_field']>,
  values: CustomFieldChanges,
): Promise<Rendered> {
  return updateRecord(ctx, customField, before, columnsOf(values))
}

// The driver would send a list as a PostgreSQL array; jsonb wants its text.
function columnsOf({ options, ...values }: CustomFieldChanges) {
  return options ? { ...values, options: JSON.stringify(arrangedOptions(options)) } : values
}

export async function hasValues(ctx: Context, customFieldId: string): Promise<boolean> {
  return (
    (await ctx.tx.first(sql`select from custom_field_value where custom_field_id = ${customFieldId} limit 1`)) !==
    undefined
  )
}

/** The options that records have chosen. */
export async function chosenOptions(ctx: Context, customFieldId: string): Promise<string[]> {
  const rows = await ctx.tx.all<{ option: string }>(sql`
    select distinct o.option
    from custom_field_value v
    cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(v.value) when 'array' then v.value else jsonb_build_array(v.value) end) o (option)
    where v.custom_field_id = ${customFieldId} order by 1`)
  return rows.map(({ option }) => option)
}
