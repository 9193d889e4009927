// What everybody may change of himself, and nothing else of nobody else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEmployee, refusal, trailOf } from '../../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PATH = '/hrm/employee/self'

test('an employee changes how he is called and reached, and it is told and written down', async () => {
  const env = await server.environment()
  const [own, other] = [await insertEmployee(server, env), await insertEmployee(server, env)]
  const user = await env.signIn(['hrm:read'], own)
  const changes = { first_name: 'Jo', last_name: 'Visser-Bos', phone: '06 1234' }
  const answer = await user.patch(PATH, changes)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.data).toMatchObject({ id: own, full_name: 'Jo Visser-Bos', ...changes })
  expect((await env.get(`/hrm/employee/${other}`)).body.data.phone).toBeNull()
  const trail = await trailOf(server, env, own)
  expect(trail.events).toContain('employee.updated')
  expect(trail.audit).toContain('employee.update_self')
})

test('whatever else there is of him is refused', async () => {
  const env = await server.environment()
  const own = await insertEmployee(server, env)
  const user = await env.signIn(['hrm:read', 'hrm:write'], own)
  for (const field of ['email', 'manager_employee_id', 'user_id', 'employment_end', 'job_title', 'team_ids'])
    expect(refusal(await user.patch(PATH, { [field]: null }))).toBe(`400 validation-error /${field}`)
  expect(refusal(await user.patch(PATH, { last_name: ' ' }))).toBe('400 validation-error /last_name')
  expect(refusal(await user.patch(`/hrm/employee/${own}`, { phone: '1' }))).toBe('403 forbidden')
  const blind = await env.signIn(['hours:read'], own)
  expect(refusal(await blind.patch(PATH, { phone: '1' }))).toBe('403 forbidden')
})

test('whoever is no employee has nothing to change', async () => {
  const env = await server.environment()
  await insertEmployee(server, env)
  const user = await env.signIn(['people', 'hrm:read'])
  expect((await user.patch(PATH, { phone: '1' })).status).toBe(404)
})
