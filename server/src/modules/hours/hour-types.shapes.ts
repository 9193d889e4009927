// Kinds of work, with an hourly rate that may change from a day on.
import Type, { type Static } from 'typebox'
import { Amount, Body, Changes, Color, Day, Money, Name, Nullable, Position, Row, Text } from '../../shared/shapes.ts'

const written = {
  name: Name(100),
  code: Type.Optional(Nullable(Text(20))),
  hourly_rate: Type.Optional(Nullable(Money)),
  rates: Type.Optional(Type.Array(Body({ valid_from: Day, hourly_rate: Money }), { maxItems: 100 })),
  billable_default: Type.Optional(Type.Boolean()),
  color: Type.Optional(Nullable(Color)),
  position: Type.Optional(Position),
  is_active: Type.Optional(Type.Boolean()),
}
export const HourTypeCreate = Body(written, 'HourTypeCreate')
export const HourTypeUpdate = Changes(written, 'HourTypeUpdate')

export const HourType = Row(
  {
    name: Type.String(),
    code: Nullable(Type.String()),
    hourly_rate: Nullable(Amount),
    rates: Type.Array(Type.Object({ valid_from: Day, hourly_rate: Amount })),
    billable_default: Type.Boolean(),
    color: Nullable(Type.String()),
    position: Type.Integer(),
    is_active: Type.Boolean(),
  },
  'HourType',
)

export type NewHourType = Static<typeof HourTypeCreate>
export type ChangedHourType = Static<typeof HourTypeUpdate>
