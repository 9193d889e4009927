// PgBouncer in transaction mode before a PostgreSQL of ours; it has fewer connections than its callers, so that they share them.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../proofs/processes.ts'
import { findProgram } from '../proofs/programs.ts'
import { serviceUser } from '../src/db/embedded-user.ts'

export interface PgBouncer {
  readonly version: string
  readonly url: string
  stop(): Promise<void>
}

export interface PgBouncerOptions {
  readonly connections?: number
  /** More of pgbouncer.ini, a line each. */
  readonly settings?: readonly string[]
  /** All of it, as a guide shows it: only where the database is, and where it is met, are ours. */
  readonly sample?: string
}

export function findPgBouncer(): string | undefined {
  return findProgram('pgbouncer')
}

export async function startPgBouncer(databaseUrl: string, options: PgBouncerOptions): Promise<PgBouncer> {
  const program = findPgBouncer()!
  // It refuses to run as root, as PostgreSQL does, and has to reach the same socket.
  const user = process.getuid?.() === 0 ? serviceUser() : undefined
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  const port = await freePort()
  writeFileSync(file, settingsOf(databaseUrl, port, options))
  chmodSync(folder, 0o755)
  if (user) chownSync(folder, user.uid, user.gid)
  const child = spawn(program, ['-q', file], { ...user, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `postgres://postgres@127.0.0.1:${port}/kantoor`
  await answering(url, child)
  return {
    version: versionOf(program),
    url,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}

function settingsOf(
  databaseUrl: string,
  port: number,
  { connections, settings = [], sample }: PgBouncerOptions,
): string {
  const { pathname, searchParams, hostname, port: itsPort, username, password } = new URL(databaseUrl)
  const words = {
    host: searchParams.get('host') ?? hostname,
    port: searchParams.get('port') ?? itsPort,
    dbname: pathname.slice(1),
    user: username,
    ...(password ? { password } : {}),
  }
  const place = Object.entries(words)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
  const shown = sample ?? transactionsOf(connections!)
  return `${shown.replace(/^kantoor =.*$/m, `kantoor = ${place}`)}
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = ${username}
${settings.join('\n')}
`
}

function transactionsOf(connections: number): string {
  return `[databases]
kantoor =
[pgbouncer]
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200`
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select')
      return
    } catch (error) {
      if (child.exitCode !== null || tries === 100) throw error
      await sleep(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

function versionOf(program: string): string {
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0] ?? ''
}
