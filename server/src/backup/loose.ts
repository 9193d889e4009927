// What stands in the way of rows that come table by table: references to rows that are not there yet, triggers that would write again what
// comes anyway, and row security. All of it as the owner of the tables, who need not be a superuser, and inside one transaction.
import type { ClientBase } from 'pg'

/** Takes it away; the statements that put it back check every reference. */
export async function loosen(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ off: string; on: string }>(measuresQuery)
  for (const { off } of rows) await client.query(off)
  return rows.map(({ on }) => on).reverse()
}

const measuresQuery = `
  select off, "on" from (
    select 1 as step, oid, format('alter table %s no force row level security', oid::regclass) as off,
      format('alter table %s force row level security', oid::regclass) as "on"
    from pg_class where relkind = 'r' and relforcerowsecurity and relnamespace = current_schema()::regnamespace
    union all
    select 2, c.oid, format('alter table %s disable trigger user', c.oid::regclass), format('alter table %s enable trigger user', c.oid::regclass)
    from pg_class c where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal)
    union all
    select 3, oid, format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace) measures
  order by step, oid desc`
