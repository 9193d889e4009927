// Writes src/db/schema.ts from a migrated database: the rows as the driver returns them.
import type { Client } from 'pg'

const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  numeric: 'string',
  timestamptz: 'string',
  int4: 'number',
  int8: 'number',
  bool: 'boolean',
  jsonb: 'unknown',
  json: 'unknown',
  bytea: 'Buffer',
  _int4: 'number[]',
  _text: 'string[]',
  _uuid: 'string[]',
}

export async function schemaSource(client: Client): Promise<string> {
  const { rows } = await client.query<{
    table_name: string
    column_name: string
    udt_name: string
    is_nullable: string
  }>(`
    select c.table_name, c.column_name, c.udt_name, c.is_nullable
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`)
  const tables = Map.groupBy(rows, ({ table_name }) => table_name)
  const bodies = [...tables].map(([table, columns]) => {
    const fields = columns.map(({ column_name, udt_name, is_nullable }) => {
      const type = TYPES[udt_name]
      if (!type) throw new Error(`${table}.${column_name}: no row type for ${udt_name}`)
      return `    ${column_name}: ${type}${is_nullable === 'YES' ? ' | null' : ''}`
    })
    return `  ${table}: {\n${fields.join('\n')}\n  }`
  })
  return `// Generated from the migrated database by npm run generate; do not edit.\n\nexport interface Tables {\n${bodies.join('\n')}\n}\n`
}
