// One moment of the database, held for as long as a backup reads.
import type pg from 'pg'
import type { Head, Header, Manifest } from './format.ts'
import { enter, findEnvironments, findTables, MANNER, type Table } from './tables.ts'

export interface Snapshot {
  readonly header: Header
  readonly tables: readonly Table[]
  readonly environments: readonly string[]
  readonly sequences: Manifest['sequences']
  readonly series: readonly Head[]
}

/** The tables are held before the first look at them, so that no migration comes between the moment that is seen and its tables. */
export async function openSnapshot(client: pg.Client): Promise<Snapshot> {
  const known = await findTables(client)
  if (known.length === 0) throw new Error('there is nothing to back up: this database has no tables of Kantoor')
  await client.query(`begin isolation level repeatable read, read only; ${MANNER}`)
  await client.query(`lock table ${known.map(({ name }) => `"${name}"`).join(', ')}, migration in access share mode`)
  const tables = await findTables(client)
  if (shapeOf(tables) !== shapeOf(known)) throw new Error('the tables were changed at this moment: try again')
  if (tables.some(({ hidden }) => hidden)) await checkSight(client)
  const environments = await findEnvironments(client)
  const { rows: migrations } = await client.query('select number, name, checksum from migration order by number')
  const { rows: facts } = await client.query<Facts>(factsQuery)
  const { made_at, postgresql, sequences } = facts[0]!
  const series = await findHeads(client, tables, environments)
  return { header: { made_at, postgresql, migrations }, tables, environments, sequences, series }
}

function shapeOf(tables: readonly Table[]): string {
  return JSON.stringify(tables.map(({ name, columns }) => [name, columns]))
}

// Who passes by row security sees all at once; who does not sees one environment after the other, as the application does.
async function checkSight(client: pg.Client) {
  const { rows } = await client.query<{ role: string; sees: boolean }>(
    `select current_user as role, pg_has_role(current_user, 'kantoor_app', 'USAGE') as sees`,
  )
  const { role, sees } = rows[0]!
  if (!sees) throw new Error(`row security hides rows from ${role}: let a superuser run "alter role ${role} inherit"`)
}

async function findHeads(client: pg.Client, tables: readonly Table[], environments: readonly string[]) {
  const table = tables.find(({ name }) => name === 'invoice_series')
  if (!table) return []
  if (!table.hidden) return (await client.query<Head>(headsQuery)).rows
  const heads: Head[] = []
  for (const id of environments) {
    await enter(client, id)
    heads.push(...(await client.query<Head>(headsQuery)).rows)
  }
  await enter(client, '')
  return heads
}

interface Facts {
  readonly made_at: string
  readonly postgresql: string
  readonly sequences: Manifest['sequences']
}

const factsQuery = `
  select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as made_at, current_setting('server_version') as postgresql,
    coalesce((select json_agg(json_build_object('name', sequencename, 'value', coalesce(last_value, start_value)::text,
      'is_called', last_value is not null) order by sequencename collate "C")
      from pg_sequences where schemaname = current_schema()), '[]') as sequences`

const headsQuery = `
  select environment_id, company_profile_id, series_year, last_number, encode(last_hash, 'hex') as last_hash
  from invoice_series order by 1, 2, 3`
