import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([
  ['seven77', 'minLength'],
  ['x'.repeat(1001), 'maxLength'],
  ['P@ssw0rd2024!', 'common'],
  ['12345678', 'common'],
  ['qwertyuiop', 'common'],
  ['Welkom123', 'common'],
  ['abcabcabc', 'common'],
])('a password is refused when it is %s', async (password, code) => {
  const { app } = await server.environment()
  const answer = await app.put('/session/password', { password })
  expect([answer.status, answer.body.errors[0].code]).toEqual([400, code])
})

test.each(['vijf paarden in de wei', 'x9$kLm2#', 'p'.repeat(1) + 'é'.repeat(128), '🐎🐎🐄🐖🐑🐓🦆🐈'])(
  'a password may be %s',
  async (password) => {
    const { app } = await server.environment()
    const answer = await app.put('/session/password', { password })
    expect(answer.status, answer.text).toBe(204)
  },
)
