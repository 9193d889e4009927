import type { Database } from '../db/database.ts'

/** One piece of background work and how often it is done. */
export interface Duty {
  readonly name: string
  readonly everyMs: number
  /** Work in several steps begins none after the signal. */
  run(db: Database, signal?: AbortSignal): Promise<void>
  /** When nothing runs any more that its runs began. */
  idle?(): Promise<void>
  /** Gives back what it holds, also from under what still runs. */
  close?(): void
}
