// Shapes of a custom field's value on one record.
import Type, { type Static, type TSchema } from 'typebox'
import { Body, Day, Id, Name, Row, Url } from '../../shared/shapes.ts'
import { type CustomFieldType, EntityName } from './custom-fields.shapes.ts'

export const CustomValue = Type.Unsafe<string | number | boolean | string[] | null>({
  type: ['string', 'number', 'boolean', 'array', 'null'],
  items: { type: 'string' },
})
export type CustomValue = Static<typeof CustomValue>

export const CustomFieldValueSet = Body({ custom_field_id: Id, value: CustomValue }, 'CustomFieldValueSet')

export const CustomFieldValue = Row(
  { custom_field_id: Id, entity: EntityName, key: Type.String(), record_id: Id, value: CustomValue },
  'CustomFieldValue',
)

// Beyond these JSON readers lose digits, and far beyond them the number itself.
const ExactNumber = Type.Number({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })

/** What each type of field holds. */
export const valueShapes: Readonly<Record<CustomFieldType, TSchema>> = {
  text: holding(Name(300)),
  long_text: holding(Name(10_000)),
  number: holding(ExactNumber),
  date: holding(Day),
  boolean: holding(Type.Boolean()),
  select: holding(Type.String()),
  multi_select: holding(Type.Array(Type.String(), { minItems: 1, uniqueItems: true })),
  url: holding(Url),
}

function holding(value: TSchema) {
  return Type.Object({ value })
}
