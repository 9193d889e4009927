// What several people do to the same employees at once queues; nobody waits for somebody who waits for him.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../src/shared/calendar.ts'
import { insertContract, insertEmployee, make } from './fixtures.ts'
import { type Answer, startTestServer, type TestServer } from './harness.ts'
import { type Scratch, scratchDatabase } from './scratch.ts'

// A Wednesday; the first of December is a Tuesday.
const NOON = Date.parse('2026-11-18T12:00:00Z')
const ROUNDS = process.env.LONG ? 10 : 2

let scratch: Scratch
let server: TestServer
beforeAll(async () => {
  scratch = await scratchDatabase()
  server = await startTestServer({ databaseUrl: scratch.url, clock: { now: () => NOON } })
})
afterAll(async () => {
  await server.close()
  await scratch.drop()
})

const day = (n: number) => addDays('2026-12-01', n)
const span = (n: number) => ({ start_date: day(n), end_date: day(n + 2) })

async function company() {
  const env = await server.environment()
  const people = await Promise.all(
    [1, 2, 3].map(async () => {
      const id = await insertEmployee(server, env)
      return { id, contract: await insertContract(server, env, id) }
    }),
  )
  const types = (await env.get('/hrm/leavetype')).body.data
  const profile = (await env.get('/invoices/companyprofile')).body.data[0].id
  return { env, people, leave_type_id: types[0].id, profile }
}

/** The database gives up one of two that wait for each other only after a second, and counts it a little later. */
async function expectNoDeadlock(rounds: (round: number) => Promise<readonly Answer[]>): Promise<void> {
  const before = await deadlocks()
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await rounds(round)
    expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([])
  }
  expect(await deadlocks()).toBe(before)
}

async function deadlocks(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1200))
  await scratch.client.query('select pg_stat_clear_snapshot()')
  const { rows } = await scratch.client.query(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0].deadlocks)
}

test('holidays change while people plan, ask for leave, fall ill and get other contracts', async () => {
  const { env, people, leave_type_id, profile } = await company()
  await expectNoDeadlock((round) => {
    const holidays = [{ date: day(7 * round), name: 'Free', half_day: round % 2 === 0 }]
    return Promise.all([
      env.app.put(`/invoices/companyprofile/${profile}/holidays`, { years: [2026, 2027], holidays }),
      ...people.flatMap(({ id: employee_id, contract }) => [
        env.post('/hrm/leave', { employee_id, leave_type_id, ...span(7 * round) }),
        env.post('/hrm/planning', { employee_id, ...span(7 * round), minutes_per_day: 300 }),
        env.post('/hrm/absence', { employee_id, start_date: '2026-11-18' }),
        env.app.patch(`/hrm/contract/${contract}`, { end_date: round % 2 === 0 ? '2028-12-31' : null }),
      ]),
    ])
  })
})

test('a project, a service and a task are deleted while their planning changes', async () => {
  const { env, people } = await company()
  await expectNoDeadlock(async () => {
    const project = await make(env, '/projects/project', { name: 'Website' })
    const service = await make(env, '/projects/service', { project_id: project.id, name: 'Design' })
    const task = await make(env, '/projects/task', { project_id: project.id, name: 'Draw' })
    const places = [{ project_id: project.id }, { service_id: service.id }, { task_id: task.id }]
    const plan = { ...span(0), minutes_per_day: 60 }
    const planned = await Promise.all(
      people.flatMap(({ id }) =>
        places.map((place) => make(env, '/hrm/planning', { employee_id: id, ...place, ...plan })),
      ),
    )
    return Promise.all([
      ...planned.map(({ id }) => env.patch(`/hrm/planning/${id}`, { minutes_per_day: 90 })),
      env.delete(`/projects/task/${task.id}`),
      env.delete(`/projects/service/${service.id}`),
      env.delete(`/projects/project/${project.id}`),
      ...people.map(({ id }) => env.post('/hrm/planning', { employee_id: id, project_id: project.id, ...plan })),
    ])
  })
})

test('a leave type is changed and deleted while leave of it is asked for', async () => {
  const { env, people } = await company()
  await expectNoDeadlock(async (round) => {
    const type = await make(env.app, '/hrm/leavetype', { name: `Type ${round}`, kind: 'special', allow_negative: true })
    const asked = { leave_type_id: type.id, ...span(7 * round) }
    return Promise.all([
      ...people.map(({ id }) => env.post('/hrm/leave', { employee_id: id, ...asked })),
      env.app.patch(`/hrm/leavetype/${type.id}`, { affects_balance: false }),
      env.app.delete(`/hrm/leavetype/${type.id}`),
    ])
  })
})

test('an employee is deleted while his contract changes', async () => {
  const env = await server.environment()
  await expectNoDeadlock(async (round) => {
    const id = await insertEmployee(server, env)
    const contract = await insertContract(server, env, id)
    return Promise.all([
      env.app.patch(`/hrm/contract/${contract}`, { leave_minutes_per_year: round }),
      env.app.delete(`/hrm/employee/${id}`),
      env.app.patch(`/hrm/contract/${contract}`, { leave_minutes_per_year: 100 + round }),
    ])
  })
})
