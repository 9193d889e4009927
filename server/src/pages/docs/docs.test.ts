import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../../test/harness.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import { operations } from '../../operations.ts'
import { docsPages } from './pages.ts'

const docs = join(import.meta.dirname, '../../../../docs')
const addresses = docsPages('http://localhost:3000').map(({ address }) => address)
const MOST_BYTES = 150_000

let server: TestServer
const pages = new Map<string, Answer>()
beforeAll(async () => {
  server = await startTestServer()
  for (const address of addresses) pages.set(address, await server.send('GET', address))
})
afterAll(() => server.close())

const unescaped = (text: string) => text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
const idsOf = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => unescaped(id!))

describe.each(addresses)('%s', (address) => {
  test('is small, is there as HTML and as Markdown, and runs nothing but our own script', async () => {
    const page = pages.get(address)!
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.text.length).toBeLessThan(MOST_BYTES)
    expect(page.headers['content-security-policy']).toBe(POLICY)
    expect(page.text.replace(SCRIPT, '').match(/<script|<style| style=| on\w+=/i)).toBe(null)

    const text = await server.send('GET', `${address}.md`)
    expect([text.status, text.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(/^# \S/m.test(text.text)).toBe(true)
    expect(text.text.replaceAll(/^```[\s\S]*?^```$|`[^`\n]+`/gm, '').match(/<\w+[ >]|&#\d+;|undefined/)).toBe(null)
    const accepted = await server.send('GET', address, { accept: 'text/markdown, text/plain;q=0.5' })
    expect([accepted.text === text.text, accepted.headers.vary]).toEqual([true, 'accept, accept-encoding'])
  })

  test('has each anchor once, and every link leads somewhere', async () => {
    const { text } = pages.get(address)!
    const ids = idsOf(text)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
    const astray: string[] = []
    for (const [, link = ''] of text.matchAll(/<a [^>]*href="([^"]+)"/g))
      if (!(await leads(address, link))) astray.push(link)
    expect(astray).toEqual([])
  })

  test('shows code as code', () => {
    const words = pages.get(address)!.text.replaceAll(/<(pre|code)[\s\S]*?<\/\1>| data-body="[^"]*"/g, '')
    expect([...words.matchAll(/.{0,40}(?:`|\*\*).{0,40}/g)].map(([found]) => found)).toEqual([])
  })
})

const SCRIPT = '<script type="module" src="/docs.js"></script>'
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
  "script-src 'self'; connect-src 'self'"
const ORIGIN = 'http://localhost:3000'
const known = new Map<string, { readonly status: number; readonly ids: ReadonlySet<string> }>()

async function leads(from: string, link: string): Promise<boolean> {
  const address = unescaped(link).replace(ORIGIN, '')
  if (/^https?:/.test(address)) return true
  const [path, anchor] = address.split('#') as [string, string?]
  const { status, ids } = await targetOf(path === '' ? from : path)
  return status === 200 && (anchor === undefined || ids.has(anchor))
}

async function targetOf(address: string) {
  const found = known.get(address)
  if (found) return found
  const { status, text } = pages.get(address) ?? (await server.send('GET', address))
  const target = { status, ids: new Set(idsOf(text)) }
  known.set(address, target)
  return target
}

test('every operation stands once, with what its documents say', () => {
  const all = [...pages.values()].map(({ text }) => text).join('\n')
  for (const { id } of operations) expect(all.split(`<article class="operation" id="${id}">`).length, id).toBe(2)
})

test('the overview lists every operation and every old anchor', () => {
  const { text } = pages.get('/docs')!
  const ids = idsOf(text)
  for (const { id } of operations) expect(ids).toContain(id)
  for (const old of ['key', 'lists', 'writing', 'refusals', 'events', 'webhooks', 'webhooks.verify', 'assistants'])
    expect(ids).toContain(old)
})

test('every kind of event stands once with its sample', () => {
  const shown = unescaped([...pages.values()].map(({ text }) => text).join('\n'))
  for (const { kind, summary, sample } of catalogue()) {
    const [, entry, ...others] = shown.split(`<section class="event" id="event.${kind}">`)
    expect(others, kind).toEqual([])
    expect(entry).toContain(`<p>${summary}.`)
    expect(entry!.split('</section>', 1)[0]).toContain(JSON.stringify(sample, null, 2))
  }
})

test('every request that is shown is one its operation understands', async () => {
  const all = [...pages.values()].map(({ text }) => text).join('\n')
  const env = await server.environment()
  const misunderstood: string[] = []
  for (const { id, method } of operations.filter(({ upload }) => !upload)) {
    const shown = all.split(`<article class="operation" id="${id}">`)[1]!.split('</pre>', 1)[0]!.split('<pre')[1]!
    const curl = unescaped(shown)
    const [, address = ''] = /'http:\/\/localhost:3000(\/[^']+)'/.exec(curl) ?? []
    const [, body] = /-d '(.*)'/.exec(curl) ?? []
    const credentials = address.startsWith('/api/v2')
      ? { authorization: `Bearer ${env.key}` }
      : { cookie: env.app.cookie, origin: ORIGIN }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await server.send(method, address, { ...credentials, ...type }, body)
    if (MISUNDERSTOOD.includes(answer.body?.code)) misunderstood.push(`${id} ${body}: ${answer.body.detail}`)
  }
  expect(misunderstood).toEqual([])
})

const MISUNDERSTOOD = ['validation-error', 'invalid-json', 'unknown-parameter', 'unsupported-media-type']

test('what can be pasted names this server, in pages and in texts', async () => {
  const publicUrl = 'https://office.example'
  const elsewhere = await startTestServer({ publicUrl })
  for (const address of ['/docs', '/docs/crm', '/docs/guides/first-steps', '/docs/guides/assistants', '/llms.txt']) {
    const { text } = await elsewhere.send('GET', address)
    expect(text, address).not.toContain('localhost:3000')
    expect(text).toContain(publicUrl)
  }
  await elsewhere.close()
})

test('every page below docs is in its list, under a name of its own', () => {
  const list = readFileSync(join(docs, 'README.md'), 'utf8')
  const files = [...readdirSync(join(docs, 'guides')).map((name) => `guides/${name}`), ...readdirSync(docs)]
  const unlisted = files.filter((file) => file.endsWith('.md') && file !== 'README.md' && !list.includes(`(${file})`))
  expect(unlisted).toEqual([])
  expect(addresses.length).toBe(new Set(addresses).size)
})

test('what is not there is 404, and no address leads to another file', async () => {
  for (const address of [
    '/docs/nothing',
    '/docs/guides/../README',
    '/docs/guides/%2e%2e/glossary',
    '/docs/webhooks/verify.rb',
    '/docs/',
  ])
    expect((await server.send('GET', address)).status, address).toBe(404)
})

test('receivers can be fetched as they lie', async () => {
  for (const file of readdirSync(join(docs, 'webhooks'))) {
    const { status, text } = await server.send('GET', `/docs/webhooks/${file}`)
    expect([status, text], file).toEqual([200, readFileSync(join(docs, 'webhooks', file), 'utf8')])
  }
})

test('llms.txt names every page, and each of its links answers', async () => {
  const { text, headers } = await server.send('GET', '/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const links = [...text.matchAll(/\]\(http:\/\/localhost:3000([^)]+)\)/g)].map(([, path]) => path!)
  for (const address of addresses) expect(links, address).toContain(`${address}.md`)
  for (const path of links) expect((await server.send('GET', path)).status, path).toBe(200)
  const full = await server.send('GET', '/llms-full.txt')
  expect(full.text).toContain('# First steps')
  expect(full.text).toContain('# Relations')
})
