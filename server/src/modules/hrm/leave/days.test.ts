import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest, made, refusal, trailOf } from '../../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { leaveWorld } from '../../../../test/leave-fixtures.ts'
import { sql } from '../../../db/sql.ts'
import { inBackground } from '../../../events/background.ts'
import { absenceChanged, scheduleChanged } from '../ripples.ts'

/** A Wednesday. */
const clock = { now: () => Date.parse('2026-11-18T12:00:00Z') }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

async function world() {
  const base = await leaveWorld(server)
  const { env, employeeId } = base
  const changed = { employeeIds: [employeeId], from: '2026-01-01', to: null }
  const tell = (what: typeof scheduleChanged) =>
    inBackground(server.db, env.id, 'test', (ctx) => what(ctx, changed), clock)
  const write = (query: ReturnType<typeof sql>) => inTest(server, env, (tx) => tx.count(query))
  const daysOf = async (id: string) =>
    (await base.read(id)).days.map((day: { minutes: number; excluded_reason: string | null }) => [
      day.minutes,
      day.excluded_reason,
    ])
  return { ...base, tell, write, daysOf }
}

test('a new schedule counts from tomorrow on', async () => {
  const { env, ask, decide, tell, write, daysOf, read, balances } = await world()
  const asked = await made(ask('2026-11-23'))
  const approved = await made(ask('2026-11-17', '2026-11-20'))
  const gone = await made(ask('2026-11-24'))
  await decide(approved, 'approved')
  await decide(gone, 'cancelled')
  await write(sql`update contract set schedule = '{300,300,300,300,0,0,0}'`)
  await tell(scheduleChanged)
  expect(await daysOf(approved)).toEqual([
    [480, null],
    [480, null],
    [300, null],
    [0, 'not_scheduled'],
  ])
  expect(await read(approved)).toMatchObject({ minutes: 1260 })
  expect((await read(asked)).minutes).toBe(300)
  expect((await read(gone)).minutes).toBe(480)
  expect((await balances())[0]).toMatchObject({ entitled_minutes: 4800, taken_minutes: 960, planned_minutes: 300 })
  expect((await trailOf(server, env, approved)).events.filter(isUpdate)).toHaveLength(2)
  const before = await env.get(`/hrm/leave/${approved}`)
  await tell(scheduleChanged)
  expect((await env.get(`/hrm/leave/${approved}`)).headers.etag).toBe(before.headers.etag)
})

test('a new holiday takes its day out of leave to come, half of it or all', async () => {
  const { ask, tell, write, daysOf } = await world()
  const id = await made(ask('2026-11-17', '2026-11-20'))
  const part = await made(ask('2026-11-23', '2026-11-23', { minutes: 300 }))
  for (const [day, half] of [
    ['2026-11-17', false],
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2026-11-23', true],
  ])
    await write(sql`insert into public_holiday (environment_id, company_profile_id, date, name, half_day)
      select current_environment(), id, ${day}, 'Feast', ${half} from company_profile where is_default`)
  await tell(scheduleChanged)
  expect(await daysOf(id)).toEqual([
    [480, null],
    [480, null],
    [0, 'holiday'],
    [240, null],
  ])
  expect(await daysOf(part)).toEqual([[240, null]])
})

test('leave that falls outside contracts takes nothing there', async () => {
  const { ask, tell, write, daysOf } = await world()
  const id = await made(ask('2026-11-19', '2026-11-20'))
  await write(sql`update contract set end_date = '2026-11-19'`)
  await tell(scheduleChanged)
  expect(await daysOf(id)).toEqual([
    [480, null],
    [0, 'not_scheduled'],
  ])
})

test('what was asked for outside of contracts by now is not approved', async () => {
  const { env, ask, decide } = await leaveWorld(server)
  const [contract] = (await env.get('/hrm/contract')).body.data
  const id = await made(ask('2026-12-07', '2026-12-09'))
  await env.app.patch(`/hrm/contract/${contract.id}`, { end_date: '2026-12-08' })
  expect(refusal(await decide(id, 'approved'))).toBe('409 employee-inactive /end_date')
  expect((await decide(id, 'rejected')).status).toBe(200)
})

test('an absence takes its days out of leave, also those past, and gives them back', async () => {
  const { env, ask, decide, tell, write, daysOf, balances, employeeId } = await world()
  const id = await made(ask('2026-11-13', '2026-11-17'))
  await decide(id, 'approved')
  await write(sql`insert into absence (environment_id, id, employee_id, start_date, end_date, status, created_at, updated_at)
    values (current_environment(), new_id(), ${employeeId}, '2026-11-16', '2026-11-17', 'closed', now(), now())`)
  await write(sql`update contract set schedule = '{60,60,60,60,60,0,0}'`)
  await tell(absenceChanged)
  expect(await daysOf(id)).toEqual([
    [480, null],
    [0, 'not_scheduled'],
    [0, 'not_scheduled'],
    [0, 'absence'],
    [0, 'absence'],
  ])
  expect((await balances())[0].taken_minutes).toBe(480)
  await write(sql`update absence set percentage = 50`)
  await tell(absenceChanged)
  expect((await daysOf(id)).slice(3)).toEqual([
    [480, null],
    [480, null],
  ])
  expect((await balances())[0].taken_minutes).toBe(1440)
  expect((await trailOf(server, env, id)).events.filter(isUpdate)).toHaveLength(3)
})

function isUpdate(kind: string): boolean {
  return kind === 'leave.updated'
}
