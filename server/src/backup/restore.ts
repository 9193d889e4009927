// Puts a backup into an empty database: all of it, proved, or nothing.
import pg from 'pg'
import { checkHistory, migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migration-files.ts'
import { isServed } from '../db/serving.ts'
import { findChainFaults } from './chains.ts'
import type { Manifest } from './format.ts'
import { inspect } from './inspect.ts'
import { checkEmpty, type LoadOptions, load, rowsIn } from './load.ts'
import { isSecretOf, isUnchanged, type Seal } from './seal.ts'

export interface RestoreOptions extends LoadOptions {
  readonly url: string
  /** Undefined where there is none. */
  readonly secret: string | undefined
  /** Goes on with another secret than that of the backup. */
  readonly newSecret?: boolean
  /** Goes on where the invoices of the backup were wrong already. */
  readonly withFaults?: boolean
}

export interface Restored {
  readonly made_at: string
  readonly rows: number
  readonly tables: number
  readonly series: number
}

export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { url, file, log } = options
  await withClient(url, async (client) => {
    if (await isServed(client)) throw new Error('a server runs on this database: stop it first')
    await checkEmpty(client)
  })
  log(`reading ${file}`)
  const { header, manifest, sealed, seal } = await inspect(file)
  const files = readMigrations()
  checkHistory(files, header.migrations, 'the backup')
  checkSecret(options, seal, sealed)
  const isOfToday = header.migrations.length === files.length
  await migrate(url, { log: () => {}, until: header.migrations.length })
  await withClient(url, async (client) => {
    await load(client, options, header, manifest)
    if (isOfToday) await checkChains(client, options, manifest)
    await client.query('commit')
  })
  if (!isOfToday) {
    // This release can read the invoices only behind its migrations, so what is wrong with them is found when the rows are stored.
    try {
      await migrate(url, { log })
      await withClient(url, async (client) => {
        await client.query('begin read only')
        await checkChains(client, options, manifest)
      })
    } catch (error) {
      throw new Error(
        `${(error as Error).message}\nThe rows are in the database all the same: use none of them, and begin with an empty one.`,
      )
    }
  }
  const rows = rowsIn(manifest)
  return { made_at: header.made_at, rows, tables: manifest.tables.length, series: manifest.series.length }
}

function checkSecret({ file, secret, newSecret, log }: RestoreOptions, seal: Seal, sealed: string) {
  const isKnown = secret !== undefined && isSecretOf(secret, seal)
  if (isKnown && !isUnchanged(secret, seal, sealed)) throw new Error(`${file} was changed after it was made`)
  if (isKnown) return
  const what = secret === undefined ? 'there is no secret here' : 'the secret here is not that of the backup'
  if (newSecret) return log(`${what}: ${LOST}`)
  throw new Error(
    `${what}: put the file "secret" of the data folder it comes from into this one, or set SECRET; ` +
      `--new-secret goes on without it (${LOST})`,
  )
}

const LOST = 'webhooks get new secrets, authenticator apps have to be connected anew, links and sessions end'

async function checkChains(client: pg.Client, { log, withFaults }: RestoreOptions, manifest: Manifest) {
  const faults = await findChainFaults(client, manifest)
  for (const fault of faults) log(fault)
  if (faults.length > 0 && !withFaults)
    throw new Error('invoices were wrong when the backup was made; --with-faults restores them as they were')
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
