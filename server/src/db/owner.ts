// What only the owner of the tables may do has a connection of its own.
import pg from 'pg'
import type { Database } from './database.ts'

export async function asOwner<T>({ url }: Pick<Database, 'url'>, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url })
  // Without a listener of its own a killed backend would end the process.
  owner.on('error', () => {})
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}
