// Whether a file is whole, before anything is done with it.
import type { Header } from './format.ts'
import { type Part, readParts } from './parts.ts'
import type { Sum } from './tables.ts'

/** What the file says of itself, when everything in it is as it says. */
export async function inspect(file: string) {
  const found: { header?: Header; end?: Extract<Part, { kind: 'end' }> } = {}
  const sums: Sum[] = []
  for await (const part of readParts(file)) {
    if (part.kind === 'header') found.header = part.header
    if (part.kind === 'sum') sums.push(part.sum)
    if (part.kind === 'end') found.end = part
  }
  const { manifest, sealed, seal } = found.end!
  compare(`${file} is damaged`, sums, manifest.tables)
  return { header: found.header!, manifest, sealed, seal }
}

/** Done twice: with what the file holds before anything is touched, and with what the database answers before the commit. */
export function compare(whose: string, found: readonly Sum[], expected: readonly Sum[]) {
  const sums = new Map(found.map((sum) => [sum.table, sum]))
  for (const { table, rows, sha256 } of expected) {
    const own = sums.get(table)
    if (!own) throw new Error(`${whose}: the table ${table} is missing`)
    if (own.rows !== rows) throw new Error(`${whose}: ${table} has ${own.rows} rows, and should have ${rows}`)
    if (own.sha256 !== sha256) throw new Error(`${whose}: the rows of ${table} are not what they were`)
  }
  if (found.length !== expected.length) throw new Error(`${whose}: it has a table too many`)
}
