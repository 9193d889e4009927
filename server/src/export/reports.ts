// Any report of the screens as one file: /export/reports/turnover.csv or .xlsx, with the parameters of the report and all of its rows.
import type { FastifyInstance } from 'fastify'
import type { TArray, TObject } from 'typebox'
import writeExcelFile from 'write-excel-file/node'
import { type Context, inContext } from '../db/context.ts'
import type { Operation } from '../http/operation.ts'
import type { Ground, Surface } from '../http/serve.ts'
import { checkRight } from '../shared/rights.ts'
import { readQuery } from '../shared/validate.ts'
import { BYTE_ORDER_MARK, csvLine, type Separator } from './csv.rules.ts'
import { checkCount, inTurn, readSeparator } from './export.ts'
import { sheetOf } from './xlsx.ts'

const kinds = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export function mountReportExports(app: FastifyInstance, { operations, authenticate }: Surface, ground: Ground): void {
  for (const operation of operations.filter(({ path }) => path.startsWith('/reports/')))
    for (const kind of ['csv', 'xlsx'] as const)
      app.route({
        method: 'GET',
        url: `/export${operation.path}.${kind}`,
        onRequest: async (request, reply) => {
          request.actor = await authenticate(request, reply)
          if (operation.scope !== null) checkRight(request.actor, operation.scope)
        },
        handler: async (request, reply) => {
          const { separator, query } = readSeparator(request.query as Record<string, string>)
          const { clock, newId } = ground
          const occasion = { actor: request.actor, surface: 'app', requestId: request.id, clock, newId } as const
          const rows = await inTurn(() =>
            inContext(ground.db, occasion, 'report', (ctx) => readRows(operation, ctx, query, ground)),
          )
          const names = namesOf(operation, rows)
          const name = operation.path.split('/').at(-1)!
          return reply
            .headers({
              'content-type': kinds[kind],
              'content-disposition': `attachment; filename="${name}.${kind}"`,
              'cross-origin-resource-policy': 'same-origin',
            })
            .send(kind === 'csv' ? csvOf(names, rows, separator) : await xlsxOf(names, rows))
        },
      })
}

interface Page {
  readonly count?: number
  readonly next_offset?: number | null
  readonly rows?: readonly object[]
  /** The pipeline has these for rows. */
  readonly stages?: readonly object[]
}

async function readRows(operation: Operation, ctx: Context, query: Record<string, string>, ground: Ground) {
  const { properties } = operation.query as TObject
  const limit = (properties.limit as { maximum?: number } | undefined)?.maximum
  const rows: object[] = []
  for (let offset: number | null = 0; offset !== null; ) {
    const paging: Record<string, string> = limit === undefined ? {} : { limit: `${limit}`, offset: `${offset}` }
    const body = readQuery(operation.query as TObject, { ...query, ...paging })
    const input = { id: '', body, installation: ground.installationFor(ctx.actor.environmentId) }
    const { data } = (await operation.run(ctx, input as never)) as { data: Page }
    checkCount(data.count ?? 0)
    rows.push(...(data.rows ?? data.stages ?? []))
    offset = data.next_offset ?? null
  }
  return rows
}

function csvOf(names: readonly string[], rows: readonly object[], separator: Separator): string {
  const lines = rows.map((row) =>
    csvLine(
      names.map((name) => (row as Record<string, unknown>)[name]),
      separator,
    ),
  )
  return [BYTE_ORDER_MARK, csvLine(names, separator), ...lines].join('')
}

function xlsxOf(names: readonly string[], rows: readonly object[]): Promise<Buffer> {
  const columns = names.map((name) => ({ width: name.endsWith('_name') ? 28 : Math.max(12, name.length + 2) }))
  return writeExcelFile(sheetOf(names, rows), { columns, stickyRowsCount: 1 }).toBuffer()
}

/** Ids are for programs; people read the names beside them. Without rows it is the shape that names them. */
function namesOf({ response }: Operation, rows: readonly object[]): string[] {
  const { data } = (response as TObject<{ data: TObject<{ rows: TArray<TObject>; stages: TArray<TObject> }> }>)
    .properties
  const shape = data.properties.rows ?? data.properties.stages
  return Object.keys(rows[0] ?? shape.items.properties).filter((name) => !name.endsWith('_id'))
}
