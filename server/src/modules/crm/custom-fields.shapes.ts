// Shapes of a custom field: what a company keeps on its records beyond what Kantoor knows.
import Type, { type Static } from 'typebox'
import { Body, Changes, Name, Nullable, OneOf, Position, Row, Text } from '../../shared/shapes.ts'

export const entities = ['organization', 'person', 'project', 'service', 'sales', 'employee'] as const
export const customFieldTypes = [
  'text',
  'long_text',
  'number',
  'date',
  'boolean',
  'select',
  'multi_select',
  'url',
] as const
export type Entity = (typeof entities)[number]
export type CustomFieldType = (typeof customFieldTypes)[number]

export const EntityName = OneOf(entities)
const CustomFieldTypeName = OneOf(customFieldTypes)

const Option = Type.Object({
  value: Type.String(),
  label: Type.String(),
  position: Type.Integer(),
  is_active: Type.Boolean(),
})
const OptionInput = Body({
  value: Name(100),
  label: Name(100),
  position: Type.Optional(Position),
  is_active: Type.Optional(Type.Boolean()),
})

const written = {
  label: Name(100),
  type: CustomFieldTypeName,
  required: Type.Optional(Type.Boolean()),
  options: Type.Optional(Type.Array(OptionInput, { maxItems: 200 })),
  group: Type.Optional(Nullable(Text(100))),
  position: Type.Optional(Position),
  is_active: Type.Optional(Type.Boolean()),
}
export const CustomFieldCreate = Body(
  { entity: EntityName, key: Type.String({ pattern: '^[a-z][a-z0-9_]{0,49}$' }), ...written },
  'CustomFieldCreate',
)
/** Entity and key never change: records and integrations rely on them. */
export const CustomFieldUpdate = Changes(written, 'CustomFieldUpdate')

export const CustomField = Row(
  {
    entity: EntityName,
    key: Type.String(),
    label: Type.String(),
    type: CustomFieldTypeName,
    required: Type.Boolean(),
    options: Type.Array(Option),
    group: Nullable(Type.String()),
    position: Type.Integer(),
    is_active: Type.Boolean(),
  },
  'CustomField',
)

export type CustomFieldValues = Static<typeof CustomFieldCreate>
export type CustomFieldChanges = Static<typeof CustomFieldUpdate>
