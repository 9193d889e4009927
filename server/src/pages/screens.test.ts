import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/harness.ts'

const SCRIPT = `console.log('${'a program '.repeat(200)}')`
const STYLE = 'a{color:red}'
const PAGE = `<meta property="csp-nonce" nonce="{nonce}"><meta name="session" content="{session}">
<script type="module" src="/assets/index-abc.js"></script>`

const folder = mkdtempSync(join(tmpdir(), 'screens-'))
let server: TestServer
beforeAll(async () => {
  const screens = join(folder, 'built')
  const assets = join(screens, 'assets')
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(screens, 'index.html'), PAGE)
  writeFileSync(join(screens, 'secret.txt'), 'not for the world')
  writeFileSync(join(assets, 'index-abc.js'), SCRIPT)
  writeFileSync(join(assets, 'index-abc.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(assets, 'index-abc.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(assets, 'index-abc.css'), STYLE)
  server = await startTestServer({ screens })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test('every address of a screen is the one page, and an address of nothing is none', async () => {
  for (const address of ['/', '/sign-in', '/crm/organizations?q=a', '/settings/anything/below']) {
    const { status, headers, text } = await server.send('GET', address)
    expect([status, headers['content-type']], address).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('<script type="module" src="/assets/index-abc.js"></script>')
  }
  for (const address of ['/nowhere', '/crmx', '/index.html', '/sign-in.html'])
    expect((await server.send('GET', address)).status, address).toBe(404)
})

test('the page runs its own files only, with styles that carry the number of this answer', async () => {
  const nonces = await Promise.all(
    ['/', '/hours', '/hours'].map(async (address) => {
      const { text, headers } = await server.send('GET', address)
      const [, nonce] = /nonce="([A-Za-z0-9+/]{22}==)"/.exec(text)!
      expect(headers['content-security-policy']).toBe(
        `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; ` +
          "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      )
      return nonce
    }),
  )
  expect(new Set(nonces).size).toBe(3)
})

test('the page is asked for anew each time, and is never answered as unchanged', async () => {
  const { headers } = await server.send('GET', '/')
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(headers.etag).toBeUndefined()
  const again = await server.send('GET', '/', { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() })
  expect(again.status).toBe(200)
})

test('the page knows whether a session came along, and nothing of it', async () => {
  const session = async (cookie?: string) => {
    const { text } = await server.send('GET', '/', cookie === undefined ? {} : { cookie })
    expect(text).not.toContain('token')
    return /name="session" content="(\w+)"/.exec(text)![1]
  }
  expect(await session()).toBe('none')
  expect(await session('kantoor_session=')).toBe('none')
  expect(await session('not_kantoor_session=token')).toBe('none')
  expect(await session('a=b; kantoor_session=token')).toBe('sent')
  expect(await session('__Host-kantoor_session=token')).toBe('sent')
})

test('a file of the screens is kept for ever and travels pressed as the browser can take it', async () => {
  const get = (encodings: string, url = '/assets/index-abc.js') =>
    server.app.inject({ url, headers: { 'accept-encoding': encodings } })
  const plain = await get('identity')
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  })
  expect([plain.body, plain.headers['content-encoding']]).toEqual([SCRIPT, undefined])
  for (const [encodings, encoding, open] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=0.5', 'br', brotliDecompressSync],
  ] as const) {
    const answer = await get(encodings)
    expect(answer.headers['content-encoding'], encodings).toBe(encoding)
    expect(open(answer.rawPayload).toString()).toBe(SCRIPT)
  }
  const small = await get('br', '/assets/index-abc.css')
  expect([small.body, small.headers['content-encoding']]).toEqual([STYLE, undefined])
})

test('HEAD answers what GET would', async () => {
  for (const url of ['/', '/crm/organizations', '/assets/index-abc.js']) {
    const [head, get] = [await server.app.inject({ method: 'HEAD', url }), await server.app.inject({ url })]
    expect(head.statusCode, url).toBe(200)
    for (const name of ['content-type', 'content-length', 'cache-control'])
      expect(head.headers[name], name).toBe(get.headers[name])
  }
})

test('no address leads to another file', async () => {
  for (const name of [
    '../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    '..%5csecret.txt',
    '%2e%2e%2findex.html',
    '....//secret.txt',
    'index-abc.js%00.css',
    'index-abc.js.br',
    'index-abc.js/',
    'INDEX-ABC.JS',
    '',
  ]) {
    const { status, text } = await server.send('GET', `/assets/${name}`)
    expect([400, 404], name).toContain(status)
    expect(text).not.toContain('not for the world')
  }
})

test('a server whose screens were not built says how to build them, just as strictly', async () => {
  const unbuilt = await startTestServer({ screens: join(folder, 'nothing') })
  for (const address of ['/', '/sign-in', '/hours/week']) {
    const { status, text, headers } = await unbuilt.send('GET', address)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('<code>npm run build</code>')
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';")
    expect(text).not.toMatch(/<script|<style| style=| on\w+=/i)
  }
  await unbuilt.close()
})
