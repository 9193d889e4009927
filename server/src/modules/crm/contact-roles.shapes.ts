// The link between a person and an organization: who works where, and since when.
import Type from 'typebox'
import { Day, Id, Nullable, Row } from '../../shared/shapes.ts'

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
