// Rates of employees as they are stored. Without the right to see what people cost, cost rates do not exist.
import { byId, byWord } from '../../../db/filter.ts'
import { listing } from '../../../db/listing.ts'
import { type Reader, recordType } from '../../../db/record.ts'
import { raw, type Sql, sql } from '../../../db/sql.ts'
import { EmployeeRate, rateKinds } from './employee-rates.shapes.ts'

export const employeeRate = recordType({
  name: 'employeerate',
  table: 'employee_rate',
  shape: EmployeeRate,
  joins: sql`join employee on employee.environment_id = t.environment_id and employee.id = t.employee_id`,
  columns: {
    employee_name: raw('employee.full_name'),
    valid_to: sql`(select min(next.valid_from) - 1 from employee_rate next where next.environment_id = t.environment_id
      and next.employee_id = t.employee_id and next.kind = t.kind and next.valid_from > t.valid_from)`,
  },
})

export const employeeRateList = listing({
  type: employeeRate,
  filters: { employee_id: byId(raw('t.employee_id')), kind: byWord(raw('t.kind'), rateKinds) },
  orders: { employee_id: { by: raw('t.employee_id') }, valid_from: { by: raw('t.valid_from') } },
  defaultSort: 'employee_id,-valid_from',
})

/** A condition on rates t. */
export function visibleRates(reader: Reader): Sql {
  return reader.can('cost_rates') ? raw('true') : raw(`t.kind = 'sales'`)
}
