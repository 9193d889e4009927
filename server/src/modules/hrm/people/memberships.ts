// Who is in which team: written from the side of the employee or of the team, and told of on both.
import type { Context } from '../../../db/context.ts'
import { loadRecords } from '../../../db/record.ts'
import { sql } from '../../../db/sql.ts'
import { renderUpdated } from '../../../db/write.ts'
import { checkFields, fieldError, referenceProblem } from '../../../shared/problem.ts'
import { employee } from './employees.queries.ts'
import { team } from './teams.queries.ts'
import type { Member } from './teams.shapes.ts'

/** Makes these the teams of an employee; tells whether anything changed. */
export async function setTeams(ctx: Context, employeeId: string, teamIds: readonly string[]): Promise<boolean> {
  const wanted = teamIds.map((id) => id.toLowerCase())
  const rows = await ctx.tx.all<{ id: string }>(
    sql`select team_id as id from team_member where employee_id = ${employeeId}`,
  )
  const current = rows.map(({ id }) => id)
  const added = wanted.filter((id) => !current.includes(id))
  const removed = current.filter((id) => !wanted.includes(id))
  if (added.length + removed.length === 0) return false
  const teams = await loadRecords(ctx.tx, team, sql`t.id = any(${[...added, ...removed]}::uuid[])`, ctx)
  checkFound(wanted, [...current, ...teams.map(({ id }) => id)], (i) => `team_ids/${i}`)
  ctx.tx.send(sql`delete from team_member where employee_id = ${employeeId} and team_id = any(${removed}::uuid[])`)
  ctx.tx.send(sql`
    insert into team_member (environment_id, team_id, employee_id, since)
    select current_environment(), unnest(${added}::uuid[]), ${employeeId}, ${ctx.today}`)
  await Promise.all(teams.map((before) => renderUpdated(ctx, team, before)))
  return true
}

/** Makes these the members of a team; tells whether anything changed. Who stays keeps the day he came, unless another is said. */
export async function setMembers(ctx: Context, teamId: string, members: readonly Member[]): Promise<boolean> {
  const wanted = members.map(({ employee_id, since }) => ({ id: employee_id.toLowerCase(), since }))
  checkEachOnce(wanted.map(({ id }) => id))
  const current = await ctx.tx.all<{ id: string; since: string }>(
    sql`select employee_id as id, since from team_member where team_id = ${teamId}`,
  )
  const sinceOf = new Map(current.map(({ id, since }) => [id, since]))
  const changed = wanted
    .map(({ id, since }) => ({ id, since: since ?? sinceOf.get(id) ?? ctx.today }))
    .filter(({ id, since }) => sinceOf.get(id) !== since)
  const removed = current.map(({ id }) => id).filter((id) => !wanted.some((member) => member.id === id))
  if (changed.length + removed.length === 0) return false
  const moved = [...changed.map(({ id }) => id), ...removed]
  const employees = await loadRecords(ctx.tx, employee, sql`t.id = any(${moved}::uuid[])`, ctx)
  const known = [...sinceOf.keys(), ...employees.map(({ id }) => id)]
  checkFound(
    wanted.map(({ id }) => id),
    known,
    (i) => `members/${i}/employee_id`,
  )
  ctx.tx.send(sql`delete from team_member where team_id = ${teamId} and employee_id = any(${removed}::uuid[])`)
  ctx.tx.send(sql`
    insert into team_member (environment_id, team_id, employee_id, since)
    select current_environment(), ${teamId}, *
    from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ since }) => since)}::date[])
    on conflict (environment_id, team_id, employee_id) do update set since = excluded.since`)
  await Promise.all(employees.map((before) => renderUpdated(ctx, employee, before)))
  return true
}

function checkFound(wanted: readonly string[], known: readonly string[], pointer: (i: number) => string): void {
  const missing = wanted.flatMap((id, i) => (known.includes(id) ? [] : [pointer(i)]))
  if (missing.length > 0) throw referenceProblem(missing)
}

function checkEachOnce(ids: readonly string[]): void {
  const errors = ids.flatMap((id, i) =>
    ids.indexOf(id) < i
      ? [fieldError(`/members/${i}/employee_id`, 'duplicate', 'This employee is among the members already.')]
      : [],
  )
  checkFields(errors)
}
