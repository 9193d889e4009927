// Any list of the screens as one CSV file: /export/crm/organization.csv, with the filters and orders of the list.
import type { FastifyInstance } from 'fastify'
import { type Context, inContext } from '../db/context.ts'
import { listOn, readList } from '../db/listing.ts'
import type { PageOfText } from '../db/page.ts'
import type { Operation } from '../http/operation.ts'
import type { Ground, Surface } from '../http/serve.ts'
import { planForMany } from '../reports/planning.queries.ts'
import { Problem } from '../shared/problem.ts'
import { checkRight } from '../shared/rights.ts'
import { BYTE_ORDER_MARK, csvLine, type Separator, separators } from './csv.rules.ts'
import { readThrough } from './read-through.ts'

export const MOST_ROWS = 100_000

export function mountExports(app: FastifyInstance, { operations, authenticate }: Surface, ground: Ground): void {
  for (const operation of operations.filter(({ list }) => list)) {
    app.route({
      method: 'GET',
      url: `/export${operation.path}.csv`,
      onRequest: async (request, reply) => {
        request.actor = await authenticate(request, reply)
        if (operation.scope !== null) checkRight(request.actor, operation.scope)
      },
      handler: async (request, reply) => {
        const { separator, list } = readQuestion(operation, request.query as Record<string, string>)
        for (const right of list.needs) checkRight(request.actor, right)
        const { clock, newId } = ground
        const occasion = { actor: request.actor, surface: 'app', requestId: request.id, clock, newId } as const
        // All of it before the first byte goes out, so that nobody gets half a file; one after the other for the memory's sake.
        const lines = await inTurn(() =>
          inContext(ground.db, occasion, 'report', (ctx) => {
            const input = { id: '', list, installation: ground.installationFor(ctx.actor.environmentId) }
            return linesOf(operation, ctx, input as never, separator)
          }),
        )
        const name = operation.path.split('/').at(-1)!
        return reply
          .headers({
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="${name}.csv"`,
            'cross-origin-resource-policy': 'same-origin',
          })
          .send(lines.join(''))
      },
    })
  }
}

async function linesOf(operation: Operation, ctx: Context, input: never, separator: Separator): Promise<string[]> {
  const lines: string[] = []
  const begin = (count: number, names: readonly string[]) => {
    checkCount(count)
    lines.push(BYTE_ORDER_MARK, csvLine(names, separator))
  }
  const take = (row: object) => void lines.push(csvLine(Object.values(row), separator))
  planForMany(ctx.tx)
  const answer = await operation.run({ ...ctx, tx: readThrough(ctx.tx, { begin, take }) }, input)
  if (lines.length > 0) return lines
  // A list that asks in its own way has its page, which is all of it.
  const { count, data } = answer as PageOfText
  const rows = JSON.parse(`[${data}]`) as object[]
  begin(count, Object.keys(rows[0] ?? operation.list!.type.shape.properties))
  rows.forEach(take)
  return lines
}

function readQuestion(operation: Operation, given: Record<string, string>) {
  const { separator, query } = readSeparator(given)
  return { separator, list: { ...readList(listOn('app', operation.list!), query), limit: MOST_ROWS } }
}

/** The rest is what the list or report is asked. */
export function readSeparator({ separator = 'semicolon', ...query }: Record<string, string>) {
  const unknown = ['limit', 'offset'].filter((name) => name in query)
  if (unknown.length > 0) throw new Problem('unknown-parameter', 'An export has no pages: leave limit and offset away.')
  if (!Object.hasOwn(separators, separator))
    throw new Problem('validation-error', 'separator must be semicolon or comma.')
  return { separator: separator as Separator, query }
}

export function checkCount(count: number): void {
  if (count > MOST_ROWS)
    throw new Problem(
      'validation-error',
      `An export holds ${MOST_ROWS} rows and these are ${count}: narrow the filters.`,
    )
}

let turn: Promise<unknown> = Promise.resolve()

/** One after the other. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work, work)
  turn = mine.catch(() => undefined)
  return mine
}
