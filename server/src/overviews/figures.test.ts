import { afterAll, beforeAll, expect, test } from 'vitest'
import { make } from '../../test/fixtures.ts'
import { type AppClient, startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { clock, homeWorld, listed } from '../../test/home-fixtures.ts'
import { companyOf, insertAll, newId } from '../../test/report-fixtures.ts'
import { rights } from '../shared/rights.ts'

let server: TestServer
let env: TestEnvironment
let organization: string
let person: string
beforeAll(async () => {
  server = await startTestServer({ clock })
  env = await server.environment()
  const world = await homeWorld(server, env)
  organization = world.organization_id
  person = (await make(env, '/crm/person', { last_name: 'de Wit' })).id
  const company_profile_id = await companyOf(server, env)
  const project = newId()
  await insertAll(server, env, {
    project: [
      { id: project, project_number: 'X', name: 'Hers', person_id: person, company_profile_id, custom_fields: {} },
    ],
    time_entry: [
      { project_id: world.own, amount: 250.5 },
      { project_id: project, amount: 80 },
    ].map((row) => ({
      ...{ id: newId(), employee_id: world.kees, date: '2026-06-10', start_at: '2026-06-10T08:00:00Z', minutes: 60 },
      ...{ hourly_rate: 100, invoice_status: 'to_invoice', rate_source: 'service', source: 'api', ...row },
    })),
  })
})
afterAll(() => server.close())

async function figures(client: AppClient, of: string) {
  const answer = await client.get(`/crm/${of}/figures`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

test('are those of the reports and lists', async () => {
  for (const [of, whose] of [
    [`organization/${organization}`, `organization_id=${organization}`],
    [`person/${person}`, `person_id=${person}`],
  ] as const) {
    const { outstanding, work_in_progress, projects, opportunities, omitted } = await figures(env.app, of)
    const owed = (await env.app.get(`/reports/outstanding-invoices?${whose}`)).body.data
    const work = (await env.app.get(`/reports/work-in-progress?${whose}`)).body.data
    const pipeline = (await env.app.get(`/reports/sales-pipeline?${whose}`)).body.data
    expect(outstanding).toMatchObject({
      ...{ count: owed.totals.count, amount: owed.totals.outstanding_amount, other_currencies: owed.other_currencies },
      ...{ overdue_count: owed.totals.overdue_count, overdue_amount: owed.totals.overdue_amount },
    })
    expect(work_in_progress.amount).toBe(work.totals.wip_amount)
    expect(opportunities).toMatchObject(pipeline.totals)
    for (const { count, list } of [projects, opportunities])
      expect((await listed(env.app, list)).meta.count).toBe(count)
    for (const { list } of [outstanding, work_in_progress])
      await env.app.get(`${list.path}?${new URLSearchParams(list.query)}`)
    expect(omitted).toEqual([])
  }
})

test('are not all nothing', async () => {
  expect(await figures(env.app, `organization/${organization}`)).toMatchObject({
    as_of: '2026-06-17',
    currency: 'EUR',
    outstanding: { count: 2, amount: 242, overdue_count: 1, overdue_amount: 121, other_currencies: ['USD'] },
    work_in_progress: { amount: 250.5 },
    projects: { count: 4 },
    opportunities: { count: 3, amount: 1501.5 },
  })
  expect(await figures(env.app, `person/${person}`)).toMatchObject({
    outstanding: { count: 0, amount: 0 },
    work_in_progress: { amount: 80 },
    projects: { count: 1 },
    opportunities: { count: 0, amount: 0 },
  })
})

test('are left out where a right is missing', async () => {
  const whole = await figures(env.app, `organization/${organization}`)
  for (const [right, omitted] of [
    ['invoices:read', ['outstanding', 'work_in_progress']],
    ['hours:read', ['work_in_progress']],
    ['projects:read', ['work_in_progress', 'projects']],
    ['sales:read', ['opportunities']],
  ] as const) {
    const client = await env.signIn(rights.filter((one) => one !== right))
    const missing = Object.fromEntries(omitted.map((name) => [name, null]))
    expect(await figures(client, `organization/${organization}`)).toEqual({ ...whole, ...missing, omitted })
  }
})
