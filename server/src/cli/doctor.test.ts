// Each thing that can be wrong is made wrong here, for real.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttp, type RequestListener } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { startOldPostgres } from '../../test/old-postgres.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { noteBackup } from '../backup/kept.ts'
import { readConfig } from '../config.ts'
import { holdServing } from '../db/serving.ts'
import { addressFindings, reachFindings } from './doctor/address.ts'
import { backupFinding } from './doctor/backup.ts'
import type { Finding } from './doctor/finding.ts'
import { folderFindings, portFinding } from './doctor/machine.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kantoor-doctor-'))
const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
// What others write at times of their own would worry the doctor.
let own: Scratch
beforeAll(async () => {
  own = await scratchDatabase()
})
afterAll(async () => {
  await own.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function listening<S extends Server>(server: S): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push(server)
  return (server.address() as { port: number }).port
}

const answering = (answer: RequestListener) => listening(createHttp(answer))
const configOf = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env })
const wrong = (text: RegExp, cure: RegExp) => ({
  fine: false,
  text: expect.stringMatching(text),
  cure: expect.stringMatching(cure),
})

async function doctor(env: Record<string, string>, before: string[] = []) {
  const { NODE_COMPILE_CACHE } = process.env
  const settings = { DATABASE_URL: own.url, DATA_DIR: dataDir, PORT: '0', NODE_COMPILE_CACHE, ...env }
  const child = spawn(process.execPath, [...before, join(import.meta.dirname, '../cli.ts'), 'doctor'], {
    env: settings,
  })
  let stdout = ''
  child.stdout.on('data', (text) => (stdout += text))
  const [status] = await once(child, 'close')
  return { status, stdout }
}

describe('the port', () => {
  test('is free, or not for us', async () => {
    expect(await portFinding(configOf({ PORT: '0' }), false)).toMatchObject({ fine: true })
    const elsewhere = await portFinding(configOf({ HOST: '192.0.2.1', PORT: '0' }), false)
    expect(elsewhere).toEqual(wrong(/192\.0\.2\.1 is no address of this machine/, /set HOST/))
  })

  test('is taken by a stranger, who is named', async () => {
    const port = await listening(createServer())
    const finding = await portFinding(configOf({ PORT: String(port) }), false)
    const owner = process.platform === 'linux' ? `process ${process.pid} \\(node\\)` : 'another program'
    expect(finding).toEqual(wrong(new RegExp(`^port ${port} is in use by ${owner}$`), /set PORT/))
  })

  test('is taken by our own server, or by a Kantoor of somebody else', async () => {
    const server = await startTestServer({ own: true })
    opened.push(server)
    const address = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
    const config = configOf({ PORT: address.port })
    expect(await portFinding(config, true)).toMatchObject({
      fine: true,
      text: expect.stringContaining('our own server'),
    })
    expect(await portFinding(config, false)).toEqual(wrong(/a Kantoor that serves another database/, /set PORT/))
  })
})

describe('the data folder', () => {
  test('is there, or a file is in its way', () => {
    expect(folderFindings(join(dataDir, 'new')).map(({ fine }) => fine)).toEqual([true, true])
    writeFileSync(join(dataDir, 'file'), '')
    expect(folderFindings(join(dataDir, 'file', 'data'))).toEqual([wrong(/cannot be written/, /a file is in the way/)])
  })

  test('belongs to somebody else', () => {
    const folder = join(dataDir, 'locked')
    mkdirSync(folder)
    chmodSync(folder, 0o555)
    // Root may write everywhere, so it steps down once the program is read.
    const script = `
      const { folderFindings } = await import(${JSON.stringify(join(import.meta.dirname, 'doctor/machine.ts'))})
      if (process.getuid() === 0) process.seteuid(65534)
      console.log(JSON.stringify(folderFindings(${JSON.stringify(join(folder, 'data'))})))`
    chmodSync(dataDir, 0o755)
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(JSON.parse(stdout)).toEqual([
      wrong(/cannot be written/, /locked belongs to uid \d+, and this runs as uid \d+: change/),
    ])
  })

  test.runIf(process.platform === 'linux')('lies where nobody can write', () => {
    expect(folderFindings('/sys/kantoor')).toEqual([wrong(/cannot be written/, /DATA_DIR/)])
  })
})

describe('the database', () => {
  let scratch: Scratch
  beforeAll(async () => {
    scratch = await scratchDatabase()
  })
  afterAll(() => scratch.drop())

  test('is too old', async () => {
    const facts = { version: '14.19 (Debian)', number: '140019', clock_ms: String(Date.now()), unsafe: '' }
    const old = await startOldPostgres(facts)
    opened.push(old)
    const { status, stdout } = await doctor({ DATABASE_URL: old.url })
    expect([status, stdout]).toEqual([
      1,
      expect.stringMatching(/✗ PostgreSQL 14\.19 \(Debian\) is too old\n {4}.*15 or newer/),
    ])
  })

  test('is newer than the release, and its clock is another', async () => {
    await scratch.client.query(
      `insert into migration (number, name, checksum) select max(number) + 1, '9999_tomorrow.sql', '' from migration`,
    )
    const late = 'data:text/javascript,const now = Date.now; Date.now = () => now() + 60_000'
    const { status, stdout } = await doctor({ DATABASE_URL: scratch.url }, ['--import', late])
    expect(status).toBe(1)
    expect(stdout).toMatch(
      /✗ the database is newer than this release: it has migration 9999_tomorrow\.sql\n {4}start the newer/,
    )
    expect(stdout).toMatch(/✗ clocks of database and server differ -(59|60)\d{3} ms\n {4}run NTP/)
    await scratch.client.query(`delete from migration where name = '9999_tomorrow.sql'`)
  })

  test('was written to in the future', async () => {
    await scratch.client.query(`update migration set applied_at = now() + interval '1 hour' where number = 1`)
    const { stdout } = await doctor({ DATABASE_URL: scratch.url })
    expect(stdout).toMatch(/✗ the clock stands 3[56]\d\d s before what was written last\n {4}it was set back/)
    await scratch.client.query('update migration set applied_at = now() where number = 1')
  })
})

describe('PUBLIC_URL', () => {
  const reach = (publicUrl: string) => reachFindings(configOf({ PUBLIC_URL: publicUrl, PORT: '3000' }))

  test('has a path, is readable on the way, or is a name that only this machine has', async () => {
    expect(() => configOf({ PUBLIC_URL: 'https://office.example/kantoor' })).toThrow(
      /PUBLIC_URL must be .* without a path/,
    )
    expect(addressFindings(configOf({ PUBLIC_URL: 'http://office.example' }))).toEqual([wrong(/^address http/, /TLS/)])
    expect(addressFindings(configOf({ HOST: '0.0.0.0' }))).toEqual([wrong(/localhost/, /set PUBLIC_URL/)])
    expect(addressFindings(configOf({ PUBLIC_URL: 'https://office.example' }))).toMatchObject([{ fine: true }])
  })

  test.each<[string, RequestListener, RegExp, RegExp]>([
    ['a stranger answers', (_, reply) => reply.end('hello'), /something else answers HTTP 200 at/, /another program/],
    [
      'a proxy finds nobody',
      (_, reply) => reply.writeHead(502).end(),
      /a proxy answers HTTP 502 at/,
      /pass to http:\/\/127\.0\.0\.1:3000/,
    ],
    [
      'a redirect leads elsewhere',
      (_, reply) => reply.writeHead(301, { location: 'https://office.example/healthz' }).end(),
      /somebody sends us elsewhere at/,
      /sends us to https:\/\/office\.example: .*set PUBLIC_URL/,
    ],
    [
      'its clock is off',
      (_, reply) => {
        const date = new Date(Date.now() - 120_000).toUTCString()
        reply.writeHead(200, { 'x-api-version': '2.0', date }).end('{}')
      },
      /the clock there is 12[01] s behind this one/,
      /NTP/,
    ],
  ])('%s', async (_, answer, text, cure) => {
    const port = await answering(answer)
    const findings = await reach(`http://127.0.0.1:${port}`)
    expect(findings.filter(({ fine }) => !fine)).toEqual([wrong(text, cure)])
  })

  test('nobody answers, has no name, or speaks no TLS', async () => {
    const closed = createServer()
    const port = await listening(closed)
    closed.close()
    opened.length = 0
    expect(await reach(`http://127.0.0.1:${port}`)).toEqual([wrong(/does not answer/, /nothing listens there/)])
    expect(await reach('http://no-such-name.invalid')).toEqual([wrong(/does not answer/, /name/)])
    const plain = await answering((_, reply) => reply.end())
    expect(await reach(`https://127.0.0.1:${plain}`)).toEqual([wrong(/does not answer/, /does not speak TLS/)])
  })

  test('the server there believes to be elsewhere, or is right', async () => {
    const server: TestServer = await startTestServer({ own: true })
    opened.push(server)
    const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
    const [finding] = (await reach(`http://127.0.0.1:${port}`)) as [Finding]
    expect(finding).toEqual(wrong(/believes to be http:\/\/localhost:3000/, /the same PUBLIC_URL/))
    const hold = await holdServing(own.url, () => {})
    const { stdout } = await doctor({ PUBLIC_URL: `http://127.0.0.1:${port}`, PORT: port })
    await hold?.release()
    expect(stdout).toContain('in use by our own server')
    expect(stdout).toContain(`✗ the server that answers at http://127.0.0.1:${port} believes to be`)
  })
})

test('mail that nobody gets, and backups that nobody made', async () => {
  const open = { PUBLIC_URL: 'https://office.example' }
  const { stdout } = await doctor(open)
  expect(stdout).toMatch(/✗ mail is kept and not sent .*\n {4}.*set SMTP_URL/)
  expect(stdout).toMatch(/✗ no backup was made yet\n {4}run kantoor backup/)
  expect(backupFinding(configOf())).toMatchObject({ fine: true })
  const file = join(dataDir, 'x.backup')
  writeFileSync(file, 'x')
  noteBackup(dataDir, { file, bytes: 1 })
  expect(backupFinding(configOf(open))).toMatchObject({ fine: true, text: `the last backup is 0 h old: ${file}` })
  const old = { file, bytes: 1, made_at: new Date(Date.now() - 50 * 3_600_000).toISOString() }
  writeFileSync(join(dataDir, 'last-backup.json'), JSON.stringify(old))
  rmSync(file)
  expect(backupFinding(configOf(open))).toEqual(wrong(/50 h old, and not in its place any more/, /every day/))
})
