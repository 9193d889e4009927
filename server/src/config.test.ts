import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig, settings } from './config.ts'
import { readSecret } from './secret.ts'

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({ HOME: '/home/anna', PATH: '/bin' })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      poolerUrl: undefined,
      databaseReadUrl: undefined,
      dataDir: resolve('data'),
      secret: undefined,
      redisUrl: undefined,
      trustedProxies: 'loopback',
      upgradeBackups: 3,
      workers: 1,
      drainSeconds: 0,
      rateLimitPerMinute: 120,
      requestsAtOnce: 20,
      smtpUrl: undefined,
      mailFrom: undefined,
      webhookAllowPrivate: false,
      logLevel: 'info',
      demo: 'auto',
      given: [],
    })
  })

  it('takes what is given and derives the rest', () => {
    const config = readConfig({
      PORT: '0',
      DEMO: 'true',
      WEBHOOK_ALLOW_PRIVATE: 'true',
      DATABASE_URL: 'postgres://a@b/c',
    })
    expect(config).toMatchObject({ port: 0, publicUrl: 'http://localhost:0', demo: true, webhookAllowPrivate: true })
    expect(config.given).toEqual(['PORT', 'DATABASE_URL', 'WEBHOOK_ALLOW_PRIVATE', 'DEMO'])
    expect(readConfig({ PUBLIC_URL: 'https://kantoor.example/' }).publicUrl).toBe('https://kantoor.example')
  })

  it('goes through a pooler where PostgreSQL itself is named beside it', () => {
    const DATABASE_URL = 'postgres://a@pooler/c'
    const DATABASE_DIRECT_URL = 'postgres://a@b/c'
    expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, poolerUrl: undefined })
    expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({
      databaseUrl: DATABASE_DIRECT_URL,
      poolerUrl: DATABASE_URL,
    })
    expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow('DATABASE_DIRECT_URL is of use only with DATABASE_URL')
  })

  it('reads an empty value as not given', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SECRET: '' }).port).toBe(3000)
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '3e3'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'kantoor.example'],
    ['PUBLIC_URL', 'https://kantoor.example/office'],
    ['PUBLIC_URL', 'http://localhost:PORT/'],
    ['DATABASE_URL', 'mysql://a@b/c'],
    ['DATABASE_DIRECT_URL', 'localhost'],
    ['DATABASE_READ_URL', 'mysql://a@b/c'],
    ['DRAIN_SECONDS', '301'],
    ['UPGRADE_BACKUPS', '101'],
    ['SECRET', 'too short'],
    ['REDIS_URL', 'localhost:6379'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, ::1'],
    ['WORKERS', '0'],
    ['RATE_LIMIT_PER_MINUTE', '1.5'],
    ['REQUESTS_AT_ONCE', '0'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['WEBHOOK_ALLOW_PRIVATE', 'yes'],
    ['LOG_LEVEL', 'constructor'],
    ['DEMO', 'TRUE'],
  ] as const)('refuses %s=%s in one line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be ${settings[name].form}`)
  })

  it('never repeats a value, since it may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'pg://u:hunter2@db' })).toThrow(/^(?!.*hunter2).*$/)
  })

  it('wants a sender with a mail server', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow('MAIL_FROM must be')
    expect(readConfig({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Office <a@b.example>' }).mailFrom).toContain('a@b')
  })

  it.each([
    ['KANTOOR_PORT', 'did you mean PORT?'],
    ['KANTOOR_COLOUR', 'is not a setting'],
    ['DATABASE_URI', 'did you mean DATABASE_URL?'],
    ['DATADIR', 'did you mean DATA_DIR?'],
    ['RATE_LIMIT_PER_MINUT', 'did you mean RATE_LIMIT_PER_MINUTE?'],
    ['WORKER', 'did you mean WORKERS?'],
  ])('refuses the unknown %s', (name, message) => {
    expect(() => readConfig({ [name]: '1' })).toThrow(message)
  })

  it.each([
    'KANTOOR_KEY',
    'KANTOOR_SESSION',
    'KANTOOR_WEBHOOK_SECRET',
    'HOSTNAME',
    'POST',
    'TEST_DATABASE_URL',
    'LOGNAME',
    'MAIL',
    'SECRET_KEY_BASE',
  ])('leaves %s alone', (name) => {
    expect(() => readConfig({ [name]: '1' })).not.toThrow()
  })
})

describe('readSecret', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kantoor-secret-'))
  afterAll(() => rmSync(dataDir, { recursive: true }))

  it('makes one once, readable by its owner alone', () => {
    const secret = readSecret({ secret: undefined, dataDir: join(dataDir, 'new') })
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(readSecret({ secret: undefined, dataDir: join(dataDir, 'new') })).toBe(secret)
    expect(readdirSync(join(dataDir, 'new'))).toEqual(['secret'])
    expect(statSync(join(dataDir, 'new', 'secret')).mode & 0o777).toBe(0o600)
  })

  it('prefers the setting and refuses a damaged file', () => {
    writeFileSync(join(dataDir, 'secret'), '')
    expect(readSecret({ secret: 's'.repeat(32), dataDir })).toBe('s'.repeat(32))
    expect(() => readSecret({ secret: undefined, dataDir })).toThrow('is damaged')
  })
})
