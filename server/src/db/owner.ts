// What only the owner of the tables may do has a connection of its own.
import pg from 'pg'
import type { Database } from './database.ts'

// It concerns whole tables. Half of the time would go into making their pages smaller for the log; not everybody may say so.
const PLAIN_LOG = `
  select set_config('wal_compression', 'off', false) where has_parameter_privilege('wal_compression', 'set')`

export async function asOwner<T>({ url }: Pick<Database, 'url'>, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url })
  // Without a listener of its own a killed backend would end the process.
  owner.on('error', () => {})
  await owner.connect()
  try {
    await owner.query(PLAIN_LOG)
    return await work(owner)
  } finally {
    await owner.end()
  }
}
