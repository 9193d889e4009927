// A primary and its streaming replica, made of the embedded PostgreSQL: the folder is copied while the primary runs.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { makeDataFolder } from '../proofs/database.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { findPlace, type Place } from '../src/db/embedded-place.ts'
import { findPostmaster, spawnPostmaster } from '../src/db/embedded-postmaster.ts'
import { migrate } from '../src/db/migrate.ts'

export interface Pair {
  readonly primary: string
  readonly replica: string
  onReplica(command: string): Promise<void>
  stopReplica(): Promise<void>
  stop(): Promise<void>
}

export async function startPair(): Promise<Pair> {
  const [dataDir, copyDir] = [makeDataFolder(), makeDataFolder()]
  const log = () => {}
  const primary = await startEmbedded({ dataDir, log })
  await migrate(primary.url, { log })
  const place = await findPlace({ dataDir, log })
  const copy = { ...place, folder: join(copyDir, 'postgres') }
  await copyRunning(primary.url, place.folder, copy)
  spawnPostmaster(copy)
  const replica = primary.url.replace(encodeURIComponent(place.folder), encodeURIComponent(copy.folder))
  await answering(replica, copy.folder)
  const stopReplica = async () => stopPostmaster(copy.folder)
  return {
    primary: primary.url,
    replica,
    onReplica: (command) => ask(replica, command),
    stopReplica,
    async stop() {
      await stopReplica()
      await primary.stop()
      for (const folder of [dataDir, copyDir]) rmSync(folder, { recursive: true })
    },
  }
}

async function copyRunning(url: string, from: string, { folder, user }: Place): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`select pg_backup_start('replica', true)`)
  const skipped = /\/(postmaster\.(pid|opts)|\.s\.PGSQL.*|postgres\.log|kantoor\.left)$|\/pg_wal\/[^/]+$/
  mkdirSync(folder)
  cpSync(from, folder, { recursive: true, filter: (file) => !skipped.test(file) })
  mkdirSync(join(folder, 'pg_wal'), { recursive: true })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  writeFileSync(join(folder, 'backup_label'), rows[0]!.labelfile)
  writeFileSync(join(folder, 'standby.signal'), '')
  writeFileSync(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${from} port=5432 user=postgres'\nwal_receiver_status_interval = 1\n`,
  )
  chmodSync(folder, 0o700)
  if (user) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
}

async function answering(url: string, folder: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask(url, 'select')
    } catch (error) {
      if (tries === 200) throw new Error(`the replica in ${folder} does not answer`, { cause: error })
      await sleep(50)
    }
  }
}

async function ask(url: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(command)
  } finally {
    await client.end().catch(() => {})
  }
}

async function stopPostmaster(folder: string): Promise<void> {
  const running = findPostmaster(folder)
  if (!running) return
  process.kill(running.pid, 'SIGINT')
  for (let tries = 0; findPostmaster(folder) && tries < 200; tries++) await sleep(50)
}
