import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idsOf, insertContract, insertEmployee, insertTeam, make, refusal, trailOf } from '../../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

// From Monday to Friday.
const WEEK = { start_date: '2026-03-02', end_date: '2026-03-06' }

async function worker(env: TestEnvironment): Promise<string> {
  const id = await insertEmployee(server, env)
  await insertContract(server, env, id)
  return id
}

async function withWorker() {
  const env = await server.environment()
  const employee_id = await worker(env)
  const plan = (body: object = {}) => env.post('/hrm/planning', { employee_id, ...WEEK, minutes: 600, ...body })
  return { env, employee_id, plan }
}

async function withProject() {
  const world = await withWorker()
  const project = await make(world.env, '/projects/project', { name: 'Website' })
  const service = await make(world.env, '/projects/service', { project_id: project.id, name: 'Design' })
  const task = await make(world.env, '/projects/task', { project_id: project.id, service_id: service.id, name: 'Draw' })
  return { ...world, project, service, task }
}

describe('planning', () => {
  test('of a total is shared by the working days', async () => {
    const { env, employee_id, plan } = await withWorker()
    const made = await plan({ minutes: 602, end_date: '2026-03-08', note: 'Together' })
    expect(made.status, made.text).toBe(201)
    expect(made.body.data).toMatchObject({
      employee_id,
      employee_name: 'Bakker',
      project_id: null,
      project_name: null,
      minutes_per_day: null,
      minutes: 602,
      status: 'confirmed',
      note: 'Together',
      conflicts: [],
      has_conflicts: false,
      days: [
        { date: '2026-03-02', minutes: 121 },
        { date: '2026-03-03', minutes: 121 },
        { date: '2026-03-04', minutes: 120 },
        { date: '2026-03-05', minutes: 120 },
        { date: '2026-03-06', minutes: 120 },
      ],
    })
    const path = `/hrm/planning/${made.body.data.id}`
    expect(made.headers.location).toContain(path)
    expect((await env.get(path)).body).toEqual(made.body)
    const { days: _, ...row } = made.body.data
    expect((await env.get('/hrm/planning')).body).toEqual({ data: [row], meta: { count: 1, limit: 25, offset: 0 } })
    expect(await trailOf(server, env, made.body.data.id)).toEqual({
      events: ['planning.created'],
      audit: ['planning.create'],
    })
  })

  test('of minutes per day is the same on each working day', async () => {
    const { plan } = await withWorker()
    const made = await plan({ minutes: undefined, minutes_per_day: 90, end_date: '2026-03-09' })
    expect(made.body.data).toMatchObject({ minutes_per_day: 90, minutes: 540 })
    expect(made.body.data.days).toHaveLength(6)
  })

  test('is one of the two, in days that can be', async () => {
    const { env, plan } = await withWorker()
    const both = '400 validation-error /minutes /minutes_per_day'
    expect(refusal(await plan({ minutes_per_day: 90 }))).toBe(both)
    expect(refusal(await plan({ minutes: undefined }))).toBe(both)
    expect(refusal(await plan({ end_date: '2026-03-01' }))).toBe('400 validation-error /end_date')
    expect(refusal(await plan({ end_date: '2027-03-03' }))).toBe('400 validation-error /end_date')
    expect(refusal(await plan({ minutes: 7201 }))).toBe('400 validation-error /minutes')
    expect(refusal(await plan({ employee_id: env.id }))).toBe('400 invalid-reference /employee_id')
    expect(refusal(await plan({ start_date: '2026-03-07', end_date: '2026-03-08' }))).toBe('409 planning-no-capacity')
    expect(refusal(await plan({ start_date: '2019-03-01', end_date: '2019-03-08' }))).toBe('409 planning-no-capacity')
    expect((await plan({ end_date: '2027-03-02' })).status).toBe(201)
  })

  test('is refused for who was deactivated, and for days on which he is not employed', async () => {
    const { env, employee_id, plan } = await withWorker()
    const { id } = (await plan()).body.data
    await env.app.patch(`/hrm/employee/${employee_id}`, { employment_end: WEEK.end_date })
    expect(refusal(await plan({ end_date: '2026-03-09' }))).toBe('409 employee-inactive')
    expect((await plan()).status).toBe(201)
    await env.app.post(`/hrm/employee/${employee_id}/deactivate`)
    expect(refusal(await plan())).toBe('409 employee-inactive')
    expect((await env.patch(`/hrm/planning/${id}`, { minutes: 700 })).status).toBe(200)
    const other = await worker(env)
    expect((await env.patch(`/hrm/planning/${id}`, { employee_id: other })).status).toBe(200)
    expect(refusal(await env.patch(`/hrm/planning/${id}`, { employee_id }))).toBe('409 employee-inactive')
  })

  test('stands on a place that is one', async () => {
    const { env, project, service, task, plan } = await withProject()
    const named = { project_id: project.id, service_id: service.id, task_id: task.id }
    expect((await plan(named)).body.data).toMatchObject({
      ...named,
      project_name: 'Website',
      service_name: 'Design',
      task_name: 'Draw',
    })
    expect((await plan({ service_id: service.id.toUpperCase() })).body.data).toMatchObject({ project_id: project.id })
    expect((await plan({ task_id: task.id })).body.data).toMatchObject({ project_id: project.id, service_id: null })
    const other = await make(env, '/projects/project', { name: 'Shop' })
    const elsewhere = await make(env, '/projects/service', { project_id: other.id, name: 'Design' })
    expect(refusal(await plan({ project_id: other.id, service_id: service.id }))).toBe(
      '400 validation-error /service_id',
    )
    expect(refusal(await plan({ project_id: other.id, task_id: task.id }))).toBe('400 validation-error /task_id')
    expect(refusal(await plan({ service_id: elsewhere.id, task_id: task.id }))).toBe('400 validation-error /task_id')
    expect(refusal(await plan({ project_id: task.id, task_id: service.id }))).toBe(
      '400 invalid-reference /project_id /task_id',
    )
  })

  test('comes to nothing that is closed', async () => {
    const { env, project, service, plan } = await withProject()
    const { id } = (await plan({ service_id: service.id })).body.data
    await env.patch(`/projects/service/${service.id}`, { status: 'closed' })
    expect(refusal(await plan({ service_id: service.id }))).toBe('409 service-closed')
    await env.patch(`/projects/project/${project.id}`, { status: 'closed' })
    expect(refusal(await plan({ project_id: project.id }))).toBe('409 project-closed')
    await env.patch(`/projects/project/${project.id}`, { status: 'archived' })
    expect(refusal(await plan({ service_id: service.id }))).toBe('409 project-archived')
    expect((await env.patch(`/hrm/planning/${id}`, { minutes: 300 })).status).toBe(200)
    const free = (await plan()).body.data
    expect(refusal(await env.patch(`/hrm/planning/${free.id}`, { project_id: project.id }))).toBe(
      '409 project-archived',
    )
    expect((await env.delete(`/hrm/planning/${id}`)).status).toBe(204)
  })
})

describe('a change', () => {
  test('spreads again only what concerns the days', async () => {
    const { env, employee_id, plan } = await withWorker()
    const made = (await plan()).body.data
    const path = `/hrm/planning/${made.id}`
    const patch = async (body: object) => (await env.patch(path, body)).body.data
    await make(env, '/hrm/absence', { employee_id, start_date: '2026-03-06' })
    const before = await patch({ note: 'Later' })
    expect(before).toMatchObject({ note: 'Later', days: made.days })
    expect(before.conflicts).toEqual([{ date: '2026-03-06', kind: 'absence', minutes: 120 }])
    const more = await patch({ minutes: 800 })
    expect(more).toMatchObject({ minutes: 800, has_conflicts: false })
    expect(more.days.map(({ minutes }: { minutes: number }) => minutes)).toEqual([200, 200, 200, 200])
    expect(await patch({ minutes_per_day: 60 })).toMatchObject({ minutes_per_day: 60, minutes: 240 })
    expect(await patch({ end_date: '2026-03-03' })).toMatchObject({ minutes_per_day: 60, minutes: 120 })
    expect(await patch({ minutes_per_day: null })).toMatchObject({ minutes_per_day: null, minutes: 120 })
    const other = await worker(env)
    const moved = await patch({ employee_id: other, end_date: '2026-03-06' })
    expect(moved).toMatchObject({ employee_id: other, minutes: 120 })
    expect(moved.days).toHaveLength(5)
    expect(refusal(await env.patch(path, { start_date: '2026-03-07' }))).toBe('400 validation-error /end_date')
    const weekend = { start_date: '2026-03-07', end_date: '2026-03-08' }
    expect(refusal(await env.patch(path, weekend))).toBe('409 planning-no-capacity')
    expect((await env.get(path)).body.data).toEqual(moved)
  })

  test('that is none moves nothing', async () => {
    const { env, service, plan } = await withProject()
    const made = await plan({ service_id: service.id })
    const { employee_id, minutes, status, note, project_id } = made.body.data
    const same = { employee_id: employee_id.toUpperCase(), minutes, status, note, project_id, ...WEEK }
    const answer = await env.patch(`/hrm/planning/${made.body.data.id}`, same)
    expect([answer.text, answer.headers.etag]).toEqual([made.text, made.headers.etag])
  })

  test('brings the project of a service along, and drops nothing unasked', async () => {
    const { env, project, service, plan } = await withProject()
    const other = await make(env, '/projects/project', { name: 'Shop' })
    const { id } = (await plan({ project_id: other.id })).body.data
    const patch = (body: object) => env.patch(`/hrm/planning/${id}`, body)
    expect((await patch({ service_id: service.id })).body.data.project_id).toBe(project.id)
    expect(refusal(await patch({ project_id: null }))).toBe('400 validation-error /service_id')
    expect(refusal(await patch({ project_id: other.id }))).toBe('400 validation-error /service_id')
    expect((await patch({ project_id: other.id, service_id: null })).body.data).toMatchObject({
      project_id: other.id,
      service_id: null,
    })
    expect((await patch({ project_id: null })).body.data.project_id).toBe(null)
  })
})

test('everybody reads planning and plans himself; the right is for others', async () => {
  const { env, employee_id, plan } = await withWorker()
  const other = await worker(env)
  const user = await env.signIn(['hrm:read', 'hrm:write'], employee_id)
  const post = (id: string) => user.post('/hrm/planning', { employee_id: id, ...WEEK, minutes: 60 })
  const refused = await post(other)
  expect([refusal(refused), refused.body.required_right]).toEqual(['403 forbidden', 'planning'])
  const own = await post(employee_id.toUpperCase())
  expect(own.status, own.text).toBe(201)
  const foreign = (await plan({ employee_id: other })).body.data.id
  expect((await user.get(`/hrm/planning/${foreign}`)).status).toBe(200)
  for (const answer of [
    await user.patch(`/hrm/planning/${foreign}`, { note: 'Mine' }),
    await user.patch(`/hrm/planning/${own.body.data.id}`, { employee_id: other }),
    await user.delete(`/hrm/planning/${foreign}`),
  ])
    expect(refusal(answer)).toBe('403 forbidden')
  const planner = await env.signIn(['hrm:read', 'hrm:write', 'planning'])
  expect((await planner.patch(`/hrm/planning/${foreign}`, { note: 'Ours' })).status).toBe(200)
  expect((await user.delete(`/hrm/planning/${own.body.data.id}`)).status).toBe(204)
})

test('planning is found by what it is about, and leaves a tombstone', async () => {
  const { env, employee_id, project, service, task, plan } = await withProject()
  const one = (await plan({ task_id: task.id, service_id: service.id })).body.data.id
  const two = (await plan({ start_date: '2026-03-09', end_date: '2026-03-09', status: 'tentative' })).body.data.id
  const over = (await plan({ minutes: 2400 })).body.data.id
  const team = await insertTeam(server, env, [employee_id])
  const find = async (query: string) => idsOf(await env.get(`/hrm/planning?${query}`))
  expect(await find('')).toEqual([one, over, two])
  expect(await find('sort=-start_date')).toEqual([two, over, one])
  expect(await find(`employee_id=${employee_id}&team_id=${team}&status=tentative`)).toEqual([two])
  expect(await find(`project_id=${project.id}`)).toEqual([one])
  expect(await find(`service_id=${service.id}&task_id=${task.id}`)).toEqual([one])
  expect(await find('project_id=null&has_conflicts=true')).toEqual([over, two])
  expect(await find('has_conflicts=false')).toEqual([])
  expect(await find('date_from=2026-03-07&date_to=2026-03-31')).toEqual([two])
  expect(await find('date_from=2026-03-06&date_to=2026-03-08')).toEqual([one, over])
  expect((await env.delete(`/hrm/planning/${over}`)).status).toBe(204)
  expect(await find('deleted=only')).toEqual([over])
  expect(await find('has_conflicts=true')).toEqual([two])
  expect((await trailOf(server, env, over)).events).toEqual([
    'planning.created',
    'planning.conflict',
    'planning.deleted',
  ])
})

describe('the planning of a project', () => {
  test('is added up where it is shown, as far as it is certain', async () => {
    const { env, project, service, task, plan } = await withProject()
    await plan({ task_id: task.id, service_id: service.id })
    await plan({ service_id: service.id, minutes: 60 })
    await plan({ project_id: project.id, minutes: 5 })
    await plan({ task_id: task.id, minutes: 1000, status: 'tentative' })
    const read = async (path: string) => (await env.get(path)).body.data
    expect((await read(`/projects/task/${task.id}`)).planned_minutes).toBe(600)
    expect((await read(`/projects/service/${service.id}`)).totals.planned_minutes).toBe(660)
    expect((await read(`/projects/project/${project.id}`)).totals.planned_minutes).toBe(665)
  })

  test('goes with it, and with its service or task it loses only that', async () => {
    const { env, project, service, task, plan } = await withProject()
    const { id, updated_at } = (await plan({ task_id: task.id, service_id: service.id, minutes: 2400 })).body.data
    const other = (await plan({ minutes: 300 })).body.data
    expect(other.has_conflicts).toBe(true)
    expect((await env.delete(`/projects/task/${task.id}`)).status).toBe(204)
    const left = (await env.get(`/hrm/planning/${id}`)).body.data
    expect(left).toMatchObject({ task_id: null, task_name: null, service_id: service.id })
    expect(left.updated_at > updated_at).toBe(true)
    expect((await env.delete(`/projects/service/${service.id}`)).status).toBe(204)
    expect((await env.get(`/hrm/planning/${id}`)).body.data).toMatchObject({
      project_id: project.id,
      service_id: null,
      has_conflicts: true,
    })
    expect((await env.delete(`/projects/project/${project.id}`)).status).toBe(204)
    expect((await env.get(`/hrm/planning/${id}`)).status).toBe(404)
    expect((await env.get(`/hrm/planning?deleted=only&ids=${id}`)).body.meta.count).toBe(1)
    expect((await trailOf(server, env, id)).events).toEqual([
      'planning.created',
      'planning.updated',
      'planning.conflict',
      'planning.updated',
      'planning.updated',
      'planning.deleted',
    ])
    expect((await env.get(`/hrm/planning/${other.id}`)).body.data.has_conflicts).toBe(false)
  })
})
