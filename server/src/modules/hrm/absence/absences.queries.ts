// Absences as they are stored: the record, the list, and what a report is judged by.
import type { Context } from '../../../db/context.ts'
import { byId, byWord, overlapRange } from '../../../db/filter.ts'
import { listing } from '../../../db/listing.ts'
import { type Loaded, loadRecord, recordType } from '../../../db/record.ts'
import type { Tables } from '../../../db/schema.ts'
import { raw, sql } from '../../../db/sql.ts'
import { lastKnownDay, rowsAsJson } from '../days.queries.ts'
import { byTeam } from '../filters.ts'
import { type HeldEmployee, holdEmployee, holdEmployeesOf } from '../hold-employees.ts'
import { visibleWith } from '../visibility.ts'
import type { Absence as AbsenceFacts } from './absences.rules.ts'
import { Absence, absenceStatuses } from './absences.shapes.ts'

// The same as the absence of working_time(), for the days of one absence only. The offset lets the days be dates before they meet
// the holidays: what is computed in a join cannot use an index under row security.
const lostMinutes = sql`(
  select coalesce(sum(((day.gross - case when h.date is null then 0 when h.half_day then day.gross / 2 else day.gross end)
    * t.percentage + 50) / 100), 0)::integer
  from contract c
  cross join lateral (
    select n::date as date, scheduled_minutes(c.schedule, c.schedule_odd_weeks, n::date) as gross
    from generate_series(greatest(c.start_date, t.start_date)::timestamp, least(c.end_date, t.end_date, current_day())::timestamp,
      interval '1 day') n offset 0) day
  left join public_holiday h on h.environment_id = c.environment_id and h.company_profile_id = c.company_profile_id and h.date = day.date
  where c.environment_id = t.environment_id and c.employee_id = t.employee_id)`

export const absence = recordType({
  name: 'absence',
  table: 'absence',
  shape: Absence,
  joins: sql`join employee on employee.environment_id = t.environment_id and employee.id = t.employee_id`,
  columns: {
    employee_name: raw('employee.full_name'),
    lost_minutes: lostMinutes,
  },
  hidden: { right: 'absence', fields: ['kind'] },
})

export const absenceList = listing({
  type: absence,
  filters: {
    employee_id: byId(raw('t.employee_id')),
    team_id: byTeam(),
    status: byWord(raw('t.status'), absenceStatuses),
    ...overlapRange(raw('t.start_date'), lastKnownDay('t')),
  },
  orders: { start_date: { by: raw('t.start_date') } },
  defaultSort: '-start_date',
})

export type LoadedAbsence = Loaded<Tables['absence']>

/** For what is written down of a change: the audit knows the kind also when whoever changed it does not; events leave it out. */
export function unhidden(ctx: Context): Context {
  return { ...ctx, can: () => true }
}

export function loadAbsence(ctx: Context, id: string): Promise<LoadedAbsence | undefined> {
  holdEmployeesOf(ctx, 'absence', sql`id = ${id}`)
  return loadRecord(ctx.tx, absence, id, unhidden(ctx), visibleWith(ctx, 'absence'))
}

export interface ReportFacts extends HeldEmployee {
  readonly is_under_contract: boolean
  readonly others: readonly AbsenceFacts[]
}

/** Undefined when there is no such employee; he is held. */
export async function findReportFacts(
  ctx: Context,
  employeeId: string,
  startDate: string,
  exceptId?: string,
): Promise<ReportFacts | undefined> {
  const [employee, facts] = await Promise.all([
    holdEmployee(ctx, employeeId),
    ctx.tx.first<Pick<ReportFacts, 'is_under_contract' | 'others'>>(sql`
      select exists (select from contract where employee_id = ${employeeId}
          and start_date <= ${startDate} and coalesce(end_date >= ${startDate}, true)) as is_under_contract,
        ${rowsAsJson(sql`select start_date, expected_end_date, end_date, status from absence
          where employee_id = ${employeeId} and id is distinct from ${exceptId ?? null}::uuid order by start_date`)} as others`),
  ])
  return employee && { ...employee, ...facts! }
}
