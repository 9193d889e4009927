import { afterAll, beforeAll, expect, test } from 'vitest'
import { make, refusal } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each(['project', 'service'])(
  'a value of an archived %s rests: what is sent is judged first, the same value changes nothing',
  async (entity) => {
    const env = await server.environment()
    const project = await make(env, '/projects/project', { name: 'P' })
    const service = await make(env, '/projects/service', { project_id: project.id, name: 'S' })
    const field = await make(env.app, '/crm/customfield', { entity, key: 'k', label: 'K', type: 'number' })
    const path = `/projects/${entity}/${entity === 'project' ? project.id : service.id}`
    const set = (value: unknown, custom_field_id = field.id) =>
      env.app.put(`${path}/customfieldvalue`, { custom_field_id, value })
    await set(1)
    await env.patch(`/projects/project/${project.id}`, { status: 'archived' })
    const before = await env.get(path)
    expect(refusal(await set(2))).toBe('409 project-archived')
    expect(refusal(await set(null))).toBe('409 project-archived')
    expect(refusal(await set('2'))).toBe('400 validation-error /value')
    expect(refusal(await set(2, project.id))).toBe('400 invalid-reference /custom_field_id')
    expect((await set(1)).status).toBe(200)
    const after = await env.get(path)
    expect([after.text, after.headers.etag]).toEqual([before.text, before.headers.etag])
  },
)
