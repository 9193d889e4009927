import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppClient, startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { clock, type HomeWorld, homeWorld, listed, WEDNESDAY } from '../../test/home-fixtures.ts'
import { standardRoles } from '../modules/access/roles.rules.ts'
import { type Right, rights } from '../shared/rights.ts'
import { homeKinds } from './home.rules.ts'

let server: TestServer
let env: TestEnvironment
let world: HomeWorld
beforeAll(async () => {
  server = await startTestServer({ clock })
  env = await server.environment()
  world = await homeWorld(server, env)
})
afterAll(() => server.close())

// biome-ignore lint/suspicious/noExplicitAny: tests look into records of every shape
type Home = any

async function homeOf(client: AppClient): Promise<Home> {
  const answer = await client.get('/home')
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

function countsOf({ todo }: Home): Record<string, number> {
  return Object.fromEntries(todo.map(({ kind, count }: { kind: string; count: number }) => [kind, count]))
}

/** Asks every list that is named, and compares what it shows with the figure. */
async function checkLists(client: AppClient, home: Home): Promise<number> {
  let asked = 0
  const check = async (list: Home, count: number, minutes: number | null, told: string) => {
    const { data, meta } = await listed(client, list)
    expect([told, meta.count]).toEqual([told, count])
    const sum = data.reduce((total: number, row: { minutes?: number }) => total + (row.minutes ?? 0), 0)
    if (minutes !== null) expect([told, sum]).toEqual([told, minutes])
    asked++
  }
  for (const { kind, count, minutes, list, people } of home.todo) {
    await check(list, count, minutes, kind)
    for (const person of people)
      await check(person.list, person.count, person.minutes, `${kind} of ${person.employee_name}`)
  }
  if (!home.hours) return asked
  for (const figure of [home.hours.today, home.hours.week])
    await check(figure.list, figure.entries, figure.minutes, 'hours')
  for (const { list, minutes } of home.hours.unfinished) {
    const { data } = await listed(client, list)
    expect(data.reduce((total: number, row: { minutes: number }) => total + row.minutes, 0)).toBe(minutes)
  }
  return asked
}

describe('the owner who is the boss', () => {
  let client: AppClient
  let home: Home
  beforeAll(async () => {
    client = await env.signIn(
      rights.filter((right) => right !== 'users' && right !== 'approve_own'),
      world.boss,
    )
    home = await homeOf(client)
  })

  test('sees what there is to do', () => {
    expect(countsOf(home)).toEqual({
      tasks_overdue: 1,
      tasks_due_today: 2,
      hours_unsubmitted: 1,
      hours_rejected: 1,
      projects_over_budget: 1,
      projects_near_budget: 1,
      leave_upcoming: 2,
      hours_to_approve: 5,
      project_hours_to_approve: 0,
      people_not_submitted: 1,
      leave_to_decide: 3,
      purchase_invoices_to_approve: 2,
      invoices_to_finalise: 1,
      invoices_overdue: 2,
      quotes_unanswered: 1,
      sales_overdue: 1,
    })
    expect(home.omitted).toEqual([])
  })

  test('opens exactly those rows from every figure', async () => {
    expect(await checkLists(client, home)).toBeGreaterThan(20)
  })

  test('has hours against what is expected, as capacity and utilisation tell', async () => {
    expect(home.hours.today).toMatchObject({ entries: 2, minutes: 120, expected_minutes: 0 })
    expect(home.hours.week).toMatchObject({ entries: 3, minutes: 300, expected_minutes: 4 * 480 })
    const asked = `employee_id=${world.boss}&date_from=2026-06-15&date_to=2026-06-21`
    const { totals } = (await client.get(`/reports/utilisation?${asked}`)).body.data
    expect(totals).toMatchObject({ booked_minutes: 300, net_minutes: 4 * 480 })
  })

  test('is told which days are not done, and why', () => {
    const { unfinished } = home.hours
    expect(unfinished.find(({ date }: Home) => date === '2026-06-10')).toMatchObject({
      reason: 'not_submitted',
      minutes: 60,
    })
    const nothing = unfinished.filter(({ reason }: Home) => reason === 'nothing_booked').map(({ date }: Home) => date)
    expect(nothing).toContain('2026-06-16')
    expect(nothing).not.toContain('2026-06-02')
    expect(nothing).not.toContain('2026-06-13')
    expect(nothing).not.toContain('2026-06-09')
    expect(nothing).not.toContain(WEDNESDAY)
    expect(nothing[0]).toBe('2026-05-18')
  })

  test('finds tasks, projects and leave in the order in which they matter', () => {
    expect(home.tasks.map(({ due_date, is_overdue }: Home) => [due_date, is_overdue])).toEqual([
      ['2026-06-16', true],
      [WEDNESDAY, false],
      [WEDNESDAY, false],
    ])
    expect(home.projects.map(({ project_name, signal }: Home) => [project_name, signal])).toEqual([
      ['Own', 'over_budget'],
      ['Other', 'near_budget'],
      ['Roomy', null],
    ])
    expect(home.leave.map(({ start_date }: Home) => start_date)).toEqual([WEDNESDAY, '2026-07-20'])
  })

  test('reads the same in the reports', async () => {
    const figures = Object.fromEntries(home.todo.map((entry: Home) => [entry.kind, entry]))
    const owed = (await client.get('/reports/outstanding-invoices?overdue_only=true')).body.data
    expect(figures.invoices_overdue).toMatchObject({ amount: 121, other_currencies: ['USD'] })
    expect(owed.totals).toMatchObject({ overdue_count: 1, overdue_amount: 121 })
    const pipeline = (await client.get('/reports/sales-pipeline')).body.data
    expect(pipeline.overdue).toMatchObject({ count: 1, amount: figures.sales_overdue.amount })
    const status = (await client.get('/reports/project-status')).body.data.rows
    for (const { signal: _, organization_name: __, ...project } of home.projects)
      expect(status).toContainEqual(expect.objectContaining(project))
    for (const { project_id, signal } of home.projects) {
      const { signals } = status.find((row: Home) => row.project_id === project_id)
      expect(signals.find((word: string) => word.endsWith('_budget')) ?? null).toBe(signal)
    }
  })
})

describe('whoever decides for some', () => {
  test('a manager approves his people and his projects, and every entry he is shown', async () => {
    const client = await env.signIn(['hours:read', 'hours:write', 'hrm:read', 'hrm:write'], world.boss)
    const home = await homeOf(client)
    expect(countsOf(home)).toEqual({
      hours_unsubmitted: 1,
      hours_rejected: 1,
      leave_upcoming: 2,
      hours_to_approve: 2,
      project_hours_to_approve: 1,
      people_not_submitted: 1,
      leave_to_decide: 1,
    })
    await checkLists(client, home)
  })

  test.each<[string, readonly Right[], boolean]>([
    ['a manager', ['hours:read', 'hours:write'], true],
    ['an approver', ['hours:read', 'hours:write', 'approve_hours'], true],
    ['an administrator', ['hours:read', 'hours:write', 'users'], true],
    ['an approver who is no employee', ['hours:read', 'hours:write', 'approve_hours'], false],
    ['somebody without people', ['hours:read', 'hours:write'], false],
  ])('%s is shown what he may approve and nothing else', async (_, some, isEmployee) => {
    const fresh = await server.environment()
    const there = await homeWorld(server, fresh)
    const client = await fresh.signIn(some, isEmployee ? there.boss : undefined)
    const home = await homeOf(client)
    const shown = new Set<string>()
    for (const { list } of home.todo.filter(({ kind }: Home) => kind.endsWith('hours_to_approve')))
      for (const { id } of (await listed(client, list)).data) shown.add(id)
    const { data } = await listed(client, { path: '/hours/hours', query: { approval_status: 'submitted' } })
    expect(data).toHaveLength(6)
    for (const { id } of data) {
      const { status } = await client.post('/hours/hours/approve', { ids: [id] })
      expect([id, status]).toEqual([id, shown.has(id) ? 200 : 403])
    }
  })

  test('own leave counts only with approve_own', async () => {
    const some = ['hrm:read', 'hrm:write', 'approve_leave'] as const
    for (const [more, count] of [
      [[], 3],
      [['approve_own'], 4],
    ] as const) {
      const client = await env.signIn([...some, ...more], world.boss)
      const home = await homeOf(client)
      expect(countsOf(home).leave_to_decide).toBe(count)
      await checkLists(client, home)
    }
  })
})

test.each(Object.entries(standardRoles))('%s sees no figure whose list is closed to him', async (_, some) => {
  for (const employeeId of [world.boss, world.kees, undefined]) {
    const client = await env.signIn(some, employeeId)
    const home = await homeOf(client)
    await checkLists(client, home)
    const told = [...home.todo.map(({ kind }: Home) => kind), ...home.omitted]
    expect(told.sort()).toEqual([...homeKinds].sort())
  }
})

test('without any right there is nothing, and that is no error', async () => {
  const home = await homeOf(await env.signIn([]))
  expect(home).toMatchObject({ hours: null, tasks: [], projects: [], leave: [], todo: [], omitted: homeKinds })
})
