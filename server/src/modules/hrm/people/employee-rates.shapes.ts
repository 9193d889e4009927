// Shapes of the rates of employees: what an hour of them is sold for, and what it costs.
import Type from 'typebox'
import { Amount, Body, Changes, Day, Id, Money, Nullable, OneOf, Row } from '../../../shared/shapes.ts'

export const rateKinds = ['sales', 'cost'] as const

const changeable = { hourly_rate: Money, valid_from: Day }
export const EmployeeRateCreate = Body({ employee_id: Id, kind: OneOf(rateKinds), ...changeable }, 'EmployeeRateCreate')
export const EmployeeRateUpdate = Changes(changeable, 'EmployeeRateUpdate')

export const EmployeeRate = Row(
  {
    employee_id: Id,
    employee_name: Type.String(),
    kind: OneOf(rateKinds),
    hourly_rate: Amount,
    valid_from: Day,
    valid_to: Nullable(Day),
  },
  'EmployeeRate',
)
