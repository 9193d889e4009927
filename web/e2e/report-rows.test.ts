// What the figures of reports open: of a year of an agency, the rows of each list add up to the figure that leads to them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawer, SEED } from '../../server/test/some.ts'
import { type App, type Person, startApp } from './app.ts'

// The screens are compiled otherwise than their tests, so what is needed of them is said here.
const SPECS = '../src/screens/reports/specs.ts'
const CHOICE = '../src/screens/reports/report-asked.ts'

type Row = Readonly<Record<string, unknown>>

interface Spec {
  readonly path: string
  readonly groups: readonly string[]
  readonly limit: number
  readonly columns: readonly { readonly key: string }[]
  behind(key: string, row: Row, asked: Row): { path: string; search?: Row; id?: string } | undefined
}

let app: App
let owner: Person
let specs: readonly Spec[]
let choiceOf: (spec: Spec, search: Row, today: string) => { asked: Row }
beforeAll(async () => {
  ;({ specs } = await import(SPECS))
  ;({ choiceOf } = await import(CHOICE))
  app = await startApp({ demo: true })
  owner = await app.as('owner')
})
afterAll(() => app?.close())

const some = drawer('report-rows')
const today = new Date().toISOString().slice(0, 10)

/** By the key of the column, what is added up of the rows behind it. */
const ADDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/reports/hours-summary': {
    minutes: 'minutes',
    billable_minutes: 'minutes',
    non_billable_minutes: 'minutes',
    invoiced_minutes: 'minutes',
    to_invoice_minutes: 'minutes',
    amount: 'amount',
  },
  '/reports/utilisation': { booked_minutes: 'minutes', billable_minutes: 'minutes' },
  '/reports/turnover': { invoiced_amount: 'amount', credited_amount: 'amount', turnover_amount: 'amount' },
  '/reports/project-profit': { revenue_amount: 'amount', minutes: 'minutes', costs_amount: 'cost_amount' },
  '/reports/work-in-progress': { hours_value: 'amount', costs_value: 'sales_amount', invoiced: 'amount' },
  '/reports/outstanding-invoices': { outstanding_amount: 'outstanding_amount' },
  '/reports/sales-pipeline': { amount: 'amount', weighted_amount: 'weighted_amount' },
}

const questions = Object.entries({
  '/reports/hours-summary': [
    'project',
    'employee',
    'team',
    'organization',
    'service',
    'hour_type',
    'day',
    'week,employee',
  ],
  '/reports/utilisation': ['employee', 'team', 'week', 'month'],
  '/reports/turnover': ['month', 'customer', 'project', 'month,customer'],
  '/reports/project-profit': ['project', 'organization', 'month'],
  '/reports/work-in-progress': ['project', 'organization', 'service'],
  '/reports/outstanding-invoices': [''],
  '/reports/sales-pipeline': [''],
}).flatMap(([path, groups]) => groups.map((group) => [path, group] as const))

test.each(questions)(`the figures of %s by %s are what their rows add up to (SEED=${SEED})`, async (path, group) => {
  const spec = specs.find((one) => one.path === path)!
  const search = { ...(group ? { group_by: group } : {}), period: 'last_month' }
  const { asked } = choiceOf(spec, search, today)
  const limit = spec.limit > 0 ? { limit: String(spec.limit) } : {}
  const report = (await get(path, { ...asked, ...limit })) as Row & { rows?: Row[]; stages?: Row[]; totals: Row }
  const told = { ...asked, as_of: report.as_of, currency: report.currency }
  const rows: Row[] = [...some(report.rows ?? report.stages ?? [], 4), report.totals]
  let compared = 0
  for (const row of rows)
    for (const [key, field] of Object.entries(ADDED[path]!)) {
      const behind = spec.behind(key, row, told)
      if (!behind || row[key] === undefined) continue
      const found = behind.id
        ? [await get(`${behind.path}/${behind.id}`, {})]
        : await all(behind.path, behind.search ?? {})
      const context = `${key} of ${JSON.stringify(row)} by ${JSON.stringify(behind)}`
      expect(sum(found as Row[], field), context).toBe(cents(row[key]))
      compared++
    }
  expect(compared).toBeGreaterThan(0)
})

test('the planning behind the figures of capacity has those hours on those days', async () => {
  const spec = specs.find((one) => one.path === '/reports/capacity')!
  const { asked } = choiceOf(spec, { group_by: 'week,employee' }, today)
  const { rows } = (await get(spec.path, { ...asked, limit: '1000' })) as { rows: Row[] }
  const planned = rows.filter(
    ({ planned_minutes, tentative_minutes }) => Number(planned_minutes) + Number(tentative_minutes),
  )
  for (const row of some(planned, 6))
    for (const key of ['planned_minutes', 'tentative_minutes']) {
      const { search } = spec.behind(key, row, asked)!
      const { date_from, date_to } = search as Record<string, string>
      let minutes = 0
      for (const { id } of await all('/hrm/planning', search!)) {
        const { days } = (await get(`/hrm/planning/${id}`, {})) as { days: { date: string; minutes: number }[] }
        for (const day of days) if (day.date >= date_from! && day.date <= date_to!) minutes += day.minutes
      }
      expect(minutes, JSON.stringify({ key, row, search })).toBe(row[key])
    }
  expect(planned.length).toBeGreaterThan(10)
})

async function get(path: string, query: Row): Promise<unknown> {
  const answer = await owner.get(`${path}?${new URLSearchParams(query as Record<string, string>)}`)
  expect(answer.status, `${path} ${JSON.stringify(query)} ${answer.text}`).toBe(200)
  return answer.body.data
}

async function all(path: string, query: Row): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const asked = new URLSearchParams({ ...query, limit: '100', offset: String(rows.length) } as Record<string, string>)
    const { body, text, status } = await owner.get(`${path}?${asked}`)
    expect(status, text).toBe(200)
    rows.push(...body.data)
    if (body.data.length === 0 || rows.length >= body.meta.count) return rows
  }
}

function sum(rows: readonly Row[], field: string): number {
  return rows.reduce((total, row) => total + cents(row[field]), 0)
}

function cents(value: unknown): number {
  return Math.round(Number(value ?? 0) * 100)
}
