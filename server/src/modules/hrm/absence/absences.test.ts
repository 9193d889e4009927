import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  idsOf,
  insertContract,
  insertEmployee,
  insertTeam,
  inTest,
  make,
  refusal,
  trailOf,
} from '../../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../../test/harness.ts'
import { sql } from '../../../db/sql.ts'
import { addDays } from '../../../shared/calendar.ts'

// A Monday.
const TODAY = '2026-03-16'
let now = Date.parse(`${TODAY}T12:00:00Z`)
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } })
})
afterAll(() => server.close())

async function withWorker() {
  now = Date.parse(`${TODAY}T12:00:00Z`)
  const env = await server.environment()
  const employee_id = await worker(env)
  const report = (body: object = {}) => env.post('/hrm/absence', { employee_id, start_date: TODAY, ...body })
  return { env, employee_id, report }
}

async function worker(env: TestEnvironment, manager_employee_id: string | null = null): Promise<string> {
  const id = await insertEmployee(server, env)
  await insertContract(server, env, id)
  if (manager_employee_id)
    await inTest(server, env, (tx) =>
      tx.count(sql`update employee set manager_employee_id = ${manager_employee_id} where id = ${id}`),
    )
  return id
}

describe('a report', () => {
  test('is read as it was written, with what was lost so far', async () => {
    const { env, employee_id, report } = await withWorker()
    const made = await report({ start_date: '2026-03-12', expected_end_date: '2026-03-20', percentage: 50 })
    expect(made.status, made.text).toBe(201)
    expect(made.body.data).toMatchObject({
      employee_id,
      employee_name: 'Bakker',
      kind: 'sickness',
      start_date: '2026-03-12',
      expected_end_date: '2026-03-20',
      percentage: 50,
      end_date: null,
      status: 'reported',
      lost_minutes: 3 * 240,
      reported_by_employee_id: null,
      closed_by_employee_id: null,
    })
    const path = `/hrm/absence/${made.body.data.id}`
    expect(made.headers.location).toContain(path)
    expect((await env.get(path)).body.data).toEqual(made.body.data)
    expect((await env.get('/hrm/absence')).body.data).toEqual([made.body.data])
    expect(await trailOf(server, env, made.body.data.id)).toEqual({
      events: ['absence.created'],
      audit: ['absence.create'],
    })
  })

  test('loses nothing on holidays', async () => {
    const { env, report } = await withWorker()
    const [profile] = (await env.get('/invoices/companyprofile')).body.data
    const holidays = [
      { date: '2026-03-12', name: 'Free' },
      { date: '2026-03-13', name: 'Half', half_day: true },
    ]
    const put = await env.app.put(`/invoices/companyprofile/${profile.id}/holidays`, { years: [2026], holidays })
    expect(put.status, put.text).toBe(200)
    expect((await report({ start_date: '2026-03-11' })).body.data.lost_minutes).toBe(480 + 240 + 480)
  })

  test('begins tomorrow at the latest, under a contract', async () => {
    const { env, report } = await withWorker()
    expect(refusal(await report({ start_date: addDays(TODAY, 2) }))).toBe('400 validation-error /start_date')
    expect(refusal(await report({ expected_end_date: addDays(TODAY, -1) }))).toBe(
      '400 validation-error /expected_end_date',
    )
    expect(refusal(await report({ start_date: '2019-12-31' }))).toBe('409 employee-inactive')
    expect(refusal(await report({ employee_id: env.id }))).toBe('400 invalid-reference /employee_id')
    const tomorrow = await report({ start_date: addDays(TODAY, 1) })
    expect(tomorrow.body.data).toMatchObject({ start_date: addDays(TODAY, 1), lost_minutes: 0 })
  })

  test('from tomorrow on stands in the way tomorrow already', async () => {
    const { env, employee_id, report } = await withWorker()
    const plan = { employee_id, start_date: addDays(TODAY, 1), end_date: addDays(TODAY, 2), minutes_per_day: 60 }
    const { id } = await make(env, '/hrm/planning', plan)
    const { id: reported } = (await report({ start_date: addDays(TODAY, 1) })).body.data
    const conflicts = async () => (await env.get(`/hrm/planning/${id}`)).body.data.conflicts
    expect(await conflicts()).toEqual([{ date: addDays(TODAY, 1), kind: 'absence', minutes: 60 }])
    await env.app.delete(`/hrm/absence/${reported}`)
    expect(await conflicts()).toEqual([])
  })

  test('of who was deactivated or has left is refused', async () => {
    const { env, employee_id, report } = await withWorker()
    await env.app.patch(`/hrm/employee/${employee_id}`, { employment_end: addDays(TODAY, -1) })
    expect(refusal(await report())).toBe('409 employee-inactive')
    await env.app.patch(`/hrm/employee/${employee_id}`, { employment_end: null })
    await env.app.post(`/hrm/employee/${employee_id}/deactivate`)
    expect(refusal(await report())).toBe('409 employee-inactive')
    await env.app.post(`/hrm/employee/${employee_id}/reactivate`)
    expect((await report()).status).toBe(201)
  })

  test('is the only open one, and covers no day of an earlier one', async () => {
    const { env, report } = await withWorker()
    const first = (await report({ start_date: '2026-03-02' })).body.data
    expect(refusal(await report())).toBe('409 absence-open')
    await env.patch(`/hrm/absence/${first.id}`, { end_date: '2026-03-06', status: 'closed' })
    expect(refusal(await report({ start_date: '2026-03-06' }))).toBe('409 duplicate /start_date')
    const second = (await report({ start_date: '2026-03-09' })).body.data
    expect(refusal(await env.patch(`/hrm/absence/${first.id}`, { end_date: '2026-03-09' }))).toBe(
      '409 duplicate /start_date',
    )
    expect(refusal(await env.patch(`/hrm/absence/${first.id}`, { status: 'reported', end_date: null }))).toBe(
      '409 absence-open',
    )
    expect(refusal(await env.patch(`/hrm/absence/${second.id}`, { start_date: '2026-03-05' }))).toBe(
      '409 duplicate /start_date',
    )
  })

  test('that comes twice at once is made once', async () => {
    const { env, report } = await withWorker()
    const answers = await Promise.all(Array.from({ length: 6 }, () => report()))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    expect((await env.get('/hrm/absence')).body.meta.count).toBe(1)
  })
})

describe('an absence', () => {
  test('is closed with its last day, and reported again within four weeks', async () => {
    const { env, employee_id, report } = await withWorker()
    const { id } = (await report({ start_date: '2026-03-09' })).body.data
    const user = await env.signIn(['hrm:read', 'hrm:write'], employee_id)
    const patch = (body: object) => user.patch(`/hrm/absence/${id}`, body)
    expect(refusal(await patch({ status: 'closed' }))).toBe('400 validation-error /end_date')
    expect(refusal(await patch({ end_date: addDays(TODAY, 1) }))).toBe('400 validation-error /end_date')
    expect(refusal(await patch({ end_date: '2026-03-08' }))).toBe('400 validation-error /end_date')
    expect((await patch({ end_date: '2026-03-11' })).body.data).toMatchObject({
      status: 'reported',
      lost_minutes: 1440,
    })
    const closed = await patch({ status: 'closed' })
    expect(closed.body.data).toMatchObject({ status: 'closed', closed_by_employee_id: employee_id })
    expect(refusal(await patch({ end_date: null }))).toBe('400 validation-error /end_date')
    expect(refusal(await patch({ status: 'reported' }))).toBe('400 validation-error /end_date')
    const again = await patch({ status: 'reported', end_date: null })
    expect(again.body.data).toMatchObject({ status: 'reported', end_date: null, closed_by_employee_id: null })
    await patch({ status: 'closed', end_date: '2026-03-11' })
    now = Date.parse('2026-04-09T12:00:00Z')
    const late = await env.patch(`/hrm/absence/${id}`, { status: 'reported', end_date: null })
    expect(refusal(late)).toBe('409 invalid-transition')
    const { events } = await trailOf(server, env, id)
    expect(events.filter((kind) => kind === 'absence.closed')).toHaveLength(2)
  })

  test('that is sent as it is changes nothing', async () => {
    const { env, report } = await withWorker()
    const made = await report()
    const { kind, start_date, status } = made.body.data
    now += 86_400_000
    const same = await env.patch(`/hrm/absence/${made.body.data.id}`, { kind, start_date, status })
    expect([same.status, same.headers.etag]).toEqual([200, made.headers.etag])
  })

  test('is removed by who may, without an event', async () => {
    const { env, report } = await withWorker()
    const { id } = (await report()).body.data
    expect((await env.delete(`/hrm/absence/${id}`)).status).toBe(405)
    expect((await env.app.delete(`/hrm/absence/${id}`)).status).toBe(204)
    expect((await env.get(`/hrm/absence/${id}`)).status).toBe(404)
    expect(await trailOf(server, env, id)).toEqual({
      events: ['absence.created'],
      audit: ['absence.create', 'absence.remove'],
    })
  })

  test('is found by employee, team, status and days', async () => {
    const { env, employee_id, report } = await withWorker()
    const { id } = (await report({ start_date: '2026-03-02' })).body.data
    await env.patch(`/hrm/absence/${id}`, { end_date: '2026-03-06', status: 'closed' })
    const open = (await report({ expected_end_date: '2026-03-20' })).body.data.id
    const team = await insertTeam(server, env, [employee_id])
    const find = async (query: string) => idsOf(await env.get(`/hrm/absence?${query}`))
    expect(await find('')).toEqual([open, id])
    expect(await find(`employee_id=${employee_id}&sort=start_date`)).toEqual([id, open])
    expect(await find(`team_id=${team}&status=closed`)).toEqual([id])
    expect(await find(`team_id=${id}`)).toEqual([])
    expect(await find('date_from=2026-03-06&date_to=2026-03-15')).toEqual([id])
    expect(await find('date_from=2026-03-07&date_to=2026-03-15')).toEqual([])
    expect(await find('date_from=2026-03-20')).toEqual([open])
    expect(await find('date_from=2026-03-21')).toEqual([])
  })
})

describe('somebody', () => {
  test('reports and sees his own absence, and that of his people, never its kind', async () => {
    const { env, employee_id } = await withWorker()
    const other = await worker(env)
    const subordinate = await worker(env, employee_id)
    const user = await env.signIn(['hrm:read', 'hrm:write'], employee_id)
    const report = (id: string) => user.post('/hrm/absence', { employee_id: id, start_date: TODAY, kind: 'other' })
    const refused = await report(other)
    expect(refusal(refused)).toBe('403 forbidden')
    expect(refused.body.required_right).toBe('absence')
    const own = await report(employee_id)
    expect(own.body.data).toMatchObject({ reported_by_employee_id: employee_id, omitted_fields: ['kind'] })
    expect(own.body.data).not.toHaveProperty('kind')
    expect((await env.get(`/hrm/absence/${own.body.data.id}`)).body.data.kind).toBe('other')
    const his = await report(subordinate.toUpperCase())
    expect(his.status, his.text).toBe(201)
    const foreign = await make(env, '/hrm/absence', { employee_id: other, start_date: TODAY })
    expect((await user.get('/hrm/absence')).body.meta.count).toBe(2)
    for (const answer of [
      await user.get(`/hrm/absence/${foreign.id}`),
      await user.patch(`/hrm/absence/${foreign.id}`, { percentage: 1 }),
    ])
      expect(answer.status).toBe(404)
    expect((await user.patch(`/hrm/absence/${his.body.data.id}`, { percentage: 50 })).status).toBe(200)
    expect((await user.delete(`/hrm/absence/${own.body.data.id}`)).status).toBe(403)
    const nobody = await env.signIn(['hrm:read', 'hrm:write'])
    expect((await nobody.get('/hrm/absence')).body.meta.count).toBe(0)
    expect(refusal(await nobody.post('/hrm/absence', { employee_id, start_date: TODAY }))).toBe('403 forbidden')
  })

  test('who changes a kind that he does not see is written down all the same', async () => {
    const { env, employee_id } = await withWorker()
    const user = await env.signIn(['hrm:read', 'hrm:write'], employee_id)
    const { id } = await make(user, '/hrm/absence', { employee_id, start_date: TODAY, kind: 'work_accident' })
    const changed = await user.patch(`/hrm/absence/${id}`, { kind: 'sickness' })
    expect(changed.body.data).not.toHaveProperty('kind')
    const same = await user.patch(`/hrm/absence/${id}`, { kind: 'sickness' })
    expect([same.text, same.headers.etag]).toEqual([changed.text, changed.headers.etag])
    const trail = (await env.app.get(`/settings/audit?record_id=${id}`)).body.data
    expect(trail).toMatchObject([
      { before: { kind: 'work_accident' }, after: { kind: 'sickness' } },
      { before: null, after: { kind: 'work_accident' } },
    ])
  })

  test('who listens learns of an absence, not of its kind', async () => {
    const { env, report } = await withWorker()
    const { id } = (await report({ kind: 'work_accident' })).body.data
    await env.patch(`/hrm/absence/${id}`, { kind: 'other', percentage: 50 })
    await env.patch(`/hrm/absence/${id}`, { kind: 'sickness' })
    await env.patch(`/hrm/absence/${id}`, { end_date: TODAY, status: 'closed' })
    const events = await inTest(server, env, (tx) =>
      tx.all<{ kind: string; payload: { data: { object: object } } }>(
        sql`select kind, payload from outbox where record_id = ${id} order by id`,
      ),
    )
    expect(events.map(({ kind }) => kind)).toEqual([
      'absence.created',
      'absence.updated',
      'absence.updated',
      'absence.updated',
      'absence.closed',
    ])
    for (const { payload } of events) {
      expect(payload.data.object).toHaveProperty('percentage')
      expect(JSON.stringify(payload)).not.toMatch(/"kind"|accident|sickness/)
    }
  })
})
