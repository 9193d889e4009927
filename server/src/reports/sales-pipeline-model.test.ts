// Random opportunities, told to PostgreSQL as rows and gone through one by one.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { ask, cents, companyOf, insertAll, newId, seldom, sumOf, type Values } from '../../test/report-fixtures.ts'
import { effectiveProbability, weightedAmount } from '../modules/sales/pipeline.rules.ts'
import { addDays } from '../shared/calendar.ts'
import { closedPeriod } from './sales-pipeline.rules.ts'

const TODAY = '2026-06-15'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(`${TODAY}T10:00:00Z`) } })
})
afterAll(() => server.close())

const someDay = fc.oneof(fc.integer({ min: -500, max: 120 }), fc.integer({ min: -1, max: 1 }))
const someOpportunity = fc.record({
  status: fc.constantFrom('open', 'open', 'won', 'lost'),
  stage: fc.nat(2),
  owner: fc.option(fc.nat(1)),
  amount: fc.option(fc.nat(1_000_000), { freq: 5 }),
  probability: fc.option(fc.integer({ min: 0, max: 100 })),
  expected: fc.option(someDay),
  closed: fc.integer({ min: -500, max: 0 }),
})
const someQuestion = fc.record({
  owner: seldom(fc.nat(1)),
  stage: seldom(fc.nat(2)),
  close_from: seldom(someDay),
  length: seldom(fc.nat(300)),
  include_closed: fc.boolean(),
})

test('is what going through the opportunities gives', async () => {
  const property = fc.asyncProperty(
    fc.array(someOpportunity, { minLength: 10, maxLength: 60, size: 'max' }),
    fc.array(someQuestion, { minLength: 12, maxLength: 12 }),
    async (some, questions) => {
      const env = await server.environment()
      const world = await tell(env, some)
      for (const { owner, stage, close_from, length, include_closed } of questions) {
        const question = {
          include_closed,
          ...(owner === null ? {} : { owner_employee_id: world.owners[owner] }),
          ...(stage === null ? {} : { stage_id: world.stages[stage]!.id }),
          ...(close_from === null ? {} : { close_from: addDays(TODAY, close_from) }),
          ...(length === null ? {} : { close_to: addDays(TODAY, (close_from ?? 0) + length) }),
        }
        const answer = await ask(env, 'sales-pipeline', question)
        const { top_open, overdue, ...expected } = model(world, question)
        const context = JSON.stringify(question)
        const ids = (rows: readonly { sales_id: string }[]) => rows.map(({ sales_id }) => sales_id)
        const stages = answer.stages.filter(({ stage_id }: Values) => world.stages.some(({ id }) => id === stage_id))
        expect({ ...answer, stages }, context).toMatchObject(expected)
        expect(stages.length, context).toBe(expected.stages.length)
        expect(ids(answer.top_open), context).toEqual(top_open)
        expect({ ...answer.overdue, rows: ids(answer.overdue.rows) }, context).toEqual(overdue)
      }
    },
  )
  await fc.assert(property, { numRuns: 8, endOnFailure: true })
})

test('is asked for a period that does not run backwards', async () => {
  const env = await server.environment()
  const answer = await env.app.get('/reports/sales-pipeline?close_from=2026-06-02&close_to=2026-06-01')
  expect(answer.body.errors).toMatchObject([{ pointer: '/close_to', code: 'before_start' }])
})

type World = Awaited<ReturnType<typeof tell>>

async function tell(
  env: TestEnvironment,
  some: readonly (typeof someOpportunity extends fc.Arbitrary<infer T> ? T : never)[],
) {
  const company_profile_id = await companyOf(server, env)
  const owners = [newId(), newId()]
  // The last one is shown only as long as something is in it.
  const stages = [20, 55, 90].map((probability, i) => ({
    id: newId(),
    name: `Step ${i}`,
    position: 10 + i,
    probability,
    is_active: i < 2,
  }))
  const opportunities = some.map((one) => ({
    id: newId(),
    name: 'Website',
    status: one.status as 'open' | 'won' | 'lost',
    stage_id: stages[one.stage]!.id,
    owner_employee_id: one.owner === null ? null : owners[one.owner]!,
    amount: one.amount === null ? null : one.amount / 100,
    probability: one.probability,
    expected_close_date: one.expected === null ? null : addDays(TODAY, one.expected),
    closed_on: one.status === 'open' ? null : addDays(TODAY, one.closed),
  }))
  const moments = { stage_changed_at: `${TODAY}T00:00:00Z`, status_changed_at: `${TODAY}T00:00:00Z` }
  await insertAll(server, env, {
    employee: owners.map((id) => ({ id, last_name: 'Bakker', company_profile_id })),
    stage: stages,
    sales: opportunities.map((row) => ({ ...row, ...moments, custom_fields: {} })),
  })
  return { owners, stages, opportunities }
}

function model({ stages, opportunities }: World, question: Values) {
  const chosen = opportunities
    .filter(
      ({ owner_employee_id, stage_id }) =>
        (question.owner_employee_id === undefined || owner_employee_id === question.owner_employee_id) &&
        (question.stage_id === undefined || stage_id === question.stage_id),
    )
    .map((row) => {
      const chance = effectiveProbability(row, stages.find(({ id }) => id === row.stage_id)!)
      const weighted = weightedAmount(row.amount === null ? null : String(row.amount), chance)
      return { ...row, weighted: weighted === null ? null : cents(Number(weighted)) }
    })
  const { close_from, close_to } = question as { close_from?: string; close_to?: string }
  const isBetween = (day: string | null, from?: string, to?: string) =>
    (from === undefined || (day !== null && day >= from)) && (to === undefined || (day !== null && day <= to))
  const open = chosen.filter(
    ({ status, expected_close_date }) => status === 'open' && isBetween(expected_close_date, close_from, close_to),
  )
  const amountOf = (rows: typeof chosen) => sumOf(rows, ({ amount }) => cents(amount)) / 100
  const figures = (rows: typeof chosen) => ({
    count: rows.length,
    amount: amountOf(rows),
    weighted_amount: sumOf(rows, ({ weighted }) => weighted ?? 0) / 100,
  })
  const { from, to } = closedPeriod({ close_from, close_to }, TODAY)
  const decided = chosen.filter(({ closed_on }) => closed_on !== null && isBetween(closed_on, from, to))
  const won = decided.filter(({ status }) => status === 'won')
  const lost = decided.filter(({ status }) => status === 'lost')
  const heaviest = (a: (typeof chosen)[number], b: (typeof chosen)[number]) =>
    (b.weighted ?? -1) - (a.weighted ?? -1) || (b.amount ?? -1) - (a.amount ?? -1) || (a.id < b.id ? -1 : 1)
  const late = open.filter((row) => row.expected_close_date !== null && row.expected_close_date < TODAY)
  const longest = late.toSorted(
    (a, b) =>
      a.expected_close_date!.localeCompare(b.expected_close_date!) ||
      (b.weighted ?? -1) - (a.weighted ?? -1) ||
      (a.id < b.id ? -1 : 1),
  )
  return {
    as_of: TODAY,
    currency: 'EUR',
    stages: stages
      .filter(({ id }) => question.stage_id === undefined || id === question.stage_id)
      .map((stage) => ({ ...stage, rows: open.filter(({ stage_id }) => stage_id === stage.id) }))
      .filter(({ is_active, rows }) => is_active || rows.length > 0)
      .map(({ id, name, position, rows }) => ({ stage_id: id, stage_name: name, position, ...figures(rows) })),
    totals: figures(open),
    closed: question.include_closed
      ? {
          from,
          to,
          won: { count: won.length, amount: amountOf(won) },
          lost: { count: lost.length, amount: amountOf(lost) },
          win_rate_percentage: decided.length === 0 ? null : Math.round((won.length * 10_000) / decided.length) / 100,
        }
      : null,
    top_open: open
      .toSorted(heaviest)
      .slice(0, 10)
      .map(({ id }) => id),
    overdue: { count: late.length, amount: amountOf(late), rows: longest.slice(0, 10).map(({ id }) => id) },
  }
}
