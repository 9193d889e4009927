// Shapes of the capacity of employees.
import Type, { type Static } from 'typebox'
import { Body, Day, Id, Nullable } from '../../../shared/shapes.ts'

export const CapacityQuery = Body(
  {
    date_from: Day,
    date_to: { ...Day, description: 'At most 92 days in all.' } as typeof Day,
    employee_id: Type.Optional(Id),
    team_id: Type.Optional(Id),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25, description: 'Employees per answer.' })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  },
  'CapacityQuery',
)

const minutes = {
  gross: Type.Integer({ description: 'Scheduled.' }),
  holiday: Type.Integer(),
  leave: Nullable(Type.Integer({ description: 'Approved; null where leave and absence are not told apart.' })),
  absence: Nullable(Type.Integer({ description: 'Null where leave and absence are not told apart.' })),
  net: Type.Integer({ description: 'What can be worked.' }),
  planned: Type.Integer({ description: 'Confirmed.' }),
  tentative: Type.Integer(),
  free: Type.Integer({ description: 'Net without what is planned; negative where that is more.' }),
}
const CapacityDay = Type.Object({ date: Day, ...minutes }, { title: 'CapacityDay' })
const EmployeeCapacity = Type.Object(
  {
    employee_id: Id,
    employee_name: Type.String(),
    can_plan: Type.Boolean({ description: 'Whether you may plan these days.' }),
    days: Type.Array(CapacityDay),
    totals: Type.Object(minutes, { title: 'CapacityMinutes' }),
  },
  { title: 'EmployeeCapacity' },
)
export const Capacity = Type.Object(
  {
    count: Type.Integer({ description: 'Of all employees, those beyond the limit as well.' }),
    rows: Type.Array(EmployeeCapacity),
  },
  { title: 'CapacityByDay' },
)

export type CapacityQuestion = Static<typeof CapacityQuery>
