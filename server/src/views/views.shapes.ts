// Shapes of saved views. The parameters of a view are texts, as they stand in an address.
import Type, { type Static } from 'typebox'
import { Body, Changes, Id, Name, OneOf, Position, Row, Text } from '../shared/shapes.ts'
import { screenNames } from './screens.ts'

const Value = Type.Union([Text(4000), Type.Array(Text(400), { minItems: 1, maxItems: 10 })])

export const ViewQuery = Type.Record(Type.String({ pattern: '^[a-z][a-z_]{0,59}$' }), Value, {
  maxProperties: 30,
  additionalProperties: false,
  description: 'Parameters of the list that the screen shows, without limit and offset.',
  examples: [{ is_active: 'true', sort: '-updated_at' }],
})

export type ViewQuery = Static<typeof ViewQuery>

const written = {
  name: Name(100),
  query: ViewQuery,
  is_shared: Type.Boolean({ default: false, description: 'Whether everybody who may open the screen sees it.' }),
  position: Type.Integer({ ...Position, default: 0 }),
}

export const View = Row(
  {
    screen: OneOf(screenNames),
    name: Type.String(),
    query: ViewQuery,
    is_shared: Type.Boolean(),
    position: Type.Integer(),
    user_id: Id,
    user_name: Type.String(),
  },
  'View',
)

export const ViewCreate = Body(
  {
    screen: OneOf(screenNames),
    name: written.name,
    query: written.query,
    is_shared: Type.Optional(written.is_shared),
    position: Type.Optional(written.position),
  },
  'ViewCreate',
)

export const ViewUpdate = Changes(written, 'ViewUpdate')
