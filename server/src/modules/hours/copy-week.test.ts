import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertEmployee, insertTimeEntry, inTest, refusal, trailOf } from '../../../test/fixtures.ts'
import { type AppClient, startTestServer, type TestServer } from '../../../test/harness.ts'
import { type HoursWorld, hoursWorld } from '../../../test/hours-fixtures.ts'
import { sql } from '../../db/sql.ts'

let server: TestServer
let world: HoursWorld
let me: AppClient
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse('2026-04-01T12:00:00Z') } })
})
afterAll(() => server.close())
beforeEach(async () => {
  world = await hoursWorld(server)
  me = await world.env.signIn(['hours:read', 'hours:write'], world.employeeId)
})

async function copy(from: string, to: string, values: object = {}) {
  const answer = await me.post('/hours/week/copy', { from, to, ...values })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

describe('copying a week', () => {
  test('books the same on the same weekday and time of the clock, also over a clock change', async () => {
    await world.booked({ start_at: '2026-03-23T09:00:00+01:00', minutes: 90, note: 'Sketches', billable: false })
    await world.booked({ start_at: '2026-03-27T13:00:00+01:00', service_id: null, project_id: world.projectId })
    const { ids, skipped } = await copy('2026-03-25', '2026-04-04')
    expect([ids.length, skipped]).toEqual([2, []])
    const { body } = await me.get('/hours/hours?date_from=2026-03-30&sort=start_at')
    expect(body.data).toMatchObject([
      {
        start_at: '2026-03-30T07:00:00.000Z',
        minutes: 90,
        note: 'Sketches',
        billable: false,
        service_id: world.serviceId,
      },
      { start_at: '2026-04-03T11:00:00.000Z', service_id: null, project_id: world.projectId },
    ])
    expect(await trailOf(server, world.env, ids[0])).toEqual({ events: ['hours.created'], audit: ['week.copy'] })
  })

  test('fills only empty cells, so twice is once', async () => {
    await world.booked({ start_at: '2026-03-23T09:00:00+01:00' })
    await world.booked({ start_at: '2026-03-23T13:00:00+01:00' })
    expect((await copy('2026-03-23', '2026-03-30')).ids).toHaveLength(2)
    const again = await copy('2026-03-23', '2026-03-30')
    expect(again.ids).toEqual([])
    expect(again.skipped.map(({ code }: { code: string }) => code)).toEqual(['filled', 'filled'])
  })

  test('into itself does nothing', async () => {
    await world.booked({ start_at: '2026-03-23T09:00:00+01:00' })
    expect(await copy('2026-03-23', '2026-03-29')).toMatchObject({ ids: [], skipped: [{ code: 'filled' }] })
  })

  test('skips what cannot be booked and says why', async () => {
    const other = await world.make('/projects/project', { name: 'Old' })
    const old = await world.booked({ start_at: '2026-03-23T09:00:00+01:00', service_id: null, project_id: other })
    await world.booked({ start_at: '2026-03-24T09:00:00+01:00' })
    await world.change('project', { status: 'closed' }, other)
    const { ids, skipped, rows } = await copy('2026-03-23', '2026-03-30')
    expect(ids).toHaveLength(1)
    expect(skipped).toMatchObject([{ hours_id: old.id, code: 'project-closed' }])
    expect(rows).toMatchObject([{ service_id: world.serviceId, refusal: null }])
    expect(rows).toHaveLength(1)
  })

  test('without minutes books nothing and tells the rows', async () => {
    await world.booked({ start_at: '2026-03-09T09:00:00+01:00' })
    const { ids, skipped, rows } = await copy('2026-03-09', '2026-03-30', { with_minutes: false })
    expect([ids, skipped]).toEqual([[], []])
    expect(rows).toMatchObject([{ project_name: 'Website', service_name: 'Design' }])
    expect((await me.get('/hours/hours?date_from=2026-03-30')).body.meta.count).toBe(0)
  })

  test('is for oneself, or for those who may approve', async () => {
    const other = await insertEmployee(server, world.env)
    const body = { employee_id: other, from: '2026-03-23', to: '2026-03-30' }
    expect(refusal(await me.post('/hours/week/copy', body))).toBe('403 forbidden')
    expect((await world.env.app.post('/hours/week/copy', body)).status).toBe(200)
  })

  test('twice at the same moment is once', async () => {
    await world.booked({ start_at: '2026-03-23T09:00:00+01:00' })
    const answers = await inTest(server, world.env, async (tx) => {
      await tx.all(sql`select pg_advisory_xact_lock(hashtextextended(${world.employeeId}::uuid::text, 0))`)
      const running = [copy('2026-03-23', '2026-03-30'), copy('2026-03-23', '2026-03-30')]
      const waiting = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
      for (let looks = 0; looks < 1000 && (await tx.count(waiting)) < running.length; looks++);
      return { running }
    })
    const made = await Promise.all(answers.running)
    expect(made.flatMap(({ ids }) => ids)).toHaveLength(1)
  })
})

describe('deleting many', () => {
  test('undoes a copy', async () => {
    await world.booked({ start_at: '2026-03-23T09:00:00+01:00' })
    const { ids } = await copy('2026-03-23', '2026-03-30')
    expect((await me.post('/hours/hours/delete-many', { ids })).status).toBe(204)
    expect((await me.get('/hours/hours')).body.meta.count).toBe(1)
    expect((await trailOf(server, world.env, ids[0])).events).toEqual(['hours.created', 'hours.deleted'])
  })

  test('is all or nothing, and names the one that refuses', async () => {
    const free = await world.booked({ start_at: '2026-03-23T09:00:00+01:00' })
    const locked = await insertTimeEntry(server, world.env, {
      employee_id: world.employeeId,
      approval_status: 'approved',
    })
    const other = await insertEmployee(server, world.env)
    const theirs = await world.booked({ employee_id: other })
    const attempts = [
      [locked, '409 hours-locked'],
      [theirs.id, '403 forbidden'],
    ] as const
    for (const [id, why] of attempts) {
      const answer = await me.post('/hours/hours/delete-many', { ids: [free.id, id] })
      expect(refusal(answer)).toBe(why)
      expect(answer.body.hours_id).toBe(id)
    }
    const unknown = await me.post('/hours/hours/delete-many', { ids: [free.id, other] })
    expect(refusal(unknown)).toBe('400 invalid-reference /ids/1')
    await world.change('project', { status: 'closed' }, world.projectId)
    expect(refusal(await me.post('/hours/hours/delete-many', { ids: [free.id] }))).toBe('409 project-closed')
    expect((await me.get('/hours/hours')).body.meta.count).toBe(3)
  })
})
