// The demo, filled in once per run; each file of tests that wants it gets a copy, which is quick.
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../../server/src/db/database.ts'
import { fillDemo } from '../../server/src/demo/fill.ts'
import { createAccount, findRoles } from '../../server/src/modules/access/accounts.ts'
import { createEnvironment } from '../../server/src/modules/access/environments.ts'
import { idMaker, systemClock } from '../../server/src/shared/clock.ts'
import { dropDatabase } from '../../server/test/scratch.ts'

export interface DemoCopy {
  readonly url: string
  remove(): Promise<void>
}

let copies = 0

/** A database of its own with one environment, demo, and its owner@demo.example. */
export async function copyDemo(runUrl: string): Promise<DemoCopy> {
  const run = new pg.Client({ connectionString: runUrl })
  await run.connect()
  const { database } = run
  const filled = `${database}_demo`
  const name = `${filled}_${process.pid}_${Math.random().toString(36).slice(2, 8)}_${++copies}`
  try {
    // Held until the end of this connection: whoever comes second finds it filled.
    await run.query('select pg_advisory_lock(20260115)')
    const { rowCount } = await run.query('select from pg_database where datname = $1', [filled])
    if (!rowCount) await fill(run, runUrl, filled)
    await run.query(`create database ${name} template ${filled} strategy file_copy`)
  } finally {
    await run.end()
  }
  return { url: named(runUrl, name), remove: () => drop(runUrl, name) }
}

async function fill(run: pg.Client, runUrl: string, name: string): Promise<void> {
  await run.query(`drop database if exists ${name}_half with (force)`)
  await run.query(`create database ${name}_half template ${inject('emptyDatabase')} strategy file_copy`)
  const url = named(runUrl, `${name}_half`)
  const db = openDatabase(url, { connections: 4 })
  const maker = { newId: idMaker(systemClock), now: new Date().toISOString() }
  const environmentId = await createEnvironment(db, { slug: 'demo', name: 'Studio Demo' }, maker)
  const roleId = (await findRoles(db, environmentId)).get('owner')!
  await createAccount(db, { environmentId, email: 'owner@demo.example', name: 'Demo owner', roleId }, maker)
  await fillDemo(db, environmentId)
  await db.close()
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
