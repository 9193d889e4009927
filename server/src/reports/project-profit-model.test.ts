// Random hours, costs and invoice lines, told to PostgreSQL as rows and added up one by one.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import {
  ask,
  cents,
  companyOf,
  grouped,
  insertAll,
  newId,
  seldom,
  sumOf,
  type Values,
} from '../../test/report-fixtures.ts'
import { sql } from '../db/sql.ts'
import { addDays } from '../shared/calendar.ts'
import { rights } from '../shared/rights.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const FIRST = '2025-01-10'
const DAYS = 500
const groups = ['project', 'organization', 'month'] as const
type Group = (typeof groups)[number]

const someFact = fc.record({
  kind: fc.constantFrom('hours', 'cost', 'line'),
  /** 4 is no project; costs always have one. */
  project: fc.nat(4),
  day: fc.nat(DAYS),
  minutes: fc.integer({ min: 1, max: 600 }),
  cents: fc.option(fc.integer({ min: 1, max: 99_999 }), { freq: 5 }),
  /** What lines are on: a final invoice, a credit note, a draft, or a final one in dollars. */
  on: fc.constantFrom('final', 'final', 'credit', 'draft', 'dollars'),
})
type Some = typeof someFact extends fc.Arbitrary<infer T> ? T : never

const someQuestion = fc.record({
  from: fc.nat(DAYS),
  length: fc.nat(365),
  group_by: fc.subarray([...groups], { minLength: 1, maxLength: 2 }),
  project: seldom(fc.nat(3)),
  organization: seldom(fc.nat(1)),
})

interface Fact {
  readonly kind: Some['kind']
  readonly project_id: string | null
  readonly organization_id: string | null
  readonly date: string
  readonly minutes: number
  readonly cents: number | null
  readonly counts: boolean
}

test('is what adding it up one by one gives', async () => {
  const property = fc.asyncProperty(
    fc.array(someFact, { minLength: 20, maxLength: 120, size: 'max' }),
    fc.array(someQuestion, { minLength: 10, maxLength: 10 }),
    async (some, questions) => {
      const env = await server.environment()
      const { facts, projects, organizations } = await tell(env, some)
      for (const { from, length, group_by, project, organization } of questions) {
        const question = {
          date_from: addDays(FIRST, from),
          date_to: addDays(FIRST, from + length),
          project_id: project === null ? undefined : projects[project]!.id,
          organization_id: organization === null ? undefined : organizations[organization],
        }
        const answer = await ask(env, 'project-profit', { ...question, group_by, limit: 1000 })
        const rows = answer.rows.map((row: Values) => [nameOf(row, group_by), figuresOf(row)])
        const expected = model(facts, question, group_by)
        const context = JSON.stringify({ ...question, group_by })
        expect(Object.fromEntries(rows), context).toEqual(expected.rows)
        expect(answer.count, context).toBe(Object.keys(expected.rows).length)
        expect(figuresOf(answer.totals), context).toEqual(expected.totals)
      }
    },
  )
  await fc.assert(property, { numRuns: 6, endOnFailure: true })
})

test('the best come first when asked, other currencies are named, and without revenue there is no share', async () => {
  const env = await server.environment()
  const fact = { day: 0, minutes: 60, cents: 5000, on: 'final' } as const
  await tell(env, [
    { ...fact, kind: 'line', project: 0 },
    { ...fact, kind: 'line', project: 1, cents: 20_000 },
    { ...fact, kind: 'hours', project: 1 },
    { ...fact, kind: 'hours', project: 2 },
    { ...fact, kind: 'hours', project: 2, cents: null },
    { ...fact, kind: 'line', project: 1, on: 'dollars' },
  ])
  const period = { date_from: FIRST, date_to: FIRST }
  const { rows, other_currencies, currency } = await ask(env, 'project-profit', { ...period, sort: 'margin' })
  const told = rows.map((row: Values) => [
    row.project_number,
    row.margin_amount,
    row.margin_percentage,
    row.uncosted_minutes,
  ])
  expect(told).toEqual([
    ['P1', 150, 75, 0],
    ['P0', 50, 100, 0],
    ['P2', -50, null, 60],
  ])
  expect([currency, other_currencies]).toEqual(['EUR', ['USD']])
})

test('tells what people cost only to those who may know', async () => {
  const env = await server.environment()
  for (const missing of ['cost_rates', 'hours:read', 'projects:read', 'invoices:read']) {
    const { cookie } = await env.signIn(rights.filter((right) => right !== missing))
    const path = `/api/app/reports/project-profit?date_from=${FIRST}&date_to=${FIRST}`
    expect((await server.send('GET', path, { cookie })).status, missing).toBe(403)
  }
})

async function tell(env: TestEnvironment, some: readonly Some[]) {
  const company_profile_id = await companyOf(server, env)
  const ids = (count: number) => Array.from({ length: count }, () => newId())
  const [employee, organizations] = [newId(), ids(2)]
  const projects = ids(4).map((id, i) => ({ id, organization_id: organizations[i % 3] ?? null }))
  const facts: Fact[] = some
    .filter(({ kind, project }) => kind !== 'cost' || project < 4)
    .map(({ kind, project, day, minutes, cents: amount, on }) => ({
      kind,
      project_id: projects[project]?.id ?? null,
      organization_id: projects[project]?.organization_id ?? null,
      date: addDays(FIRST, day),
      minutes,
      cents: kind === 'hours' ? amount : (amount ?? 1) * (kind === 'line' && on === 'credit' ? -1 : 1),
      counts: kind !== 'line' || on === 'final' || on === 'credit',
    }))
  const kept = some.filter(({ kind, project }) => kind !== 'cost' || project < 4)
  const lines = facts.flatMap((fact, i) =>
    fact.kind === 'line' ? [{ ...fact, on: kept[i]!.on, invoice: newId(), id: newId() }] : [],
  )
  const of = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind)
  const money = (value: number | null) => (value === null ? null : (value / 100).toFixed(2))
  await insertAll(server, env, {
    employee: [{ id: employee, last_name: 'E', company_profile_id }],
    organization: organizations.map((id, i) => ({ id, name: `O${i}`, custom_fields: {} })),
    project: projects.map((project, i) => ({ ...project, name: `P${i}`, project_number: `P${i}`, company_profile_id })),
    time_entry: of('hours').map(({ project_id, date, minutes, cents: cost }) => ({
      ...{ id: newId(), employee_id: employee, project_id, date, minutes, start_at: `${date}T09:00:00Z` },
      ...{ cost_rate: cost === null ? null : '1', cost_amount: money(cost) },
      ...{ billable: true, invoice_status: 'included', rate_source: 'service', source: 'api' },
    })),
    cost: of('cost').map(({ project_id, date, cents: cost }) => ({
      ...{
        id: newId(),
        project_id,
        date,
        description: 'x',
        quantity: '1',
        unit_cost: money(cost),
        cost_amount: money(cost),
      },
      ...{ unit_price: money(cost), sales_amount: money(cost), billable: true, invoice_status: 'to_invoice' },
    })),
    invoice: lines.map(({ invoice, on }) => ({
      ...{ id: invoice, company_profile_id, organization_id: organizations[0], payment_term_days: 30 },
      currency: on === 'dollars' ? 'USD' : 'EUR',
    })),
    invoice_line: lines.map(({ id, invoice, project_id, cents: amount }) => ({
      ...{ id, invoice_id: invoice, project_id, kind: 'manual', description: 'x', quantity: '1', position: 0 },
      ...{ unit_price: money(amount), amount: money(amount) },
    })),
  })
  await inTest(server, env, async (tx) => {
    for (const [i, { invoice, on, date }] of lines.entries())
      if (on !== 'draft')
        await tx.count(sql`update invoice set status = 'finalised', number = ${`F${i}`}, sequence_number = ${i}, series_year = 0,
          invoice_date = ${date}, due_date = ${date}, billing = '{}', seller = '{}', finalised_at = now() where id = ${invoice}`)
  })
  return { facts, projects, organizations }
}

function model(facts: readonly Fact[], question: Values, groupBy: readonly Group[]) {
  const { date_from, date_to, project_id, organization_id } = question as Record<string, string | undefined>
  const chosen = facts.filter(
    (fact) =>
      fact.counts &&
      fact.project_id !== null &&
      date_from! <= fact.date &&
      fact.date <= date_to! &&
      (project_id === undefined || fact.project_id === project_id) &&
      (organization_id === undefined || fact.organization_id === organization_id),
  )
  const namesIn: Record<Group, (fact: Fact) => string | null> = {
    project: (fact) => fact.project_id,
    organization: (fact) => fact.organization_id,
    month: (fact) => fact.date.slice(0, 7),
  }
  const key = (fact: Fact) => [groupBy.map((group) => ` ${namesIn[group](fact)}`).join('')]
  const rows = [...grouped(chosen, key)].map(([name, some]) => [name, added(some)] as const)
  return { rows: Object.fromEntries(rows), totals: added(chosen) }
}

function added(facts: readonly Fact[]) {
  const of = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind)
  const sum = (kind: Fact['kind']) => sumOf(of(kind), (fact) => fact.cents ?? 0)
  const margin = sum('line') - sum('hours') - sum('cost')
  return {
    minutes: sumOf(of('hours'), (fact) => fact.minutes),
    uncosted: sumOf(of('hours'), (fact) => (fact.cents === null ? fact.minutes : 0)),
    amounts: [sum('line'), sum('hours'), sum('cost'), margin],
    hasShare: sum('line') !== 0,
  }
}

function figuresOf(row: Values) {
  const amounts = ['revenue_amount', 'hours_cost_amount', 'costs_amount', 'margin_amount']
  return {
    minutes: row.minutes,
    uncosted: row.uncosted_minutes,
    amounts: amounts.map((name) => cents(row[name] as number)),
    hasShare: row.margin_percentage !== null,
  }
}

function nameOf(row: Values, groupBy: readonly Group[]): string {
  return groupBy.map((group) => ` ${group === 'month' ? row.month : row[`${group}_id`]}`).join('')
}
