import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { CONTENT } from '../../test/demo-content.ts'
import { copyDemo, DEMO_DAY, type DemoCopy } from '../../test/demo-database.ts'
import { brokenRules } from '../../test/demo-rules.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { inEnvironment } from '../db/transaction.ts'
import { verifyInvoices } from '../modules/invoices/seal.queries.ts'
import { quoteStatuses } from '../modules/sales/quotes/quotes.rules.ts'
import { type DemoSummary, fillDemo, fillOrganizations } from './fill.ts'
import { type Ground, planOf } from './plan.ts'

const today = DEMO_DAY
/** Lines are rounded once, entries each: some cents over a year. */
const ROUNDING = 1
/** More than one year holds. */
const MANY = process.env.LONG ? 50_000 : 10_000
let demo: DemoCopy
let server: TestServer
let env: TestEnvironment
let summary: DemoSummary

beforeAll(async () => {
  // Of its own: whoever works prints the invoices of everybody there.
  demo = await copyDemo(inject('databaseUrl'), today)
  server = await startTestServer({ databaseUrl: demo.url })
  env = await server.environmentOf('demo')
  summary = demo.summary
})
afterAll(async () => {
  await server.close()
  await demo.remove()
})

test('the small agency has people, companies, projects and a year of hours', async () => {
  expect(summary).toMatchObject({ employees: 12, organizations: 40, projects: 27, from: '2025-11-14', to: today })
  expect(summary.hours).toBeGreaterThan(5500)
  const states = await all(env, sql`select distinct status from project order by 1`)
  expect(states.map(({ status }) => status)).toEqual(['active', 'archived', 'closed'])
  expect(await all(env, sql`select distinct billing_method from service`)).toHaveLength(4)
  expect(await all(env, sql`select distinct status from task`)).toHaveLength(4)
  expect(await all(env, sql`select distinct invoice_status from time_entry`)).toHaveLength(6)
  expect(await all(env, sql`select distinct rate_source from time_entry where rate_source <> 'none'`)).toHaveLength(5)
})

test('the same seed and day make the same agency', async () => {
  const twin = await server.environment()
  expect(await fillDemo(server.db, twin.id, { today })).toEqual(summary)
  for (const [table, columns] of Object.entries(CONTENT)) {
    const rows = sql`select ${raw(columns)} from ${raw(table)} t order by 1, 2`
    expect(await all(twin, rows), table).toEqual(await all(env, rows))
  }
})

test('the small agency has a year of money, in every state it can be in', async () => {
  expect(summary.invoices).toBeGreaterThan(90)
  expect(summary.payments).toBeGreaterThan(60)
  const settled = ['credited', 'overpaid', 'paid', 'partially_paid', 'unpaid', 'written_off']
  expect(await distinct('payment_status', `invoice where status = 'finalised'`)).toEqual(settled)
  expect(await distinct('status', 'invoice')).toEqual(['draft', 'finalised'])
  expect(await distinct('type', 'invoice')).toEqual(['credit_note', 'invoice'])
  expect(await distinct('status', 'purchase_invoice')).toEqual(['approved', 'paid', 'received', 'rejected'])
  expect(await distinct('invoice_status', 'cost')).toEqual(expect.arrayContaining(['invoiced', 'not_billable']))
  expect(await distinct('kind', 'invoice_line')).toEqual(['cost', 'hours', 'installment', 'subscription'])
  expect(await distinct('vat_category', 'invoice_line')).toEqual(['AE', 'S'])
  expect(await distinct('is_invoiced', 'installment')).toEqual([false, true])
  const overdue = await env.get('/invoices/invoice?is_overdue=true')
  expect(overdue.body.meta.count, overdue.text).toBeGreaterThan(0)
  expect(await all(env, sql`select from job where kind = 'print_invoice'`)).not.toEqual([])
})

test('the small agency has a pipeline and quotes in every state', async () => {
  expect(summary.opportunities).toBeGreaterThanOrEqual(35)
  expect(await distinct('status', 'sales')).toEqual(['lost', 'open', 'won'])
  expect(await distinct('s.name', `sales t join stage s on s.id = t.stage_id where t.status = 'open'`)).toEqual([
    'Lead',
    'Negotiation',
    'Proposal',
    'Qualified',
  ])
  expect(await distinct('status', 'quote')).toEqual(quoteStatuses.toSorted())
  const counts = sql`
    select (select count(*)::integer from sales where status = 'open' and expected_close_date < ${today}) as overdue,
      (select count(*)::integer from sales where status = 'open' and stage_changed_at < ${today}::date - 60) as stale,
      (select count(*)::integer from project where sales_id is not null) as sold,
      (select count(*)::integer from quote where project_id is not null) as quoted,
      (select count(*)::integer from quote where status = 'accepted' and project_id is null) as to_start,
      (select count(*)::integer from quote where revision > 1) as revised,
      (select count(distinct quote_id)::integer from quote_line where is_optional) as optional,
      (select count(distinct quote_id)::integer from quote_line where kind = 'text') as with_sections,
      (select count(*)::integer from job where kind = 'print_quote') as to_print`
  const [found] = (await all(env, counts)) as [Record<string, number>]
  for (const [what, count] of Object.entries(found)) expect(count, what).toBeGreaterThan(0)
  const report = await env.app.get('/reports/sales-pipeline')
  expect(report.status, report.text).toBe(200)
})

test('people ask for leave, fall ill and are planned, with something in the way', async () => {
  expect(await distinct('status', 'leave')).toEqual(['approved', 'cancelled', 'rejected', 'requested'])
  expect(await distinct('status', 'absence')).toEqual(['closed', 'reported'])
  expect(await distinct('status', 'planning')).toEqual(['confirmed', 'tentative'])
  const kinds = await distinct('kind', 'planning, jsonb_to_recordset(conflicts) c (kind text)')
  expect(kinds).toEqual(['absence', 'holiday', 'leave', 'over_capacity'])
  const planned = await all(
    env,
    sql`select count(distinct employee_id)::integer as people, min(date)::text as first, max(date)::text as last from planning_day`,
  )
  expect(planned).toEqual([{ people: 10, first: '2026-10-26', last: '2026-12-31' }])
  const [settings] = await all(env, sql`select leave_since from environment`)
  expect(settings).toEqual({ leave_since: 2025 })
})

test('there is a user of every role, and each is an employee', async () => {
  const users = await env.app.get('/settings/user?limit=100')
  const employees = users.body.data.filter((user: { employee_id: string | null }) => user.employee_id)
  const roles = employees.map((user: { role_name: string }) => user.role_name).sort()
  expect(roles).toEqual(['administrator', 'employee', 'finance', 'hr', 'manager', 'owner'])
})

test('nothing is left for the worker to find out about the past', async () => {
  const scene = { environmentId: env.id, today }
  const due = sql`
    select id from quote where status = 'sent' and valid_until < ${today}
    union all select b.id from leave_balance b where b.expires_on <= ${today} and not b.has_lapsed
    union all select id from absence where status = 'reported' and counted_until < ${today}`
  expect(await inEnvironment(server.db, scene, 'read', (tx) => tx.all(due))).toEqual([])
})

test('the invoices are sealed without a gap', async () => {
  const proofs = await inEnvironment(server.db, { environmentId: env.id, today }, 'read', verifyInvoices)
  const [{ count }] = (await all(env, sql`select count(*) from invoice where status = 'finalised'`)) as [
    { count: number },
  ]
  expect(proofs).toMatchObject([{ count: Number(count), fault: null }])
})

test('work in progress is what was done and not invoiced', async () => {
  const report = await env.app.get('/reports/work-in-progress?group_by=service&limit=500')
  expect(report.status, report.text).toBe(200)
  const methods = await all(env, sql`select id, billing_method from service`)
  const methodOf = new Map(methods.map(({ id, billing_method }) => [id, billing_method]))
  const { rows, totals } = report.body.data
  expect(totals).toMatchObject({ unpriced_minutes: 0 })
  for (const row of rows) {
    const method = methodOf.get(row.service_id)
    if (method === 'time_and_materials') {
      expect(row.wip_amount, row.project_name).toBeGreaterThanOrEqual(0)
      expect(row.invoiced).toBeLessThanOrEqual(row.hours_value + row.costs_value + ROUNDING)
    }
    if (method === 'subscription') expect(row.wip_amount, row.project_name).toBeLessThan(5000)
  }
})

test('another seed makes another agency', async () => {
  const other = await server.environment()
  await fillDemo(server.db, other.id, { today, seed: 2, hours: 500 })
  const names = sql`select full_name from employee order by employee_number`
  expect(await all(other, names)).not.toEqual(await all(env, names))
})

test.for(Object.entries(brokenRules(today)))('no row breaks a rule: %s', async ([, query]) => {
  expect(await all(env, sql`${query} limit 3`)).toEqual([])
})

test('lists and counts come out right through the API', async () => {
  const counts = [
    ['/crm/organization', summary.organizations],
    ['/crm/person', summary.persons],
    ['/projects/project', summary.projects],
    ['/projects/service', summary.services],
    ['/projects/task', summary.tasks],
    ['/hours/hours', summary.hours],
    ['/invoices/invoice', summary.invoices],
    ['/invoices/payment', summary.payments],
    ['/purchasing/purchaseinvoice', summary.purchase_invoices],
    ['/purchasing/cost', summary.costs],
    ['/sales/sales', summary.opportunities],
    ['/sales/quote', summary.quotes],
    ['/hrm/leave', summary.leave_requests],
    ['/hrm/planning', summary.planning],
  ] as const
  for (const [path, count] of counts) {
    const page = await env.get(`${path}?limit=100`)
    expect(page.status, page.text).toBe(200)
    expect(page.body.meta.count, path).toBe(count)
  }
  for (const path of [
    '/crm/note',
    '/crm/contactrole',
    '/crm/customfield',
    '/crm/customfieldvalue',
    '/crm/relationtype',
  ])
    expect((await env.get(`${path}?limit=100`)).body.data, path).not.toEqual([])
  for (const path of [
    '/projects/template',
    '/projects/servicerate',
    '/hours/hourstype',
    '/hrm/leavebalance',
    '/hrm/absence',
  ])
    expect((await env.get(`${path}?limit=100`)).body.data, path).not.toEqual([])
})

test('what the API makes next gets the next number and books by the same rules', async () => {
  const project = await env.post('/projects/project', { name: 'Next' })
  expect(project.body.data?.project_number, project.text).toBe('P0028')
  const [place] = await all(
    env,
    sql`
    select s.id, s.project_id, p.project_number, p.last_service_number from service s join project p on p.id = s.project_id
    where p.status = 'active' and p.organization_id is not null and s.billing_method = 'time_and_materials' limit 1`,
  )
  const service = await env.post('/projects/service', { project_id: place!.project_id, name: 'Next' })
  expect(service.body.data?.service_number, service.text).toBe(
    `${place!.project_number}-${Number(place!.last_service_number) + 1}`,
  )
  const [employee] = await all(env, sql`select id from employee where employment_end is null limit 1`)
  const entry = { employee_id: employee!.id, service_id: place!.id, start_at: `${today}T19:00:00Z`, minutes: 60 }
  expect((await env.post('/hours/hours', entry)).status).toBe(201)
})

test('an environment that has people is not filled again', async () => {
  await expect(fillDemo(server.db, env.id, { today })).rejects.toThrow(/already has employees/)
})

test('a fill that breaks off says what to do', async () => {
  const broken = await server.environment()
  const progress = (_done: number, _total: number, what: string) => {
    if (what === 'hours') throw new Error('the lights went out')
  }
  await expect(fillDemo(server.db, broken.id, { today, hours: 100, progress })).rejects.toThrow(
    /the lights went out; the environment is half filled .* make a new one and fill that/,
  )
})

test('a large number of hours spreads over more people and years', () => {
  const large = planOf({} as Ground, { size: 'small', hours: 50_000, seed: 1, today })
  expect(large).toMatchObject({ studios: 2, years: 5, from: '2021-11-14' })
})

test(`exactly as many hours are made as asked: ${MANY}`, async () => {
  const large = await server.environment()
  const started = performance.now()
  const filled = await fillDemo(server.db, large.id, { today, hours: MANY })
  const seconds = (performance.now() - started) / 1000
  console.log(`${MANY} hours in ${seconds.toFixed(1)} s: ${Math.round(MANY / seconds)} rows/s`)
  expect(filled.hours).toBe(MANY)
  expect(filled.from < summary.from).toBe(true)
  expect((await large.get('/hours/hours?limit=1')).body.meta.count).toBe(MANY)
  for (const [rule, query] of Object.entries(brokenRules(today)))
    expect(await all(large, sql`${query} limit 3`), rule).toEqual([])
})

test('organizations alone are filled in for measuring', async () => {
  const plain = await server.environment()
  await fillOrganizations(server.db, plain.id, 5000, { today })
  const page = await plain.get('/crm/organization?limit=100')
  expect(page.status, page.text).toBe(200)
  expect(page.body.meta.count).toBe(5000)
})

async function distinct(column: string, table: string): Promise<unknown[]> {
  return (await all(env, sql`select distinct ${raw(column)} as one from ${raw(table)}`)).map(({ one }) => one).sort()
}

function all(where: TestEnvironment, query: Sql): Promise<Record<string, unknown>[]> {
  return inEnvironment(server.db, { environmentId: where.id, today }, 'read', (tx) => tx.all(query))
}
