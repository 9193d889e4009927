import type { Static } from 'typebox'
import { loadRecords } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { createEmployee, deleteEmployee } from '../../modules/hrm/people/employee-changes.ts'
import { employeeFor } from '../../modules/hrm/people/employees.queries.ts'
import { EmployeeCreate } from '../../modules/hrm/people/employees.shapes.ts'
import { plainName } from '../directory.queries.ts'
import type { Values } from '../rows.rules.ts'
import { given, inTurn, type Kind, namesOf, refusalBy, stays, withCustomFields } from './kind.ts'

export const employeeKind: Kind = {
  rowsAtOnce: 100,
  check: (values) => refusalBy(EmployeeCreate, bodyOf(values)),
  keysOf: (values) => keys(fullName(values), values.employee_number, values.email),
  callsOf: (values) => ({
    name: fullName(values),
    numbers: [values.employee_number, values.email, values.reference],
  }),
  async allTaken(ctx) {
    const known = await ctx.tx.all<{ full_name: string; employee_number: string | null; email: string | null }>(
      sql`select full_name, employee_number, email from employee`,
    )
    return known.flatMap(({ full_name, employee_number, email }) => keys(full_name, employee_number, email))
  },
  make: (ctx, rows) =>
    inTurn(rows, async (values, row) => {
      const made = await createEmployee(ctx, bodyOf(values))
      const { id, version } = await withCustomFields(ctx, employeeFor(ctx), made, row)
      return [{ resource: 'employee', id, version }]
    }),
  async unmake(ctx, made) {
    const ids = made.map(([first]) => first!.id)
    // They would go along, and they are somebody's work.
    const kept = await ctx.tx.all<{ id: string }>(sql`
      select e.id from employee e where e.id = any(${ids}::uuid[]) and (
        exists (select from contract c where c.environment_id = e.environment_id and c.employee_id = e.id)
        or exists (select from employee_rate r where r.environment_id = e.environment_id and r.employee_id = e.id)
        or exists (select from team_member m where m.environment_id = e.environment_id and m.employee_id = e.id))`)
    const keptIds = new Set(kept.map(({ id }) => id))
    const gone = ids.filter((id) => !keptIds.has(id))
    const records = await loadRecords(ctx.tx, employeeFor(ctx), sql`t.id = any(${gone}::uuid[])`, ctx)
    // They come as they were made; whoever has a manager goes before him.
    for (const before of records.toReversed()) await deleteEmployee(ctx, before)
    return ids.map((id) => (keptIds.has(id) ? stays('The employee has a contract, a rate or a team by now.') : null))
  },
}

function keys(name: string, number: unknown, email: unknown): string[] {
  return [
    `employee ${plainName(name)} ${plainName(String(email ?? ''))}`,
    ...(number ? [`number ${number}`] : []),
    ...(email ? [`email ${plainName(String(email))}`] : []),
  ]
}

function fullName(values: Values): string {
  const { first_name, last_name } = namesOf(values)
  return [first_name, last_name].filter(Boolean).join(' ')
}

function bodyOf(values: Values): Static<typeof EmployeeCreate> {
  const { employee_number, email, phone, job_title, manager, employment_start, employment_end } = values
  return given({
    ...namesOf(values),
    employee_number,
    email,
    phone,
    job_title,
    manager_employee_id: manager,
    employment_start,
    employment_end,
  }) as Static<typeof EmployeeCreate>
}
