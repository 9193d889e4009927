// Everything an environment holds, row by row, so that "nothing changed" can be said exactly.
import type { ClientBase } from 'pg'
import { tenantTables } from './tenant-check.ts'

export type Snapshot = ReadonlyMap<string, readonly string[]>

/** When a key or a session was last used is written beside every request, not by it. */
const RESTLESS = ['last_used_at', 'last_seen_at']

export async function snapshot(client: Pick<ClientBase, 'query'>, environmentId: string): Promise<Snapshot> {
  tables ??= ['environment', ...(await tenantTables(client))]
  const selects = tables.map(
    (table) => `select '${table}' as "table", (to_jsonb(t) - '{${RESTLESS}}'::text[])::text as row
      from ${source(table)} t where environment_id = $1`,
  )
  const { rows } = await client.query<{ table: string; row: string }>({
    name: 'snapshot',
    text: `${selects.join(' union all ')} order by 1, 2`,
    values: [environmentId],
  })
  const grouped = Map.groupBy(rows, ({ table }) => table)
  return new Map([...grouped].map(([table, found]) => [table, found.map(({ row }) => row)]))
}

let tables: string[] | undefined

// Which slot a count or a sum stands in depends on the connection; only all of them together mean something.
function source(table: string): string {
  return SLOTTED[table] ?? table
}

const SLOTTED: Readonly<Record<string, string>> = {
  // Written a moment after the answer, by another.
  request: '(select * from request where false)',
  tally: '(select environment_id, resource, sum(rows) as rows from tally group by 1, 2)',
  work_sum: `(select environment_id, place_id, sum(spent_minutes) as spent_minutes, sum(billable_minutes) as billable_minutes,
    sum(hours_amount) as hours_amount, sum(value) as value, sum(written_off) as written_off, sum(invoiced) as invoiced,
    sum(unpriced_minutes) as unpriced_minutes from work_sum group by 1, 2)`,
}

export function isSame(before: Snapshot, after: Snapshot): boolean {
  return JSON.stringify([...before]) === JSON.stringify([...after])
}

/** What came and what went per table, with all that differs from run to run (ids, moments, hashes, links, numbers) struck out. */
export function difference(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].flatMap((table) => {
    const [old, now] = [before.get(table) ?? [], after.get(table) ?? []]
    const gone = without(old, now).map((row) => `- ${table} ${struckOut(row)}`)
    const come = without(now, old).map((row) => `+ ${table} ${struckOut(row)}`)
    return [...gone, ...come].sort()
  })
}

function without(rows: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others)
  return rows.filter((row) => !known.has(row))
}

function struckOut(row: string): string {
  return row
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)/g, 'moment')
    .replace(/\\\\x[0-9a-f]+/g, 'hash')
    .replace(/(\/files\/|\/quote\/)[\w-]{86,}/g, '$1link')
    .replace(/(last_four\W+)\w+/g, '$1letters')
    .replace(/\d+/g, 'number')
}
