// On a whole company it is compared with the reports in demo-year.test.ts; here are the edges.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTimeEntry, make } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { companyOf, insertAll, newId } from '../../test/report-fixtures.ts'
import { rights } from '../shared/rights.ts'

const TODAY = '2026-06-17'

let server: TestServer
let env: TestEnvironment
let project: string
const [kees, lisa] = [newId(), newId()]
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(`${TODAY}T12:00:00Z`) } })
  env = await server.environment()
  const company_profile_id = await companyOf(server, env)
  const organization_id = (await make(env, '/crm/organization', { name: 'Acme' })).id
  const period = { start_date: '2026-06-01', end_date: '2026-06-20', budget_minutes: 600, budget_amount: 1000 }
  project = (await make(env, '/projects/project', { name: 'Website', organization_id, ...period })).id
  const hours = (date: string, minutes: number, some: object = {}) => ({
    ...{ id: newId(), employee_id: kees, project_id: project, date, start_at: `${date}T08:00:00Z`, minutes },
    ...{
      amount: minutes,
      hourly_rate: 60,
      billable: true,
      invoice_status: 'to_invoice',
      rate_source: 'service',
      source: 'api',
    },
    ...some,
  })
  const plan = (status: string) => ({
    ...{
      id: newId(),
      employee_id: lisa,
      project_id: project,
      start_date: '2026-06-16',
      end_date: '2026-06-22',
      minutes: 240,
      status,
    },
  })
  const plans = [plan('confirmed'), plan('tentative')]
  await insertAll(server, env, {
    employee: [kees, lisa].map((id, i) => ({ id, last_name: ['Kees', 'Lisa'][i], company_profile_id })),
    time_entry: [
      hours('2026-06-07', 60),
      hours('2026-06-08', 30, { billable: false, invoice_status: 'not_billable' }),
      hours('2026-06-14', 90),
    ],
    cost: [
      {
        ...{
          id: newId(),
          project_id: project,
          date: '2026-06-10',
          description: 'Fonts',
          quantity: 1,
          unit_cost: 100,
          cost_amount: 100,
        },
        ...{ sales_amount: 125.5, billable: true, invoice_status: 'to_invoice', unit_price: 125.5 },
      },
    ],
    planning: plans,
    planning_day: plans.flatMap(({ id }) =>
      ['2026-06-16', TODAY, '2026-06-18', '2026-06-22'].map((date) => ({
        planning_id: id,
        date,
        employee_id: lisa,
        minutes: 60,
      })),
    ),
  })
})
afterAll(() => server.close())

test('weeks begin on Monday, add up, and what is planned after today is the forecast', async () => {
  const { status, body, text } = await env.app.get(`/projects/project/${project}/burn`)
  expect(status, text).toBe(200)
  const { weeks, team, ...totals } = body.data
  expect(totals).toEqual({
    ...{ as_of: TODAY, currency: 'EUR', start_date: '2026-06-01', end_date: '2026-06-20', time_passed_percentage: 85 },
    ...{ budget_minutes: 600, spent_minutes: 180, budget_minutes_used_percentage: 30, planned_ahead_minutes: 120 },
    ...{ budget_amount: 1000, used_amount: 275.5, budget_amount_used_percentage: 27.55, omitted: [] },
  })
  const none = { minutes: 0, amount: 0, used_amount: 0, planned_minutes: 0, tentative_minutes: 0 }
  expect(weeks).toEqual([
    { week: '2026-W23', monday: '2026-06-01', ...none, minutes: 60, amount: 60, used_amount: 60, ...sums(60, 60, 60) },
    {
      week: '2026-W24',
      monday: '2026-06-08',
      ...none,
      minutes: 120,
      amount: 90,
      used_amount: 215.5,
      ...sums(180, 275.5, 180),
    },
    {
      week: '2026-W25',
      monday: '2026-06-15',
      ...none,
      planned_minutes: 180,
      tentative_minutes: 180,
      ...sums(180, 275.5, 240),
    },
    {
      week: '2026-W26',
      monday: '2026-06-22',
      ...none,
      planned_minutes: 60,
      tentative_minutes: 60,
      ...sums(180, 275.5, 300),
    },
  ])
  expect(team).toEqual([
    { employee_id: kees, employee_name: 'Kees', minutes: 180, amount: 150, planned_ahead_minutes: 0 },
    { employee_id: lisa, employee_name: 'Lisa', minutes: 0, amount: 0, planned_ahead_minutes: 120 },
  ])
})

function sums(cumulative_minutes: number, cumulative_used_amount: number, forecast_minutes: number) {
  return { cumulative_minutes, cumulative_used_amount, forecast_minutes }
}

test('planning is left out for whoever may not read it, and nothing is told without the right to read hours', async () => {
  const client = await env.signIn(rights.filter((right) => right !== 'hrm:read'))
  const { weeks, team, planned_ahead_minutes, omitted } = (await client.get(`/projects/project/${project}/burn`)).body
    .data
  expect([planned_ahead_minutes, omitted, weeks.length, team.length]).toEqual([null, ['planning'], 2, 1])
  expect(weeks[0]).toMatchObject({ planned_minutes: null, tentative_minutes: null, forecast_minutes: null })
  const stranger = await env.signIn(['projects:read'])
  expect((await stranger.get(`/projects/project/${project}/burn`)).body).toMatchObject({ required_right: 'hours:read' })
})

test('a project without anything has nothing to tell', async () => {
  const id = (await make(env, '/projects/project', { name: 'Empty' })).id
  expect((await env.app.get(`/projects/project/${id}/burn`)).body.data).toMatchObject({
    ...{ time_passed_percentage: null, spent_minutes: 0, used_amount: 0, budget_minutes_used_percentage: null },
    ...{ weeks: [], team: [] },
  })
})

test('the budgets of several projects stand as each of them tells, and those of nobody are left out', async () => {
  const empty = (await make(env, '/projects/project', { name: 'Budgets' })).id
  const asked = [project, empty, newId()].map((id) => `ids=${id}`).join('&')
  const { status, body, text } = await env.app.get(`/projects/project/budgets?${asked}`)
  expect(status, text).toBe(200)
  const burn = (await env.app.get(`/projects/project/${project}/burn`)).body.data
  expect(body.data.rows.find((row: { project_id: string }) => row.project_id === project)).toEqual({
    project_id: project,
    time_passed_percentage: 85,
    ...pick(burn, 'budget_minutes', 'spent_minutes', 'budget_minutes_used_percentage'),
    ...pick(burn, 'budget_amount', 'used_amount', 'budget_amount_used_percentage'),
  })
  expect(body.data.rows).toHaveLength(2)
  expect((await env.app.get('/projects/project/budgets')).status).toBe(400)
})

test('the budgets of the services of a project stand as each of them tells', async () => {
  const project = (await make(env, '/projects/project', { name: 'Services' })).id
  for (const name of ['Design', 'Build'])
    await make(env, '/projects/service', { project_id: project, name, hourly_rate: 80, budget_minutes: 120 })
  const [design] = (await env.app.get(`/projects/project/${project}`)).body.data.services
  await insertTimeEntry(server, env, { employee_id: kees, project_id: project, service_id: design.id })
  const { status, body, text } = await env.app.get(`/projects/service/budgets?project_id=${project}`)
  expect(status, text).toBe(200)
  const { services } = (await env.app.get(`/projects/project/${project}`)).body.data
  const told = services.map(async ({ id, budget_minutes, budget_amount }: Record<string, unknown>) => {
    const { totals } = (await env.app.get(`/projects/service/${id}`)).body.data
    const used_amount = totals.hours_amount + totals.costs_amount
    return { service_id: id, budget_minutes, spent_minutes: totals.spent_minutes, budget_amount, used_amount }
  })
  expect(body.data.rows).toMatchObject(await Promise.all(told))
  expect(body.data.rows.map((row: { spent_minutes: number }) => row.spent_minutes)).toEqual([60, 0])
})

function pick(from: Record<string, unknown>, ...keys: string[]) {
  return Object.fromEntries(keys.map((key) => [key, from[key]]))
}
