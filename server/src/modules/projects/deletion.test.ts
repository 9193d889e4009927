import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, insertRow, insertTimeEntry, inTest, make, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { insertInvoice } from '../../../test/invoice-rows.ts'
import { type Sql, sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const query = <Row>(env: TestEnvironment, text: Sql) => inTest(server, env, (tx) => tx.all<Row>(text))
const idsOf = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id)

async function withProject() {
  const env = await server.environment()
  const project = await make(env, '/projects/project', { name: 'Website' })
  const service = await make(env, '/projects/service', { project_id: project.id, name: 'Design' })
  const task = await make(env, '/projects/task', { project_id: project.id, service_id: service.id, name: 'Draw' })
  return { env, project, service, task, employee_id: await insertEmployee(server, env) }
}

describe('a service', () => {
  test('with hours stays, whatever became of them', async () => {
    const { env, project, service, employee_id } = await withProject()
    const hours = { employee_id, project_id: project.id, service_id: service.id }
    await insertTimeEntry(server, env, { ...hours, invoice_status: 'not_billable', billable: false })
    const refused = await env.delete(`/projects/service/${service.id}`)
    expect(refusal(refused)).toBe('409 service-has-hours')
    expect(refused.body.detail).toContain('close')
    expect((await env.get(`/projects/service/${service.id}`)).body.data).toMatchObject({
      id: service.id,
      name: 'Design',
    })
    expect((await env.get('/projects/service?deleted=only')).body.meta.count).toBe(0)
    await query(env, sql`delete from time_entry`)
    expect((await env.delete(`/projects/service/${service.id}`)).status).toBe(204)
  })

  test('goes with its rates and leaves its tasks, a tombstone and a moved project', async () => {
    const { env, project, service, task, employee_id } = await withProject()
    const rate = { service_id: service.id, employee_id, hourly_rate: 90, valid_from: '2026-01-01' }
    await make(env.app, '/projects/servicerate', rate)
    const before = (await env.get(`/projects/project/${project.id}`)).body.data
    const gone = await env.delete(`/projects/service/${service.id}`)
    expect([gone.status, gone.text]).toEqual([204, ''])
    for (const answer of [
      await env.get(`/projects/service/${service.id}`),
      await env.delete(`/projects/service/${service.id}`),
    ])
      expect(answer.status).toBe(404)
    expect((await env.get('/projects/servicerate')).body.meta.count).toBe(0)
    const left = (await env.get(`/projects/task/${task.id}`)).body.data
    expect(left).toMatchObject({ service_id: null, service_name: null })
    expect(left.updated_at > task.updated_at).toBe(true)
    const after = (await env.get(`/projects/project/${project.id}`)).body.data
    expect(after.services).toEqual([])
    expect(after.updated_at > before.updated_at).toBe(true)
    expect((await trailOf(server, env, service.id)).events).toEqual(['service.created', 'service.deleted'])
    expect((await trailOf(server, env, task.id)).events).toEqual(['task.created', 'task.updated'])
    const tombstones = (await env.get('/projects/service?deleted=only')).body
    expect(tombstones.meta.count).toBe(1)
    const { id, deleted_at, updated_at } = tombstones.data[0]
    expect([id, deleted_at]).toEqual([service.id, updated_at])
    expect((await env.get('/projects/service')).body.meta.count).toBe(0)
  })

  test('is deleted only as it was read', async () => {
    const { env, service } = await withProject()
    const old = { 'if-match': '"v1"' }
    await env.patch(`/projects/service/${service.id}`, { name: 'B' })
    expect(refusal(await env.delete(`/projects/service/${service.id}`, old))).toBe('412 precondition-failed')
    expect((await env.delete(`/projects/service/${service.id}`, { 'if-match': '"v2"' })).status).toBe(204)
  })
})

describe('a project', () => {
  test.each([true, false])('with hours stays; booked on its service: %s', async (onService) => {
    const { env, project, service, employee_id } = await withProject()
    const hours = { employee_id, project_id: project.id, service_id: onService ? service.id : null }
    await insertTimeEntry(server, env, hours)
    const refused = await env.delete(`/projects/project/${project.id}`)
    expect(refusal(refused)).toBe('409 project-has-hours')
    expect(refused.body.detail).toMatch(/close or archive/)
    expect((await env.get(`/projects/project/${project.id}`)).body.data.services).toHaveLength(1)
    for (const resource of ['project', 'service', 'task'])
      expect((await env.get(`/projects/${resource}?deleted=only`)).body.meta.count).toBe(0)
  })

  test('goes with everything in it, and each of them leaves a tombstone and an event', async () => {
    const { env, project, service, task, employee_id } = await withProject()
    const team = await insertRow(server, env, 'team', { name: 'Design' })
    await env.app.patch(`/projects/project/${project.id}`, { team_ids: [team] })
    await make(env.app, '/projects/servicerate', {
      service_id: service.id,
      employee_id,
      hourly_rate: 90,
      valid_from: '2026-01-01',
    })
    for (const [entity, record] of [
      ['project', project],
      ['service', service],
    ] as const) {
      const field = await make(env.app, '/crm/customfield', { entity, key: 'kind', label: 'Kind', type: 'text' })
      const value = { custom_field_id: field.id, value: 'x' }
      expect((await env.app.put(`/projects/${entity}/${record.id}/customfieldvalue`, value)).status).toBe(200)
    }
    const note = await make(env, '/crm/note', { body: 'They called.', project_id: project.id })

    expect((await env.delete(`/projects/project/${project.id}`)).status).toBe(204)
    for (const [resource, record] of [
      ['project', project],
      ['service', service],
      ['task', task],
    ] as const) {
      expect((await env.get(`/projects/${resource}/${record.id}`)).status).toBe(404)
      expect((await env.get(`/projects/${resource}`)).body.meta.count).toBe(0)
      expect(idsOf(await env.get(`/projects/${resource}?deleted=only`))).toEqual([record.id])
      const { events, audit } = await trailOf(server, env, record.id)
      expect(events.at(-1)).toBe(`${resource}.deleted`)
      expect(audit.at(-1)).toBe('project.delete')
    }
    expect((await env.get('/projects/servicerate')).body.meta.count).toBe(0)
    expect(await query(env, sql`select from custom_field_value`)).toEqual([])
    const notes = (await env.get('/crm/note')).body.data
    expect(notes).toMatchObject([{ id: note.id, project_id: null, project_name: null }])
    expect(notes[0].updated_at > note.updated_at).toBe(true)
    expect(await trailOf(server, env, note.id)).toEqual({
      events: ['note.created', 'note.updated'],
      audit: ['note.create', 'project.delete'],
    })
    expect((await env.delete(`/projects/project/${project.id}`)).status).toBe(404)
  })
})

describe('what was invoiced stays', () => {
  const standsOn = async (values: object, date?: string) => {
    const { env, project } = await withProject()
    const fixed = { project_id: project.id, name: 'Fixed', billing_method: 'fixed_price', price: 10 }
    const service = await make(env, '/projects/service', fixed)
    const organization_id = (await make(env, '/crm/organization', { name: 'Acme' })).id
    const line = { amount: 10, project_id: project.id, service_id: service.id, ...values }
    await insertInvoice(server, env, { organization_id, lines: [line], ...(date ? { date } : {}) })
    return { env, project, service }
  }

  test.each([undefined, '2026-01-31'])('with its project and service; final on %s', async (date) => {
    const { env, project, service } = await standsOn({}, date)
    expect(refusal(await env.delete(`/projects/service/${service.id}`))).toBe('409 service-in-use')
    const refused = await env.delete(`/projects/project/${project.id}`)
    expect(refusal(refused)).toBe('409 project-has-invoices')
    expect(refused.body.detail).toMatch(/close or archive/)
    expect((await env.get(`/projects/service/${service.id}`)).body.data.installments).toHaveLength(1)
  })

  test('but installments of no invoice go with their service, and with their project', async () => {
    const { env, project, service } = await standsOn({ project_id: null, service_id: null })
    const fixed = { project_id: project.id, name: 'Other', billing_method: 'fixed_price', price: 10 }
    await make(env, '/projects/service', fixed)
    const count = async () => (await env.get('/invoices/installment')).body.meta.count
    expect(await count()).toBe(2)
    expect((await env.delete(`/projects/service/${service.id}`)).status).toBe(204)
    expect(await count()).toBe(1)
    expect((await env.delete(`/projects/project/${project.id}`)).status).toBe(204)
    expect(await count()).toBe(0)
  })
})

test('whoever synchronises learns of every change and every deletion since', async () => {
  const { env, project, service, task } = await withProject()
  const kept = await make(env, '/projects/project', { name: 'Kept' })
  await new Promise((resolve) => setTimeout(resolve, 5))
  const since = new Date().toISOString()
  const delta = async (resource: string) => ({
    changed: idsOf(await env.get(`/projects/${resource}?updated_since=${since}&sort=updated_at`)),
    deleted: idsOf(await env.get(`/projects/${resource}?deleted=only&updated_since=${since}`)),
  })
  expect(await delta('project')).toEqual({ changed: [], deleted: [] })
  const added = await make(env, '/projects/service', { project_id: kept.id, name: 'New' })
  await env.delete(`/projects/project/${project.id}`)
  expect(await delta('project')).toEqual({ changed: [kept.id], deleted: [project.id] })
  expect(await delta('service')).toEqual({ changed: [added.id], deleted: [service.id] })
  expect(await delta('task')).toEqual({ changed: [], deleted: [task.id] })
  expect((await env.get('/projects/project?deleted=only&status=active')).status).toBe(400)
  expect(idsOf(await env.get('/projects/project?deleted=exclude'))).toEqual([kept.id])
})

describe('at the same moment', () => {
  test.each(['service', 'project'])(
    'a %s is deleted and hours are booked on it: one of the two wins',
    async (resource) => {
      const { env, employee_id } = await withProject()
      const outcomes = await Promise.all(
        Array.from({ length: 25 }, async (_, round) => {
          const project = await make(env, '/projects/project', { name: 'P' })
          const service = await make(env, '/projects/service', { project_id: project.id, name: 'S' })
          const id = resource === 'project' ? project.id : service.id
          const hours = {
            employee_id,
            project_id: project.id,
            service_id: service.id,
            start_at: '2026-01-05T09:00:00Z',
            minutes: 1,
          }
          const post = async () => {
            const { status, body } = await env.post('/hours/hours', hours)
            return status === 201 ? 'booked' : body.code
          }
          const insert = () =>
            insertTimeEntry(server, env, hours).then(
              () => 'booked',
              (error) => error.constraint,
            )
          const book = async () => {
            if (round % 3 === 0) await new Promise((resolve) => setTimeout(resolve, round / 5))
            return round % 2 === 0 ? post() : insert()
          }
          const [deletion, booking] = await Promise.all([env.delete(`/projects/${resource}/${id}`), book()])
          return `${deletion.status} ${booking}`
        }),
      )
      const refusals = ['invalid-reference', 'project_has_hours', 'service_has_hours'].map((why) => `204 ${why}`)
      for (const outcome of outcomes) expect(['409 booked', ...refusals]).toContain(outcome)
      const dangling = sql`select from time_entry e left join service s on s.id = e.service_id where s.id is null`
      expect(await query(env, dangling)).toEqual([])
      const booked = await query(env, sql`select from time_entry`)
      expect(booked).toHaveLength(outcomes.filter((outcome) => outcome === '409 booked').length)
    },
  )

  test('a project is deleted and a note is written about it: the note is refused, or released with a trail', async () => {
    const { env } = await withProject()
    const rounds = Array.from({ length: 25 }, async (_, round) => {
      const project = await make(env, '/projects/project', { name: 'P' })
      const [deletion, writing] = await Promise.all([
        env.delete(`/projects/project/${project.id}`),
        new Promise((resolve) => setTimeout(resolve, round / 5)).then(() =>
          env.post('/crm/note', { body: 'They called.', project_id: project.id }),
        ),
      ])
      expect(deletion.status, deletion.text).toBe(204)
      if (writing.status === 201)
        expect((await trailOf(server, env, writing.body.data.id)).events).toEqual(['note.created', 'note.updated'])
      else expect(refusal(writing)).toBe('400 invalid-reference /project_id')
    })
    await Promise.all(rounds)
  })

  test('many hands on one project all get an answer, and none of them waits for a deadlock', async () => {
    const { env } = await withProject()
    const deadlocks = async () => {
      await query(env, sql`select pg_stat_force_next_flush()`)
      const [found] = await query<{ count: number }>(
        env,
        sql`select deadlocks as count from pg_stat_database where datname = current_database()`,
      )
      return found!.count
    }
    const before = await deadlocks()
    for (let round = 0; round < 5; round++) {
      const project = await make(env, '/projects/project', { name: 'P' })
      const service = await make(env, '/projects/service', { project_id: project.id, name: 'S' })
      const task = await make(env, '/projects/task', { project_id: project.id, service_id: service.id, name: 'T' })
      const answers = await Promise.all([
        env.patch(`/projects/service/${service.id}`, { name: 'A' }),
        env.patch(`/projects/task/${task.id}`, { name: 'B' }),
        env.post('/projects/service', { project_id: project.id, name: 'C' }),
        env.post('/projects/task', { project_id: project.id, service_id: service.id, name: 'D' }),
        env.delete(`/projects/service/${service.id}`),
        env.patch(`/projects/project/${project.id}`, { name: 'E' }),
        env.delete(`/projects/project/${project.id}`),
      ])
      for (const { status, text } of answers) expect([200, 201, 204, 400, 404], text).toContain(status)
    }
    expect(await deadlocks()).toBe(before)
  })
})
