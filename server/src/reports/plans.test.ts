// Every report is one statement, and whatever it is asked, its plan goes into a table only by way of its own environment's rows.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bodies, worldOf } from '../../test/examples.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import type { Context } from '../db/context.ts'
import { type Sql, sql, statement } from '../db/sql.ts'
import { inEnvironment, type Tx } from '../db/transaction.ts'
import { fillDemo } from '../demo/fill.ts'
import type { Operation } from '../http/operation.ts'
import { operations } from '../operations.ts'
import { rights } from '../shared/rights.ts'
import { readQuery } from '../shared/validate.ts'

const TODAY = '2026-11-15'
const reports = operations.filter(({ path }) => path.startsWith('/reports/'))

let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  server = await startTestServer()
  const [own, other] = [await server.environment(), await server.environment()]
  for (const { id } of [own, other]) await fillDemo(server.db, id, { hours: 3000, today: TODAY })
  env = own
})
afterAll(() => server.close())

test('the reports of the screens and of MCP are all here', () => {
  expect(reports.map(({ id }) => id)).toEqual([
    'report.hours_summary',
    'report.project_status',
    'report.outstanding_invoices',
    'report.work_in_progress',
    'report.sales_pipeline',
    'report.capacity',
    'report.utilisation',
    'report.turnover',
    'report.project_profit',
  ])
})

describe.each(reports)('$id', (report) => {
  test('is one statement that reads no rows of another environment', async () => {
    for (const question of await questionsFor(report)) {
      const { plans, statements, faults } = await explain(report, question)
      expect(statements, JSON.stringify(question)).toHaveLength(1)
      expect(tablesOf(plans).length, JSON.stringify(question)).toBeGreaterThan(0)
      expect(faults, JSON.stringify(question)).toEqual([])
    }
  })

  test('would be caught reading them', async () => {
    const [question] = await questionsFor(report)
    const { faults } = await explain(
      report,
      question!,
      sql`
      select set_config('enable_seqscan', 'on', true), set_config('enable_indexscan', 'off', true),
        set_config('enable_indexonlyscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`,
    )
    expect(faults).not.toEqual([])
  })
})

type Question = Record<string, string>

/** The example, and each parameter with each kind of value it takes. */
async function questionsFor({ id, query }: Operation): Promise<Question[]> {
  const example = (await bodies[id]?.(worldOf(server, env))) as Question | undefined
  const variations = Object.entries((query?.properties ?? {}) as Record<string, Schema>).flatMap(([name, schema]) =>
    name in (example ?? {}) ? [] : valuesOf(schema).map((value) => ({ ...example, [name]: value })),
  )
  return [{ ...example }, ...variations]
}

interface Schema {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly string[]
  readonly items?: Schema
  readonly pattern?: string
}

function valuesOf({ type, format, enum: words, items, pattern }: Schema): string[] {
  if (words) return [...words]
  if (items) return [...valuesOf(items), valuesOf(items).slice(0, 2).join(',')]
  if (type === 'boolean') return ['true', 'false']
  if (type === 'integer' || type === 'number') return ['10']
  if (format === 'uuid') return [randomUUID()]
  if (format === 'date') return ['2026-06-01']
  return pattern === '^[A-Z]{3}$' ? ['USD'] : ['web']
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Function Name'?: string
  readonly Plans?: readonly Plan[]
}

/** Runs the report, asking for the plan of what it asks. */
async function explain(report: Operation, question: Question, settings?: Sql) {
  const plans: Plan[] = []
  const statements: string[] = []
  const scene = { environmentId: env.id, today: TODAY }
  await inEnvironment(server.db, scene, 'read', async (tx) => {
    const watched: Tx = {
      ...tx,
      async first<Row>(query: Sql) {
        if (settings) tx.send(settings)
        statements.push(statement(query).text)
        const found = await tx.first<{ 'QUERY PLAN': { Plan: Plan }[] }>(sql`explain (format json, costs off) ${query}`)
        plans.push(found!['QUERY PLAN'][0]!.Plan)
        return tx.first<Row>(query)
      },
      all: refuse,
      last: refuse,
      raw: refuse,
      lastRaw: refuse,
      count: refuse,
    }
    const actor = { type: 'user', rights: new Set(rights) } as unknown as Context['actor']
    const ctx = { tx: watched, actor, today: TODAY, can: () => true } as unknown as Context
    await report.run(ctx, { body: readQuery(report.query!, question) } as never)
  })
  return { plans, statements, faults: plans.flatMap(faultsIn) }
}

function refuse(): never {
  throw new Error('a report asks once, by tx.first')
}

const READ_NOTHING = ['generate_series', 'service_cycles']

function faultsIn(plan: Plan): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, 'Index Cond': condition = '' } = plan
  const below = (plan.Plans ?? []).flatMap(faultsIn)
  const called = plan['Function Name']
  if (called && !READ_NOTHING.includes(called)) return [`${called} hides what it reads`, ...below]
  if (index) return /\benvironment_id = /.test(condition) ? below : [`${type} by ${index}: ${condition}`, ...below]
  // A bitmap heap scan reads what the index scans below it found.
  return table && type !== 'Bitmap Heap Scan' ? [`${type} of ${table}`, ...below] : below
}

function tablesOf(plans: readonly Plan[]): string[] {
  return plans.flatMap((plan) => [plan['Relation Name'] ?? [], tablesOf(plan.Plans ?? [])].flat())
}
