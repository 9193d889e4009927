import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertEmployee, inTest, refusal, staySignedIn, trailOf } from '../../../test/fixtures.ts'
import { type AppClient, startTestServer, type TestServer } from '../../../test/harness.ts'
import { type HoursWorld, hoursWorld } from '../../../test/hours-fixtures.ts'
import { sql } from '../../db/sql.ts'

const NINE = '2026-03-02T08:00:00.000Z'

let now = Date.parse(NINE)
let server: TestServer
let world: HoursWorld
let me: AppClient
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = Date.parse(NINE)
  world = await hoursWorld(server)
  me = await world.env.signIn(['hours:read', 'hours:write'], world.employeeId)
  await staySignedIn(server, world.env)
})

function later(minutes: number, seconds = 0) {
  now += minutes * 60_000 + seconds * 1000
}

const start = (body: object = {}) => me.post('/hours/timer', body)
const stop = (body: object = {}, headers?: Record<string, string>) => me.post('/hours/timer/stop', body, headers)
const read = async () => (await me.get('/hours/timer')).body.data

describe('a timer', () => {
  test('tells what it is for and what time it is, on every device', async () => {
    expect(await read()).toEqual({ timer: null, now: NINE })
    const { body } = await start({ service_id: world.serviceId, note: 'Sketches' })
    later(8 * 60 - 1)
    const { timer, now: told } = await read()
    expect(told).toBe('2026-03-02T15:59:00.000Z')
    expect(timer).toMatchObject({
      ...body.data.timer,
      project_id: world.projectId,
      project_name: 'Website',
      service_name: 'Design',
      organization_name: 'Acme',
      started_at: NINE,
      is_long: false,
    })
    later(1)
    expect((await read()).timer.is_long).toBe(true)
  })

  test('is booked as one entry when it stops, as if it had been booked by hand', async () => {
    await start({ service_id: world.serviceId, note: 'Sketches' })
    later(90, 30)
    const { status, body } = await stop()
    expect([status, body.data.timer]).toEqual([200, null])
    expect(body.data.booked).toMatchObject({
      service_id: world.serviceId,
      start_at: NINE,
      minutes: 90,
      note: 'Sketches',
      amount: 150,
      source: 'app',
    })
    const trail = await trailOf(server, world.env, body.data.booked.id)
    expect(trail).toEqual({ events: ['hours.created'], audit: ['timer.stop'] })
    expect((await read()).timer).toBeNull()
  })

  test('belongs to one employee: others neither see nor stop it', async () => {
    await start()
    const other = await world.env.signIn(['hours:read', 'hours:write'], await insertEmployee(server, world.env))
    expect((await other.get('/hours/timer')).body.data.timer).toBeNull()
    expect(refusal(await other.post('/hours/timer/stop', {}))).toBe('409 timer-not-running')
    const nobody = await world.env.signIn(['hours:read', 'hours:write'])
    expect((await nobody.get('/hours/timer')).body.data.timer).toBeNull()
    expect(refusal(await nobody.post('/hours/timer', {}))).toBe('403 forbidden')
  })

  test('of less than a minute leaves nothing behind', async () => {
    await start()
    later(0, 59)
    expect((await stop()).body.data).toMatchObject({ timer: null, booked: null })
    expect((await world.env.get('/hours/hours')).body.meta.count).toBe(0)
  })

  test('over midnight is one entry of the day on which it started', async () => {
    now = Date.parse('2026-03-02T22:00:00Z')
    await start()
    later(180)
    expect((await stop()).body.data.booked).toMatchObject({ date: '2026-03-02', minutes: 180 })
  })

  test('can have been started and stopped earlier', async () => {
    expect(refusal(await start({ started_at: '2026-03-02T09:00:01+01:00' }))).toBe('400 validation-error /started_at')
    expect(refusal(await start({ started_at: '2026-03-01T07:59:59Z' }))).toBe('400 validation-error /started_at')
    expect((await start({ started_at: '2026-03-02T07:30:00Z' })).status).toBe(201)
    later(60)
    expect(refusal(await stop({ stopped_at: '2026-03-02T09:00:01Z' }))).toBe('400 validation-error /stopped_at')
    expect(refusal(await stop({ stopped_at: '2026-03-02T07:29:59Z' }))).toBe('400 validation-error /stopped_at')
    expect((await stop({ stopped_at: '2026-03-02T08:15:00Z' })).body.data.booked.minutes).toBe(45)
  })

  test('that was forgotten asks when it ended, also of whoever starts the next one', async () => {
    await start()
    later(24 * 60, 1)
    expect((await read()).timer).toMatchObject({ is_forgotten: true })
    expect(refusal(await stop())).toBe('409 timer-forgotten')
    expect(refusal(await start())).toBe('409 timer-forgotten')
    expect(refusal(await stop({ stopped_at: new Date(now).toISOString() }))).toBe('400 validation-error /stopped_at')
    expect((await stop({ stopped_at: '2026-03-02T16:00:00Z' })).body.data.booked.minutes).toBe(480)
  })

  test('is discarded once', async () => {
    await start()
    later(60)
    expect((await me.delete('/hours/timer')).status).toBe(204)
    expect(refusal(await me.delete('/hours/timer'))).toBe('409 timer-not-running')
    expect((await world.env.get('/hours/hours')).body.meta.count).toBe(0)
  })
})

describe('switching', () => {
  test('books what ran up to that moment, and nothing overlaps', async () => {
    await world.change('company_profile', { hours_overlap: 'refuse' })
    await start({ service_id: world.serviceId, note: 'One' })
    later(10, 20)
    const { body } = await start({ project_id: world.projectId, note: 'Two' })
    expect(body.data).toMatchObject({ timer: { note: 'Two' }, booked: { note: 'One', start_at: NINE, minutes: 10 } })
    later(5, 45)
    expect((await stop()).body.data.booked).toMatchObject({ start_at: body.data.booked.end_at, minutes: 6 })
  })

  test('to something that began earlier crops the one that ran', async () => {
    await start({ note: 'One' })
    later(60)
    expect(refusal(await start({ started_at: '2026-03-02T07:59:00Z' }))).toBe('400 validation-error /started_at')
    const { body } = await start({ note: 'Two', started_at: '2026-03-02T08:40:00Z' })
    expect(body.data.booked).toMatchObject({ note: 'One', minutes: 40 })
    expect(body.data.timer.started_at).toBe('2026-03-02T08:40:00.000Z')
  })

  test('is all or nothing: what cannot be booked runs on, what cannot be started starts nothing', async () => {
    const { body } = await start({ project_id: world.projectId, note: 'One' })
    later(60)
    const closed = await world.make('/projects/project', { name: 'Old', status: 'closed' })
    expect(refusal(await start({ project_id: closed }))).toBe('409 project-closed')
    expect((await read()).timer.id).toBe(body.data.timer.id)
    expect((await world.env.get('/hours/hours')).body.meta.count).toBe(0)
    await world.change('project', { status: 'closed' }, world.projectId)
    expect(refusal(await start())).toBe('409 project-closed')
    expect((await read()).timer.id).toBe(body.data.timer.id)
  })
})

describe('where an entry cannot be booked', () => {
  const closing: [string, (place: HoursWorld) => Promise<unknown>][] = [
    ['project-closed', ({ change, projectId }) => change('project', { status: 'closed' }, projectId)],
    ['service-closed', ({ change, serviceId }) => change('service', { status: 'closed' }, serviceId)],
    ['period-closed', ({ change }) => change('company_profile', { hours_closed_until: '2026-03-02' })],
    ['employee-inactive', ({ change, employeeId }) => change('employee', { is_deactivated: true }, employeeId)],
    [
      'hours-overlap',
      async ({ change, booked }) => {
        await change('company_profile', { hours_overlap: 'refuse' })
        await booked({ start_at: NINE })
      },
    ],
    [
      'budget-exceeded',
      async ({ change, projectId }) => {
        await change('company_profile', { budget_policy: 'block' })
        await change('project', { budget_minutes: 30 }, projectId)
      },
    ],
  ]

  test.each(closing)('(%s) a running timer runs on and says why', async (code, close) => {
    const { body } = await start({ service_id: world.serviceId, note: 'Sketches' })
    later(60)
    await close(world)
    expect(refusal(await stop())).toBe(`409 ${code}`)
    expect((await read()).timer).toMatchObject({ id: body.data.timer.id, version: 1, started_at: NINE })
    expect((await me.patch('/hours/timer', { note: 'Still typing' })).status).toBe(200)
    expect((await me.patch('/hours/timer', { project_id: null, started_at: NINE })).status).toBe(
      ['period-closed', 'employee-inactive', 'hours-overlap'].includes(code) ? 409 : 200,
    )
  })

  test.each(closing.slice(0, 5))('(%s) none is started', async (code, close) => {
    await close(world)
    expect(refusal(await start({ service_id: world.serviceId }))).toBe(`409 ${code}`)
    expect((await read()).timer).toBeNull()
  })

  test('because its project is gone, it is booked without', async () => {
    const project_id = await world.make('/projects/project', { name: 'Gone' })
    const service_id = await world.make('/projects/service', { project_id, name: 'Gone' })
    await start({ service_id })
    expect((await world.env.delete(`/projects/project/${project_id}`)).status).toBe(204)
    expect((await read()).timer).toMatchObject({ project_id: null, service_id: null, version: expect.any(Number) })
    later(5)
    expect((await stop()).body.data.booked).toMatchObject({ project_id: null, minutes: 5 })
  })
})

describe('a change', () => {
  test('says project, service and task as a whole', async () => {
    await start({ service_id: world.serviceId, note: 'Sketches' })
    const other = await world.make('/projects/project', { name: 'Other' })
    const { timer } = (await me.patch('/hours/timer', { project_id: other })).body.data
    expect(timer).toMatchObject({ project_name: 'Other', service_id: null, note: 'Sketches', version: 2 })
    const mismatch = await me.patch('/hours/timer', { project_id: other, service_id: world.serviceId })
    expect(refusal(mismatch)).toBe('400 validation-error /service_id')
  })

  test('moves the start, not into the future and not past a day', async () => {
    await start()
    later(30)
    expect((await me.patch('/hours/timer', { started_at: '2026-03-02T07:00:00Z' })).body.data.timer.started_at).toBe(
      '2026-03-02T07:00:00.000Z',
    )
    expect(refusal(await me.patch('/hours/timer', { started_at: '2026-03-02T08:30:01Z' }))).toContain('/started_at')
    expect(refusal(await me.patch('/hours/timer', { started_at: '2026-03-01T08:29:59Z' }))).toContain('/started_at')
    expect((await stop()).body.data.booked.minutes).toBe(90)
  })

  test('is refused when somebody changed it meanwhile, if one asks for that', async () => {
    await start()
    expect((await me.patch('/hours/timer', { note: 'a' }, { 'if-match': '"v1"' })).status).toBe(200)
    expect((await me.patch('/hours/timer', { note: 'b' }, { 'if-match': '"v1"' })).status).toBe(412)
  })

  test('that changes nothing leaves no trace', async () => {
    const { body } = await start({ note: 'a' })
    await me.patch('/hours/timer', { note: 'a' })
    expect((await trailOf(server, world.env, body.data.timer.id)).audit).toEqual(['timer.start'])
  })
})

describe('a task', () => {
  test('brings its project, its service and its name', async () => {
    const task = { project_id: world.projectId, service_id: world.serviceId, name: 'Logo' }
    const task_id = await world.make('/projects/task', task)
    const { timer } = (await start({ task_id })).body.data
    expect(timer).toMatchObject({
      project_id: world.projectId,
      service_id: world.serviceId,
      task_id,
      task_name: 'Logo',
      note: 'Logo',
    })
    const next = await world.make('/projects/task', { project_id: world.projectId, name: 'Letter' })
    const changed = (await me.patch('/hours/timer', { task_id: next })).body.data.timer
    expect(changed).toMatchObject({ task_name: 'Letter', service_id: null, note: 'Letter' })
    await me.patch('/hours/timer', { note: 'Mine' })
    expect((await me.patch('/hours/timer', { task_id })).body.data.timer.note).toBe('Mine')
    later(5)
    expect((await stop()).body.data.booked).toMatchObject({ note: 'Mine', service_id: world.serviceId })
  })

  test('of another project is refused', async () => {
    const task_id = await world.make('/projects/task', { project_id: world.projectId, name: 'Logo' })
    const project_id = await world.make('/projects/project', { name: 'Other' })
    expect(refusal(await start({ task_id, project_id }))).toBe('400 validation-error /task_id')
  })
})

describe('at the same moment', () => {
  test('many starts leave one timer', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => start({ note: 'One' })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(await inTest(server, world.env, (tx) => tx.count(sql`select from timer`))).toBe(1)
    expect((await world.env.get('/hours/hours')).body.meta.count).toBe(0)
  })

  test('a start that was sent earlier and came later takes over all the same', async () => {
    await start({ note: 'One' })
    later(0, -1)
    expect((await start({ note: 'Two' })).body.data.timer).toMatchObject({ note: 'Two', started_at: NINE })
    later(0, -1)
    expect((await stop()).body.data).toMatchObject({ timer: null, booked: null })
  })

  test('many stops book once, and with one key all hear the same', async () => {
    await start()
    later(5)
    const answers = await Promise.all(Array.from({ length: 8 }, () => stop()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    await start()
    later(5)
    const key = { 'idempotency-key': 'stop' }
    const first = await stop({}, key)
    const again = await stop({}, key)
    expect(again.text).toBe(first.text)
    expect((await world.env.get('/hours/hours')).body.meta.count).toBe(2)
  })
})
