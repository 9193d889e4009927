import { resolve } from 'node:path'
import { editDistance } from './shared/spelling.ts'

// Every setting there is. `form` ends the sentence "<name> must be …" when `read` answers undefined.
export const settings = {
  PORT: setting('3000', 'port to listen on; 0 takes a free one', 'a whole number from 0 to 65535', whole(0, 65535)),
  HOST: setting('127.0.0.1', 'address to listen on', 'a host name or an IP address', matching(/^[\w.:-]+$/)),
  PUBLIC_URL: setting(
    'http://localhost:PORT',
    'the origin seen from outside: links, OAuth issuer, problem types',
    'an http(s) address without a path, such as https://kantoor.example',
    origin,
  ),
  DATABASE_URL: setting(
    '',
    'PostgreSQL 15 or newer; empty = the embedded one in the data folder',
    'an address such as postgres://user:password@host:5432/kantoor',
    address('postgres:', 'postgresql:'),
  ),
  DATABASE_DIRECT_URL: setting(
    '',
    'PostgreSQL itself, where DATABASE_URL is a pooler in transaction mode; empty = DATABASE_URL is no pooler',
    'an address such as postgres://user:password@host:5432/kantoor',
    address('postgres:', 'postgresql:'),
  ),
  DATABASE_READ_URL: setting(
    '',
    'a streaming replica, for reports, files of lists and assistants; empty = they read where everything is written',
    'an address such as postgres://user:password@replica:5432/kantoor',
    address('postgres:', 'postgresql:'),
  ),
  UPGRADE_BACKUPS: setting(
    '3',
    'how many of the backups are kept that are made before migrations, in the data folder; 0 = none is made',
    'a whole number from 0 to 100',
    whole(0, 100),
  ),
  DATA_DIR: setting('./data', 'embedded database with all records and files, generated secret', 'a folder', resolve),
  SECRET: setting(
    '',
    'makes secrets of webhooks and authenticator apps, signs cookies and file links; empty = made once, kept in the data folder',
    'at least 32 characters',
    matching(/^.{32,}$/),
  ),
  REDIS_URL: setting(
    '',
    'Valkey or Redis, in which several processes count requests; empty = they count in PostgreSQL',
    'an address such as redis://localhost:6379',
    address('redis:', 'rediss:'),
  ),
  TRUSTED_PROXIES: setting(
    'loopback',
    'proxies that may tell the address of a caller',
    'addresses or networks with commas between them, such as loopback,10.0.0.0/8',
    matching(/^[\w.:/]+(,[\w.:/]+)*$/),
  ),
  WORKERS: setting('1', 'HTTP processes on this machine', 'a whole number from 1 to 64', whole(1, 64)),
  DRAIN_SECONDS: setting(
    '0',
    'how long a stopping server still takes requests while /readyz says no; for a load balancer that has to notice',
    'a whole number from 0 to 300',
    whole(0, 300),
  ),
  RATE_LIMIT_PER_MINUTE: setting(
    '120',
    'calls a minute per API key',
    'a whole number from 1 to 1000000',
    whole(1, 1_000_000),
  ),
  REQUESTS_AT_ONCE: setting(
    '20',
    'requests that one API key may have open at once, in each process',
    'a whole number from 1 to 1000000',
    whole(1, 1_000_000),
  ),
  SMTP_URL: setting(
    '',
    'outgoing mail; empty = mails are kept in a table that the settings screen shows',
    'an address such as smtps://user:password@host:465',
    address('smtp:', 'smtps:'),
  ),
  MAIL_FROM: setting(
    '',
    'sender of outgoing mail; needed with SMTP_URL',
    'an address such as office@example.org or Office <office@example.org>',
    matching(/^(?:[^<>\r\n@]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
  ),
  WEBHOOK_ALLOW_PRIVATE: setting(
    'false',
    'lets webhooks reach private addresses and plain http',
    'true or false',
    oneOf({ true: true, false: false }),
  ),
  LOG_LEVEL: setting(
    'info',
    'how much is logged',
    'fatal, error, warn, info, debug, trace or silent',
    oneOf({
      fatal: 'fatal',
      error: 'error',
      warn: 'warn',
      info: 'info',
      debug: 'debug',
      trace: 'trace',
      silent: 'silent',
    }),
  ),
  DEMO: setting(
    'auto',
    'load the demo environment; auto = on the first start of an empty embedded database',
    'true, false or auto',
    oneOf({ true: true, false: false, auto: 'auto' }),
  ),
} as const

export type Config = ReturnType<typeof readConfig>

/** Throws an error of one line when a setting is malformed or unknown. Values are never repeated: they may be secret. */
export function readConfig(env: Record<string, string | undefined>) {
  checkNames(Object.keys(env))
  const read = <N extends Name>(name: N) => readValue(name, env[name] || settings[name].default)
  const port = read('PORT')!
  const smtpUrl = read('SMTP_URL')
  const mailFrom = read('MAIL_FROM')
  const databaseUrl = read('DATABASE_URL')
  const directUrl = read('DATABASE_DIRECT_URL')
  if (directUrl && !databaseUrl) throw new Error('DATABASE_DIRECT_URL is of use only with DATABASE_URL')
  if (smtpUrl && !mailFrom) throw new Error(`MAIL_FROM must be ${settings.MAIL_FROM.form} when SMTP_URL is set`)
  return {
    port,
    host: read('HOST')!,
    publicUrl: env.PUBLIC_URL ? read('PUBLIC_URL')! : `http://localhost:${port}`,
    /** PostgreSQL itself, never a pooler. */
    databaseUrl: directUrl ?? databaseUrl,
    poolerUrl: directUrl && databaseUrl,
    databaseReadUrl: read('DATABASE_READ_URL'),
    dataDir: read('DATA_DIR')!,
    upgradeBackups: read('UPGRADE_BACKUPS')!,
    secret: read('SECRET'),
    redisUrl: read('REDIS_URL'),
    trustedProxies: read('TRUSTED_PROXIES')!,
    workers: read('WORKERS')!,
    drainSeconds: read('DRAIN_SECONDS')!,
    rateLimitPerMinute: read('RATE_LIMIT_PER_MINUTE')!,
    requestsAtOnce: read('REQUESTS_AT_ONCE')!,
    smtpUrl,
    mailFrom,
    webhookAllowPrivate: read('WEBHOOK_ALLOW_PRIVATE')!,
    logLevel: read('LOG_LEVEL')!,
    demo: read('DEMO')!,
    given: names.filter((name) => env[name]),
  }
}

type Name = keyof typeof settings
type Value<N extends Name> = Exclude<ReturnType<(typeof settings)[N]['read']>, undefined>

const names = Object.keys(settings) as Name[]

function readValue<N extends Name>(name: N, text: string) {
  if (text === '') return undefined
  const value = settings[name].read(text)
  if (value === undefined) throw new Error(`${name} must be ${settings[name].form}`)
  return value as Value<N>
}

function checkNames(given: string[]) {
  for (const name of given) {
    if (name in settings || FOR_CLIENTS.includes(name)) continue
    const near = names.find((known) => isNear(name, known))
    if (near) throw new Error(`${name} is not a setting; did you mean ${near}?`)
    if (name.startsWith('KANTOOR_')) throw new Error(`${name} is not a setting; the settings are ${names.join(', ')}`)
  }
}

// What callers of the API and receivers of events keep in their shell, as README and /docs show; it is not ours to judge.
const FOR_CLIENTS = ['KANTOOR_KEY', 'KANTOOR_URL', 'KANTOOR_SESSION', 'KANTOOR_WEBHOOK_SECRET']

function isNear(name: string, known: string) {
  if (name === `KANTOOR_${known}`) return true
  return Math.min(name.length, known.length) >= 6 && editDistance(name, known) <= 2
}

function setting<T>(standard: string, meaning: string, form: string, read: (text: string) => T | undefined) {
  return { default: standard, meaning, form, read }
}

function whole(least: number, most: number) {
  return (text: string) => {
    const value = Number(text)
    return /^\d{1,9}$/.test(text) && value >= least && value <= most ? value : undefined
  }
}

function matching(pattern: RegExp) {
  return (text: string) => (pattern.test(text) ? text : undefined)
}

function oneOf<const T extends Record<string, unknown>>(choices: T) {
  return (text: string): T[keyof T] | undefined =>
    Object.hasOwn(choices, text) ? (choices[text] as T[keyof T]) : undefined
}

function address(...protocols: string[]) {
  return (text: string) => (URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined)
}

function origin(text: string) {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : undefined
}
