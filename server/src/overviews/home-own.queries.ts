// What is somebody's own on his first screen: tasks, projects, leave.
import { raw, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { work } from '../modules/projects/public.ts'
import { percentage } from '../reports/report.queries.ts'
import type { HomeData } from './home.shapes.ts'

const MOST_ROWS = 10
const RECENT_DAYS = 28

interface DueTasks {
  readonly overdue: number
  readonly today: number
  readonly rows: HomeData['tasks']
}

export async function findDueTasks(tx: Tx, employeeId: string, today: string): Promise<DueTasks> {
  const found = await tx.first<DueTasks>(sql`
    with due as materialized (
      select t.* from task t
      where t.assignee_employee_id = ${employeeId} and t.status in ('open', 'in_progress') and t.due_date <= ${today}::date)
    select (select count(*)::integer from due where due_date < ${today}::date) as overdue,
      (select count(*)::integer from due where due_date = ${today}::date) as today,
      (select coalesce(json_agg(r), '[]') from (
        select t.id, t.name, t.project_id, p.name as project_name, t.status, t.priority, t.due_date, t.due_date < ${today}::date as is_overdue
        from due t join project p on p.id = t.project_id
        order by t.due_date, array_position(array['high', 'normal', 'low'], t.priority), t.id limit ${MOST_ROWS}) r) as rows`)
  return found!
}

export type OwnProject = Omit<HomeData['projects'][number], 'signal'>

/** The active ones with a budget that he manages, booked on lately or is planned on. */
export async function findOwnProjects(tx: Tx, employeeId: string, today: string): Promise<OwnProject[]> {
  const found = await tx.first<{ rows: OwnProject[] }>(sql`
    with own as materialized (
      select p.id from project p where p.status = 'active' and (p.budget_minutes > 0 or p.budget_amount > 0) and p.id in (
        select m.id from project m where m.manager_employee_id = ${employeeId}
        union select e.project_id from time_entry e
          where e.employee_id = ${employeeId} and e.start_at >= ${today}::date - ${RECENT_DAYS}::integer
        union select n.project_id from planning n where n.employee_id = ${employeeId} and n.end_date >= ${today}::date)),
    used as materialized (
      select w.project_id, sum(w.spent_minutes)::integer as spent_minutes, sum(w.hours_amount + w.costs_amount)::numeric(20, 2) as used_amount
      from (${work((project) => sql`${project} in (select id from own)`)}) w group by 1)
    select coalesce(json_agg(r), '[]') as rows from (
      select p.id as project_id, p.project_number, p.name as project_name, o.name as organization_name, p.budget_minutes, u.spent_minutes,
        ${raw(percentage('u.spent_minutes', 'p.budget_minutes'))} as budget_minutes_used_percentage, p.budget_amount, u.used_amount,
        ${raw(percentage('u.used_amount', 'p.budget_amount'))} as budget_amount_used_percentage
      from used u join project p on p.id = u.project_id left join organization o on o.id = p.organization_id
      order by greatest(${raw(percentage('u.spent_minutes', 'p.budget_minutes'))}, ${raw(percentage('u.used_amount', 'p.budget_amount'))})
        desc nulls last, p.project_number, p.id) r`)
  return found!.rows
}

interface ComingLeave {
  readonly count: number
  readonly minutes: number
  readonly rows: HomeData['leave']
}

export async function findComingLeave(tx: Tx, employeeId: string, today: string): Promise<ComingLeave> {
  const found = await tx.first<ComingLeave>(sql`
    with coming as materialized (
      select t.* from leave t
      where t.employee_id = ${employeeId} and t.status in ('requested', 'approved') and t.end_date >= ${today}::date)
    select (select count(*)::integer from coming) as count, (select coalesce(sum(minutes), 0)::integer from coming) as minutes,
      (select coalesce(json_agg(r), '[]') from (
        select t.id, y.name as leave_type_name, t.start_date, t.end_date, t.minutes, t.status
        from coming t join leave_type y on y.id = t.leave_type_id order by t.start_date, t.id limit ${MOST_ROWS}) r) as rows`)
  return found!
}

export function countRejected(tx: Tx, employeeId: string) {
  return tx.first<{ count: number; minutes: number }>(sql`
    select count(*)::integer as count, coalesce(sum(minutes), 0)::integer as minutes from time_entry
    where employee_id = ${employeeId} and approval_status = 'rejected'`)
}
