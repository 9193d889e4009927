// Whether what a request chooses entries by exists at all: no foreign key can tell where nothing is written.
import type { Context } from '../../db/context.ts'
import { raw, sql } from '../../db/sql.ts'
import { referenceProblem } from '../../shared/problem.ts'

const tables = { service_id: 'service', project_id: 'project', employee_id: 'employee' } as const

type Field = keyof typeof tables

export async function checkKnown(ctx: Context, named: { readonly [F in Field]?: string }): Promise<void> {
  const fields = (Object.keys(tables) as Field[]).filter((field) => named[field] !== undefined)
  const found = await Promise.all(
    fields.map((field) => ctx.tx.first(sql`select id from ${raw(tables[field])} where id = ${named[field]}`)),
  )
  const missing = fields.filter((_, i) => !found[i])
  if (missing.length > 0) throw referenceProblem(missing)
}
