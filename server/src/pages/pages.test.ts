import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { problems } from '../shared/problem.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('what a page needs can be loaded without signing in', async () => {
  for (const address of ['/docs', '/problems', '/problems/not-found']) {
    const page = await server.send('GET', address)
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const [, file] of page.text.matchAll(/<(?:link|script)[^>]* (?:href|src)="(\/[^"]*)"/g))
      expect((await server.send('GET', file!)).status, file).toBe(200)
  }
})

test('a page runs nothing and loads only from its own address', async () => {
  for (const address of ['/problems', '/problems/not-found']) {
    const { text, headers } = await server.send('GET', address)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self'; img-src 'self' data:;(?!.*script)/,
    )
    expect(text).not.toMatch(/<script|<style| style=| on\w+=/i)
  }
})

test('a page that did not change is not sent again, and a large one travels packed', async () => {
  const { headers } = await server.send('GET', '/docs')
  const again = await server.send('GET', '/docs', { 'if-none-match': headers.etag! })
  expect([again.status, again.text]).toEqual([304, ''])
  const packed = await server.send('GET', '/docs', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('gzip')
})

test('every problem has its page, and the list leads to all of them', async () => {
  const { text: list } = await server.send('GET', '/problems')
  for (const [code, { title }] of Object.entries(problems)) {
    const { status, text } = await server.send('GET', `/problems/${code}`)
    expect(status, code).toBe(200)
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(list).toContain(`href="/problems/${code}"`)
    expect((await server.send('GET', `/problems/${code}.md`)).text).toContain(`# ${title}`)
  }
  expect((await server.send('GET', '/problems/nonsense')).status).toBe(404)
})
