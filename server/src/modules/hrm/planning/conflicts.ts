import type { Context } from '../../../db/context.ts'
import { sql } from '../../../db/sql.ts'
import { renderAllUpdated } from '../../../db/write.ts'
import { type DaysChanged, findDays } from '../days.queries.ts'
import { type Conflict, conflictsOf, hasNewConflict, isSameConflicts } from './conflicts.rules.ts'
import { loadPlannings, planning } from './planning.queries.ts'

/** Finds anew what stands in the way of the planning of these employees in these days, and tells of what is new. They are held. */
export async function renewConflicts(ctx: Context, changed: DaysChanged): Promise<void> {
  const range = await plannedRange(ctx, changed)
  if (!range) return
  const [days, before] = await Promise.all([
    findDays(ctx.tx, changed.employeeIds, range.from, range.to),
    storedConflicts(ctx, changed.employeeIds, range),
  ])
  const found = new Map([...days.values()].flatMap((facts) => [...conflictsOf(facts)]))
  const after = new Map(
    [...before].map(([id, stored]) => [
      id,
      [
        ...stored.filter(({ date }) => date < range.from),
        ...(found.get(id) ?? []),
        ...stored.filter(({ date }) => date > range.to),
      ],
    ]),
  )
  const ids = [...before].filter(([id, stored]) => !isSameConflicts(stored, after.get(id)!)).map(([id]) => id)
  if (ids.length > 0) await storeConflicts(ctx, ids, after)
}

interface Range {
  readonly from: string
  readonly to: string
}

/** Nothing stands in the way of days on which nothing is planned. */
async function plannedRange(ctx: Context, { employeeIds, from, to }: DaysChanged): Promise<Range | undefined> {
  const found = await ctx.tx.first<{ from: string | null; to: string | null }>(sql`
    select min(date) as from, max(date) as to from planning_day
    where employee_id = any(${employeeIds}::uuid[]) and date >= ${from} and coalesce(date <= ${to}::date, true)`)
  return found?.from && found.to ? { from: found.from, to: found.to } : undefined
}

async function storedConflicts(
  ctx: Context,
  employeeIds: readonly string[],
  { from, to }: Range,
): Promise<ReadonlyMap<string, readonly Conflict[]>> {
  const rows = await ctx.tx.all<{ id: string; conflicts: readonly Conflict[] }>(sql`
    select id, conflicts from planning
    where employee_id = any(${employeeIds}::uuid[]) and start_date <= ${to} and end_date >= ${from}`)
  return new Map(rows.map(({ id, conflicts }) => [id, conflicts]))
}

async function storeConflicts(
  ctx: Context,
  ids: readonly string[],
  after: ReadonlyMap<string, readonly Conflict[]>,
): Promise<void> {
  const plannings = await loadPlannings(ctx, sql`t.id = any(${ids}::uuid[])`)
  const rows = ids.map((id) => ({ id, conflicts: after.get(id)! }))
  ctx.tx.send(sql`
    update planning p set conflicts = w.conflicts
    from json_to_recordset(${JSON.stringify(rows)}::json) w (id uuid, conflicts jsonb) where p.id = w.id`)
  await renderAllUpdated(ctx, planning, plannings, ({ id, row }) =>
    hasNewConflict(row.conflicts, after.get(id)!) ? ['planning.conflict'] : [],
  )
}
