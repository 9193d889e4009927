// Shapes of a VAT rate of a company profile, valid from a day on.
import Type, { type Static } from 'typebox'
import { Amount, Body, Changes, Day, Id, Name, Nullable, OneOf, Row } from '../../shared/shapes.ts'
import { vatCategories } from '../../shared/vat.ts'

const Category = OneOf(vatCategories)

const written = {
  name: Name(100),
  percentage: Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 }),
  category: Category,
  exemption_reason: Type.Optional(Nullable(Name(500))),
  valid_from: Day,
  valid_to: Type.Optional(Nullable(Day)),
  is_default: Type.Optional(Type.Boolean({ default: false })),
  is_active: Type.Optional(Type.Boolean({ default: true })),
}
export const VatRateCreate = Body({ company_profile_id: Id, ...written }, 'VatRateCreate')
export const VatRateUpdate = Changes(written, 'VatRateUpdate')

const shown = {
  name: Type.String(),
  percentage: Amount,
  category: Category,
  exemption_reason: Nullable(Type.String()),
  valid_from: Day,
  valid_to: Nullable(Day),
  is_default: Type.Boolean(),
  is_active: Type.Boolean(),
}
/** Inside its company profile. */
export const VatRateRow = Type.Object({ id: Id, ...shown }, { title: 'VatRateRow' })
export const VatRate = Row({ company_profile_id: Id, ...shown }, 'VatRate')

export type NewVatRate = Static<typeof VatRateCreate>
export type ChangedVatRate = Static<typeof VatRateUpdate>
