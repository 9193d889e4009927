// Hour types as they are stored; their dated rates are sent and replaced as a whole.
import type { Context } from '../../db/context.ts'
import { byFlag, bySearch } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, type Rendered, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { insertRecord, insertRow, renderCreated, renderUpdated, updateRecord, updateRow } from '../../db/write.ts'
import { checkFields, fieldError } from '../../shared/problem.ts'
import { type ChangedHourType, HourType, type NewHourType } from './hour-types.shapes.ts'

export const hourType = recordType({
  name: 'hourstype',
  table: 'hour_type',
  shape: HourType,
  columns: {
    rates: sql`(select coalesce(json_agg(json_build_object('valid_from', r.valid_from, 'hourly_rate', r.hourly_rate) order by r.valid_from), '[]')
      from hour_type_rate r where r.environment_id = t.environment_id and r.hour_type_id = t.id)`,
  },
})

export const hourTypeList = listing({
  type: hourType,
  filters: {
    q: bySearch(raw(`search_text(t.name || ' ' || coalesce(t.code, ''))`)),
    is_active: byFlag(raw('t.is_active')),
  },
  orders: { position: { by: raw('t.position') }, name: { by: raw('t.name') } },
  defaultSort: 'position',
})

export async function insertHourType(ctx: Context, { rates, position, ...values }: NewHourType): Promise<Rendered> {
  checkDates(rates)
  const last = sql`(select coalesce(max(position) + 1, 0) from hour_type)`
  const row = { id: ctx.newId(), ...values, position: position ?? last }
  if (!rates?.length) return insertRecord(ctx, hourType, row)
  insertRow(ctx, 'hour_type', row)
  await setRates(ctx, row.id, rates)
  return renderCreated(ctx, hourType, row.id)
}

export async function updateHourType(
  ctx: Context,
  before: Loaded<Tables['hour_type']>,
  { rates, ...values }: ChangedHourType,
): Promise<Rendered> {
  checkDates(rates)
  if (rates === undefined || !(await setRates(ctx, before.id, rates)))
    return updateRecord(ctx, hourType, before, values)
  updateRow(ctx, 'hour_type', before.id, values)
  return renderUpdated(ctx, hourType, before)
}

type Rates = NonNullable<NewHourType['rates']>

function checkDates(rates: Rates = []): void {
  const seen = new Set<string>()
  const errors = rates.flatMap(({ valid_from }, i) => {
    const isTaken = seen.has(valid_from)
    seen.add(valid_from)
    return isTaken
      ? [fieldError(`/rates/${i}/valid_from`, 'duplicate', `Another rate also begins on ${valid_from}.`)]
      : []
  })
  checkFields(errors)
}

/** Makes the rates exactly these; tells whether anything changed. */
async function setRates(ctx: Context, id: string, rates: Rates): Promise<boolean> {
  const days = rates.map(({ valid_from }) => valid_from)
  const changed = await ctx.tx.count(sql`
    with gone as (delete from hour_type_rate where hour_type_id = ${id} and valid_from <> all(${days}::date[]) returning 1),
      put as (insert into hour_type_rate as r (environment_id, id, hour_type_id, valid_from, hourly_rate)
        select current_environment(), w.id, ${id}, w.valid_from, w.hourly_rate
        from unnest(${rates.map(() => ctx.newId())}::uuid[], ${days}::date[], ${rates.map((r) => r.hourly_rate)}::numeric[]) w (id, valid_from, hourly_rate)
        on conflict on constraint hour_type_rate_taken do update set hourly_rate = excluded.hourly_rate
        where r.hourly_rate <> excluded.hourly_rate returning 1)
    select from gone union all select from put`)
  return changed > 0
}
