import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, inTest, make, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { sql } from '../../db/sql.ts'

// The 16th of June has begun in Amsterdam, not yet in UTC.
const NOW = '2026-06-15T22:30:00.000Z'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(NOW) } })
})
afterAll(() => server.close())

async function withProject(values: object = {}) {
  const env = await server.environment()
  return { env, project: await make(env, '/projects/project', { name: 'Website', ...values }) }
}

describe('a task', () => {
  test('is created with its defaults at the end of its project, and read back the same', async () => {
    const { env, project } = await withProject()
    const service = await make(env, '/projects/service', { project_id: project.id, name: 'Design' })
    const assignee = await insertEmployee(server, env, { first_name: 'Ada' })
    await make(env, '/projects/task', { project_id: project.id, name: 'First', position: 4 })
    const created = await env.post('/projects/task', {
      project_id: project.id,
      service_id: service.id,
      assignee_employee_id: assignee,
      name: 'Draw',
      due_date: '2026-06-15',
      estimated_minutes: 90,
    })
    expect(created.status, created.text).toBe(201)
    expect(created.body.data).toMatchObject({
      project_id: project.id,
      project_name: 'Website',
      service_id: service.id,
      service_name: 'Design',
      name: 'Draw',
      description: null,
      status: 'open',
      allowed_actions: ['in_progress', 'done', 'cancelled'],
      assignee_employee_id: assignee,
      assignee_employee_name: 'Ada Bakker',
      start_date: null,
      due_date: '2026-06-15',
      estimated_minutes: 90,
      priority: 'normal',
      position: 5,
      completed_at: null,
      is_overdue: true,
      planned_minutes: 0,
    })
    const { id } = created.body.data
    expect(created.headers.location).toBe(`http://localhost:3000/api/v2/projects/task/${id}`)
    expect((await env.get(`/projects/task/${id}`)).body).toEqual(created.body)
  })

  test('is judged whole: its service belongs to its project and it is not due before it starts', async () => {
    const { env, project } = await withProject()
    const other = await make(env, '/projects/project', { name: 'Other' })
    const service = await make(env, '/projects/service', { project_id: other.id, name: 'S' })
    const body = { project_id: project.id, name: 'T' }
    const post = async (values: object) => refusal(await env.post('/projects/task', { ...body, ...values }))
    expect(await post({ service_id: service.id })).toBe('400 validation-error /service_id')
    expect(await post({ service_id: env.id })).toBe('400 invalid-reference /service_id')
    expect(await post({ project_id: env.id })).toBe('400 invalid-reference /project_id')
    expect(await post({ assignee_employee_id: env.id })).toBe('400 invalid-reference /assignee_employee_id')
    expect(await post({ start_date: '2026-01-02', due_date: '2026-01-01' })).toBe('400 validation-error /due_date')
    const { id } = await make(env, '/projects/task', { ...body, start_date: '2026-01-02' })
    const patch = async (values: object) => refusal(await env.patch(`/projects/task/${id}`, values))
    expect(await patch({ service_id: service.id })).toBe('400 validation-error /service_id')
    expect(await patch({ due_date: '2026-01-01' })).toBe('400 validation-error /due_date')
    expect(await patch({ project_id: other.id })).toBe('400 validation-error /project_id')
    expect(await patch({ is_overdue: true })).toBe('400 validation-error /is_overdue')
  })

  test('finds its service also when the id of the project came in capitals', async () => {
    const { env, project } = await withProject()
    const service = await make(env, '/projects/service', { project_id: project.id, name: 'S' })
    const body = { project_id: project.id.toUpperCase(), service_id: service.id, name: 'T' }
    expect(await make(env, '/projects/task', body)).toMatchObject({ project_id: project.id, service_id: service.id })
  })

  test('goes to somebody active, and stays with somebody who left', async () => {
    const { env, project } = await withProject()
    const assignee = await insertEmployee(server, env)
    const body = { project_id: project.id, name: 'T', assignee_employee_id: assignee }
    const { id } = await make(env, '/projects/task', body)
    await inTest(server, env, (tx) => tx.count(sql`update employee set is_deactivated = true where id = ${assignee}`))
    expect(refusal(await env.post('/projects/task', body))).toBe('409 employee-inactive')
    expect((await env.patch(`/projects/task/${id}`, { name: 'U', assignee_employee_id: assignee })).status).toBe(200)
    await env.patch(`/projects/task/${id}`, { assignee_employee_id: null })
    expect(refusal(await env.patch(`/projects/task/${id}`, { assignee_employee_id: assignee }))).toBe(
      '409 employee-inactive',
    )
  })

  test('is added to an active project only, finished also in a closed one, and rests in an archived one', async () => {
    const { env, project } = await withProject()
    const { id } = await make(env, '/projects/task', { project_id: project.id, name: 'T' })
    const post = async () => refusal(await env.post('/projects/task', { project_id: project.id, name: 'U' }))
    await env.patch(`/projects/project/${project.id}`, { status: 'closed' })
    expect(await post()).toBe('409 project-closed')
    expect((await env.patch(`/projects/task/${id}`, { status: 'done' })).status).toBe(200)
    await env.patch(`/projects/project/${project.id}`, { status: 'archived' })
    expect(await post()).toBe('409 project-archived')
    expect(refusal(await env.patch(`/projects/task/${id}`, { status: 'open' }))).toBe('409 project-archived')
    expect((await env.get(`/projects/task/${id}`)).body.data.allowed_actions).toEqual([])
    expect((await env.delete(`/projects/task/${id}`)).status).toBe(204)
  })

  test('sent again as it is does not change', async () => {
    const { env, project } = await withProject()
    const task = await make(env, '/projects/task', { project_id: project.id, name: 'T', priority: 'high' })
    const same = await env.patch(`/projects/task/${task.id}`, { name: 'T', status: 'open', priority: 'high' })
    expect(same.body.data).toEqual(task)
    expect((await trailOf(server, env, task.id)).events).toEqual(['task.created'])
  })
})

describe('the status of a task', () => {
  const statuses = ['open', 'in_progress', 'done', 'cancelled'] as const
  const reachable = {
    open: ['in_progress', 'done', 'cancelled'],
    in_progress: ['open', 'done', 'cancelled'],
    done: ['open'],
    cancelled: ['open'],
  }

  test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    'from %s to %s',
    async (from, to) => {
      const { env, project } = await withProject()
      const before = await make(env, '/projects/task', { project_id: project.id, name: 'T', status: from })
      expect(before.completed_at).toBe(from === 'done' ? NOW : null)
      expect(before.allowed_actions).toEqual(reachable[from])
      const answer = await env.patch(`/projects/task/${before.id}`, { status: to })
      const { events } = await trailOf(server, env, before.id)
      if (from !== to && !reachable[from].includes(to)) {
        expect(refusal(answer)).toBe('409 invalid-transition')
        expect(answer.body).toMatchObject({ from, to, allowed: reachable[from] })
        expect(events).toEqual(['task.created'])
      } else {
        expect(answer.body.data).toMatchObject({ status: to, completed_at: to === 'done' ? NOW : null })
        const changes = from === to ? [] : ['task.updated', ...(to === 'done' ? ['task.completed'] : [])]
        expect(events).toEqual(['task.created', ...changes])
      }
    },
  )
})

describe('the list of tasks', () => {
  test('filters and sorts by what it names', async () => {
    const { env, project } = await withProject()
    const second = await make(env, '/projects/project', { name: 'Second' })
    const service = await make(env, '/projects/service', { project_id: second.id, name: 'S' })
    const assignee = await insertEmployee(server, env)
    const add = (name: string, values: object) =>
      make(env, '/projects/task', { project_id: second.id, name, ...values })
    await add('late', { priority: 'high', due_date: '2026-06-15', position: 9 })
    await add('today', { priority: 'low', due_date: '2026-06-16', service_id: service.id })
    await add('done late', { status: 'done', due_date: '2026-01-01', assignee_employee_id: assignee, position: 2 })
    await add('someday', { project_id: project.id, description: 'Über' })
    const names = async (query: string) => {
      const answer = await env.get(`/projects/task?${query}`)
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.meta.count).toBe(answer.body.data.length)
      return answer.body.data.map(({ name }: { name: string }) => name)
    }
    expect(await names('')).toEqual(['someday', 'done late', 'late', 'today'])
    expect(await names('sort=priority')).toEqual(['today', 'done late', 'someday', 'late'])
    expect(await names('sort=-priority,name')).toEqual(['late', 'done late', 'someday', 'today'])
    expect(await names('sort=due_date')).toEqual(['done late', 'late', 'today', 'someday'])
    expect(await names('sort=-due_date')).toEqual(['today', 'late', 'done late', 'someday'])
    expect(await names('sort=name')).toEqual(['done late', 'late', 'someday', 'today'])
    expect(await names('sort=-position')).toEqual(['today', 'late', 'done late', 'someday'])
    expect(await names('is_overdue=true')).toEqual(['late'])
    expect(await names('is_overdue=false')).toEqual(['someday', 'done late', 'today'])
    expect(await names('status=done,cancelled')).toEqual(['done late'])
    expect(await names('due_date_from=2026-06-15&due_date_to=2026-06-15')).toEqual(['late'])
    expect(await names(`project_id=${project.id}`)).toEqual(['someday'])
    expect(await names(`service_id=${service.id}`)).toEqual(['today'])
    expect(await names('service_id=null')).toEqual(['someday', 'done late', 'late'])
    expect(await names(`assignee_employee_id=${assignee}`)).toEqual(['done late'])
    expect(await names('q=uber')).toEqual(['someday'])
    for (const query of ['priority=high', 'sort=status', 'status=closed'])
      expect((await env.get(`/projects/task?${query}`)).status).toBe(400)
  })
})
