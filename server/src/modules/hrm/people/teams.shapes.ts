// Shapes of a team: who leads it and who is in it since when.
import Type, { type Static } from 'typebox'
import { Body, Changes, Day, Id, Name, Nullable, Row } from '../../../shared/shapes.ts'

const Members = Type.Array(
  Body({ employee_id: Id, since: Type.Optional(Type.Unsafe<string>({ ...Day, description: 'Today if left out.' })) }),
  { maxItems: 500, description: 'All of them.' },
)
const written = {
  name: Name(100),
  lead_employee_id: Type.Optional(Nullable(Id)),
  is_active: Type.Optional(Type.Boolean()),
  members: Type.Optional(Members),
}
export const TeamCreate = Body(written, 'TeamCreate')
export const TeamUpdate = Changes(written, 'TeamUpdate')

export const Team = Row(
  {
    name: Type.String(),
    lead_employee_id: Nullable(Id),
    lead_employee_name: Nullable(Type.String()),
    members: Type.Array(Type.Object({ employee_id: Id, employee_name: Type.String(), since: Day })),
    is_active: Type.Boolean(),
  },
  'Team',
)

export type Member = Static<typeof Members>[number]
export type TeamValues = Partial<Static<typeof TeamCreate>>
