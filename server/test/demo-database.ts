// The demo, filled in once per run and day; each file of tests that wants it gets a copy, which is quick.
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { type DemoSummary, fillDemo } from '../src/demo/fill.ts'
import { createAccount, findRoles } from '../src/modules/access/accounts.ts'
import { createEnvironment } from '../src/modules/access/environments.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import { dropDatabase } from './scratch.ts'

/** The day of the demo for tests that name days. */
export const DEMO_DAY = '2026-11-13'

export interface DemoCopy {
  readonly url: string
  /** What filling it in has said. */
  readonly summary: DemoSummary
  remove(): Promise<void>
}

let copies = 0

/** A database of its own with one environment, demo, and its owner@demo.example; its year ends today, or on the day that is given. */
export async function copyDemo(runUrl: string, today?: string): Promise<DemoCopy> {
  const run = new pg.Client({ connectionString: runUrl })
  await run.connect()
  const { database } = run
  const filled = `${database}_demo${today?.replaceAll('-', '') ?? ''}`
  const name = `${filled}_${process.pid}_${Math.random().toString(36).slice(2, 8)}_${++copies}`
  try {
    // Held until the end of this connection: whoever comes second finds it filled.
    await run.query('select pg_advisory_lock(20260115)')
    const { rowCount } = await run.query('select from pg_database where datname = $1', [filled])
    if (!rowCount) await fill(run, runUrl, filled, today)
    const { rows } = await run.query<{ summary: string }>(
      `select shobj_description(oid, 'pg_database') as summary from pg_database where datname = $1`,
      [filled],
    )
    await run.query(`create database ${name} template ${filled} strategy file_copy`)
    return { url: named(runUrl, name), summary: JSON.parse(rows[0]!.summary), remove: () => drop(runUrl, name) }
  } finally {
    await run.end()
  }
}

async function fill(run: pg.Client, runUrl: string, name: string, today: string | undefined): Promise<void> {
  await run.query(`drop database if exists ${name}_half with (force)`)
  await run.query(`create database ${name}_half template ${inject('emptyDatabase')} strategy file_copy`)
  const url = named(runUrl, `${name}_half`)
  const db = openDatabase(url, { connections: 4 })
  const maker = { newId: idMaker(systemClock), now: new Date().toISOString() }
  const environmentId = await createEnvironment(db, { slug: 'demo', name: 'Studio Demo' }, maker)
  const roleId = (await findRoles(db, environmentId)).get('owner')!
  await createAccount(db, { environmentId, email: 'owner@demo.example', name: 'Demo owner', roleId }, maker)
  const summary = await fillDemo(db, environmentId, today === undefined ? {} : { today })
  await db.close()
  await run.query(`comment on database ${name}_half is ${run.escapeLiteral(JSON.stringify(summary))}`)
  await run.query(`alter database ${name}_half rename to ${name}`)
}

async function drop(runUrl: string, name: string): Promise<void> {
  const run = new pg.Client({ connectionString: runUrl })
  await run.connect()
  await dropDatabase(run, name)
  await run.end()
}

function named(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
