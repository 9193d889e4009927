import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'
import pg from 'pg'
import { type Config, settings } from '../config.ts'
import { isMigrated } from '../db/migrate.ts'
import { isServed } from '../db/serving.ts'
import { statement } from '../db/sql.ts'
import { figuresQuery, type WebhookFigures } from '../webhooks/figures.ts'
import { MOST_ATTEMPTS } from '../worker/jobs.ts'
import { openMailer } from '../worker/mailer.ts'
import { withDatabase } from './database.ts'
import { type Call, verb } from './verb.ts'

export const doctorVerb = verb({
  usage: '',
  meaning:
    'checks settings, data folder, database, clock, mail, and whether a running server can be reached; says what to do',
  options: {},
  words: 0,
  async run(call) {
    const mail = await mailFinding(call.config)
    const findings = [...localFindings(call.config), mail, ...(await databaseFindings(call))]
    for (const { fine, text, cure } of findings) call.print(fine ? `✓ ${text}` : `✗ ${text}\n    ${cure}`)
    return findings.every(({ fine }) => fine) ? 0 : 1
  },
})

interface Finding {
  fine: boolean
  text: string
  cure?: string
}

const gigabyte = 1024 ** 3
const PATIENCE_MS = 5000
const PATIENCE_WITH_EVENTS_SECONDS = 60

function localFindings(config: Config): Finding[] {
  const given = config.given.join(', ') || 'none, all defaults'
  return [
    { fine: true, text: `settings given: ${given} (of ${Object.keys(settings).length})` },
    ...(config.redisUrl ? [{ fine: true, text: `REDIS_URL is ${settings.REDIS_URL.meaning}` }] : []),
    addressFinding(new URL(config.publicUrl)),
    ...folderFindings(config.dataDir),
  ]
}

function addressFinding({ origin, protocol, hostname }: URL): Finding {
  const fine = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return {
    fine,
    text: `address ${origin}`,
    cure: 'passwords and keys travel readable: put TLS before it, PUBLIC_URL=https://…',
  }
}

function folderFindings(dataDir: string): Finding[] {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return [
      { fine: false, text: `data folder ${dataDir} cannot be written`, cure: 'change its owner, or set DATA_DIR' },
    ]
  }
  const { bavail, bsize } = statfsSync(dataDir)
  const free = (bavail * bsize) / gigabyte
  return [
    { fine: true, text: `data folder ${dataDir} can be written` },
    { fine: free >= 1, text: `${free.toFixed(1)} GB free in the data folder`, cure: 'keep at least 1 GB free' },
  ]
}

async function mailFinding(config: Config): Promise<Finding> {
  const mailer = openMailer(config)
  if (!mailer) return { fine: true, text: 'mail is kept and not sent (no SMTP_URL); the settings show it' }
  try {
    await mailer.verify()
    return { fine: true, text: `mail goes out as ${config.mailFrom}` }
  } catch (error) {
    return { fine: false, text: `mail server: ${(error as Error).message}`, cure: 'check SMTP_URL' }
  } finally {
    mailer.close()
  }
}

async function databaseFindings(call: Call<Record<never, never>>): Promise<Finding[]> {
  try {
    return await withDatabase(call, (url) => examine(url, call.config))
  } catch (error) {
    call.signal.throwIfAborted()
    const cure = call.config.databaseUrl
      ? 'check DATABASE_URL and that PostgreSQL runs'
      : 'read postgres.log in its folder'
    return [{ fine: false, text: `database: ${(error as Error).message || 'does not answer'}`, cure }]
  }
}

async function examine(url: string, { publicUrl }: Config): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const asked = Date.now()
    const { rows } = await client.query<Facts>(factsQuery)
    const facts = rows[0]!
    const migrated = await isMigrated(client)
    const aheadMs = Math.round(facts.clock_ms - (asked + Date.now()) / 2)
    return [
      { fine: facts.number >= 150_000, text: `PostgreSQL ${facts.version}`, cure: 'update it to 15 or newer' },
      migrationFinding(migrated),
      ...(migrated ? [await jobFinding(client), ...(await webhookFindings(client))] : []),
      {
        fine: facts.unsafe === '',
        text: `safe on power loss${facts.unsafe && `, except ${facts.unsafe}`}`,
        cure: 'set it to on',
      },
      {
        fine: Math.abs(aheadMs) < 2000,
        text: `clocks of database and server differ ${aheadMs} ms`,
        cure: 'run NTP on both',
      },
      (await isServed(client))
        ? await reachFinding(publicUrl)
        : { fine: true, text: 'no server runs, so its address was not tried' },
    ]
  } finally {
    await client.end()
  }
}

async function reachFinding(publicUrl: string): Promise<Finding> {
  const fine = await isAlive(publicUrl)
  return {
    fine,
    text: fine ? `the server answers at ${publicUrl}` : `a server runs, but it does not answer at ${publicUrl}`,
    cure: 'run doctor with the PUBLIC_URL and PORT of the server; then look at what stands before it: proxy, name, firewall',
  }
}

async function isAlive(publicUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return ((await answer.json()) as { status?: unknown }).status === 'ok'
  } catch {
    return false
  }
}

function migrationFinding(fine: boolean): Finding {
  return { fine, text: fine ? 'every migration is applied' : 'migrations are waiting', cure: 'run kantoor migrate' }
}

async function jobFinding(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ count: number; error: string | null }>(
    `select count(*)::int as count, min(error) as error from job where attempts >= ${MOST_ATTEMPTS}`,
  )
  const { count, error } = rows[0]!
  return {
    fine: count === 0,
    text:
      count === 0 ? 'no background work was given up' : `background work was given up: ${count}, such as "${error}"`,
    cure: 'it is tried once more every day and at every start; the table job says why each failed',
  }
}

async function webhookFindings(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<WebhookFigures>(statement(figuresQuery).text)
  const { events_waiting, events_waiting_seconds, webhooks_failing, webhooks_switched_off } = rows[0]!
  const isLate = events_waiting_seconds > PATIENCE_WITH_EVENTS_SECONDS
  const isFailing = webhooks_failing + webhooks_switched_off > 0
  return [
    {
      fine: !isLate,
      text: isLate
        ? `events wait for their webhooks: ${events_waiting}, the first for ${events_waiting_seconds} s`
        : 'no event waits for its webhooks',
      cure: 'is a worker running? kantoor start is one; if nothing serves here, run kantoor worker',
    },
    {
      fine: !isFailing,
      text: isFailing
        ? `webhooks: ${webhooks_failing} fail, ${webhooks_switched_off} switched off for that`
        : 'no webhook fails',
      cure: 'the log in the settings, AI and API, shows what each receiver answered',
    },
  ]
}

interface Facts {
  version: string
  number: number
  clock_ms: number
  unsafe: string
}

const factsQuery = `
  select current_setting('server_version') as version,
    current_setting('server_version_num')::int as number,
    (extract(epoch from clock_timestamp()) * 1000)::float8 as clock_ms,
    (select coalesce(string_agg(name, ', '), '') from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit')
        and setting not in ('on', 'local', 'remote_apply', 'remote_write')) as unsafe`
