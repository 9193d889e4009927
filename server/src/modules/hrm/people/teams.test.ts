import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idsOf, insertEmployee, make, refusal, trailOf } from '../../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { localDay } from '../../../shared/calendar.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const today = localDay(new Date().toISOString(), 'Europe/Amsterdam')
const UNKNOWN = '00000000-0000-7000-8000-000000000000'

async function teamWorld() {
  const env = await server.environment()
  const noor = await insertEmployee(server, env, { first_name: 'Noor', last_name: 'Vos' })
  const zeb = await insertEmployee(server, env, { first_name: 'Zeb', last_name: 'Aalst' })
  return { env, noor, zeb }
}

describe('a team', () => {
  test('is written in the screens with its members and read everywhere', async () => {
    const { env, noor, zeb } = await teamWorld()
    const members = [{ employee_id: noor, since: '2024-02-01' }, { employee_id: zeb }]
    const team = await make(env.app, '/hrm/team', { name: 'Design', lead_employee_id: noor, members })
    expect(team).toEqual({
      id: team.id,
      name: 'Design',
      lead_employee_id: noor,
      lead_employee_name: 'Noor Vos',
      members: [
        { employee_id: zeb, employee_name: 'Zeb Aalst', since: today },
        { employee_id: noor, employee_name: 'Noor Vos', since: '2024-02-01' },
      ],
      is_active: true,
      created_at: team.created_at,
      updated_at: team.created_at,
    })
    expect((await env.get('/hrm/team')).body.data).toEqual([team])
    expect((await env.post('/hrm/team', { name: 'X' })).status).toBe(405)
    expect((await env.get(`/hrm/employee/${noor}`)).body.data).toMatchObject({
      team_ids: [team.id],
      teams: [{ id: team.id, name: 'Design', since: '2024-02-01' }],
    })
  })

  test('has exactly the members that were sent last, and those who stay keep their day', async () => {
    const { env, noor, zeb } = await teamWorld()
    const members = [{ employee_id: noor, since: '2024-02-01' }]
    const { id } = await make(env.app, '/hrm/team', { name: 'Design', members })
    const path = `/hrm/team/${id}`
    const same = await env.app.patch(path, { members: [{ employee_id: noor.toUpperCase() }], name: 'Design' })
    expect(same.headers.etag).toBe('"v1"')
    const more = await env.app.patch(path, { members: [{ employee_id: noor }, { employee_id: zeb }], is_active: false })
    expect(more.body.data).toMatchObject({
      is_active: false,
      members: [{ since: today }, { since: '2024-02-01' }],
    })
    const moved = await env.app.patch(path, { members: [{ employee_id: zeb, since: '2025-01-01' }] })
    expect(moved.body.data.members).toMatchObject([{ employee_id: zeb, since: '2025-01-01' }])
    expect((await env.app.patch(path, { name: 'Studio' })).body.data.members).toHaveLength(1)
    expect(await trailOf(server, env, id)).toEqual({
      events: ['team.created', 'team.updated', 'team.updated', 'team.updated'],
      audit: ['team.create', 'team.update', 'team.update', 'team.update'],
    })
    expect((await trailOf(server, env, noor)).events).toEqual(['employee.updated', 'employee.updated'])
    expect((await trailOf(server, env, zeb)).events).toEqual(['employee.updated', 'employee.updated'])
  })

  test.each([
    [{ name: ' ' }, '400 validation-error /name'],
    [{ lead_employee_id: UNKNOWN }, '400 invalid-reference /lead_employee_id'],
    [{ members: [{ employee_id: UNKNOWN }] }, '400 invalid-reference /members/0/employee_id'],
    [{ members: [{ employee_id: UNKNOWN, role: 'x' }] }, '400 validation-error /members/0/role'],
  ])('is not accepted with %j', async (values, expected) => {
    const { env } = await teamWorld()
    expect(refusal(await env.app.post('/hrm/team', { name: 'Design', ...values }))).toBe(expected)
  })

  test('has nobody twice, and a name of its own', async () => {
    const { env, noor, zeb } = await teamWorld()
    await make(env.app, '/hrm/team', { name: 'Design' })
    expect(refusal(await env.app.post('/hrm/team', { name: 'Design' }))).toBe('409 duplicate /name')
    const members = [noor, zeb, noor].map((employee_id) => ({ employee_id }))
    expect(refusal(await env.app.post('/hrm/team', { name: 'Two', members }))).toBe(
      '400 validation-error /members/2/employee_id',
    )
  })

  test('goes with its memberships, unless a project has it', async () => {
    const { env, noor } = await teamWorld()
    const [free, kept] = [
      await make(env.app, '/hrm/team', { name: 'Free', members: [{ employee_id: noor }] }),
      await make(env.app, '/hrm/team', { name: 'Kept' }),
    ]
    await make(env.app, '/projects/project', { name: 'Website', team_ids: [kept.id] })
    expect(refusal(await env.app.delete(`/hrm/team/${kept.id}`))).toBe('409 in-use')
    expect((await env.app.delete(`/hrm/team/${free.id}`)).status).toBe(204)
    expect((await env.get(`/hrm/employee/${noor}`)).body.data).toMatchObject({ team_ids: [], teams: [] })
    expect((await trailOf(server, env, free.id)).events).toEqual(['team.created', 'team.deleted'])
  })
})

test('each filter filters', async () => {
  const { env, noor } = await teamWorld()
  const [alpha, beta] = [
    await make(env.app, '/hrm/team', { name: 'álpha', members: [{ employee_id: noor }] }),
    await make(env.app, '/hrm/team', { name: 'Beta', is_active: false }),
  ]
  const found = async (query: string) => idsOf(await env.get(`/hrm/team?${query}`))
  expect(await found('')).toEqual([alpha.id, beta.id])
  expect(await found('sort=-name')).toEqual([beta.id, alpha.id])
  expect(await found('is_active=false')).toEqual([beta.id])
  expect(await found(`employee_id=${noor}`)).toEqual([alpha.id])
  expect(await found('q=alp')).toEqual([alpha.id])
})

test('an employee changes no team, not even his own', async () => {
  const { env, noor } = await teamWorld()
  const team = await make(env.app, '/hrm/team', { name: 'Design', lead_employee_id: noor })
  const user = await env.signIn(['hrm:read', 'hrm:write', 'planning', 'approve_leave'], noor)
  const answers = [
    await user.post('/hrm/team', { name: 'Mine' }),
    await user.patch(`/hrm/team/${team.id}`, { name: 'Mine' }),
    await user.delete(`/hrm/team/${team.id}`),
  ]
  for (const { status, body } of answers) expect([status, body.required_right]).toEqual([403, 'people'])
  expect((await user.get('/hrm/team')).body.meta.count).toBe(1)
})
