// What deploy/ promises: every file reads, names only what exists, and what it starts runs and stops.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '../src/config.ts'
import { instructions, ROOT, read, readYaml, type Yaml } from './deploy-files.ts'
import { type Scratch, scratchDatabase } from './scratch.ts'

const scratch = mkdtempSync(join(tmpdir(), 'kantoor-deploy-'))
const running = new Set<ChildProcess>()
let database: Scratch
beforeAll(async () => {
  database = await scratchDatabase()
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await Promise.all([...running].map((child) => once(child, 'exit')))
  await database.drop()
  rmSync(scratch, { recursive: true, force: true })
})

const containerfile = instructions(read('deploy/Containerfile'))
const unit = read('deploy/kantoor.service')
const listOf = (name: string) => containerfile.filter((one) => one.name === name).map(({ rest }) => rest)
const valuesOf = (key: string) => [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value!)
const pairs = (text: string) => Object.fromEntries(text.split(/\s+/).map((pair) => pair.split(/=(.*)/s, 2))) as Env

type Env = Record<string, string>

/** Starts as the file says, with a database whose work nobody else waits for; the folders it names lie in a scratch folder. */
async function start(words: readonly string[], named: Env, until: string) {
  const env = {
    ...named,
    PATH: process.env.PATH!,
    DATABASE_URL: database.url,
    DATA_DIR: scratch,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(scratch, 'cache'),
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'false',
  }
  const child = spawn(process.execPath, words, { cwd: ROOT, env })
  running.add(child)
  child.on('exit', () => running.delete(child))
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  for (const end = Date.now() + 60_000; !said.includes(until) && Date.now() < end && child.exitCode === null; )
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect(said).toContain(until)
  return { child, env, port: /http:\/\/localhost:(\d+)/.exec(said)?.[1] ?? '' }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  const asked = Date.now()
  const ended = once(child, 'exit')
  child.kill(signal)
  expect(await ended).toEqual([0, null])
  return Date.now() - asked
}

describe('the container', () => {
  test('copies what exists, runs as nobody special, and has all that the server reads', () => {
    const copied = listOf('COPY')
      .filter((rest) => !rest.startsWith('--from'))
      .flatMap((rest) => rest.split(/\s+/).slice(0, -1))
    for (const source of copied) expect(existsSync(join(ROOT, source)), source).toBe(true)
    expect(listOf('USER')).toEqual(['1000:1000'])
    expect(containerfile.every(({ name }) => name !== '')).toBe(true)
    const image = containerfile.slice(containerfile.findLastIndex(({ name }) => name === 'FROM'))
    const targets = image.filter(({ name }) => name === 'COPY').map(({ rest }) => rest.split(/\s+/).at(-1))
    for (const needed of ['node_modules', 'web/dist', 'web/public', 'docs', 'server/migrations', 'server/src'])
      expect(targets).toContain(needed)
    expect(new Set(listOf('FROM').map((rest) => rest.split(' ')[0])).size).toBe(1)
    for (const name of Object.keys(pairs(listOf('ENV')[0]!)))
      expect(['NODE_ENV', 'NODE_COMPILE_CACHE', ...Object.keys(settings)]).toContain(name)
  })

  test('starts, is healthy, and stops when asked', async () => {
    const [program, ...words] = [...JSON.parse(listOf('ENTRYPOINT')[0]!), ...JSON.parse(listOf('CMD')[0]!)] as string[]
    expect(program).toBe('node')
    const { child, env, port } = await start(words, pairs(listOf('ENV')[0]!), 'Kantoor is ready')
    const check = JSON.parse(/CMD (\[.*\])$/.exec(listOf('HEALTHCHECK')[0]!)![1]!) as string[]
    const health = (PORT: string) => spawnSync(process.execPath, check.slice(1), { env: { ...env, PORT } }).status
    expect([health(port), health('1')]).toEqual([0, 1])
    expect(await stop(child, listOf('STOPSIGNAL')[0] as NodeJS.Signals)).toBeLessThan(10_000)
  })
})

describe('compose', () => {
  const { services, volumes } = readYaml(read('deploy/compose.yaml')) as Record<string, Record<string, Yaml>>
  const of = (name: string) => services![name] as Record<string, Yaml>

  test('has server, worker, PostgreSQL and Valkey, and only settings that exist', () => {
    expect(Object.keys(services!).sort()).toEqual(['app', 'postgres', 'valkey', 'worker'])
    for (const name of ['app', 'worker'])
      for (const setting of Object.keys(of(name).environment as object))
        expect(Object.keys(settings), setting).toContain(setting)
    const ofWorker = of('worker').environment as Env
    for (const [name, value] of Object.entries(ofWorker)) expect((of('app').environment as Env)[name]).toBe(value)
  })

  test('names volumes, services and a container file that are there, and opens nothing to the world', () => {
    const used = Object.values(services!).flatMap((one) => ((one as { volumes?: string[] }).volumes ?? []) as string[])
    expect(new Set(used.map((volume) => volume.split(':')[0]))).toEqual(new Set(Object.keys(volumes!)))
    for (const one of Object.values(services!))
      for (const name of Object.keys((one as { depends_on?: object }).depends_on ?? {}))
        expect(services).toHaveProperty(name)
    const { context, dockerfile } = of('app').build as Env
    expect(existsSync(join(ROOT, 'deploy', context!, dockerfile!))).toBe(true)
    for (const one of Object.values(services!))
      for (const port of ((one as { ports?: string[] }).ports ?? []) as string[]) expect(port).toMatch(/^127\.0\.0\.1:/)
  })

  test('starts a worker that stops when asked', async () => {
    const words = (JSON.parse(listOf('ENTRYPOINT')[0]!) as string[]).slice(1)
    const { child } = await start([...words, ...(of('worker').command as string[])], {}, 'background work runs')
    expect(await stop(child, 'SIGTERM')).toBeLessThan(10_000)
  })
})

describe('the systemd unit', () => {
  const [command] = valuesOf('ExecStart')

  test('starts the server, which stops in the time it is given', async () => {
    const [program, ...words] = command!.split(' ')
    expect(program).toBe('/opt/kantoor/node_modules/.bin/node')
    expect(valuesOf('WorkingDirectory')).toEqual(['/opt/kantoor'])
    const { child } = await start(words, pairs(valuesOf('Environment').join(' ')), 'Kantoor is ready')
    expect(await stop(child, valuesOf('KillSignal')[0] as NodeJS.Signals)).toBeLessThan(
      Number(valuesOf('TimeoutStopSec')[0]) * 1000,
    )
  })

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
  if (!hasSystemd) console.warn('systemd-analyze is not on this machine: the unit was started but not linted')

  test.runIf(hasSystemd)('is what systemd understands, and locked in', () => {
    const file = join(scratch, 'kantoor.service')
    // Nothing is installed here, and the user of the unit does not exist.
    writeFileSync(file, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
    expect([status, stderr.split('\n').filter((line) => line.includes('kantoor.service'))]).toEqual([0, []])
    const words = ['security', '--offline=yes', '--no-pager', file]
    const exposure = Number(
      /exposure level for .*: ([\d.]+)/.exec(spawnSync('systemd-analyze', words, { encoding: 'utf8' }).stdout)?.[1],
    )
    expect(exposure).toBeLessThan(3)
  })
})

describe('docs/self-hosting.md', () => {
  test('lists every setting with its default', () => {
    const rows = [...read('docs/self-hosting.md').matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*) \|$/gm)]
    const listed = rows.map(([, name, standard, meaning]) => [name, standard, meaning])
    const known = Object.entries(settings).map(([name, { default: standard, meaning }]) => [
      name,
      standard === '' ? 'empty' : `\`${standard}\``,
      meaning,
    ])
    expect(listed).toEqual(known)
  })
})
