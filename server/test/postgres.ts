import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../src/db/embedded.ts'
import { preparedDatabase } from '../src/db/embedded-prepared.ts'
import { migrate } from '../src/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** A migrated database in which nothing is, to copy: nobody ever connects to it. */
    emptyDatabase: string
  }
}

/** One PostgreSQL per run: its own throwaway one, from the database that an installation ends with where that is there, or a fresh database on the server of TEST_DATABASE_URL. */
export async function setup(project: TestProject) {
  const { url, remove } = await (process.env.TEST_DATABASE_URL
    ? freshDatabase(process.env.TEST_DATABASE_URL)
    : ownServer())
  try {
    await migrate(url, { log: () => {} })
    await command(url, `create database ${emptyOf(url)} template ${nameOf(url)} strategy file_copy`)
  } catch (error) {
    await remove()
    throw error
  }
  project.provide('databaseUrl', url)
  project.provide('emptyDatabase', emptyOf(url))
  return remove
}

function nameOf(url: string) {
  return new URL(url).pathname.slice(1)
}

function emptyOf(url: string) {
  return `${nameOf(url)}_empty`
}

async function ownServer() {
  removeLeftovers()
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  chmodSync(dataDir, 0o755)
  const { url, stop } = await startEmbedded({ dataDir, throwaway: true, prepared: preparedDatabase, log: () => {} })
  const remove = async () => {
    await stop()
    rmSync(dataDir, { recursive: true })
  }
  return { url, remove }
}

async function freshDatabase(server: string) {
  const name = `kantoor_test_${randomBytes(6).toString('hex')}`
  await command(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const remove = async () => {
    for (const one of [name, emptyOf(url.href)]) await command(server, `drop database if exists ${one} with (force)`)
  }
  return { url: url.href, remove }
}

async function command(server: string, sql: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(sql)
  await client.end()
}

const prefix = 'kantoor-test-'

// A killed run leaves its folder; PostgreSQL ends by itself within a minute once that is gone.
function removeLeftovers() {
  for (const folder of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))) {
    const pid = Number(folder.slice(prefix.length).split('-')[0])
    if (pid && !isAlive(pid)) rmSync(join(tmpdir(), folder), { recursive: true, force: true })
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
