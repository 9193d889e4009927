// A year of a company: what the tools say is what anybody would add up from the lists of v2.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDemo } from '../src/demo/fill.ts'
import { ageingClass, daysOverdue } from '../src/reports/ageing.rules.ts'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { cents, grouped, sumOf } from './report-fixtures.ts'
import { SEED } from './some.ts'

const TODAY = '2026-11-13'
const YEAR = { date_from: '2025-11-14', date_to: TODAY }
// biome-ignore lint/suspicious/noExplicitAny: records of every kind
type Row = any
let server: TestServer
let env: TestEnvironment
let lists: Record<'hours' | 'invoices' | 'projects' | 'sales' | 'organizations' | 'employees' | 'tasks', Row[]>

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(`${TODAY}T10:00:00Z`) } })
  env = await server.environment()
  await fillDemo(server.db, env.id, { today: TODAY, seed: SEED })
  lists = {
    hours: await all('/hours/hours'),
    invoices: await all('/invoices/invoice'),
    projects: await all('/projects/project'),
    sales: await all('/sales/sales'),
    organizations: await all('/crm/organization'),
    employees: await all('/hrm/employee'),
    tasks: await all('/projects/task'),
  }
})
afterAll(() => server.close())

const context = `SEED=${SEED}`

test.each(['employee', 'project', 'organization', 'hour_type'] as const)('hours_summary by %s', async (group) => {
  const told = await every('hours_summary', { ...YEAR, group_by: [group] })
  const within = lists.hours.filter(({ date }) => date >= YEAR.date_from && date <= YEAR.date_to)
  const groups = grouped(within, (row) => [String(row[`${group}_id`])])
  const figures = told.rows.map((row: Row) => [String(row[`${group}_id`]), hoursOf(row)])
  expect(Object.fromEntries(figures), context).toEqual(
    Object.fromEntries([...groups].map(([key, rows]) => [key, addedUp(rows)])),
  )
  expect(hoursOf(told.totals), context).toEqual(addedUp(within))
})

test('project_status', async () => {
  const told = await every('project_status', { status: 'active' }, 25)
  const active = lists.projects.filter(({ status }) => status === 'active')
  expect(told.rows.map((row: Row) => row.project_id).sort(), context).toEqual(active.map(({ id }) => id).sort())
  for (const row of told.rows) {
    const { totals, ...project } = (await env.get(`/projects/project/${row.project_id}`)).body.data
    const hours = lists.hours.filter(({ project_id }) => project_id === project.id)
    const tasks = lists.tasks.filter(
      ({ project_id, status }) => project_id === project.id && (status === 'open' || status === 'in_progress'),
    )
    expect(row, `${context} ${project.name}`).toMatchObject({
      project_name: project.name,
      budget_minutes: project.budget_minutes,
      spent_minutes: sumOf(hours, ({ minutes }) => minutes),
      wip_amount: totals.wip_amount,
      open_tasks: tasks.length,
      overdue_tasks: tasks.filter(({ due_date }) => due_date !== null && due_date < TODAY).length,
    })
  }
})

test('work_in_progress', async () => {
  const told = await every('work_in_progress', {})
  const byProject = new Map<string, Row>(told.rows.map((row: Row) => [row.project_id, row]))
  for (const { id } of lists.projects) {
    const { totals } = (await env.get(`/projects/project/${id}`)).body.data
    expect(byProject.get(id)?.wip_amount ?? 0, context).toBe(totals.wip_amount)
  }
  expect(cents(told.totals.wip_amount), context).toBe(sumOf(told.rows, (row: Row) => cents(row.wip_amount)))
})

test('outstanding_invoices', async () => {
  const told = await every('outstanding_invoices', {}, 50)
  const open = lists.invoices.filter(
    ({ outstanding_amount, status }) => status === 'finalised' && outstanding_amount !== 0,
  )
  const owed = (rows: Row[]) => ({
    count: rows.length,
    outstanding_amount: sumOf(rows, (row) => cents(row.outstanding_amount)) / 100,
  })
  expect(told.totals, context).toMatchObject(owed(open))
  expect(told.rows.map((row: Row) => row.invoice_id).sort(), context).toEqual(open.map(({ id }) => id).sort())
  for (const [name, figures] of Object.entries(told.ageing))
    expect(figures, `${context} ${name}`).toEqual(
      owed(open.filter((row) => ageingClass(daysOverdue(row, TODAY)) === name)),
    )
})

test('sales_pipeline', async () => {
  const told = (await env.tool('sales_pipeline')).answer
  const open = lists.sales.filter(({ status }) => status === 'open')
  const figures = (rows: Row[]) => ({
    count: rows.length,
    amount: sumOf(rows, ({ amount }) => cents(amount)) / 100,
    weighted_amount: sumOf(rows, (row) => cents(row.weighted_amount)) / 100,
  })
  expect(told.totals, context).toEqual(figures(open))
  for (const stage of told.stages)
    expect(stage, context).toMatchObject(figures(open.filter(({ stage_id }) => stage_id === stage.stage_id)))
  const { from, to, won, lost } = told.closed
  for (const [status, told] of Object.entries({ won, lost })) {
    const decided = lists.sales.filter((row) => row.status === status && row.closed_on >= from && row.closed_on <= to)
    const { count, amount } = figures(decided)
    expect(told, `${context} ${status}`).toEqual({ count, amount })
  }
})

test('find_client', async () => {
  for (const organization of lists.organizations) {
    const { organizations } = (await env.tool('find_client', { query: organization.name })).answer
    const found = organizations.find((row: Row) => row.organization_id === organization.id)
    const own = (rows: Row[]) => rows.filter(({ organization_id }) => organization_id === organization.id)
    const open = own(lists.invoices).filter(({ status }) => status === 'finalised')
    expect(found, `${context} ${organization.name}`).toMatchObject({
      email: organization.email,
      account_manager_employee_name: organization.account_manager_employee_name,
      open_projects: own(lists.projects).filter(({ status }) => status === 'active').length,
      open_opportunities: own(lists.sales).filter(({ status }) => status === 'open').length,
      outstanding_amount: sumOf(open, (row) => cents(row.outstanding_amount)) / 100,
    })
  }
})

test('find_employee', async () => {
  for (const employee of lists.employees) {
    const question = { query: employee.full_name, active_only: false }
    const { rows } = (await env.tool('find_employee', question)).answer
    const found = rows.find((row: Row) => row.employee_id === employee.id)
    const { status, job_title, email, phone, manager_employee_name, weekly_minutes } = employee
    const same = { status, job_title, email, phone, manager_employee_name, weekly_minutes }
    expect(found, `${context} ${employee.full_name}`).toMatchObject({ name: employee.full_name, ...same })
  }
})

async function all(path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { body } = await env.get(`${path}?limit=100&sort=created_at&offset=${rows.length}`)
    rows.push(...body.data)
    if (body.data.length === 0 || rows.length >= body.meta.count) return rows
  }
}

async function every(tool: string, question: object, limit = 100) {
  let { answer } = await env.tool(tool, { ...question, limit })
  while (answer.next_offset !== null) {
    const next = (await env.tool(tool, { ...question, limit, offset: answer.next_offset })).answer
    answer = { ...next, rows: [...answer.rows, ...next.rows] }
  }
  return answer
}

function hoursOf({ minutes, billable_minutes, invoiced_minutes, to_invoice_minutes, amount }: Row) {
  return { minutes, billable_minutes, invoiced_minutes, to_invoice_minutes, amount }
}

function addedUp(rows: readonly Row[]) {
  const minutes = (counts: (row: Row) => boolean) => sumOf(rows.filter(counts), (row) => row.minutes)
  const billable = rows.filter(({ invoice_status }) => invoice_status !== 'not_billable')
  return {
    minutes: minutes(() => true),
    billable_minutes: sumOf(billable, (row) => row.minutes),
    invoiced_minutes: minutes(({ invoice_status }) => invoice_status === 'invoiced'),
    to_invoice_minutes: minutes(({ invoice_status }) => ['to_invoice', 'on_draft'].includes(invoice_status)),
    amount: sumOf(billable, (row) => cents(row.amount)) / 100,
  }
}
