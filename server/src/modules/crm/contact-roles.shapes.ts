// The link between a person and an organization: who works where, and since when.
import Type, { type Static } from 'typebox'
import { Body, Changes, Day, Email, Id, Nullable, Row, Text } from '../../shared/shapes.ts'

const written = {
  role: Type.Optional(Nullable(Text(100))),
  work_email: Type.Optional(Nullable(Email)),
  work_phone: Type.Optional(Nullable(Text(40))),
  is_primary: Type.Optional(Type.Boolean()),
  is_invoice_contact: Type.Optional(Type.Boolean()),
  start_date: Type.Optional(Nullable(Day)),
  end_date: Type.Optional(Nullable(Day)),
}
export const ContactRoleCreate = Body({ organization_id: Id, person_id: Id, ...written }, 'ContactRoleCreate')
/** Another organization or person is another role. */
export const ContactRoleUpdate = Changes(written, 'ContactRoleUpdate')

export const ContactRole = Row(
  {
    organization_id: Id,
    organization_name: Type.String(),
    person_id: Id,
    person_name: Type.String(),
    role: Nullable(Type.String()),
    work_email: Nullable(Type.String()),
    work_phone: Nullable(Type.String()),
    is_primary: Type.Boolean(),
    is_invoice_contact: Type.Boolean(),
    start_date: Nullable(Day),
    end_date: Nullable(Day),
    is_active: Type.Boolean(),
  },
  'ContactRole',
)

export type ContactRoleValues = Static<typeof ContactRoleCreate>
export type ContactRoleChanges = Static<typeof ContactRoleUpdate>
