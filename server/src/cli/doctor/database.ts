// What the database tells of itself and of the work in it.
import pg from 'pg'
import type { Config } from '../../config.ts'
import { readSchema, type Schema } from '../../db/migrate.ts'
import { isServed } from '../../db/serving.ts'
import { statement } from '../../db/sql.ts'
import { figuresQuery, type WebhookFigures } from '../../webhooks/figures.ts'
import { MOST_ATTEMPTS } from '../../worker/jobs.ts'
import { withDatabase } from '../database.ts'
import type { Call } from '../verb.ts'
import type { Finding } from './finding.ts'

const OLDEST = 150_000
const PATIENCE_WITH_EVENTS_SECONDS = 60
const MOST_CLOCK_DIFFERENCE_MS = 2000

export interface Examined {
  readonly findings: readonly Finding[]
  /** Whether a server is at work on it. */
  readonly isServed: boolean
}

export async function examineDatabase(call: Call<Record<never, never>>): Promise<Examined> {
  try {
    return await withDatabase(call, examine)
  } catch (error) {
    call.signal.throwIfAborted()
    const text = `database: ${(error as Error).message || 'does not answer'}`
    return { findings: [{ fine: false, text, cure: cureOf(call.config) }], isServed: false }
  }
}

function cureOf({ databaseUrl }: Config): string {
  return databaseUrl ? 'check DATABASE_URL and that PostgreSQL runs' : 'read postgres.log in its folder'
}

async function examine(url: string): Promise<Examined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const asked = Date.now()
    const { rows } = await client.query<Facts>(factsQuery)
    const facts = rows[0]!
    const aheadMs = facts.clock_ms - (asked + Date.now()) / 2
    const version = {
      fine: facts.number >= OLDEST,
      text: `PostgreSQL ${facts.version}${facts.number >= OLDEST ? '' : ' is too old'}`,
      cure: 'move to PostgreSQL 15 or newer: pg_upgrade, or dump it there and load it into a newer one',
    }
    if (!version.fine) return { findings: [version], isServed: false }
    const schema = await readSchema(client)
    const isReady = schema.applied >= schema.known
    const findings = [
      version,
      schemaFinding(schema),
      ...(isReady ? [await jobFinding(client), ...(await webhookFindings(client))] : []),
      {
        fine: facts.unsafe === '',
        text: `safe on power loss${facts.unsafe && `, except ${facts.unsafe}`}`,
        cure: 'set it to on',
      },
      await clockFinding(client, aheadMs, isReady),
    ]
    return { findings, isServed: await isServed(client) }
  } finally {
    await client.end()
  }
}

function schemaFinding({ applied, known, newest }: Schema): Finding {
  if (applied === known) return { fine: true, text: 'every migration is applied' }
  if (applied < known)
    return { fine: false, text: `migrations are waiting: ${known - applied}`, cure: 'run kantoor migrate' }
  return {
    fine: false,
    text: `the database is newer than this release: it has migration ${newest}`,
    cure: 'start the newer release again, or restore the backup that was made before it migrated',
  }
}

/** Of the database, or of the time that it was last written to: a clock that was set back stands before it. */
async function clockFinding(client: pg.Client, aheadMs: number, isReady: boolean): Promise<Finding> {
  if (Math.abs(aheadMs) >= MOST_CLOCK_DIFFERENCE_MS) {
    const text = `clocks of database and server differ ${Math.round(aheadMs)} ms`
    return { fine: false, text, cure: 'run NTP on both: whoever signs in, and every signature, depends on the time' }
  }
  const { rows } = await client.query<{ behind: number }>(isReady ? lastWrittenQuery : 'select 0 as behind')
  const { behind } = rows[0]!
  if (behind * 1000 < MOST_CLOCK_DIFFERENCE_MS) return { fine: true, text: 'the clocks of database and server agree' }
  const text = `the clock stands ${Math.round(behind)} s before what was written last`
  return { fine: false, text, cure: 'it was set back: run NTP, and look at what was written meanwhile' }
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

const lastWrittenQuery = `
  select extract(epoch from greatest((select max(applied_at) from migration), (select max(last_seen_at) from session))
    - clock_timestamp())::float8 as behind`
