// Random projects, told to PostgreSQL as rows and gone through one by one; their money is what their own page says.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { make } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { insertInvoice } from '../../test/invoice-rows.ts'
import { ask, cents, companyOf, insertAll, newId, sumOf, type Values } from '../../test/report-fixtures.ts'
import { addDays } from '../shared/calendar.ts'
import { signalsOf } from './project-status.rules.ts'

const TODAY = '2026-06-15'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(`${TODAY}T10:00:00Z`) } })
})
afterAll(() => server.close())

const someDay = fc.integer({ min: -80, max: 60 }).map((days) => addDays(TODAY, days))
const someProject = fc.record({
  status: fc.constantFrom('active', 'active', 'active', 'closed', 'archived'),
  customer: fc.nat(2),
  manager: fc.option(fc.nat(1)),
  budget_minutes: fc.option(fc.nat(1500)),
  budget_amount: fc.option(fc.nat(2000)),
  start_date: fc.option(fc.integer({ min: -90, max: -20 }).map((days) => addDays(TODAY, days))),
  end_date: fc.option(fc.integer({ min: -20, max: 60 }).map((days) => addDays(TODAY, days))),
  hours: fc.array(
    fc.record({
      date: someDay,
      minutes: fc.integer({ min: 1, max: 600 }),
      amount: fc.option(fc.nat(500)),
      billable: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  costs: fc.array(fc.record({ date: someDay, sales_amount: fc.nat(500), billable: fc.boolean() }), { maxLength: 2 }),
  invoiced: fc.array(fc.nat(300), { maxLength: 1 }),
  tasks: fc.array(
    fc.record({ status: fc.constantFrom('open', 'in_progress', 'done', 'cancelled'), due_date: fc.option(someDay) }),
    { maxLength: 4 },
  ),
  planning: fc.array(
    fc.record({
      date: fc.oneof(
        someDay,
        fc.constantFrom(-1, 0, 27, 28).map((days) => addDays(TODAY, days)),
      ),
      minutes: fc.integer({ min: 1, max: 480 }),
      status: fc.constantFrom('confirmed', 'tentative'),
    }),
    { maxLength: 4 },
  ),
})
type Project = typeof someProject extends fc.Arbitrary<infer T> ? T : never

test('is what going through the rows of each project gives', async () => {
  const property = fc.asyncProperty(
    fc.array(someProject, { minLength: 3, maxLength: 12, size: 'max' }),
    async (some) => {
      const env = await server.environment()
      const world = await tell(env, some)
      const read = async (question: Values) => (await ask(env, 'project-status', question)).rows
      for (const status of ['active', 'closed', 'archived']) {
        const rows = await read(status === 'active' ? {} : { status })
        const expected = world.projects.filter((project) => project.status === status)
        expect(rows).toEqual(await Promise.all(expected.map((project) => model(env, project))))
      }
      const { projects, organizations, managers } = world
      const idsOf = (rows: readonly { project_id: string }[]) => rows.map(({ project_id }) => project_id)
      const idsWhere = (is: (project: (typeof projects)[number]) => boolean) => projects.filter(is).map(({ id }) => id)
      const active = (is: (project: (typeof projects)[number]) => boolean) =>
        idsWhere((project) => project.status === 'active' && is(project))
      expect(idsOf(await read({ organization_id: organizations[0] }))).toEqual(active(({ customer }) => customer === 0))
      expect(idsOf(await read({ manager_employee_id: managers[1] }))).toEqual(active(({ manager }) => manager === 1))
      expect(idsOf(await read({ query: 'cÜstomer 1' }))).toEqual(active(({ customer }) => customer === 1))
      expect(idsOf(await read({ project_id: projects[0]!.id }))).toEqual([projects[0]!.id])
      expect(idsOf(await read({ limit: 2, offset: 1 }))).toEqual(active(() => true).slice(1, 3))
    },
  )
  await fc.assert(property, { numRuns: 5, endOnFailure: true })
})

test('leaves money out for whoever may not see it, and says so', async () => {
  const env = await server.environment()
  await make(env, '/projects/project', { name: 'Website' })
  const read = async (...rights: ('projects:read' | 'hours:read' | 'invoices:read')[]) => {
    const { rows, omitted } = (await (await env.signIn(rights)).get('/reports/project-status')).body.data
    return [omitted, 'invoiced_amount' in rows[0], 'wip_amount' in rows[0]]
  }
  expect(await read('projects:read', 'hours:read', 'invoices:read')).toEqual([[], true, true])
  expect(await read('projects:read', 'invoices:read')).toEqual([['wip_amount'], true, false])
  expect(await read('projects:read', 'hours:read')).toEqual([['invoiced_amount', 'wip_amount'], false, false])
})

async function tell(env: TestEnvironment, some: readonly Project[]) {
  const company_profile_id = await companyOf(server, env)
  const organizations = [newId(), newId()]
  const managers = [newId(), newId()]
  const projects = some.map((project, i) => ({ ...project, id: newId(), number: `P${String(i).padStart(3, '0')}` }))
  const place = (one: (typeof projects)[number]) => ({ id: newId(), project_id: one.id })
  const planned = projects.flatMap((one) =>
    one.planning.map((row) => ({ ...row, ...place(one), employee_id: managers[0] })),
  )
  await insertAll(server, env, {
    organization: organizations.map((id, i) => ({ id, name: `Customer ${i}`, custom_fields: {} })),
    employee: managers.map((id, i) => ({ id, last_name: `M${i}`, company_profile_id })),
    project: projects.map((one) => ({
      id: one.id,
      project_number: one.number,
      name: 'Website',
      company_profile_id,
      status: one.status,
      organization_id: organizations[one.customer] ?? null,
      manager_employee_id: one.manager === null ? null : managers[one.manager],
      budget_minutes: one.budget_minutes,
      budget_amount: one.budget_amount,
      start_date: one.start_date,
      end_date: one.end_date,
      created_at: '2026-04-20T23:30:00Z',
    })),
    time_entry: projects.flatMap((one) =>
      one.hours.map((row) => ({
        ...row,
        ...place(one),
        employee_id: managers[0],
        start_at: `${row.date}T09:00:00Z`,
        rate_source: 'service',
        source: 'api',
        invoice_status: row.billable && one.customer < 2 ? 'to_invoice' : 'not_billable',
      })),
    ),
    cost: projects.flatMap((one) =>
      one.costs.map((row) => ({
        ...row,
        ...place(one),
        description: 'x',
        unit_cost: 0,
        unit_price: 0,
        cost_amount: 0,
        invoice_status: row.billable && one.customer < 2 ? 'to_invoice' : 'not_billable',
      })),
    ),
    task: projects.flatMap((one) => one.tasks.map((row) => ({ ...row, ...place(one), name: 'x', position: 0 }))),
    planning: planned.map(({ date, ...row }) => ({ ...row, start_date: date, end_date: date })),
    planning_day: planned.map(({ id, date, minutes, employee_id }) => ({
      planning_id: id,
      date,
      minutes,
      employee_id,
    })),
  })
  for (const { id, invoiced } of projects)
    for (const amount of invoiced)
      await insertInvoice(server, env, {
        organization_id: organizations[0]!,
        date: '2026-05-01',
        lines: [{ amount, project_id: id }],
      })
  return { organizations, managers, projects }
}

async function model(env: TestEnvironment, project: Project & { id: string; number: string }) {
  const { totals, ...page } = (await env.get(`/projects/project/${project.id}`)).body.data
  const spent_minutes = sumOf(project.hours, ({ minutes }) => minutes)
  const amount = (rows: readonly { billable: boolean }[], value: (row: never) => number | null) =>
    sumOf(rows, (row) => (row.billable ? cents(value(row as never)) : 0))
  const used =
    amount(project.hours, (row: { amount: number | null }) => row.amount) +
    amount(project.costs, (row: { sales_amount: number }) => row.sales_amount)
  const used_amount = used / 100
  const share = (part: number, whole: number | null) => (whole ? Math.round((part * 10_000) / whole) / 100 : null)
  const open = project.tasks.filter(({ status }) => status === 'open' || status === 'in_progress')
  const begun = project.start_date !== null && project.start_date > '2026-04-21' ? project.start_date : '2026-04-21'
  const lastHours = project.hours
    .map(({ date }) => date)
    .sort()
    .at(-1)
  const last = addDays(TODAY, 27)
  return {
    project_id: project.id,
    project_number: project.number,
    project_name: 'Website',
    organization_id: page.organization_id,
    organization_name: page.organization_name,
    person_id: null,
    person_name: null,
    manager_employee_id: page.manager_employee_id,
    manager_employee_name: page.manager_employee_name,
    status: project.status,
    start_date: project.start_date,
    end_date: project.end_date,
    budget_minutes: project.budget_minutes,
    spent_minutes,
    budget_minutes_used_percentage: share(spent_minutes, project.budget_minutes),
    budget_amount: project.budget_amount,
    used_amount,
    budget_amount_used_percentage: share(used, project.budget_amount && project.budget_amount * 100),
    invoiced_amount: totals.invoiced_amount,
    wip_amount: totals.wip_amount,
    open_tasks: open.length,
    overdue_tasks: open.filter(({ due_date }) => due_date !== null && due_date < TODAY).length,
    planned_minutes_next_4_weeks: sumOf(
      project.planning.filter((row) => row.status === 'confirmed' && TODAY <= row.date && row.date <= last),
      ({ minutes }) => minutes,
    ),
    signals: signalsOf({ ...project, spent_minutes, used_amount, quiet_since: lastHours ?? begun } as never, TODAY),
  }
}
