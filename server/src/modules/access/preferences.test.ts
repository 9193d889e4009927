import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'

let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  server = await startTestServer()
  env = await server.environment()
})
afterAll(() => server.close())

const PATH = '/session/preferences'
const liked = {
  language: 'en',
  color_scheme: 'dark',
  start_screen: 'hours/week',
  week_starts_on: 'sunday',
  columns: { organizations: ['name', 'email'], projects: [] },
}

test('whoever said nothing has what comes by itself', async () => {
  const { body } = await env.app.get(PATH)
  expect(body.data).toEqual({
    language: null,
    color_scheme: 'auto',
    start_screen: null,
    week_starts_on: 'monday',
    columns: {},
    updated_at: null,
  })
  expect((await env.app.get('/session')).body.data.user.language).toBeNull()
})

test('are replaced as a whole, by each for himself, and the session knows the language', async () => {
  const [anna, bert] = [await env.signIn([]), await env.signIn([])]
  const { status, body } = await anna.put(PATH, liked)
  expect(status).toBe(200)
  expect(body.data).toEqual({ ...liked, updated_at: expect.any(String) })
  expect((await anna.get(PATH)).body).toEqual(body)
  expect((await anna.get('/session')).body.data.user.language).toBe('en')
  expect((await bert.get(PATH)).body.data).toMatchObject({ language: null, columns: {} })
  const { columns: _, ...rest } = liked
  expect((await anna.put(PATH, rest)).status).toBe(400)
  await anna.put(PATH, { ...liked, language: null, columns: {} })
  expect((await anna.get(PATH)).body.data).toMatchObject({ language: null, color_scheme: 'dark', columns: {} })
})

test('two who are the first at once both succeed', async () => {
  const client = await env.signIn([])
  const answers = await Promise.all(
    ['light', 'dark'].map((scheme) => client.put(PATH, { ...liked, color_scheme: scheme })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test('are small', async () => {
  const wide = (screens: number) =>
    Object.fromEntries(
      Array.from({ length: screens }, (_, i) => [`screen${i}`, Array.from({ length: 100 }, (__, n) => `column_${n}`)]),
    )
  expect((await env.app.put(PATH, { ...liked, columns: wide(10) })).status).toBe(200)
  const { status, body } = await env.app.put(PATH, { ...liked, columns: wide(20) })
  expect([status, body.errors[0].pointer]).toEqual([400, '/columns'])
  for (const columns of [{ 'A b': [] }, { a: ['B c'] }, { a: 'x' }, { a: ['x', 'x'] }, []])
    expect((await env.app.put(PATH, { ...liked, columns })).status, JSON.stringify(columns)).toBe(400)
})
