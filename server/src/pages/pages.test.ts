import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { operations } from '../operations.ts'
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
    for (const [, file] of page.text.matchAll(/<link[^>]* href="(\/[^"]*)"/g))
      expect((await server.send('GET', file!)).status, file).toBe(200)
  }
})

test('a page runs nothing and loads only from its own address', async () => {
  for (const address of ['/docs', '/problems', '/problems/not-found']) {
    const { text, headers } = await server.send('GET', address)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; img-src 'self' data:;/)
    expect(text).not.toMatch(/<script|<style| style=| on\w+=/i)
  }
})

test('what can be pasted from a page names this server', async () => {
  const publicUrl = 'https://office.example'
  const elsewhere = await startTestServer({ publicUrl })
  const { text } = await elsewhere.send('GET', '/docs')
  expect(text).not.toContain('localhost:3000')
  expect(text).toContain(`${publicUrl}/api/`)
  await elsewhere.close()
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
  }
  expect((await server.send('GET', '/problems/nonsense')).status).toBe(404)
})

test('the reference shows every operation once, and every link inside it leads somewhere', async () => {
  const { text } = await server.send('GET', '/docs')
  for (const { id } of operations) expect(text.split(`<article class="operation" id="${id}">`).length, id).toBe(2)
  const anchors = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
  expect(anchors.filter((id, i) => anchors.indexOf(id) !== i)).toEqual([])
  for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(anchors).toContain(target)
})

test('the reference shows code as code', async () => {
  const { text } = await server.send('GET', '/docs')
  const words = text.replaceAll(/<pre[\s\S]*?<\/pre>/g, '')
  expect([...words.matchAll(/.{0,40}`.{0,40}/g)].map(([found]) => found)).toEqual([])
})

test('the reference shows every kind of event once with its sample, and the examples of receivers as they lie', async () => {
  const { text } = await server.send('GET', '/docs')
  const shown = text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  for (const { kind, summary, sample } of catalogue()) {
    const [, entry, ...others] = shown.split(`<section class="event" id="event.${kind}">`)
    expect(others, kind).toEqual([])
    expect(entry).toContain(`<p>${summary}.`)
    expect(entry!.split('</section>', 1)[0]).toContain(JSON.stringify(sample, null, 2))
  }
  const examples = join(import.meta.dirname, '../../../docs/webhooks')
  for (const file of readdirSync(examples)) expect(shown, file).toContain(readFileSync(join(examples, file), 'utf8'))
})

test('every request that is shown is one its operation understands', async () => {
  const { text } = await server.send('GET', '/docs')
  const env = await server.environment()
  const misunderstood: string[] = []
  for (const { id, method } of operations.filter(({ upload }) => !upload)) {
    const shown = text.split(`<article class="operation" id="${id}">`)[1]!.split('</pre>', 1)[0]!.split('<pre')[1]!
    const curl = shown.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    const [, address = ''] = /'http:\/\/localhost:3000(\/[^']+)'/.exec(curl) ?? []
    const [, body] = /-d '(.*)'/.exec(curl) ?? []
    const credentials = address.startsWith('/api/v2')
      ? { authorization: `Bearer ${env.key}` }
      : { cookie: env.app.cookie, origin: 'http://localhost:3000' }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await server.send(method, address, { ...credentials, ...type }, body)
    if (MISUNDERSTOOD.includes(answer.body?.code)) misunderstood.push(`${id} ${body}: ${answer.body.detail}`)
  }
  expect(misunderstood).toEqual([])
})

const MISUNDERSTOOD = ['validation-error', 'invalid-json', 'unknown-parameter', 'unsupported-media-type']
