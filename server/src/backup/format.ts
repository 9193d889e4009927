// A backup as a file: gzip around lines of text. A header, then each table as a line that names it, its rows as COPY writes them and a
// line `\.`, then the manifest and its seal. `zcat` shows all of it.
import type { Migration } from '../db/migration-files.ts'
import type { Sum } from './tables.ts'

export const TITLE = 'kantoor backup 1'

export interface Header {
  readonly made_at: string
  readonly postgresql: string
  /** The version of the tables. */
  readonly migrations: readonly Omit<Migration, 'sql'>[]
}

export interface Manifest {
  readonly tables: readonly Sum[]
  readonly sequences: readonly { name: string; value: string; is_called: boolean }[]
  /** The head of each chain of final invoices. */
  readonly series: readonly Head[]
}

export interface Head {
  readonly environment_id: string
  readonly company_profile_id: string
  readonly series_year: number
  readonly last_number: number
  readonly last_hash: string | null
}
