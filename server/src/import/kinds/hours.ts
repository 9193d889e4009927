// Time entries, booked many at a time by the rules of a single one.
import { sql } from '../../db/sql.ts'
import { bookMany, type DayHours, removeMany } from '../../modules/hours/booking-many.ts'
import { loadEntries } from '../../modules/hours/hours.queries.ts'
import { HoursCreate } from '../../modules/hours/hours.shapes.ts'
import { fieldError, Problem, validationProblem } from '../../shared/problem.ts'
import type { Values } from '../rows.rules.ts'
import { type Kind, refusalBy } from './kind.ts'

export const hoursKind: Kind = {
  rowsAtOnce: 2000,
  check(values) {
    const { date, minute, ...body } = bodyOf(values)
    if (!body.minutes) return validationProblem([fieldError('/duration', 'required', 'How long it took is missing.')])
    const sent = { ...body, start_at: `${date}T12:00:00Z` }
    return refusalBy(HoursCreate, sent)
  },
  // With a reference two entries that look alike are two.
  keysOf: (values) => (values.reference === undefined ? [keyOf(bodyOf(values))] : []),
  async findTaken(ctx, rows) {
    const bodies = rows.flatMap(({ values }) => (values.reference === undefined ? [bodyOf(values)] : []))
    if (bodies.length === 0) return []
    const known = await ctx.tx.all<DayHours>(sql`
      select o.employee_id, o.date, o.minutes, o.project_id, o.service_id, o.hour_type_id, o.note
      from (select distinct * from unnest(${bodies.map((b) => b.employee_id)}::uuid[], ${bodies.map((b) => b.date)}::date[]) x (employee_id, date)) d
      join time_entry o on o.employee_id = d.employee_id and o.date = d.date
        and o.start_at between d.date::timestamptz - interval '3 days' and d.date::timestamptz + interval '3 days'`)
    return known.map(keyOf)
  },
  async make(ctx, rows, { tried }) {
    const outcomes = await bookMany(
      ctx,
      rows.map(({ values }) => bodyOf(values)),
      'import',
      tried,
    )
    return outcomes.map((one) =>
      one instanceof Problem ? one : [{ resource: 'hours', id: one.id, version: one.version }],
    )
  },
  async unmake(ctx, made) {
    const ids = made.map(([first]) => first!.id)
    const entries = await loadEntries(ctx, sql`t.id = any(${ids}::uuid[])`)
    const refusals = await removeMany(ctx, entries)
    const byId = new Map(entries.map(({ id }, i) => [id, refusals[i]!]))
    return ids.map((id) => byId.get(id) ?? null)
  },
}

// The moment of the day is no part of it: where a file has none, each entry begins where the one before ended.
function keyOf({
  employee_id,
  date,
  minutes,
  project_id,
  service_id,
  hour_type_id,
  note,
}: Omit<DayHours, 'minute'>): string {
  return [employee_id, date, minutes, project_id, service_id, hour_type_id, note].map((part) => part ?? '').join('\n')
}

function bodyOf(values: Values): DayHours {
  const { employee, date, start_time, end_time, duration, project, service, hour_type, note, billable } = values
  const start = start_time as number | undefined
  const end = end_time as number | undefined
  const between = start === undefined || end === undefined ? 0 : (end - start + 1440) % 1440
  return {
    employee_id: employee as string,
    date: date as string,
    minute: start ?? null,
    minutes: (duration as number | undefined) ?? between,
    project_id: (project as string | undefined) ?? null,
    service_id: (service as string | undefined) ?? null,
    hour_type_id: (hour_type as string | undefined) ?? null,
    note: (note as string | undefined) ?? null,
    billable: (billable as boolean | undefined) ?? true,
  }
}
