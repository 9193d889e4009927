// What keeps environments apart, read from the catalogue of a database. Empty when all is well, else one sentence per fault.
import type { ClientBase } from 'pg'

/** Tables that belong to no environment, or are its root. */
export const EXCEPTIONS = ['environment', 'migration', 'oauth_client', 'rate_window']
/** Rows that nobody may change afterwards. */
const APPEND_ONLY = ['audit', 'outbox', 'assistant_call', 'request']
const POLICY = '(environment_id = ( SELECT current_environment() AS current_environment))'

export interface Reference {
  readonly name: string
  readonly table: string
  readonly columns: readonly string[]
  readonly target: string
  readonly targetColumns: readonly string[]
}

type Queries = Pick<ClientBase, 'query'>

export async function tenantFaults(client: Queries): Promise<string[]> {
  const checks = [
    columnFaults,
    keyFaults,
    referenceFaults,
    securityFaults,
    policyFaults,
    roleFaults,
    readerFaults,
    bypassFaults,
  ]
  const faults: string[] = []
  for (const check of checks) faults.push(...(await check(client)))
  return faults
}

export async function tenantTables(client: Queries): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname <> all($1) order by 1`,
    [EXCEPTIONS],
  )
  return rows.map(({ name }) => name)
}

export async function references(client: Queries): Promise<Reference[]> {
  const names = (
    keys: string,
    table: string,
  ) => `array(select a.attname::text from unnest(c.${keys}) with ordinality k (num, at)
    join pg_attribute a on a.attrelid = c.${table} and a.attnum = k.num order by k.at)`
  const { rows } = await client.query<Reference>(
    `select c.conname as name, t.relname as "table", r.relname as target,
       ${names('conkey', 'conrelid')} as columns, ${names('confkey', 'confrelid')} as "targetColumns"
     from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
     where c.contype = 'f' and c.connamespace = current_schema()::regnamespace order by 2, 1`,
  )
  return rows
}

async function columnFaults(client: Queries): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname <> all($1)
       and not exists (select from pg_attribute a where a.attrelid = c.oid and attname = 'environment_id' and attnotnull and atttypid = 'uuid'::regtype)`,
    [EXCEPTIONS],
  )
  return rows.map(({ name }) => `${name} has no environment_id that is a uuid and never null`)
}

// Primary keys, unique indexes and exclusions: what must differ, differs inside one environment.
async function keyFaults(client: Queries): Promise<string[]> {
  const { rows } = await client.query<{ table: string; index: string | null }>(
    `select t.relname as "table", i.relname as index
     from pg_class t
     left join pg_index x on x.indrelid = t.oid and (x.indisunique or x.indisexclusion)
     left join pg_class i on i.oid = x.indexrelid
     left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
     where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p') and t.relname <> all($1)
       and (a.attname is distinct from 'environment_id'
         or not exists (select from pg_index p where p.indrelid = t.oid and p.indisprimary))`,
    [EXCEPTIONS],
  )
  return rows.map(({ table, index }) => `${table}: ${index ?? 'no key'} does not begin with environment_id`)
}

async function referenceFaults(client: Queries): Promise<string[]> {
  return (await references(client))
    .filter(({ columns, targetColumns }) => columns[0] !== 'environment_id' || targetColumns[0] !== 'environment_id')
    .map(({ table, name }) => `${table}: the reference ${name} does not begin with environment_id`)
}

async function securityFaults(client: Queries): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname not in ('migration', 'oauth_client', 'rate_window')
       and not (relrowsecurity and relforcerowsecurity)`,
  )
  return rows.map(({ name }) => `${name} is not under forced row security`)
}

// A policy of the roles that serve one environment may say nothing but that: several policies would be joined by "or".
async function policyFaults(client: Queries): Promise<string[]> {
  return [...(await policyFaultsOf(client, 'kantoor_app')), ...(await policyFaultsOf(client, 'kantoor_reader'))]
}

async function policyFaultsOf(client: Queries, role: string): Promise<string[]> {
  const { rows } = await client.query<{ table: string; found: string[] | null }>(
    `select t.relname as "table", array_agg(pg_get_expr(p.polqual, p.polrelid) || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '')) filter (where p.oid is not null) as found
     from pg_class t
     left join pg_policy p on p.polrelid = t.oid and p.polpermissive and (p.polroles && array[0::oid, $1::regrole::oid])
     where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p') and t.relname not in ('migration', 'oauth_client', 'rate_window')
     group by 1`,
    [role],
  )
  return rows
    .filter(
      ({ table, found }) => found?.length !== 1 || found[0] !== (table === 'environment' ? POLICY : POLICY + POLICY),
    )
    .map(
      ({ table, found }) =>
        `${table} is not kept to its environment for ${role}: ${found?.join(' or ') ?? 'no policy'}`,
    )
}

async function roleFaults(client: Queries): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(
    `select 'kantoor_app may do what no application may' as fault from pg_roles
       where rolname = 'kantoor_app' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin)
     union all select 'kantoor_app is a member of another role' from pg_auth_members where member = 'kantoor_app'::regrole
     union all select 'kantoor_app owns ' || relname from pg_class where relowner = 'kantoor_app'::regrole
     union all select 'kantoor_app owns the function ' || proname from pg_proc where proowner = 'kantoor_app'::regrole
     union all select 'kantoor_app may create things in ' || nspname from pg_namespace
       where nspname = current_schema() and has_schema_privilege('kantoor_app', oid, 'create')
     union all select 'kantoor_app may ' || verb || ' ' || relname from pg_class,
       unnest(array['truncate', 'references', 'trigger']) verb
       where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and has_table_privilege('kantoor_app', oid, verb)
     union all select 'kantoor_app may ' || verb || ' ' || relname from pg_class, unnest(array['update', 'delete']) verb
       where relnamespace = current_schema()::regnamespace and relname = any($1)
         and (has_table_privilege('kantoor_app', oid, verb) or (verb = 'update' and has_any_column_privilege('kantoor_app', oid, 'update')))
     union all select 'kantoor_app may use ' || relname from pg_class
       where oid in (to_regclass('rate_window'), to_regclass('oauth_client'))
         and has_table_privilege('kantoor_app', oid, 'select, insert, update, delete')`,
    [APPEND_ONLY],
  )
  return rows.map(({ fault }) => fault)
}

// Assistants read as this role, and whatever they are talked into, it cannot write.
async function readerFaults(client: Queries): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(
    `select 'kantoor_reader may do what no reader may' as fault from pg_roles
       where rolname = 'kantoor_reader' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin)
     union all select 'kantoor_reader is a member of another role' from pg_auth_members where member = 'kantoor_reader'::regrole
     union all select 'kantoor_reader owns ' || relname from pg_class where relowner = 'kantoor_reader'::regrole
     union all select 'kantoor_reader may create things in ' || nspname from pg_namespace
       where nspname = current_schema() and has_schema_privilege('kantoor_reader', oid, 'create')
     union all select 'kantoor_reader may ' || verb || ' ' || relname from pg_class,
       unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) verb
       where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v')
         and (has_table_privilege('kantoor_reader', oid, verb)
           or case when verb in ('insert', 'update') then has_any_column_privilege('kantoor_reader', oid, verb) else false end)
     union all select 'kantoor_reader may use ' || relname from pg_class
       where relnamespace = current_schema()::regnamespace
         and case when relkind = 'S' then has_sequence_privilege('kantoor_reader', oid, 'usage, update') else false end`,
  )
  return rows.map(({ fault }) => fault)
}

// Whatever runs with its owner's rights would look past the policies.
async function bypassFaults(client: Queries): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(
    `select 'the function ' || proname || ' runs as its owner' as fault from pg_proc
       where pronamespace = current_schema()::regnamespace and prosecdef
         and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
     union all select 'the view ' || relname || ' reads as its owner' from pg_class
       where relnamespace = current_schema()::regnamespace and relkind in ('v', 'm')
         and not (relkind = 'v' and coalesce(reloptions::text, '') ~ 'security_invoker=(true|on)')
         and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')`,
  )
  return rows.map(({ fault }) => fault)
}
