// What stands in the way of rows that come by the table: references to rows that are not there yet, triggers that would write again what comes
// anyway, indexes that are made sooner from all rows than row by row, and row security. All of it as the owner of the tables, who need not be a
// superuser, and inside one transaction.
import type { ClientBase } from 'pg'
import type { Tables } from './schema.ts'

export type Hindrance = 'security' | 'triggers' | 'references' | 'indexes'

/** Takes it away from one table or from all of ours; the statements that put it back check every reference. What is unique is checked all along. */
export async function loosen(
  client: ClientBase,
  hindrances: readonly Hindrance[],
  table?: keyof Tables,
): Promise<string[]> {
  const { rows } = await client.query<{ off: string; on: string }>(measuresQuery, [hindrances, table])
  for (const { off } of rows) await client.query(off)
  return rows.map(({ on }) => on).reverse()
}

const measuresQuery = `
  with target as (
    select oid, relforcerowsecurity as is_secured from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = coalesce($2, relname)
      and pg_has_role(relowner, 'usage') and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'))
  select off, "on" from (
    select 'security' as hindrance, oid, format('alter table %s no force row level security', oid::regclass) as off,
      format('alter table %s force row level security', oid::regclass) as "on"
    from target where is_secured
    union all
    select 'triggers', oid, format('alter table %s disable trigger user', oid::regclass), format('alter table %s enable trigger user', oid::regclass)
    from target where exists (select from pg_trigger t where t.tgrelid = target.oid and not t.tgisinternal)
    union all
    select 'references', c.oid, format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid))
    from pg_constraint c join target on target.oid = conrelid where contype = 'f'
    union all
    select 'indexes', indexrelid, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index join target on target.oid = indrelid where not (indisunique or indisexclusion)) measures
  where hindrance = any($1)
  order by array_position($1, hindrance), oid desc`
