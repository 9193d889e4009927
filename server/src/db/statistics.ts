// Statistics are PostgreSQL's knowledge of how much there is. It takes them by itself after a while; a bulk load cannot wait.
import pg from 'pg'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

/** Only the owner of a table may do this, so it has a connection of its own. */
export async function takeStatistics(db: Database, tables: readonly (keyof Tables)[]): Promise<void> {
  const owner = new pg.Client({ connectionString: db.url })
  // Without a listener of its own a killed backend would end the process.
  owner.on('error', () => {})
  await owner.connect()
  try {
    await owner.query(`analyze ${tables.join(', ')}`)
  } finally {
    await owner.end()
  }
}
