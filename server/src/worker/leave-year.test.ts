import { expect, test } from 'vitest'
import { inTest, made } from '../../test/fixtures.ts'
import { startTestServer } from '../../test/harness.ts'
import { leaveWorld } from '../../test/leave-fixtures.ts'
import { sql } from '../db/sql.ts'
import { inBackground } from '../events/background.ts'
import { renewDueBalances } from '../modules/hrm/leave/due-balances.queries.ts'
import { storedJobs } from './jobs.ts'
import { balanceRenewer, leaveYear } from './leave-year.ts'

test('a new year opens and what has lapsed is booked once, on its day, also late', async () => {
  const clock = { now: () => Date.parse('2026-11-18T12:00:00Z') }
  const server = await startTestServer({ clock })
  const { env, ask, decide, adjust, balances } = await leaveWorld(server)
  await adjust(1, 'extra')
  await decide(await made(ask('2026-12-01')), 'approved')
  const on = (instant: string) =>
    inBackground(server.db, env.id, 'test', (ctx) => renewDueBalances(ctx, 100), { now: () => Date.parse(instant) })
  const opened = async () => (await balances()).map(({ year }: { year: number }) => year)

  expect(await on('2026-12-31T22:59:00Z')).toBe(0)
  expect(await opened()).toEqual([2026])
  const atOnce = await Promise.all([on('2026-12-31T23:00:00Z'), on('2026-12-31T23:00:00Z')])
  expect(Math.max(...atOnce)).toBe(1)
  expect(await balances()).toMatchObject([
    { year: 2026, balance_minutes: 9120 },
    { year: 2027, carried_over_minutes: 9120, entitled_minutes: 9600, expired_minutes: 0 },
  ])
  expect(await on('2027-06-30T21:59:00Z')).toBe(0)
  expect(await on('2027-06-30T22:00:00Z')).toBe(1)
  expect(await on('2027-07-01T22:00:00Z')).toBe(0)
  expect((await balances())[1]).toMatchObject({ expired_minutes: 9120, balance_minutes: 9600 })

  expect(await on('2030-02-01T12:00:00Z')).toBe(1)
  expect(await on('2030-02-01T12:00:00Z')).toBe(0)
  expect(await balances()).toMatchObject([
    { year: 2026 },
    { year: 2027, balance_minutes: 9600 },
    { year: 2028, expired_minutes: 9600, balance_minutes: 9600 },
    { year: 2029, expired_minutes: 9600, balance_minutes: 9600 },
    { year: 2030, expired_minutes: 0, balance_minutes: 19_200 },
  ])
  await server.close()
})

test.each([
  ['Pacific/Auckland', '2026-12-31T10:59:00Z', '2026-12-31T11:00:00Z'],
  ['Pacific/Honolulu', '2027-01-01T09:59:00Z', '2027-01-01T10:00:00Z'],
])('the year begins when it does in %s', async (time_zone, before, after) => {
  const server = await startTestServer({ clock: { now: () => Date.parse('2026-11-18T12:00:00Z') } })
  const { env, adjust } = await leaveWorld(server)
  await adjust(1)
  expect((await env.app.patch('/settings/environment', { time_zone })).status).toBe(200)
  const on = (instant: string) =>
    inBackground(server.db, env.id, 'test', (ctx) => renewDueBalances(ctx, 100), { now: () => Date.parse(instant) })
  expect([await on(before), await on(after), await on(after)]).toEqual([0, 1, 0])
  await server.close()
})

test('who left is carried over only while something is left', async () => {
  const server = await startTestServer({ clock: { now: () => Date.parse('2026-11-18T12:00:00Z') } })
  const { env, adjust, balances } = await leaveWorld(server, { end_date: '2026-12-31' })
  await adjust(-2400, 'extra')
  const on = (instant: string) =>
    inBackground(server.db, env.id, 'test', (ctx) => renewDueBalances(ctx, 100), { now: () => Date.parse(instant) })
  expect(await on('2027-01-01T12:00:00Z')).toBe(1)
  expect(await on('2027-01-01T12:00:00Z')).toBe(0)
  expect((await balances())[1]).toMatchObject({ year: 2027, carried_over_minutes: 9600, balance_minutes: 9600 })
  expect(await on('2029-03-01T12:00:00Z')).toBe(1)
  expect(await on('2029-03-01T12:00:00Z')).toBe(0)
  expect(await balances()).toMatchObject([{ year: 2026 }, { year: 2027, expired_minutes: 9600, balance_minutes: 0 }])
  expect(await balances('extra')).toMatchObject([{ year: 2026, balance_minutes: 0 }])
  await server.close()
})

test('another first year is counted anew', async () => {
  const clock = { now: () => Date.parse('2026-11-18T12:00:00Z') }
  const server = await startTestServer({ clock })
  const { env, adjust, balances } = await leaveWorld(server)
  await adjust(60)
  const renewing = storedJobs('renew_balances', balanceRenewer, clock)
  const since = async (leave_since: number) => {
    expect((await env.app.patch('/settings/environment', { leave_since })).status).toBe(200)
    await Promise.all([renewing.run(server.db), renewing.run(server.db)])
    await env.app.patch('/settings/environment', { leave_since })
    expect(await inTest(server, env, (tx) => tx.count(sql`select from job`))).toBe(0)
    const rows: { year: number; entitled_minutes: number }[] = await balances()
    return rows.filter(({ year }) => year <= 2026).map((row) => [row.year, row.entitled_minutes])
  }
  expect(await since(2025)).toEqual([
    [2025, 9600],
    [2026, 9600],
  ])
  expect(await since(2027)).toEqual([
    [2025, 0],
    [2026, 0],
  ])
  await server.close()
})

test('the duty goes through all employees in bites', async () => {
  const server = await startTestServer()
  const { env } = await leaveWorld(server)
  await inTest(server, env, (tx) =>
    tx.count(sql`
      with people as (
        insert into employee (environment_id, id, last_name, company_profile_id, created_at, updated_at)
        select current_environment(), new_id(), 'Jansen', c.id, now(), now() from company_profile c, generate_series(1, 120)
        where c.is_default returning id, company_profile_id)
      insert into contract (environment_id, id, employee_id, company_profile_id, start_date, schedule, created_at, updated_at)
      select current_environment(), new_id(), p.id, p.company_profile_id, '2026-01-01', '{480,480,480,480,480,0,0}', now(), now()
      from people p`),
  )
  await Promise.all([leaveYear.runIn(server.db, env.id), leaveYear.runIn(server.db, env.id)])
  const { body } = await env.get(`/hrm/leavebalance?year=${new Date().getFullYear()}`)
  expect(body.meta.count).toBe(3 * 121)
  await server.close()
})
