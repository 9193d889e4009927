// Every sample of the guides is run against a server that was started as a reader starts it, demo and all; start.test.ts has it fill the
// demo itself.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { catalogue } from '../src/catalogue/catalogue.ts'
import { setupAt } from '../src/oauth/setup.rules.ts'
import { surfaces } from '../src/openapi/documents.ts'
import { docsPages } from '../src/pages/docs/pages.ts'
import { scopes } from '../src/shared/rights.ts'
import { MOST_ATTEMPTS, pausesMs } from '../src/webhooks/retry.rules.ts'
import { OVERLAP_HOURS } from '../src/webhooks/webhooks.rules.ts'
import { readSamples, run } from './code-samples.ts'
import { copyDemo, type DemoCopy } from './demo-database.ts'
import { guideFaults, guideSamples, isMarked, markFaults, refusalsOf, typeFaultsOf } from './guide-runs.ts'
import { freePort } from './oauth-flow.ts'

const root = join(import.meta.dirname, '../..')
const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`)
const files = ['README.md', ...guides]
// Commands start slowly on a busy machine.
const PATIENCE_MS = 140_000
const folder = mkdtempSync(join(tmpdir(), 'kantoor-guides-'))

let demo: DemoCopy
let server: ChildProcess
let env: Record<string, string>
beforeAll(async () => {
  demo = await copyDemo(inject('databaseUrl'))
  const settings = {
    DATABASE_URL: demo.url,
    DATA_DIR: folder,
    HOME: folder,
    DEMO: 'true',
    LOG_LEVEL: 'warn',
    PORT: String(await freePort()),
  }
  const environment = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings }
  server = spawn(process.execPath, [join(root, 'server/src/cli.ts'), 'start'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const said = await greeting(server)
  const KANTOOR_URL = /ready at (\S+)/.exec(said)![1]!
  env = { ...settings, KANTOOR_URL, KEY: /kt_live_\w+/.exec(said)![0] }
  await vi.waitUntil(() => isPrinted(env), { timeout: 140_000, interval: 1000 })
})
afterAll(async () => {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  await demo.remove()
  rmSync(folder, { recursive: true })
})

async function greeting(child: ChildProcess): Promise<string> {
  let said = ''
  child.stdout!.on('data', (part) => (said += part))
  await vi.waitUntil(() => said.includes('Connect an assistant'), { timeout: 140_000 })
  return said
}

// The demo's invoices are printed after the start.
async function isPrinted({ KANTOOR_URL, KEY }: Record<string, string>): Promise<boolean> {
  const address = `${KANTOOR_URL}/api/v2/documents/document?kind=invoice_ubl&limit=1`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${KEY}` } })
  return ((await answer.json()) as { data: unknown[] }).data.length > 0
}

describe.each(files)('%s', (file) => {
  const samples = guideSamples(file)

  test('marks every sample as run, as an answer, or as one for elsewhere', () => {
    expect(markFaults(samples)).toEqual([])
  })

  test('runs, and prints what it shows', { timeout: PATIENCE_MS }, async () => {
    const port = String(await freePort())
    const own = samples.map((sample) => ({ ...sample, text: sample.text.replaceAll('4000', port) }))
    expect(await guideFaults(own, join(folder, file.replaceAll('/', '-')), env)).toEqual([])
  })

  test('shows for elsewhere only what a shell or a program can read', async () => {
    for (const { language, text } of samples.filter((sample) => isMarked(sample, 'elsewhere'))) {
      if (language === 'json') expect(() => JSON.parse(text)).not.toThrow()
      if (language === 'sh') expect(await run('bash', ['-n', '-c', text], { cwd: root })).toMatchObject({ status: 0 })
    }
  })
})

test('every TypeScript sample of the guides and of the reference compiles, and is understood', {
  timeout: PATIENCE_MS,
}, async () => {
  const place = join(folder, 'typescript')
  const reference = referencePrograms(env.KANTOOR_URL!)
  expect(reference.size).toBe(82)
  expect(await typeFaultsOf(new Map([...reference, ...guidePrograms()]), place)).toBe('')
  const make = [
    'server/src/cli.ts',
    'key',
    'create',
    '--environment',
    'demo',
    '--name',
    'x',
    '--scopes',
    scopes.join(','),
  ]
  const { stdout } = await run('node', make, { cwd: root, env })
  const refused = await refusalsOf([...reference.keys()], place, { ...env, KANTOOR_KEY: stdout.trim() })
  expect(Object.entries(refused).filter(([, code]) => !UNDERSTOOD.includes(code))).toEqual([])
})

// The ids of the samples are nobody's.
const UNDERSTOOD = ['not-found', 'invalid-reference']

function referencePrograms(publicUrl: string): Map<string, string> {
  const pages = docsPages(publicUrl).filter(({ address }) => /^\/docs\/(?!guides|events|tools|app)\w+$/.test(address))
  const texts = pages.flatMap((page) => readSamples(page.markdown())).filter(({ language }) => language === 'ts')
  return new Map(texts.map(({ text }, i) => [`reference-${i}`, text]))
}

function guidePrograms(): [string, string][] {
  return files.flatMap((file) =>
    guideSamples(file)
      .filter(({ language }) => language === 'ts')
      .map(({ line, text }): [string, string] => [`${file.replaceAll(/\W/g, '-')}-${line}`, text]),
  )
}

test('the guide to assistants says what the settings say', () => {
  const shown = guideSamples('docs/guides/assistants.md').map(({ text }) => text.trim())
  const { lines } = setupAt('http://localhost:3000')
  expect(lines.filter(({ program }) => program !== 'other').filter(({ text }) => !shown.includes(text))).toEqual([])
})

test('the guide to webhooks shows the pauses that are made', () => {
  const text = readFileSync(join(root, 'docs/guides/webhooks.md'), 'utf8')
  const shown = [...text.matchAll(/^\| \d+ \| (.+?) \|/gm)].map(([, pause]) => pause)
  expect(shown).toEqual(pausesMs.map(pauseText))
  expect(text).toContain(`${MOST_ATTEMPTS} times in all`)
  expect(text).toContain(`For ${OVERLAP_HOURS} hours`)
})

function pauseText(ms: number): string {
  if (ms === 0) return 'at once'
  if (ms < 60_000) return `${ms / 1000} s`
  return ms < 3_600_000 ? `${ms / 60_000} min` : `${ms / 3_600_000} h`
}

test('the guide to keys names every scope', () => {
  const text = readFileSync(join(root, 'docs/guides/keys-and-scopes.md'), 'utf8')
  for (const scope of scopes) expect(text).toContain(`\`${scope}\``)
})

test('the README counts right', () => {
  const text = readFileSync(join(root, 'README.md'), 'utf8')
  expect(text).toContain(`${surfaces.v2.operations.length} operations`)
  expect(text).toContain(`${catalogue().length} kinds of`)
})
