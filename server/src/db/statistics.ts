// Statistics are PostgreSQL's knowledge of how much there is. It takes them by itself after a while; a bulk load cannot wait.
import type { Database } from './database.ts'
import { asOwner } from './owner.ts'
import type { Tables } from './schema.ts'

export async function takeStatistics(db: Database, tables: readonly (keyof Tables)[]): Promise<void> {
  await asOwner(db, (owner) => owner.query(`analyze ${tables.join(', ')}`))
}
