import type pg from 'pg'

/** What PostgreSQL was told to hold to, a line each: to see that everything that was loosened is in its place again. */
export async function shapeOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text as line from pg_constraint
      where connamespace = current_schema()::regnamespace
    union all select pg_get_indexdef(indexrelid) || indisvalid::text from pg_index join pg_class on oid = indrelid
      where relnamespace = current_schema()::regnamespace
    union all select tgrelid::regclass || ' ' || pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select relname || relrowsecurity::text || relforcerowsecurity::text || coalesce(relacl::text, '') from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v', 'S')
    union all select sequencename || coalesce(last_value::text, 'unused') from pg_sequences order by 1`)
  return rows.map(({ line }) => line)
}
