// Rows inside a record, as the audit tells of them.
import type { Context } from './context.ts'
import type { RecordType, Rendered } from './record.ts'

/** Audits the lines in which two states of a record differ; without a second state all are gone. */
export function noteRows<After extends Rendered | undefined>(
  ctx: Context,
  type: RecordType,
  before: Rendered,
  after?: After,
): After {
  const [then, now] = [linesIn(before), after ? linesIn(after) : new Map<string, string>()]
  for (const id of new Set([...then.keys(), ...now.keys()])) {
    if (then.get(id) === now.get(id)) continue
    const rendered = (record: string | undefined) =>
      record && { id, version: (after ?? before).version, record, detail: '{}' }
    const [was, is] = [rendered(then.get(id)), rendered(now.get(id))]
    ctx.changes.push({ type, ...(was ? { before: was } : {}), ...(is ? { after: is } : {}), kinds: [] })
  }
  return after as After
}

function linesIn({ detail }: Rendered): Map<string, string> {
  const { lines } = JSON.parse(detail) as { lines: { id: string }[] }
  return new Map(lines.map((line) => [line.id, JSON.stringify(line)]))
}
