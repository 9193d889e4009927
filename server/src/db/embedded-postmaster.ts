import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chownSync,
  closeSync,
  fchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from './embedded-place.ts'
import type { User } from './embedded-user.ts'

export interface Postmaster {
  pid: number
  socketFolder: string
  state: string
}

/** The postmaster that runs on this folder, if one does. A lock file that now names a stranger (the number was given out again) is removed. */
export function findPostmaster(folder: string): Postmaster | undefined {
  const lines = readIfThere(join(folder, 'postmaster.pid')).split('\n')
  const pid = Number(lines[0])
  if (!pid) return undefined
  if (isPostgresIn(folder, pid)) return { pid, socketFolder: lines[4] ?? '', state: lines[7]?.trim() ?? 'starting' }
  if (isAlive(pid) && !isInUse(folder)) {
    for (const lock of ['postmaster.pid', '.s.PGSQL.5432.lock']) rmSync(join(folder, lock), { force: true })
  }
  return undefined
}

/** Its own session, so that Ctrl-C in the terminal is not for it; it neither holds our process nor dies with it. */
export function spawnPostmaster({ programs, folder, user }: Place, throwaway = false): ChildProcess {
  const log = openSync(logFile(folder), 'a', 0o600)
  if (user) fchownSync(log, user.uid, user.gid)
  const flags = Object.entries({
    ...settings,
    ...(throwaway ? throwawaySettings : {}),
    unix_socket_directories: quoteListItem(socketFolder(folder, user)),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(programs, 'bin/postgres'), ['-D', folder, ...flags], {
    ...user,
    cwd: '/',
    env: { LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return child
}

// By its command line, which all may read: the working folder of another user's process is hidden even from root in most containers.
export function isPostgresIn(folder: string, pid: number): boolean {
  const words = commandLine(pid)
  return isPostgres(words) && words.includes(folder)
}

/** Whoever started it had to go while others used it: the last of them ends it. */
export function noteLeft(folder: string, { pid }: Postmaster): void {
  writeFileSync(join(folder, LEFT), `${pid}\n`)
}

export function forgetLeft(folder: string): void {
  rmSync(join(folder, LEFT), { force: true })
}

export function isLeft(folder: string, { pid }: Postmaster): boolean {
  return Number(readIfThere(join(folder, LEFT))) === pid
}

export function lastWords(folder: string): string {
  const lines = readIfThere(logFile(folder)).trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? ''
}

const LEFT = 'kantoor.left'

const settings = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '256MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  track_commit_timestamp: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // What people typed stays out of the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

const throwawaySettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  shared_buffers: '128MB',
}

function logFile(folder: string) {
  return join(folder, 'postgres.log')
}

// The name of a unix socket may be some hundred bytes long; a deeper database folder gets a private folder for it elsewhere.
function socketFolder(folder: string, user: User | undefined) {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= 100) return folder
  const short = join(tmpdir(), `kantoor-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  try {
    mkdirSync(short, { mode: 0o700 })
    if (user) chownSync(short, user.uid, user.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const found = lstatSync(short)
  if (found.isDirectory() && found.uid === (user?.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0) return short
  throw new Error(`${short} belongs to someone else: remove it`)
}

function quoteListItem(text: string) {
  return `"${text.replaceAll('"', '""')}"`
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// Sessions of a killed postmaster may still be writing; they lost their parent.
function isInUse(folder: string) {
  const pids = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  return pids.some((pid) => {
    if (commandLine(pid)[0]?.startsWith('postgres: ')) return !isPostgres(commandLine(parentOf(pid)))
    return isPostgresIn(folder, Number(pid))
  })
}

function isPostgres(words: string[]) {
  return /(^|\/)postgres$/.test(words[0] ?? '')
}

function commandLine(pid: number | string) {
  if (process.platform === 'linux') return readIfThere(`/proc/${pid}/cmdline`).split('\0')
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(' ')
}

function parentOf(pid: string) {
  return /^PPid:\s*(\d+)/m.exec(readIfThere(`/proc/${pid}/status`))?.[1] ?? '0'
}

function readIfThere(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return ''
    throw error
  }
}
