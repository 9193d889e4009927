// Shapes of a service rate: what an hour costs on one service from a day on, for an hour type, an employee, or both.
import Type from 'typebox'
import { Amount, Body, Changes, Day, Id, Money, Nullable, Row } from '../../shared/shapes.ts'

const written = {
  hour_type_id: Type.Optional(Nullable(Id)),
  employee_id: Type.Optional(Nullable(Id)),
  hourly_rate: Money,
  valid_from: Day,
}
export const ServiceRateCreate = Body({ service_id: Id, ...written }, 'ServiceRateCreate')
export const ServiceRateUpdate = Changes(written, 'ServiceRateUpdate')

export const ServiceRate = Row(
  {
    service_id: Id,
    project_id: Id,
    hour_type_id: Nullable(Id),
    hour_type_name: Nullable(Type.String()),
    employee_id: Nullable(Id),
    employee_name: Nullable(Type.String()),
    hourly_rate: Amount,
    valid_from: Day,
    valid_to: Nullable(Day),
  },
  'ServiceRate',
)
