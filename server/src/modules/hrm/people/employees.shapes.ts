// Shapes of an employee. No birth date, no bank account, no salary: whoever pays people has another system for that.
import Type, { type Static } from 'typebox'
import {
  Amount,
  Body,
  Changes,
  CustomFields,
  Day,
  Detail,
  Email,
  Id,
  Minutes,
  Name,
  Nullable,
  OmittedFields,
  OneOf,
  Row,
  Text,
} from '../../../shared/shapes.ts'
import { Contract } from './contracts.shapes.ts'
import { EmployeeRate } from './employee-rates.shapes.ts'

export const employeeStatuses = ['active', 'inactive'] as const

const written = {
  employee_number: Type.Optional(Nullable(Name(50))),
  user_id: Type.Optional(Nullable(Id)),
  person_id: Type.Optional(Nullable(Id)),
  first_name: Type.Optional(Nullable(Name(100))),
  last_name: Name(150),
  email: Type.Optional(Nullable(Email)),
  phone: Type.Optional(Nullable(Text(40))),
  job_title: Type.Optional(Nullable(Text(150))),
  employment_start: Type.Optional(Nullable(Day)),
  employment_end: Type.Optional(Nullable(Day)),
  manager_employee_id: Type.Optional(Nullable(Id)),
  team_ids: Type.Optional(Type.Array(Id, { maxItems: 100, uniqueItems: true })),
  company_profile_id: Type.Optional(Id),
  time_zone: Type.Optional(Nullable(Name(64))),
}
export const EmployeeCreate = Body(written, 'EmployeeCreate')
export const EmployeeUpdate = Changes(written, 'EmployeeUpdate')
const { first_name, last_name, phone } = written
/** What everybody may change of himself. */
export const EmployeeSelfUpdate = Changes({ first_name, last_name, phone }, 'EmployeeSelfUpdate')

export const Employee = Row(
  {
    employee_number: Nullable(Type.String()),
    person_id: Nullable(Id),
    user_id: Nullable(Id),
    first_name: Nullable(Type.String()),
    last_name: Type.String(),
    full_name: Type.String(),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    job_title: Nullable(Type.String()),
    status: { ...OneOf(employeeStatuses), description: 'By the dates of employment, unless deactivated by hand.' },
    employment_start: Nullable(Day),
    employment_end: Nullable(Day),
    manager_employee_id: Nullable({ ...Id, description: 'Who decides on leave.' }),
    manager_employee_name: Nullable(Type.String()),
    team_ids: Type.Array(Id),
    company_profile_id: Id,
    hourly_rate: Nullable({ ...Amount, description: 'What an hour is sold for today.' }),
    cost_rate: Type.Optional(Nullable({ ...Amount, description: 'What an hour costs today.' })),
    weekly_minutes: Nullable({ ...Minutes, description: 'Of the contract of today.' }),
    time_zone: Nullable(Type.String({ description: 'Null is that of the environment.' })),
    custom_fields: CustomFields,
    omitted_fields: OmittedFields,
  },
  'Employee',
)
export const EmployeeDetail = Detail(
  Employee,
  {
    contracts: Type.Array(Contract),
    rates: Type.Array(EmployeeRate),
    teams: Type.Array(Type.Object({ id: Id, name: Type.String(), since: Day })),
  },
  'EmployeeDetail',
)

export type EmployeeValues = Partial<Static<typeof EmployeeCreate>>
