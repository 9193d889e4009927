// Values of custom fields as they are stored: a row each, and all of a record's values on the record itself.
import type { Context } from '../../db/context.ts'
import { byCustomValue, byId, byText, byWord } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, type RecordType, type Rendered, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { updateRecord, updateRow } from '../../db/write.ts'
import { CustomFieldValue, type CustomValue } from './custom-field-values.shapes.ts'
import type { Option } from './custom-fields.rules.ts'
import { type CustomFieldType, type Entity, entities } from './custom-fields.shapes.ts'

export const customFieldValue = recordType({
  name: 'customfieldvalue',
  table: 'custom_field_value',
  shape: CustomFieldValue,
})

export const customFieldValueList = listing({
  type: customFieldValue,
  filters: {
    custom_field_id: byId(raw('t.custom_field_id')),
    entity: byWord(raw('t.entity'), entities),
    key: byText(raw('t.key')),
    record_id: byId(raw('t.record_id')),
    value: byCustomValue(raw('t.value')),
  },
  orders: { record_id: { by: raw('t.record_id') } },
  defaultSort: 'created_at',
  tallied: true,
})

export interface Field {
  readonly id: string
  readonly entity: Entity
  readonly key: string
  readonly label: string
  readonly type: CustomFieldType
  readonly required: boolean
  readonly is_active: boolean
  readonly options: readonly Option[]
}

/** The field, held so that its type and options stay while a value is written. */
export async function findField(ctx: Context, entity: string, id: string): Promise<Field | undefined> {
  return (await findFields(ctx, entity, [{ custom_field_id: id }]))[0]
}

/** The same for several, in the order in which they are named. */
export async function findFields(
  ctx: Context,
  entity: string,
  named: readonly { readonly custom_field_id: string }[],
): Promise<(Field | undefined)[]> {
  const ids = named.map(({ custom_field_id }) => custom_field_id.toLowerCase())
  const found = await ctx.tx.all<Field>(sql`
    select id, entity, key, label, type, required, is_active, options
    from custom_field where id = any(${ids}::uuid[]) and entity = ${entity} order by id for share`)
  const byId = new Map(found.map((field) => [field.id, field]))
  return ids.map((id) => byId.get(id))
}

interface Setting {
  readonly type: RecordType<Entity>
  readonly before: Loaded<Tables[Entity]>
  readonly field: Field
  readonly value: CustomValue
}

/** Sets the value on the record and in its own row; null clears it. */
export async function writeValue(ctx: Context, { type, before, field, value }: Setting): Promise<Rendered> {
  const { id, entity, key } = field
  const { [key]: _, ...others } = before.row.custom_fields as Record<string, unknown>
  const after = await updateRecord(ctx, type, before, {
    custom_fields: value === null ? others : { ...others, [key]: value },
  })
  if (after === before) return before
  ctx.tx.send(
    value === null
      ? sql`delete from custom_field_value where custom_field_id = ${id} and record_id = ${before.id}`
      : sql`insert into custom_field_value (environment_id, id, custom_field_id, entity, key, record_id, value, created_at, updated_at)
          values (current_environment(), ${ctx.newId()}, ${id}, ${entity}, ${key}, ${before.id}, ${JSON.stringify(value)}, ${ctx.now}, ${ctx.now})
          on conflict on constraint custom_field_value_taken
          do update set value = excluded.value, version = custom_field_value.version + 1, updated_at = excluded.updated_at`,
  )
  return after
}

/** The values of a record that had none. */
export function insertValues(
  ctx: Context,
  { table }: RecordType<Entity>,
  recordId: string,
  values: readonly { readonly field: Field; readonly value: CustomValue }[],
): void {
  const custom_fields = Object.fromEntries(values.map(({ field, value }) => [field.key, value]))
  updateRow(ctx, table, recordId, { custom_fields })
  for (const { field, value } of values)
    ctx.tx.send(sql`
      insert into custom_field_value (environment_id, id, custom_field_id, entity, key, record_id, value, created_at, updated_at)
      values (current_environment(), ${ctx.newId()}, ${field.id}, ${field.entity}, ${field.key}, ${recordId}, ${JSON.stringify(value)}, ${ctx.now}, ${ctx.now})`)
}

/** For whoever deletes a record that may have custom fields. */
export function deleteCustomFieldValues(ctx: Context, recordId: string): void {
  ctx.tx.send(sql`delete from custom_field_value where record_id = ${recordId}`)
}
