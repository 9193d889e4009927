// Random hours, told to PostgreSQL as rows and added up one by one.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  weekOf,
} from '../../test/report-fixtures.ts'
import { addDays, daysBetween } from '../shared/calendar.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const FIRST = '2024-12-20'
const DAYS = 420
const groups = ['employee', 'team', 'project', 'service', 'organization', 'hour_type', 'day', 'week', 'month'] as const
type Group = (typeof groups)[number]

const someEntry = fc.record({
  employee: fc.nat(3),
  /** The service: none, or one of two of each project; 6 is hours on no project. */
  project: fc.nat(6),
  service: fc.option(fc.nat(1)),
  hourType: fc.option(fc.nat(2)),
  day: fc.nat(DAYS),
  minutes: fc.integer({ min: 1, max: 600 }),
  cents: fc.option(fc.integer({ min: 1, max: 99_999 }), { freq: 6 }),
  billable: fc.boolean(),
  status: fc.constantFrom('not_billable', 'included', 'to_invoice', 'written_off', 'on_draft', 'invoiced'),
})
const someQuestion = fc.record({
  from: fc.nat(DAYS),
  length: fc.nat(365),
  group_by: fc.subarray([...groups], { minLength: 1, maxLength: 2 }),
  isTurned: fc.boolean(),
  employee: seldom(fc.nat(3)),
  team: seldom(fc.nat(1)),
  project: seldom(fc.nat(5)),
  organization: seldom(fc.nat(1)),
  billable: seldom(fc.boolean()),
})

interface Entry {
  readonly employee_id: string
  readonly project_id: string | null
  readonly service_id: string | null
  readonly hour_type_id: string | null
  readonly date: string
  readonly minutes: number
  readonly amount: number | null
  readonly billable: boolean
  readonly invoice_status: string
}

test('is what adding the hours up one by one gives', async () => {
  const property = fc.asyncProperty(
    fc.array(someEntry, { minLength: 20, maxLength: 150, size: 'max' }),
    fc.array(someQuestion, { minLength: 12, maxLength: 12 }),
    async (some, questions) => {
      const env = await server.environment()
      const world = await tell(env, some)
      for (const { from, length, group_by, isTurned, ...chosen } of questions) {
        const period = { date_from: addDays(FIRST, from), date_to: addDays(FIRST, from + length) }
        const groupBy = isTurned ? group_by.toReversed() : group_by
        const filters = {
          employee_id: chosen.employee === null ? undefined : world.employees[chosen.employee],
          team_id: chosen.team === null ? undefined : world.teams[chosen.team]!.id,
          project_id: chosen.project === null ? undefined : world.projects[chosen.project]!.id,
          organization_id: chosen.organization === null ? undefined : world.organizations[chosen.organization],
          billable: chosen.billable ?? undefined,
        }
        const answer = await ask(env, 'hours-summary', { ...period, ...filters, group_by: groupBy, limit: 1000 })
        const expected = model(world, period, filters, groupBy)
        const rows = answer.rows.map((row: Values) => [nameOf(row, groupBy), figuresOf(row)])
        const context = JSON.stringify({ ...period, ...filters, groupBy })
        expect(Object.fromEntries(rows), context).toEqual(expected.rows)
        expect(answer.count, context).toBe(rows.length)
        expect(rows.length, context).toBe(Object.keys(expected.rows).length)
        expect(figuresOf(answer.totals), context).toEqual(expected.totals)
      }
    },
  )
  await fc.assert(property, { numRuns: 8, endOnFailure: true })
})

test('comes in the order of its groups, or the most minutes first, a page at a time', async () => {
  const env = await server.environment()
  const entry = {
    employee: 0,
    project: 0,
    service: null,
    hourType: null,
    cents: 1,
    billable: true,
    status: 'included',
  } as const
  await tell(env, [
    { ...entry, day: 0, minutes: 10 },
    { ...entry, day: 1, minutes: 30 },
    { ...entry, day: 2, minutes: 20 },
  ])
  const minutes = async (more: Values) => {
    const question = { date_from: FIRST, date_to: addDays(FIRST, 9), group_by: 'day', ...more }
    const { rows, ...answer } = await ask(env, 'hours-summary', question)
    return [rows.map((row: { minutes: number }) => row.minutes), answer.count, answer.truncated, answer.next_offset]
  }
  expect(await minutes({})).toEqual([[10, 30, 20], 3, false, null])
  expect(await minutes({ sort: 'minutes', limit: 2 })).toEqual([[30, 20], 3, true, 2])
  expect(await minutes({ sort: 'minutes', limit: 2, offset: 2 })).toEqual([[10], 3, false, null])
})

type World = Awaited<ReturnType<typeof tell>>

async function tell(
  env: TestEnvironment,
  some: readonly (typeof someEntry extends fc.Arbitrary<infer T> ? T : never)[],
) {
  const company_profile_id = await companyOf(server, env)
  const ids = (count: number) => Array.from({ length: count }, () => newId())
  const employees = ids(4)
  const organizations = ids(2)
  const hourTypes = ids(3)
  // The second is in both teams, the last in none.
  const teams = [
    { id: newId(), members: employees.slice(0, 2) },
    { id: newId(), members: employees.slice(1, 3) },
  ]
  const projects = ids(6).map((id, i) => ({ id, organization_id: organizations[i % 3] ?? null, services: ids(2) }))
  const invoice = {
    id: newId(),
    company_profile_id,
    organization_id: organizations[0],
    payment_term_days: 30,
    currency: 'EUR',
  }
  const entries: Entry[] = some.map((one) => {
    const project = projects[one.project]
    return {
      employee_id: employees[one.employee]!,
      project_id: project?.id ?? null,
      service_id: (one.service === null ? undefined : project?.services[one.service]) ?? null,
      hour_type_id: one.hourType === null ? null : hourTypes[one.hourType]!,
      date: addDays(FIRST, one.day),
      minutes: one.minutes,
      amount: one.cents === null ? null : one.cents / 100,
      billable: one.billable,
      invoice_status: one.status,
    }
  })
  await insertAll(server, env, {
    employee: employees.map((id, i) => ({ id, last_name: `E${i}`, company_profile_id })),
    team: teams.map(({ id }, i) => ({ id, name: `T${i}` })),
    team_member: teams.flatMap(({ id, members }) =>
      members.map((employee_id) => ({ team_id: id, employee_id, since: '2020-01-01' })),
    ),
    organization: organizations.map((id, i) => ({ id, name: `O${i}`, custom_fields: {} })),
    hour_type: hourTypes.map((id, i) => ({ id, name: `H${i}` })),
    project: projects.map(({ id, organization_id }, i) => ({
      id,
      organization_id,
      name: `P${i}`,
      project_number: `P${i}`,
      company_profile_id,
    })),
    service: projects.flatMap(({ id, services }) =>
      services.map((service, i) => ({
        id: service,
        project_id: id,
        name: `S${i}`,
        service_number: service,
        position: i,
      })),
    ),
    invoice: [invoice],
    time_entry: entries.map((entry) => ({
      ...entry,
      id: newId(),
      start_at: `${entry.date}T09:00:00Z`,
      invoice_id: /on_draft|invoiced/.test(entry.invoice_status) ? invoice.id : null,
      rate_source: 'service',
      source: 'api',
    })),
  })
  return { employees, teams, organizations, hourTypes, projects, entries }
}

function model(
  { teams, projects, entries }: World,
  period: { date_from: string; date_to: string },
  filters: Values,
  groupBy: readonly Group[],
) {
  const teamsOf = (employee: string) => teams.filter(({ members }) => members.includes(employee)).map(({ id }) => id)
  const customerOf = (entry: Entry) => projects.find(({ id }) => id === entry.project_id)?.organization_id ?? null
  const chosen = entries.filter(
    (entry) =>
      daysBetween(period.date_from, entry.date) >= 0 &&
      daysBetween(entry.date, period.date_to) >= 0 &&
      (filters.employee_id === undefined || entry.employee_id === filters.employee_id) &&
      (filters.team_id === undefined || teamsOf(entry.employee_id).includes(filters.team_id as string)) &&
      (filters.project_id === undefined || entry.project_id === filters.project_id) &&
      (filters.organization_id === undefined || customerOf(entry) === filters.organization_id) &&
      (filters.billable === undefined || (entry.invoice_status !== 'not_billable') === filters.billable),
  )
  const namesIn: Record<Group, (entry: Entry) => (string | null)[]> = {
    employee: (entry) => [entry.employee_id],
    team: (entry) => {
      const own = teamsOf(entry.employee_id).filter((id) => filters.team_id === undefined || id === filters.team_id)
      return own.length > 0 ? own : [null]
    },
    project: (entry) => [entry.project_id],
    service: (entry) => [`${entry.project_id}/${entry.service_id}`],
    organization: (entry) => [customerOf(entry)],
    hour_type: (entry) => [entry.hour_type_id],
    day: (entry) => [entry.date],
    week: (entry) => [weekOf(entry.date)],
    month: (entry) => [entry.date.slice(0, 7)],
  }
  const keys = (entry: Entry) =>
    groupBy.reduce<string[]>(
      (made, group) => made.flatMap((start) => namesIn[group](entry).map((name) => `${start} ${name}`)),
      [''],
    )
  const figures = (some: readonly Entry[]) => {
    const minutes = (is: (entry: Entry) => boolean) => sumOf(some.filter(is), (entry) => entry.minutes)
    return {
      minutes: minutes(() => true),
      billable_minutes: minutes(({ invoice_status }) => invoice_status !== 'not_billable'),
      non_billable_minutes: minutes(({ invoice_status }) => invoice_status === 'not_billable'),
      invoiced_minutes: minutes(({ invoice_status }) => invoice_status === 'invoiced'),
      to_invoice_minutes: minutes(({ invoice_status }) => /^(to_invoice|on_draft)$/.test(invoice_status)),
      cents: sumOf(some, ({ invoice_status, amount }) => (invoice_status === 'not_billable' ? 0 : cents(amount))),
    }
  }
  const rows = [...grouped(chosen, keys)].map(([key, some]) => [key, figures(some)] as const)
  return { rows: Object.fromEntries(rows), totals: figures(chosen) }
}

function nameOf(row: Values, groupBy: readonly Group[]): string {
  const value = (group: Group) => {
    if (group === 'service') return `${row.project_id}/${row.service_id}`
    return /day|week|month/.test(group) ? row[group] : row[`${group}_id`]
  }
  return groupBy.map((group) => ` ${value(group)}`).join('')
}

function figuresOf(row: Values) {
  const names = ['minutes', 'billable_minutes', 'non_billable_minutes', 'invoiced_minutes', 'to_invoice_minutes']
  return { ...Object.fromEntries(names.map((name) => [name, row[name]])), cents: cents(row.amount as number) }
}
