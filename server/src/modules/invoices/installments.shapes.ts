// What the screens send to plan installments; the record is shown by projects, inside its service.
import Type, { type Static } from 'typebox'
import { Body, Changes, Day, Id, Money, Name, Nullable, Position } from '../../shared/shapes.ts'

const Percentage = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 })

const written = {
  name: Name(200),
  percentage: Type.Optional(Nullable(Percentage)),
  amount: Type.Optional(Money),
  planned_date: Type.Optional(Nullable(Day)),
  position: Type.Optional(Position),
}
export const InstallmentCreate = Body({ service_id: Id, ...written }, 'InstallmentCreate')
export const InstallmentUpdate = Changes(written, 'InstallmentUpdate')

export type NewInstallment = Static<typeof InstallmentCreate>
export type InstallmentValues = Static<typeof InstallmentUpdate>
