import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertContract, insertEmployee, inTest, make } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { sql } from '../db/sql.ts'
import { inBackground } from '../events/background.ts'
import { announceContracts } from '../modules/hrm/people/contracts.queries.ts'
import { announceEmployees } from '../modules/hrm/people/employees.queries.ts'
import { addDays, localDay } from '../shared/calendar.ts'
import { contractDates, employeeDates } from './people-dates.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const today = localDay(new Date().toISOString(), 'Europe/Amsterdam')
const soon = (days: number) => addDays(today, days)
const schedule = { monday: 480, tuesday: 480, wednesday: 0, thursday: 0, friday: 0, saturday: 0, sunday: 0 }

/** Both duties, as if it were this moment. */
async function runAt(env: TestEnvironment, moment: string): Promise<void> {
  const clock = { now: () => Date.parse(moment) }
  for (const announce of [announceContracts, announceEmployees])
    await inBackground(server.db, env.id, 'people.announce', (ctx) => announce(ctx, 100), clock)
}

/** The events since the last look, each with what its changed fields were before. */
async function told(env: TestEnvironment): Promise<string[]> {
  const rows = await inTest(server, env, (tx) =>
    tx.all<{ kind: string; previous: object | null }>(
      sql`select kind, payload::json -> 'data' -> 'previous' as previous from outbox order by id`,
    ),
  )
  const fresh = rows.slice(seen.get(env.id) ?? 0)
  seen.set(env.id, rows.length)
  const lines = fresh.map(({ kind, previous }) => {
    const fields = Object.entries(previous ?? {}).filter(([field]) => field !== 'updated_at')
    return [kind, ...fields.map(([field, value]) => `${field}=${value}`)].join(' ')
  })
  return lines.sort()
}
const seen = new Map<string, number>()

test('a contract that begins and one that ends are told of once, and so is the week of the employee', async () => {
  const env = await server.environment()
  const { id: employee_id } = await make(env.app, '/hrm/employee', { last_name: 'Vos' })
  await make(env.app, '/hrm/contract', { employee_id, start_date: soon(3), end_date: soon(9), schedule })
  await told(env)
  await runAt(env, `${soon(2)}T12:00:00Z`)
  expect(await told(env)).toEqual([])
  await runAt(env, `${soon(3)}T12:00:00Z`)
  expect(await told(env)).toEqual(['contract.updated status=future', 'employee.updated weekly_minutes=null'])
  await runAt(env, `${soon(3)}T13:00:00Z`)
  expect(await told(env)).toEqual([])
  await runAt(env, `${soon(10)}T12:00:00Z`)
  expect(await told(env)).toEqual(['contract.updated status=current', 'employee.updated weekly_minutes=960'])
})

test('after a week of silence everything is told of once, as it is by then', async () => {
  const env = await server.environment()
  const { id: employee_id } = await make(env.app, '/hrm/employee', {
    last_name: 'Vos',
    employment_start: today,
    employment_end: soon(5),
  })
  await make(env.app, '/hrm/contract', { employee_id, start_date: soon(1), end_date: soon(4), schedule })
  await make(env.app, '/hrm/employeerate', { employee_id, kind: 'sales', hourly_rate: 95, valid_from: soon(2) })
  await make(env.app, '/hrm/employeerate', { employee_id, kind: 'cost', hourly_rate: 40, valid_from: soon(2) })
  await told(env)
  await runAt(env, `${soon(7)}T12:00:00Z`)
  expect(await told(env)).toEqual([
    'contract.updated status=future',
    'employee.deactivated status=active hourly_rate=null',
    'employee.updated status=active hourly_rate=null',
  ])
  await runAt(env, `${soon(8)}T12:00:00Z`)
  expect(await told(env)).toEqual([])
})

test('the day begins where the company is', async () => {
  const env = await server.environment()
  await env.app.patch('/settings/environment', { time_zone: 'America/Los_Angeles' })
  const here = localDay(new Date().toISOString(), 'America/Los_Angeles')
  await make(env.app, '/hrm/employee', { last_name: 'Vos', employment_end: addDays(here, 2) })
  await told(env)
  await runAt(env, `${addDays(here, 3)}T06:59:00Z`)
  expect(await told(env)).toEqual([])
  await runAt(env, `${addDays(here, 3)}T08:01:00Z`)
  expect(await told(env)).toEqual(['employee.deactivated status=active', 'employee.updated status=active'])
})

test('what a write told of is not told again, and what it leaves to the day is', async () => {
  const env = await server.environment()
  const { id } = await make(env.app, '/hrm/employee', { last_name: 'Vos' })
  await env.app.patch(`/hrm/employee/${id}`, { employment_end: soon(-1) })
  await env.app.patch(`/hrm/employee/${id}`, { employment_end: null })
  const contract = await make(env.app, '/hrm/contract', { employee_id: id, start_date: soon(3), schedule })
  await env.app.patch(`/hrm/contract/${contract.id}`, { start_date: today })
  await told(env)
  await runAt(env, new Date().toISOString())
  expect(await told(env)).toEqual([])
})

test('whoever is told of by a change first is not lost: the end of employment goes out with it', async () => {
  const env = await server.environment()
  const { id } = await make(env.app, '/hrm/employee', { last_name: 'Vos' })
  await inTest(server, env, (tx) => tx.count(sql`update employee set employment_end = ${soon(-1)} where id = ${id}`))
  await told(env)
  await env.app.patch(`/hrm/employee/${id}`, { phone: '1' })
  expect((await told(env)).map((line) => line.split(' ')[0])).toEqual(['employee.deactivated', 'employee.updated'])
  await runAt(env, new Date().toISOString())
  expect(await told(env)).toEqual([])
})

test('rows of before this was kept are learned in silence, and several workers tell once', async () => {
  const env = await server.environment()
  const employeeIds = await Promise.all(Array.from({ length: 3 }, () => insertEmployee(server, env)))
  for (const id of employeeIds) await insertContract(server, env, id)
  const run = () =>
    Promise.all(
      [contractDates, contractDates, employeeDates, employeeDates].map((duty) => duty.runIn(server.db, env.id)),
    )
  await run()
  expect(await told(env)).toEqual([])
  await inTest(server, env, (tx) => tx.count(sql`update contract set end_date = ${soon(-1)}`))
  await run()
  await run()
  const events = await told(env)
  expect(events.filter((line) => line === 'contract.updated status=current')).toHaveLength(3)
  expect(events.filter((line) => line === 'employee.updated weekly_minutes=2400')).toHaveLength(3)
  expect(events).toHaveLength(6)
})
