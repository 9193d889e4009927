import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { holdServing } from './db/serving.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kantoor-cli-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

describe('kantoor', () => {
  it.each([
    ['no verb', []],
    ['an unknown verb', ['dance']],
    ['an unknown option', ['migrate', '--fast']],
    ['a word too many', ['migrate', 'everything']],
  ])('prints its usage for %s and exits 2', (_, words) => {
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

  it('tells what is wrong and what to do', () => {
    const { status, stdout } = kantoor(['doctor'], { PUBLIC_URL: 'http://kantoor.example' })
    expect(status).toBe(1)
    expect(stdout).toMatch(/✗ address http:\/\/kantoor\.example\n {4}.*TLS/)
    expect(stdout).toMatch(/✓ every migration is applied/)
  })

  it('says that REDIS_URL is of no use', () => {
    const { stdout } = kantoor(['doctor'], { REDIS_URL: 'redis://localhost:6379' })
    expect(stdout).toMatch(/✓ REDIS_URL is not needed and not used: .+\n/)
    expect(kantoor(['doctor']).stdout).not.toContain('REDIS_URL')
  })

  it('tries the mail server', () => {
    const settings = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@agency.example' }
    const { status, stdout } = kantoor(['doctor'], settings)
    expect([status, stdout]).toEqual([1, expect.stringMatching(/✗ mail server: .*ECONNREFUSED.*\n {4}check SMTP_URL/)])
    expect(kantoor(['doctor']).stdout).toContain('✓ mail is kept and not sent (no SMTP_URL); the settings show it')
  })

  it('tries the address while a server runs', async () => {
    expect(kantoor(['doctor']).stdout).toMatch(/✓ no server runs, so its address was not tried\n/)
    const hold = await holdServing(inject('databaseUrl'), () => {})
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
  const settings = {
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: join(dataDir, 'cache'),
  }
  return spawnSync(process.execPath, [cli, ...words], { encoding: 'utf8', env: { ...settings, ...env } })
}
