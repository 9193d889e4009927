// What is known of the days of employees: contracts, holidays, leave, absences and planning, in one round.
import { raw, type Sql, sql } from '../../db/sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { ContractTerm } from './schedule.rules.ts'

export interface EmployeeDays {
  readonly contracts: readonly (ContractTerm & { readonly id: string })[]
  /** Of the company that each contract is with. */
  readonly holidays: readonly { readonly contract_id: string; readonly date: string; readonly half_day: boolean }[]
  /** Approved. */
  readonly leave: readonly { readonly date: string; readonly minutes: number }[]
  /** An open one is known to last until today, or until it is expected to end, and for its first day. */
  readonly absences: readonly { readonly from: string; readonly to: string; readonly percentage: number }[]
  readonly planned: readonly {
    readonly planning_id: string
    readonly date: string
    readonly minutes: number
    readonly status: 'confirmed' | 'tentative'
  }[]
}

export interface DaysChanged {
  readonly employeeIds: readonly string[]
  readonly from: string
  /** Null is for good. */
  readonly to: string | null
}

/** By employee; both days count. */
export async function findDays(
  tx: Tx,
  employeeIds: readonly string[],
  from: string,
  to: string,
): Promise<ReadonlyMap<string, EmployeeDays>> {
  const rows = await tx.all<EmployeeDays & { id: string }>(sql`
    select e.id,
      ${rowsAsJson(sql`select c.id, c.start_date, c.end_date, c.schedule, c.schedule_odd_weeks
        from contract c where c.environment_id = e.environment_id and c.employee_id = e.id
          and c.start_date <= ${to}::date and coalesce(c.end_date, ${to}::date) >= ${from}::date order by c.start_date`)} as contracts,
      ${rowsAsJson(sql`select c.id as contract_id, h.date, h.half_day from contract c
        join public_holiday h on h.environment_id = c.environment_id and h.company_profile_id = c.company_profile_id
          and h.date between greatest(c.start_date, ${from}::date) and least(c.end_date, ${to}::date)
        where c.environment_id = e.environment_id and c.employee_id = e.id order by h.date`)} as holidays,
      ${rowsAsJson(sql`select d.date, sum(d.minutes)::integer as minutes from leave_day d
        join leave l on l.environment_id = d.environment_id and l.id = d.leave_id and l.status = 'approved'
        where d.environment_id = e.environment_id and d.employee_id = e.id and d.date between ${from}::date and ${to}::date
        group by d.date order by d.date`)} as leave,
      ${rowsAsJson(sql`select a.start_date as from, ${lastKnownDay('a')} as to, a.percentage
        from absence a where a.environment_id = e.environment_id and a.employee_id = e.id and a.start_date <= ${to}::date
          and ${lastKnownDay('a')} >= ${from}::date order by a.start_date`)} as absences,
      ${rowsAsJson(sql`select d.planning_id, d.date, d.minutes, p.status from planning_day d
        join planning p on p.environment_id = d.environment_id and p.id = d.planning_id
        where d.environment_id = e.environment_id and d.employee_id = e.id and d.date between ${from}::date and ${to}::date
        order by d.date, d.planning_id`)} as planned
    from employee e where e.id = any(${employeeIds}::uuid[])`)
  return new Map(rows.map(({ id, ...days }) => [id, days]))
}

/** Of an absence, as lastKnownDay of absences.rules.ts. */
export function lastKnownDay(absence: string): Sql {
  return raw(
    `coalesce(${absence}.end_date, greatest(${absence}.expected_end_date, ${absence}.start_date, current_day()))`,
  )
}

/** All rows of a query as one value. */
export function rowsAsJson(query: Sql): Sql {
  return sql`(select coalesce(json_agg(r), '[]') from (${query}) r)`
}
