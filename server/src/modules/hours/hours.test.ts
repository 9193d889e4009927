import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, inTest, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { type HoursWorld, hoursWorld } from '../../../test/hours-fixtures.ts'
import { sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('a time entry', () => {
  test('carries every field, and the names of what it points to', async () => {
    const world = await hoursWorld(server)
    const [hourType] = (await world.env.get('/hours/hourstype')).body.data
    const created = await world.book({ hour_type_id: hourType.id, note: 'Sketches' })
    expect(created.status, created.text).toBe(201)
    const { id, created_at, updated_at, ...fields } = created.body.data
    expect(created.headers.location).toBe(`http://localhost:3000/api/v2/hours/hours/${id}`)
    expect(created_at).toBe(updated_at)
    expect(fields).toEqual({
      employee_id: world.employeeId,
      employee_name: 'Bakker',
      project_id: world.projectId,
      project_name: 'Website',
      service_id: world.serviceId,
      service_name: 'Design',
      organization_id: world.organizationId,
      organization_name: 'Acme',
      hour_type_id: hourType.id,
      hour_type_name: hourType.name,
      start_at: '2026-03-02T08:00:00.000Z',
      end_at: '2026-03-02T09:00:00.000Z',
      date: '2026-03-02',
      minutes: 60,
      note: 'Sketches',
      billable: true,
      hourly_rate: 100,
      amount: 100,
      rate_source: 'service',
      cost_rate: null,
      cost_amount: null,
      approval_status: 'not_required',
      approval_note: null,
      invoice_status: 'to_invoice',
      write_off_reason: null,
      invoice_id: null,
      invoice_line_id: null,
      locked: false,
      lock_reason: null,
      source: 'api',
    })
    const read = await world.env.get(`/hours/hours/${id}`)
    expect(read.body).toEqual(created.body)
    expect(read.headers.etag).toBe('"v1"')
    expect((await world.env.get('/hours/hours')).body).toEqual({
      data: [created.body.data],
      meta: { count: 1, limit: 25, offset: 0 },
    })
  })

  test('needs nothing but employee, start and minutes', async () => {
    const { env, employeeId } = await hoursWorld(server)
    const answer = await env.post('/hours/hours', {
      employee_id: employeeId.toUpperCase(),
      start_at: '2026-03-02T09:00:00Z',
      minutes: 1,
    })
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body.data).toMatchObject({
      employee_id: employeeId,
      project_id: null,
      organization_id: null,
      billable: true,
      rate_source: 'none',
      hourly_rate: null,
      amount: null,
      invoice_status: 'not_billable',
    })
  })

  test.each<[string, Record<string, unknown>]>([
    ['/minutes', { minutes: 0 }],
    ['/minutes', { minutes: 1441 }],
    ['/minutes', { minutes: 1.5 }],
    ['/minutes', { minutes: '60' }],
    ['/start_at', { start_at: '2026-03-02T09:00:00' }],
    ['/note', { note: 'x'.repeat(2001) }],
    ['/billable', { billable: null }],
    ['/employee_id', { employee_id: null }],
    ['/hourly_rate', { hourly_rate: 1 }],
    ['/date', { date: '2026-03-02' }],
  ])('is refused when %s is wrong: %j', async (pointer, values) => {
    const world = await sharedWorld()
    const answer = await world.book(values)
    expect(answer.status, answer.text).toBe(400)
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer }))
  })

  test.each(['employee_id', 'project_id', 'service_id', 'hour_type_id'])('needs an existing %s', async (field) => {
    const world = await sharedWorld()
    const other = await hoursWorld(server)
    const theirs = { employee_id: other.employeeId, project_id: other.projectId, service_id: other.serviceId }
    const foreign = (theirs as Record<string, string>)[field] ?? '01a1e02b-0c0b-7000-b2f6-d1c1e41d1319'
    for (const id of ['01a1e02b-0c0b-7000-b2f6-d1c1e41d1319', foreign]) {
      const answer = await world.book({ service_id: null, [field]: id })
      expect(answer.body).toMatchObject({ status: 400, code: 'invalid-reference', errors: [{ pointer: `/${field}` }] })
    }
  })

  test('takes its project from the service, and a service only of its project', async () => {
    const world = await hoursWorld(server)
    const project = await world.make('/projects/project', { name: 'Other' })
    const service = await world.make('/projects/service', { project_id: project, name: 'Support' })
    const refusal = { status: 400, code: 'validation-error', errors: [{ pointer: '/service_id' }] }
    expect((await world.book({ project_id: project })).body).toMatchObject(refusal)
    const entry = await world.booked({ project_id: null })
    expect(entry.project_id).toBe(world.projectId)

    const change = (body: object) => world.env.patch(`/hours/hours/${entry.id}`, body)
    expect((await change({ project_id: project })).body).toMatchObject(refusal)
    expect((await change({ project_id: null })).body).toMatchObject(refusal)
    expect((await change({ service_id: service.toUpperCase() })).body.data).toMatchObject({
      project_id: project,
      service_id: service,
    })
    expect((await change({ project_id: world.projectId, service_id: null })).body.data).toMatchObject({
      project_id: world.projectId,
      service_id: null,
    })
    expect((await change({ project_id: null })).body.data).toMatchObject({ project_id: null, organization_id: null })
  })

  test('changes only what is sent, and not at all when nothing differs', async () => {
    const world = await hoursWorld(server)
    const entry = await world.booked({ note: 'Sketches', billable: false })
    const path = `/hours/hours/${entry.id}`
    const same = await world.env.patch(path, { note: 'Sketches', start_at: '2026-03-02T08:00:00.000Z' })
    expect(same.body.data).toEqual(entry)
    const changed = await world.env.patch(path, { minutes: 90, note: null }, { 'if-match': '"v1"' })
    const { updated_at } = changed.body.data
    expect(changed.body.data).toEqual({
      ...entry,
      minutes: 90,
      note: null,
      end_at: '2026-03-02T09:30:00.000Z',
      amount: 150,
      updated_at,
    })
    expect(updated_at > entry.updated_at).toBe(true)
    expect((await world.env.patch(path, { minutes: 91 }, { 'if-match': '"v1"' })).status).toBe(412)
    expect((await world.env.patch(path, {})).status).toBe(400)
    expect(await trailOf(server, world.env, entry.id)).toEqual({
      events: ['hours.created', 'hours.updated'],
      audit: ['hours.create', 'hours.update'],
    })
  })

  test('is deleted with a tombstone', async () => {
    const world = await hoursWorld(server)
    const entry = await world.booked()
    expect((await world.env.delete(`/hours/hours/${entry.id}`)).status).toBe(204)
    expect((await world.env.delete(`/hours/hours/${entry.id}`)).status).toBe(404)
    expect((await world.env.get('/hours/hours')).body.meta.count).toBe(0)
    const graves = await world.env.get('/hours/hours?deleted=only')
    expect(graves.body.meta.count).toBe(1)
    expect(graves.body.data[0]).toMatchObject({ id: entry.id, deleted_at: expect.any(String) })
    expect((await trailOf(server, world.env, entry.id)).events).toEqual(['hours.created', 'hours.deleted'])
  })

  test('says where it came from', async () => {
    const world = await hoursWorld(server)
    const body = { employee_id: world.employeeId, start_at: '2026-03-02T09:00:00Z', minutes: 5 }
    expect((await world.env.app.post('/hours/hours', body)).body.data.source).toBe('app')
  })
})

describe('whose hours', () => {
  test('only the right approve_hours lets one write those of others', async () => {
    const world = await hoursWorld(server)
    const otherId = await insertEmployee(server, world.env, { last_name: 'Smit' })
    const own = await world.env.signIn(['hours:read', 'hours:write'], world.employeeId)
    const key = { authorization: `Bearer ${await own.keyWith('hours:read', 'hours:write')}` }
    const entry = (employee_id: string) => ({ employee_id, start_at: '2026-03-02T09:00:00Z', minutes: 5 })
    const theirs = await world.booked({ employee_id: otherId })
    const mine = (await own.post('/hours/hours', entry(world.employeeId))).body.data
    expect(mine.source).toBe('app')
    const refused = [
      await own.post('/hours/hours', entry(otherId)),
      await own.patch(`/hours/hours/${mine.id}`, { employee_id: otherId }),
      await own.patch(`/hours/hours/${theirs.id}`, { note: 'x' }),
      await own.patch(`/hours/hours/${theirs.id}`, { employee_id: world.employeeId }),
      await own.delete(`/hours/hours/${theirs.id}`),
      await world.env.post('/hours/hours', entry(otherId), key),
      await world.env.delete(`/hours/hours/${theirs.id}`, key),
    ]
    expect(refused.map(({ body }) => body?.code)).toEqual(refused.map(() => 'forbidden'))
    expect((await world.env.post('/hours/hours', entry(world.employeeId), key)).status).toBe(201)
    const manager = await world.env.signIn(['hours:read', 'hours:write', 'approve_hours'])
    expect((await manager.post('/hours/hours', entry(otherId))).status).toBe(201)
    expect((await manager.delete(`/hours/hours/${theirs.id}`)).status).toBe(204)
  })

  test('cost is for those with the right cost_rates', async () => {
    const world = await hoursWorld(server)
    await world.make('/hrm/employeerate', {
      employee_id: world.employeeId,
      kind: 'cost',
      hourly_rate: 40,
      valid_from: '2026-01-01',
    })
    const entry = await world.booked({ minutes: 90 })
    expect(entry).toMatchObject({ cost_rate: 40, cost_amount: 60 })
    expect(entry.omitted_fields).toBeUndefined()
    const user = await world.env.signIn(['hours:read', 'hours:write'], world.employeeId)
    const seen = [
      (await user.get(`/hours/hours/${entry.id}`)).body.data,
      (await user.get('/hours/hours')).body.data[0],
      (await user.patch(`/hours/hours/${entry.id}`, { note: 'x' })).body.data,
    ]
    for (const record of seen) {
      expect(record.omitted_fields).toEqual(['cost_rate', 'cost_amount'])
      expect(record).not.toHaveProperty('cost_rate')
      expect(record).not.toHaveProperty('cost_amount')
    }
    const events = await inTest(server, world.env, (tx) =>
      tx.all<{ payload: object }>(sql`select payload from outbox where record_id = ${entry.id}`),
    )
    expect(JSON.stringify(events)).not.toContain('cost_rate')
  })
})

let kept: Promise<HoursWorld> | undefined
function sharedWorld(): Promise<HoursWorld> {
  kept ??= hoursWorld(server)
  return kept
}
