// A durable PostgreSQL of its own with two environments: one large, one of 10,000 rows.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { fillDemo, fillOrganizations } from '../src/demo/fill.ts'
import { createKey } from '../src/modules/access/api-keys.queries.ts'
import { createEnvironment } from '../src/modules/access/environments.ts'
import { idMaker, systemClock } from '../src/shared/clock.ts'
import { scopes } from '../src/shared/rights.ts'

interface Place {
  readonly id: string
  readonly key: string
  readonly hours: number
  readonly organizationId: string
  readonly projectId: string
}

export interface Ground {
  readonly url: string
  readonly dataDir: string
  readonly version: string
  readonly postmaster: number
  readonly large: Place
  readonly small: Place
  remove(): Promise<void>
}

const SMALL = 10_000

export async function prepareGround({
  hours,
  organizations,
}: {
  hours: number
  organizations: number
}): Promise<Ground> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kantoor-bench-'))
  await chmod(dataDir, 0o755)
  const postgres = await startEmbedded({ dataDir, log: () => {} })
  await migrate(postgres.url, { log: () => {} })
  const db = openDatabase(postgres.url)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const large = await fill(db, client, 'large', hours, organizations)
  const small = await fill(db, client, 'small', SMALL, SMALL)
  await client.query('vacuum analyze')
  const { rows } = await client.query('show server_version')
  const { rows: where } = await client.query('show data_directory')
  const postmaster = Number((await readFile(join(where[0].data_directory, 'postmaster.pid'), 'utf8')).split('\n')[0])
  await client.end()
  await db.close()
  return {
    url: postgres.url,
    dataDir,
    version: rows[0].server_version,
    postmaster,
    large,
    small,
    async remove() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function fill(
  db: Database,
  client: pg.Client,
  slug: string,
  hours: number,
  organizations: number,
): Promise<Place> {
  const maker = { newId: idMaker(systemClock), now: new Date().toISOString() }
  const id = await createEnvironment(db, { slug, name: `Bench ${slug}` }, maker)
  const began = performance.now()
  let firstHour = began
  let lastHour = began
  const progress = (done: number, total: number, what: string) => {
    if (done < total) return
    if (what.includes('hours')) lastHour = performance.now()
    else firstHour = performance.now()
  }
  await fillDemo(db, id, { hours, alone: true, progress })
  console.log(
    `filled ${slug}: ${rate(hours, performance.now() - began)}; the hours alone ${rate(hours, lastHour - firstHour)}`,
  )
  const { rows: present } = await client.query(
    'select count(*)::int as n from organization where environment_id = $1',
    [id],
  )
  await fillOrganizations(db, id, organizations - present[0].n)
  const { rows } = await client.query(
    `select (select id from organization where environment_id = $1 order by id limit 1) as organization,
            (select project_id from time_entry where environment_id = $1 and project_id is not null group by 1 order by count(*) limit 1) as project,
            (select count(*)::int from time_entry where environment_id = $1) as hours`,
    [id],
  )
  const key = await createKey(db, { environmentId: id, name: 'bench', scopes }, maker)
  return { id, key, hours: rows[0].hours, organizationId: rows[0].organization, projectId: rows[0].project }
}

function rate(hours: number, ms: number): string {
  const perSecond = Math.round((hours / ms) * 1000).toLocaleString('en')
  return `${hours.toLocaleString('en')} hours in ${(ms / 1000).toFixed(1)} s (${perSecond} rows/s)`
}
