// The steps of an open opportunity on its way to a decision; won and lost are statuses, not stages.
import Type, { type Static } from 'typebox'
import { Body, Changes, Color, Name, Nullable, Position, Row } from '../../shared/shapes.ts'

export const Probability = Type.Integer({ minimum: 0, maximum: 100 })

const written = {
  name: Name(100),
  position: Type.Optional(Position),
  probability: Probability,
  color: Type.Optional(Nullable(Color)),
  is_active: Type.Optional(Type.Boolean()),
}
export const StageCreate = Body(written, 'StageCreate')
export const StageUpdate = Changes(written, 'StageUpdate')

export const Stage = Row(
  {
    name: Type.String(),
    position: Type.Integer(),
    probability: Type.Integer(),
    color: Nullable(Type.String()),
    is_active: Type.Boolean(),
  },
  'Stage',
)

export type NewStage = Static<typeof StageCreate>
