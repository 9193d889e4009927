import type { Database } from '../db/database.ts'

/** One piece of background work and how often it is done. */
export interface Job {
  readonly name: string
  readonly everyMs: number
  run(db: Database): Promise<void>
}
