import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, inTest, make, refusal } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function withService() {
  const env = await server.environment()
  const project = await make(env, '/projects/project', { name: 'Website' })
  const service = await make(env, '/projects/service', { project_id: project.id, name: 'Design' })
  const employee_id = await insertEmployee(server, env, { first_name: 'Ada' })
  const [hourType] = await inTest(server, env, (tx) =>
    tx.all<{ id: string; name: string }>(sql`select id, name from hour_type order by position`),
  )
  const rate = { service_id: service.id, hourly_rate: 90, valid_from: '2026-01-01' }
  return { env, project, service, employee_id, hourType: hourType!, rate }
}

describe('a service rate', () => {
  test('is written in the screens, shown in its service, and moves service and project', async () => {
    const { env, project, service, employee_id, hourType, rate } = await withService()
    const before = await env.get(`/projects/project/${project.id}`)
    const created = await make(env.app, '/projects/servicerate', { ...rate, employee_id, hour_type_id: hourType.id })
    expect(created).toMatchObject({
      ...rate,
      project_id: project.id,
      employee_id,
      employee_name: 'Ada Bakker',
      hour_type_id: hourType.id,
      hour_type_name: hourType.name,
      valid_to: null,
    })
    expect((await env.get(`/projects/service/${service.id}`)).body.data.rates).toEqual([created])
    const after = await env.get(`/projects/project/${project.id}`)
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect(after.body.data.services[0].updated_at).toBe(created.updated_at)

    const changed = await env.app.patch(`/projects/servicerate/${created.id}`, {
      hourly_rate: 95.5,
      hour_type_id: null,
    })
    expect(changed.body.data).toMatchObject({ hourly_rate: 95.5, hour_type_id: null, hour_type_name: null })
    const version = (await env.get(`/projects/service/${service.id}`)).headers.etag
    await env.app.patch(`/projects/servicerate/${created.id}`, { hourly_rate: 95.5 })
    expect((await env.get(`/projects/service/${service.id}`)).headers.etag).toBe(version)
    expect((await env.app.delete(`/projects/servicerate/${created.id}`)).status).toBe(204)
    const last = await env.get(`/projects/service/${service.id}`)
    expect(last.body.data.rates).toEqual([])
    expect(last.headers.etag).not.toBe(version)
  })

  test('is for an hour type or an employee, once for each day', async () => {
    const { env, service, employee_id, hourType, rate } = await withService()
    const post = async (values: object) => refusal(await env.app.post('/projects/servicerate', { ...rate, ...values }))
    expect(await post({})).toBe('400 validation-error ')
    expect((await env.app.post('/projects/servicerate', rate)).body.detail).toContain(
      'an hour type, an employee, or both',
    )
    expect(await post({ employee_id, service_id: env.id })).toBe('400 invalid-reference /service_id')
    expect(await post({ employee_id: service.id })).toBe('400 invalid-reference /employee_id')
    expect(await post({ hour_type_id: service.id })).toBe('400 invalid-reference /hour_type_id')
    expect(await post({ employee_id, hourly_rate: -1 })).toBe('400 validation-error /hourly_rate')
    const first = await make(env.app, '/projects/servicerate', { ...rate, employee_id })
    await make(env.app, '/projects/servicerate', { ...rate, hour_type_id: hourType.id })
    expect(await post({ employee_id })).toBe('409 duplicate /valid_from')
    expect(refusal(await env.app.patch(`/projects/servicerate/${first.id}`, { employee_id: null }))).toBe(
      '400 validation-error ',
    )
    const onto = { employee_id: null, hour_type_id: hourType.id }
    expect(refusal(await env.app.patch(`/projects/servicerate/${first.id}`, onto))).toBe('409 duplicate /valid_from')
    expect((await env.post('/projects/servicerate', { ...rate, employee_id })).status).toBe(405)
  })

  test.each(['closed', 'archived'])('rests while the project is %s', async (status) => {
    const { env, project, employee_id, rate } = await withService()
    const { id } = await make(env.app, '/projects/servicerate', { ...rate, employee_id })
    await env.patch(`/projects/project/${project.id}`, { status })
    for (const answer of [
      await env.app.post('/projects/servicerate', { ...rate, employee_id, valid_from: '2027-01-01' }),
      await env.app.patch(`/projects/servicerate/${id}`, { hourly_rate: 1 }),
      await env.app.delete(`/projects/servicerate/${id}`),
    ])
      expect(refusal(answer)).toBe(`409 project-${status}`)
  })

  test('holds until the next one for the same employee and hour type, and is found by the day', async () => {
    const { env, project, service, employee_id, hourType, rate } = await withService()
    const other = await make(env, '/projects/service', { project_id: project.id, name: 'Other' })
    const colleague = await insertEmployee(server, env)
    await make(env.app, '/projects/servicerate', { ...rate, employee_id: colleague, valid_from: '2026-05-01' })
    const days = ['2026-07-01', '2026-01-01', '2026-03-15']
    for (const valid_from of days) await make(env.app, '/projects/servicerate', { ...rate, employee_id, valid_from })
    await make(env.app, '/projects/servicerate', { ...rate, hour_type_id: hourType.id, valid_from: '2026-02-01' })
    await make(env.app, '/projects/servicerate', {
      ...rate,
      service_id: other.id,
      employee_id,
      valid_from: '2026-02-01',
    })
    const periods = async (query: string) => {
      const answer = await env.get(`/projects/servicerate?${query}`)
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.meta.count).toBe(answer.body.data.length)
      return answer.body.data.map((one: Record<string, string>) => `${one.valid_from}/${one.valid_to}`)
    }
    const ofEmployee = ['2026-07-01/null', '2026-03-15/2026-06-30', '2026-01-01/2026-03-14']
    expect(await periods(`service_id=${service.id}&employee_id=${employee_id}`)).toEqual(ofEmployee)
    expect(await periods(`service_id=${service.id}`)).toEqual([
      '2026-07-01/null',
      '2026-05-01/null',
      '2026-03-15/2026-06-30',
      '2026-02-01/null',
      '2026-01-01/2026-03-14',
    ])
    expect(await periods(`project_id=${project.id}`)).toHaveLength(6)
    expect(await periods('sort=valid_from')).toHaveLength(6)
    expect(await periods(`hour_type_id=${hourType.id}`)).toEqual(['2026-02-01/null'])
    expect(await periods('hour_type_id=null&sort=valid_from')).toHaveLength(5)
    expect(await periods(`valid_on=2026-03-14&service_id=${service.id}&sort=valid_from`)).toEqual([
      '2026-01-01/2026-03-14',
      '2026-02-01/null',
    ])
    expect(await periods(`valid_on=2026-03-15&employee_id=${employee_id}&service_id=${service.id}`)).toEqual([
      '2026-03-15/2026-06-30',
    ])
    expect(await periods('valid_on=2025-12-31')).toEqual([])
    const { rates } = (await env.get(`/projects/service/${service.id}`)).body.data
    expect(rates.map((one: Record<string, string>) => one.valid_from)).toEqual([
      '2026-01-01',
      '2026-02-01',
      '2026-03-15',
      '2026-05-01',
      '2026-07-01',
    ])
  })
})
