// Shapes of a person: a contact of organizations, or a customer in their own right.
import Type, { type Static } from 'typebox'
import {
  Address,
  AddressInput,
  Body,
  Changes,
  CustomFields,
  Detail,
  Email,
  Id,
  Name,
  Nullable,
  Row,
  Text,
} from '../../shared/shapes.ts'
import { ContactRole } from './contact-roles.shapes.ts'
import { Language } from './organizations.shapes.ts'
import { RelationTypeIds } from './relation-types.shapes.ts'

const written = {
  first_name: Type.Optional(Nullable(Text(100))),
  last_name: Name(150),
  email: Type.Optional(Nullable(Email)),
  phone: Type.Optional(Nullable(Text(40))),
  note: Type.Optional(Nullable(Text(10_000))),
}
const screenWritten = {
  ...written,
  relation_type_ids: Type.Optional(RelationTypeIds),
  address: Type.Optional(Nullable(AddressInput)),
  language: Type.Optional(Language),
  is_active: Type.Optional(Type.Boolean()),
  invoice_email: Type.Optional(Nullable(Email)),
  payment_term_days: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 365 }))),
}
export const PersonCreate = Body(written, 'PersonCreate')
export const PersonUpdate = Changes(written, 'PersonUpdate')
export const PersonScreenCreate = Body(screenWritten, 'PersonScreenCreate')
export const PersonScreenUpdate = Changes(screenWritten, 'PersonScreenUpdate')

export const Person = Row(
  {
    first_name: Nullable(Type.String()),
    last_name: Type.String(),
    full_name: Type.String(),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    note: Nullable(Type.String()),
    relation_type_ids: Type.Array(Id),
    address: Nullable(Address),
    language: Language,
    is_active: Type.Boolean(),
    invoice_email: Nullable(Type.String()),
    payment_term_days: Nullable(Type.Integer()),
    employee_id: Nullable(Id),
    custom_fields: CustomFields,
  },
  'Person',
)
export const PersonDetail = Detail(Person, { contact_roles: Type.Array(ContactRole) }, 'PersonDetail')

export type PersonValues = Partial<Static<typeof PersonScreenCreate>>
