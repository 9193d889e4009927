import { byId } from '../../../db/filter.ts'
import { listing } from '../../../db/listing.ts'
import { recordType } from '../../../db/record.ts'
import { raw, sql } from '../../../db/sql.ts'
import { byTeam, byYear } from '../filters.ts'
import { LeaveBalance } from './balances.shapes.ts'

// Every day some of what is planned becomes taken, so this alone is counted when it is read.
const taken = sql`(select coalesce(sum(d.minutes), 0)::integer from leave_day d
  join leave l on l.environment_id = d.environment_id and l.id = d.leave_id and l.status = 'approved' and l.leave_type_id = t.leave_type_id
  where d.environment_id = t.environment_id and d.employee_id = t.employee_id
    and d.date between make_date(t.year, 1, 1) and least(make_date(t.year, 12, 31), current_day()))`

const balance = raw(
  't.entitled_minutes + t.carried_over_minutes + t.adjustment_minutes - t.expired_minutes - t.approved_minutes',
)

export const leaveBalance = recordType({
  name: 'leavebalance',
  table: 'leave_balance',
  shape: LeaveBalance,
  joins: sql`join employee on employee.environment_id = t.environment_id and employee.id = t.employee_id
    join leave_type on leave_type.environment_id = t.environment_id and leave_type.id = t.leave_type_id`,
  columns: {
    employee_name: raw('employee.full_name'),
    leave_type_name: raw('leave_type.name'),
    taken_minutes: taken,
    planned_minutes: sql`t.approved_minutes - ${taken}`,
    balance_minutes: balance,
    available_minutes: sql`${balance} - t.requested_minutes`,
  },
})

export const leaveBalanceList = listing({
  type: leaveBalance,
  filters: {
    employee_id: byId(raw('t.employee_id')),
    team_id: byTeam(),
    leave_type_id: byId(raw('t.leave_type_id')),
    year: byYear((years) => sql`t.year = any(${years}::integer[])`),
  },
  orders: {
    year: { by: raw('t.year') },
    employee_name: { by: raw('employee.full_name'), joined: true },
  },
  defaultSort: 'employee_name,-year',
})
