// Shapes of an organization. A party can be customer and supplier at once.
import Type, { type Static } from 'typebox'
import { languages } from '../../shared/languages.ts'
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
  OneOf,
  Row,
  Text,
  Url,
} from '../../shared/shapes.ts'
import { ContactRole } from './contact-roles.shapes.ts'
import { RelationTypeIds } from './relation-types.shapes.ts'

export const Language = OneOf(languages)
const InvoiceDelivery = OneOf(['email', 'peppol', 'post'])
const VatTreatment = OneOf(['auto', 'domestic', 'reverse_charge', 'outside_scope', 'exempt'])

const written = {
  name: Name(300),
  coc_code: Type.Optional(Nullable(Text(20))),
  vat_number: Type.Optional(Nullable(Text(30))),
  relation_number: Type.Optional(Nullable(Text(50))),
  industry: Type.Optional(Nullable(Text(100))),
  email: Type.Optional(Nullable(Email)),
  phone: Type.Optional(Nullable(Text(40))),
  url: Type.Optional(Nullable(Url)),
  address: Type.Optional(Nullable(AddressInput)),
  note: Type.Optional(Nullable(Text(10_000))),
}
const screenWritten = {
  ...written,
  relation_type_ids: Type.Optional(RelationTypeIds),
  account_manager_employee_id: Type.Optional(Nullable(Id)),
  parent_organization_id: Type.Optional(Nullable(Id)),
  is_active: Type.Optional(Type.Boolean()),
  language: Type.Optional(Language),
  invoice_email: Type.Optional(Nullable(Email)),
  invoice_attention: Type.Optional(Nullable(Text(200))),
  invoice_delivery: Type.Optional(InvoiceDelivery),
  peppol_id: Type.Optional(Nullable(Text(100))),
  payment_term_days: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 365 }))),
  vat_treatment: Type.Optional(VatTreatment),
  iban: Type.Optional(Nullable(Text(34))),
}
export const OrganizationCreate = Body(written, 'OrganizationCreate')
export const OrganizationUpdate = Changes(written, 'OrganizationUpdate')
export const OrganizationScreenCreate = Body(screenWritten, 'OrganizationScreenCreate')
export const OrganizationScreenUpdate = Changes(screenWritten, 'OrganizationScreenUpdate')

export const Organization = Row(
  {
    name: Type.String(),
    coc_code: Nullable(Type.String()),
    vat_number: Nullable(Type.String()),
    relation_number: Nullable(Type.String()),
    industry: Nullable(Type.String()),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    url: Nullable(Type.String()),
    address: Nullable(Address),
    note: Nullable(Type.String()),
    relation_type_ids: Type.Array(Id),
    account_manager_employee_id: Nullable(Id),
    account_manager_employee_name: Nullable(Type.String()),
    parent_organization_id: Nullable(Id),
    is_active: Type.Boolean(),
    language: Language,
    invoice_email: Nullable(Type.String()),
    invoice_attention: Nullable(Type.String()),
    invoice_delivery: InvoiceDelivery,
    peppol_id: Nullable(Type.String()),
    payment_term_days: Nullable(Type.Integer()),
    vat_treatment: VatTreatment,
    iban: Nullable(Type.String()),
    custom_fields: CustomFields,
  },
  'Organization',
)
export const OrganizationDetail = Detail(Organization, { contact_roles: Type.Array(ContactRole) }, 'OrganizationDetail')

export type OrganizationValues = Partial<Static<typeof OrganizationScreenCreate>>
