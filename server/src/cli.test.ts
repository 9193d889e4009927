import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Scratch, scratchDatabase } from '../test/scratch.ts'
import { drawer, SEED } from '../test/some.ts'
import { holdServing } from './db/serving.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kantoor-cli-'))
// Of its own: what others write at times of their own would worry the doctor.
let scratch: Scratch
beforeAll(async () => {
  scratch = await scratchDatabase()
})
afterAll(async () => {
  await scratch.drop()
  rmSync(dataDir, { recursive: true })
})

describe('kantoor', () => {
  const wrong: [string, string[]][] = [
    ['no verb', []],
    ['an unknown verb', ['dance']],
    ['an unknown option', ['migrate', '--fast']],
    ['a word too many', ['migrate', 'everything']],
  ]
  it.each(drawer('cli')(wrong, 1))(`prints its usage for %s and exits 2 (SEED=${SEED})`, (_, words) => {
    const { status, stdout, stderr } = kantoor(words)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^kantoor: .+\nusage:\n {2}kantoor /)
  })

  it('explains itself when asked', () => {
    expect(kantoor(['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('kantoor doctor') })
    expect(kantoor(['migrate', '--help']).stdout).not.toContain('doctor')
  })

  it('stops at a wrong setting with one line that names it', () => {
    const { status, stderr } = kantoor(['migrate'], { PORT: 'x' })
    expect([status, stderr]).toEqual([1, 'kantoor: PORT must be a whole number from 0 to 65535\n'])
  })

  it('migrates, and finds nothing more to do', () => {
    expect(kantoor(['migrate'])).toMatchObject({ status: 0, stdout: '', stderr: 'nothing to migrate\n' })
  })

  it('finds nothing wrong with the defaults', () => {
    const { stdout } = kantoor(['doctor'])
    expect(stdout).toMatch(/✓ every migration is applied/)
    expect(stdout).not.toContain('REDIS_URL')
    expect(stdout).toContain('✓ mail is kept and not sent (no SMTP_URL); the settings show it')
    expect(stdout).toMatch(/✓ no server runs, so its address was not tried\n/)
  })

  it('tells what is wrong and what to do, tries the mail server and REDIS_URL', () => {
    const { status, stdout } = kantoor(['doctor'], {
      PUBLIC_URL: 'http://kantoor.example',
      REDIS_URL: 'redis://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'office@agency.example',
    })
    expect(status).toBe(1)
    expect(stdout).toMatch(/✗ address http:\/\/kantoor\.example\n {4}.*TLS/)
    expect(stdout).toMatch(/✗ mail server: .*ECONNREFUSED.*\n {4}check SMTP_URL/)
    expect(stdout).toMatch(/✗ REDIS_URL does not answer: .*ECONNREFUSED.*\n {4}requests are counted in PostgreSQL/)
  })

  it('tries the address while a server runs', async () => {
    const hold = await holdServing(scratch.url, () => {})
    const { status, stdout } = kantoor(['doctor'], { PUBLIC_URL: 'http://localhost:1' })
    await hold!.release()
    expect([status, stdout]).toEqual([
      1,
      expect.stringMatching(/✗ a server runs, but .* http:\/\/localhost:1\n {4}.*PUBLIC_URL/),
    ])
  })

  it('reports a database that does not answer', () => {
    const { status, stdout } = kantoor(['doctor'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/kantoor' })
    expect(status).toBe(1)
    expect(stdout).toMatch(/✗ database: .*\n {4}check DATABASE_URL/)
  })
})

function kantoor(words: string[], env: Record<string, string> = {}) {
  const cli = join(import.meta.dirname, 'cli.ts')
  const { NODE_COMPILE_CACHE } = process.env
  const settings = { DATABASE_URL: scratch.url, DATA_DIR: dataDir, NODE_COMPILE_CACHE }
  return spawnSync(process.execPath, [cli, ...words], { encoding: 'utf8', env: { ...settings, ...env } })
}
