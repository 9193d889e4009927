// A whole company and its year: what the overviews tell is what the reports, lists and records tell.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyDemo, DEMO_DAY, type DemoCopy } from '../../test/demo-database.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { listed } from '../../test/home-fixtures.ts'
import { ask, cents, sumOf } from '../../test/report-fixtures.ts'
import { rights } from '../shared/rights.ts'

const YEAR = { date_from: '2025-11-13', date_to: DEMO_DAY }

// biome-ignore lint/suspicious/noExplicitAny: tests look into records of every shape
type Row = any

let demo: DemoCopy
let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  demo = await copyDemo(inject('databaseUrl'), DEMO_DAY)
  const clock = { now: () => Date.parse(`${DEMO_DAY}T12:00:00Z`) }
  server = await startTestServer({ databaseUrl: demo.url, clock })
  env = await server.environmentOf('demo')
})
afterAll(async () => {
  await server.close()
  await demo.remove()
})

async function all(path: string, query: Record<string, string> = {}): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data, meta } = await listed(env.app, { path, query: { ...query, offset: `${rows.length}` } })
    rows.push(...data)
    if (rows.length >= meta.count) return rows
  }
}

test('turnover is the sum of the final invoices, whatever it is grouped by', async () => {
  const period = { invoice_date_from: YEAR.date_from, invoice_date_to: YEAR.date_to }
  const invoices = await all('/invoices/invoice', { status: 'finalised', ...period })
  const total = (rows: readonly Row[]) => sumOf(rows, ({ total_excl_vat }) => cents(total_excl_vat))
  expect(invoices.length).toBeGreaterThan(90)
  for (const group_by of ['month', 'customer', 'project', 'month,customer', 'customer,project']) {
    const { rows, totals } = await ask(env, 'turnover', { ...YEAR, group_by, limit: 1000 })
    expect(cents(totals.turnover_amount)).toBe(total(invoices))
    expect(sumOf(rows, (row: Row) => cents(row.turnover_amount))).toBe(total(invoices))
    for (const row of [...rows, totals])
      expect(cents(row.turnover_amount)).toBe(cents(row.invoiced_amount) + cents(row.credited_amount))
    for (const { month, organization_id, project_id, turnover_amount } of rows) {
      if (project_id !== undefined) continue
      const theirs = invoices.filter(
        (row) =>
          (month === undefined || row.invoice_date.startsWith(month)) &&
          (organization_id === undefined || row.organization_id === organization_id),
      )
      expect(cents(turnover_amount)).toBe(total(theirs))
    }
  }
})

test('burn is the summary of hours by week and by employee, and ends at the totals of the project', async () => {
  const projects = await all('/projects/project')
  let told = 0
  for (const { id } of projects) {
    const { weeks, team, ...burn } = (await env.app.get(`/projects/project/${id}/burn`)).body.data
    const { totals, budget_minutes, budget_amount } = (await env.get(`/projects/project/${id}`)).body.data
    expect(burn).toMatchObject({ spent_minutes: totals.spent_minutes, budget_minutes, budget_amount })
    expect(cents(burn.used_amount)).toBe(cents(totals.hours_amount) + cents(totals.costs_amount))
    expect(burn.budget_minutes_used_percentage).toBe(totals.budget_minutes_used_percentage)
    expect(burn.budget_amount_used_percentage).toBe(totals.budget_amount_used_percentage)
    const last = weeks.at(-1)
    if (last) {
      expect(last.cumulative_minutes).toBe(totals.spent_minutes)
      expect(cents(last.cumulative_used_amount)).toBe(cents(burn.used_amount))
      expect(last.forecast_minutes).toBe(totals.spent_minutes + burn.planned_ahead_minutes)
    }
    expect(sumOf(weeks, (row: Row) => row.planned_minutes)).toBe(totals.planned_minutes)
    expect(sumOf(team, (row: Row) => row.planned_ahead_minutes)).toBe(burn.planned_ahead_minutes)
    const recent = { ...YEAR, project_id: id, limit: 1000 }
    const summary = await ask(env, 'hours-summary', { ...recent, group_by: 'week' })
    const booked = weeks.filter(({ minutes, monday }: Row) => minutes > 0 && monday > YEAR.date_from)
    const asked = summary.rows.filter(({ week }: Row) => booked.some((row: Row) => row.week === week))
    expect(asked).toMatchObject(booked.map(({ week, minutes, amount }: Row) => ({ week, minutes, amount })))
    const people = await ask(env, 'hours-summary', { ...recent, group_by: 'employee' })
    if (sumOf(people.rows, (row: Row) => row.minutes) !== totals.spent_minutes) continue
    told++
    const byId = (rows: Row[]) => rows.map(({ employee_id, minutes, amount }) => ({ employee_id, minutes, amount }))
    const sorted = (rows: Row[]) => byId(rows).sort((a, b) => (a.employee_id < b.employee_id ? -1 : 1))
    expect(sorted(team.filter(({ minutes }: Row) => minutes > 0))).toEqual(sorted(people.rows))
  }
  expect(told).toBeGreaterThan(10)
})

test('every figure of everybody on the first screen is what its list shows', async () => {
  const employees = await all('/hrm/employee', { status: 'active' })
  const counts = new Map<string, number>()
  for (const { id } of employees) {
    const client = await env.signIn(
      rights.filter((right) => right !== 'users'),
      id,
    )
    const home = (await client.get('/home')).body.data
    for (const { kind, count, list } of home.todo) {
      const { meta } = await listed(client, list)
      expect([kind, meta.count]).toEqual([kind, count])
      counts.set(kind, (counts.get(kind) ?? 0) + count)
    }
    const asked = `employee_id=${id}&date_from=2026-11-09&date_to=2026-11-15`
    const { totals } = (await client.get(`/reports/utilisation?${asked}`)).body.data
    const { minutes, expected_minutes } = home.hours.week
    expect([minutes, expected_minutes]).toEqual([totals.booked_minutes, totals.net_minutes])
  }
  expect([...counts].filter(([, count]) => count > 0).length).toBeGreaterThan(8)
})

test('figures and timelines of every customer are those of the reports and lists', async () => {
  let told = 0
  for (const { id } of await all('/crm/organization')) {
    const { outstanding, work_in_progress, projects, opportunities } = (
      await env.app.get(`/crm/organization/${id}/figures`)
    ).body.data
    const owed = await ask(env, 'outstanding-invoices', { organization_id: id })
    const work = await ask(env, 'work-in-progress', { organization_id: id })
    expect(outstanding).toMatchObject({ count: owed.totals.count, amount: owed.totals.outstanding_amount })
    expect(work_in_progress.amount).toBe(work.totals.wip_amount)
    for (const { count, list } of [projects, opportunities])
      expect((await listed(env.app, list)).meta.count).toBe(count)
    const { rows, next } = (
      await env.app.get(`/crm/organization/${id}/timeline?limit=100&records=invoice,quote,project`)
    ).body.data
    if (next) continue
    const count = (kind: string) => rows.filter((row: Row) => row.kind === kind).length
    const listedCount = async (path: string, query: object) =>
      (await listed(env.app, { path, query: { organization_id: id, ...query } })).meta.count
    expect(count('invoice_finalised')).toBe(await listedCount('/invoices/invoice', { status: 'finalised' }))
    expect(count('invoice_overdue')).toBe(await listedCount('/invoices/invoice', { is_overdue: 'true' }))
    expect(count('project_created')).toBe(await listedCount('/projects/project', {}))
    expect(count('quote_accepted')).toBe(await listedCount('/sales/quote', { status: 'accepted' }))
    told += rows.length
  }
  expect(told).toBeGreaterThan(100)
})
