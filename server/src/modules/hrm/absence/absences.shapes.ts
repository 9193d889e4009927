// Shapes of an absence. It has no text on purpose: cause and nature of an illness are nobody's business here.
import Type, { type Static } from 'typebox'
import { Body, Changes, Day, Id, Nullable, OmittedFields, OneOf, Row } from '../../../shared/shapes.ts'

export const absenceStatuses = ['reported', 'closed'] as const
const kinds = ['sickness', 'work_accident', 'third_party_accident', 'other'] as const

const changeable = {
  kind: Type.Optional(OneOf(kinds, 'sickness')),
  start_date: Day,
  expected_end_date: Type.Optional(Nullable(Day)),
  percentage: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      default: 100,
      description: 'The share of the schedule that is not worked.',
    }),
  ),
}
export const AbsenceCreate = Body({ employee_id: Id, ...changeable }, 'AbsenceCreate')
export const AbsenceUpdate = Changes(
  {
    ...changeable,
    end_date: Nullable({ ...Day, description: 'The last day absent.' }),
    status: OneOf(absenceStatuses),
  },
  'AbsenceUpdate',
)

export const Absence = Row(
  {
    employee_id: Id,
    employee_name: Type.String(),
    kind: Type.Optional({ ...OneOf(kinds), description: 'Left out without the right absence.' }),
    start_date: Day,
    expected_end_date: Nullable(Day),
    percentage: Type.Integer(),
    end_date: Nullable(Day),
    status: { ...OneOf(absenceStatuses), description: 'Reported lasts; closed has ended on end_date.' },
    lost_minutes: Type.Integer({ description: 'Scheduled minutes lost so far, without public holidays.' }),
    reported_by_employee_id: Nullable(Id),
    closed_by_employee_id: Nullable(Id),
    omitted_fields: OmittedFields,
  },
  'Absence',
)

export type NewAbsence = Static<typeof AbsenceCreate>
export type ChangedAbsence = Static<typeof AbsenceUpdate>
