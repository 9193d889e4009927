// What a party is to the company; an organization or person can have several.
import Type, { type Static } from 'typebox'
import { Body, Changes, Color, Id, Name, Nullable, OneOf, Position, Row } from '../../shared/shapes.ts'

export const relationKinds = ['customer', 'supplier', 'prospect', 'partner', 'other'] as const
const RelationKind = OneOf(relationKinds)

const written = {
  name: Name(100),
  kind: RelationKind,
  color: Type.Optional(Nullable(Color)),
  position: Type.Optional(Position),
  is_active: Type.Optional(Type.Boolean()),
}
export const RelationTypeCreate = Body(written, 'RelationTypeCreate')
export const RelationTypeUpdate = Changes(written, 'RelationTypeUpdate')

export const RelationType = Row(
  {
    name: Type.String(),
    kind: RelationKind,
    color: Nullable(Type.String()),
    position: Type.Integer(),
    is_active: Type.Boolean(),
  },
  'RelationType',
)

/** On organizations and persons. */
export const RelationTypeIds = Type.Array(Id, { maxItems: 50, uniqueItems: true })

export type RelationTypeValues = Static<typeof RelationTypeCreate>
