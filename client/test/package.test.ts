// The package as its users get it: packed, put into an empty folder, and every example of its README checked and run there.

import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleOf } from '../../server/src/catalogue/sample-event.ts'
import { webhookSecrets } from '../../server/src/webhooks/secrets.ts'
import { signedHeaders } from '../../server/src/webhooks/signature.ts'
import { compiler, programOf, run, samplesOf, typeFaults } from '../../server/test/code-samples.ts'
import { startTestServer, type TestServer } from '../../server/test/harness.ts'

const client = join(import.meta.dirname, '..')
const root = join(client, '..')
/** What the client needs, with what that needs. */
const NEEDED = ['openapi-fetch', 'openapi-typescript-helpers']
const SECRET = webhookSecrets('a secret').make('an environment', 'a webhook', 1)

interface Packed {
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

let place: string
let packed: Packed
let user: string
let server: TestServer
let values: Record<string, string>
beforeAll(async () => {
  server = await startTestServer({ own: true })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const baseUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  values = { 'https://kantoor.example': baseUrl, 'kt_live_…': (await server.environment()).key, 'whsec_…': SECRET }

  place = await mkdtemp(join(tmpdir(), 'kantoor-client-'))
  user = join(place, 'user')
  packed = await pack()
  await install()
})
afterAll(async () => {
  await rm(place, { recursive: true })
  await server.close()
})

// Built anew from a copy, so that nothing is packed that lay about.
async function pack(): Promise<Packed> {
  const copy = join(place, 'client')
  cpSync(client, copy, { recursive: true, filter: (path) => !/[/\\](node_modules|dist)$/.test(path) })
  await must(process.execPath, [compiler, '-p', 'client', '--outDir', join(copy, 'dist')], root)
  const folders = [copy, ...NEEDED.map((name) => join(root, 'node_modules', name))]
  const words = ['--json', '--ignore-scripts', '--no-update-notifier', '--pack-destination', place]
  return JSON.parse(await must('npm', ['pack', ...words, ...folders], place))[0]
}

// What it needs comes from here too: a test asks no registry.
async function install(): Promise<void> {
  mkdirSync(user)
  writeFileSync(join(user, 'package.json'), '{ "type": "module", "private": true }')
  const tarballs = readdirSync(place).filter((file) => file.endsWith('.tgz'))
  const words = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier']
  await must('npm', ['install', ...words, ...tarballs.map((file) => join(place, file))], user)
}

async function must(program: string, words: readonly string[], cwd: string): Promise<string> {
  const { status, stdout, stderr } = await run(program, words, { cwd, env: { HOME: place } })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}\n${stdout}${stderr}`)
  return stdout
}

test('holds what is needed, and nothing else', () => {
  const parts = ['call', 'client', 'patience', 'problem', 'reading', 'types', 'webhook']
  const built = parts.flatMap((part) => [`dist/${part}.d.ts`, `dist/${part}.js`])
  expect(packed.files.map(({ path }) => path).toSorted()).toEqual(['LICENSE', 'README.md', ...built, 'package.json'])
})

test('needs nothing of Node, and one package at most', () => {
  const installed = join(user, 'node_modules/@kantoor/client')
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect(Object.keys(dependencies)).toEqual(['openapi-fetch'])
  for (const { path } of packed.files) {
    const text = readFileSync(join(installed, path), 'utf8')
    if (path.endsWith('.js')) expect(text, path).not.toMatch(/from ['"]node:|\bprocess\.|\bBuffer\b|\brequire\(/)
    expect(text, path).not.toContain('sourceMappingURL')
  }
})

const WRONG = `import { createKantoor, isProblem } from '@kantoor/client'
const kantoor = createKantoor({ baseUrl: '', key: '' })
await kantoor.get('/crm/organisation')
await kantoor.post('/crm/organization', { body: { nam: 'Acme' } })
await kantoor.post('/crm/organization')
await kantoor.get('/crm/organization/{id}')
isProblem(0, 'validation-eror')
for await (const { deleted_at } of kantoor.all('/hours/hours')) deleted_at
await kantoor.get('/crm/organization', { timeoutSeconds: '5' })
`

test('a program that uses it is checked by its types, under either way to find modules', async () => {
  const program = programOf(samplesOf('client/README.md', 'ts'), values)
  const [strictly, bundled] = await Promise.all([
    faultsOf({ 'program.ts': program, 'wrong.ts': WRONG }, { module: 'nodenext', skipLibCheck: false }),
    faultsOf({ 'bundled.ts': program }, { module: 'esnext', moduleResolution: 'bundler', skipLibCheck: true }),
  ])
  const places = [...strictly.matchAll(/^(?:\.\/)?([\w./@-]+\.ts)[:(](\d+)/gm)].map(
    ([, file, line]) => `${file}:${line}`,
  )
  expect([...new Set(places)]).toEqual([3, 4, 5, 6, 7, 8, 9].map((line) => `wrong.ts:${line}`))
  expect(bundled).toBe('')
})

test('every example of the README runs against a service', async () => {
  const note = sampleOf('note.created')
  const body = JSON.stringify(note)
  const signed = { eventId: randomUUID(), kind: 'note.created', attemptId: randomUUID(), body, at: Date.now() }
  const delivery = { body, headers: signedHeaders({ ...signed, secrets: [SECRET] }) }
  const samples = samplesOf('client/README.md', 'ts')
  expect(samples.length).toBeGreaterThan(7)
  const program = `${programOf(samples, values)}
const { body, headers } = JSON.parse(process.env.DELIVERY)
const post = (text) => receive(new Request('http://localhost/', { method: 'POST', headers, body: text }))
console.log((await post(body)).status, (await post(body + ' ')).status, copy.size, typeof since)
`
  writeFileSync(join(user, 'example.ts'), program)
  const { status, stdout, stderr } = await run(process.execPath, ['example.ts'], {
    cwd: user,
    env: { DELIVERY: JSON.stringify(delivery) },
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const { body: text } = (note as unknown as { data: { object: { body: string } } }).data.object
  expect(stdout.trimEnd().split('\n')).toEqual([
    'Acme',
    expect.stringMatching(/^\/name /),
    expect.stringMatching(/^\/name /),
    'true',
    text,
    '204 400 0 string',
  ])
})

interface Options {
  readonly module: string
  readonly moduleResolution?: string
  readonly skipLibCheck: boolean
}

async function faultsOf(texts: Readonly<Record<string, string>>, options: Options): Promise<string> {
  const folder = join(user, options.module)
  const files = Object.keys(texts)
  const runtime = { target: 'es2024', lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'], types: [] }
  const compilerOptions = { ...runtime, strict: true, exactOptionalPropertyTypes: true, noEmit: true, ...options }
  mkdirSync(folder)
  for (const file of files) writeFileSync(join(folder, file), texts[file]!)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  return typeFaults(folder)
}
