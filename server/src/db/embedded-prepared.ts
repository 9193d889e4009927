// Databases made when the program was installed (scripts/prepare-database.ts): a first start copies one, which is sooner done than
// making it. One has all tables and no row, another the demo too.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { packagedPrograms } from './embedded-programs.ts'
import type { User } from './embedded-user.ts'
import { readMigrations } from './migration-files.ts'

export const preparedDatabases = resolve(import.meta.dirname, '../../../node_modules/.cache/database')

/** Where the one for this release that holds this is, or would be: other tables or another PostgreSQL are another folder. */
export function preparedDatabase(holds = '', within = preparedDatabases): string {
  const parts = [packagedPrograms().version, holds, ...readMigrations().map(({ checksum }) => checksum)]
  return join(within, createHash('sha256').update(parts.join()).digest('hex').slice(0, 16))
}

/** Fills an empty folder with it, for the user PostgreSQL will run as, and sees it on the disk; false where there is none. */
export async function copyDatabase(prepared: string, folder: string, user: User | undefined): Promise<boolean> {
  if (!existsSync(prepared)) return false
  const owner = user ? `${user.uid}:${user.gid}` : ''
  await promisify(execFile)('/bin/sh', ['-c', COPY, 'sh', prepared, folder, owner])
  return true
}

// One command for all of it: while the program is read nobody could give the next one.
const COPY = `
  cp -R "$1/." "$2" || exit
  if [ "$3" ]; then chown -R "$3" "$2" || exit; fi
  find "$2" -exec sync {} +`
