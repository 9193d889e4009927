import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, make, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const website = {
  name: 'Website',
  services: [
    { name: 'Hosting', billing_method: 'subscription', price: 50, cycle: 'month', position: 2 },
    { name: 'Design', hourly_rate: 95.5, budget_minutes: 600, position: 1 },
  ],
  tasks: [
    { name: 'Kick-off', start_offset_days: 0, due_offset_days: 0 },
    { name: 'Draw', service_position: 1, start_offset_days: 3, due_offset_days: 30, estimated_minutes: 90 },
    { name: 'Move in', service_position: 2 },
    { name: 'Colour', service_position: 1 },
  ],
}

describe('a template', () => {
  test('is written in the screens, complete and in order, and read everywhere', async () => {
    const env = await server.environment()
    const created = await make(env.app, '/projects/template', website)
    expect(created).toMatchObject({ name: 'Website', description: null, is_active: true })
    const { services, tasks } = created
    expect(services).toEqual([
      {
        name: 'Design',
        description: null,
        billing_method: 'time_and_materials',
        hourly_rate: 95.5,
        price: null,
        cycle: null,
        budget_minutes: 600,
        budget_amount: null,
        position: 1,
        tasks_count: 2,
      },
      expect.objectContaining({ name: 'Hosting', position: 2, tasks_count: 1, price: 50, cycle: 'month' }),
    ])
    expect(tasks[0]).toEqual({
      name: 'Kick-off',
      description: null,
      estimated_minutes: null,
      start_offset_days: 0,
      due_offset_days: 0,
      service_position: null,
      position: 0,
    })
    expect((await env.get('/projects/template')).body.data).toEqual([created])
    expect((await env.post('/projects/template', website)).status).toBe(405)
  })

  test('is changed in part, and what stays is judged with what is new', async () => {
    const env = await server.environment()
    const { id } = await make(env.app, '/projects/template', website)
    const path = `/projects/template/${id}`
    const changed = await env.app.patch(path, { tasks: [{ name: 'Draw', service_position: 1 }], is_active: false })
    expect(changed.body.data.is_active).toBe(false)
    expect(changed.body.data.services.map((one: { tasks_count: number }) => one.tasks_count)).toEqual([1, 0])
    const orphan = await env.app.patch(path, { services: [{ name: 'Only', position: 8 }] })
    expect(refusal(orphan)).toBe('400 validation-error /tasks/0/service_position')
    const same = await env.app.patch(path, { tasks: [{ name: 'Draw', service_position: 1 }] })
    expect(same.headers.etag).toBe(changed.headers.etag)
    expect((await env.app.patch(path, { description: 'x', tasks: [] })).body.data).toMatchObject({
      tasks: [],
      description: 'x',
    })
    expect((await env.app.delete(path)).status).toBe(204)
    expect((await env.get('/projects/template')).body.data).toEqual([])
  })

  test.each([
    [{ services: [{ name: 'S', billing_method: 'fixed_price' }] }, '400 validation-error /services/0/price'],
    [{ services: [{ name: 'S', position: 1 }, { name: 'T' }] }, '400 validation-error /services/1/position'],
    [{ tasks: [{ name: 'T', service_position: 0 }] }, '400 validation-error /tasks/0/service_position'],
    [
      { tasks: [{ name: 'T', start_offset_days: 2, due_offset_days: 1 }] },
      '400 validation-error /tasks/0/due_offset_days',
    ],
    [{ services: [{ name: 'S', tasks_count: 1 }] }, '400 validation-error /services/0/tasks_count'],
  ])('is not accepted with %j', async (values, expected) => {
    const env = await server.environment()
    expect(refusal(await env.app.post('/projects/template', { name: 'X', ...values }))).toBe(expected)
  })

  test('has a name of its own and is found by it', async () => {
    const env = await server.environment()
    await make(env.app, '/projects/template', { name: 'Beta', is_active: false })
    await make(env.app, '/projects/template', { name: 'álpha' })
    expect(refusal(await env.app.post('/projects/template', { name: 'Beta' }))).toBe('409 duplicate /name')
    const names = async (query: string) =>
      (await env.get(`/projects/template?${query}`)).body.data.map(({ name }: { name: string }) => name)
    expect(await names('')).toEqual(['álpha', 'Beta'])
    expect(await names('sort=-name')).toEqual(['Beta', 'álpha'])
    expect(await names('is_active=true')).toEqual(['álpha'])
    expect(await names('q=alp')).toEqual(['álpha'])
  })
})

describe('applying a template', () => {
  test('makes a project with its services and tasks, each told of', async () => {
    const env = await server.environment()
    const organization = await make(env, '/crm/organization', { name: 'Acme' })
    const { id } = await make(env.app, '/projects/template', website)
    const values = {
      name: 'For Acme',
      organization_id: organization.id,
      start_date: '2026-02-26',
      rate_basis: 'employee',
    }
    const applied = await env.app.post(`/projects/template/${id}/apply`, values)
    expect(applied.status, applied.text).toBe(201)
    const project = applied.body.data
    expect(project).toMatchObject({ ...values, template_id: id, project_number: 'P0001', status: 'active' })
    expect(project.services).toMatchObject([
      {
        name: 'Design',
        service_number: 'P0001-1',
        hourly_rate: 95.5,
        budget_minutes: 600,
        position: 1,
        start_date: null,
      },
      { name: 'Hosting', service_number: 'P0001-2', price: 50, cycle: 'month', position: 2, start_date: '2026-02-26' },
    ])
    const [design, hosting] = project.services
    const tasks = (await env.get('/projects/task')).body.data
    expect(tasks).toMatchObject([
      { name: 'Kick-off', service_id: null, start_date: '2026-02-26', due_date: '2026-02-26', position: 0 },
      { name: 'Draw', service_id: design.id, start_date: '2026-03-01', due_date: '2026-03-28', estimated_minutes: 90 },
      { name: 'Move in', service_id: hosting.id, start_date: null, due_date: null },
      { name: 'Colour', service_id: design.id },
    ])
    expect((await env.get(`/projects/project/${project.id}`)).body.data).toEqual(project)
    for (const [record, kind] of [
      [project, 'project'],
      [design, 'service'],
      [tasks[0], 'task'],
    ])
      expect((await trailOf(server, env, record.id)).events).toEqual([`${kind}.created`])
    expect((await make(env, '/projects/service', { project_id: project.id, name: 'More' })).service_number).toBe(
      'P0001-3',
    )

    await env.app.patch(`/projects/template/${id}`, { services: [], tasks: [] })
    expect((await env.get(`/projects/project/${project.id}`)).body.data.services).toHaveLength(3)
    expect(refusal(await env.app.delete(`/projects/template/${id}`))).toBe('409 in-use')
  })

  test('makes nothing when the project is refused', async () => {
    const env = await server.environment()
    const { id } = await make(env.app, '/projects/template', website)
    const path = `/projects/template/${id}/apply`
    expect(refusal(await env.app.post(path, {}))).toBe('400 validation-error /name')
    expect(refusal(await env.app.post(path, { name: 'A', status: 'closed' }))).toBe('400 validation-error /status')
    expect(refusal(await env.app.post(path, { name: 'A', person_id: id }))).toBe('400 invalid-reference /person_id')
    const manager = await insertEmployee(server, env)
    expect((await env.app.post(path, { name: 'A', manager_employee_id: manager })).status).toBe(201)
    expect((await env.get('/projects/project')).body.meta.count).toBe(1)
    expect((await env.get('/projects/service')).body.meta.count).toBe(2)
    expect(
      (await env.app.post('/projects/template/0192f0c1-2345-7abc-8def-0123456789ab/apply', { name: 'A' })).status,
    ).toBe(404)
  })

  test('starts today when no day is given', async () => {
    const env = await server.environment()
    const { id } = await make(env.app, '/projects/template', website)
    const { body } = await env.app.post(`/projects/template/${id}/apply`, { name: 'A' })
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam' }).format(new Date())
    expect(body.data.start_date).toBe(today)
    expect((await env.get('/projects/task?sort=due_date&limit=1')).body.data[0].due_date).toBe(today)
  })
})
