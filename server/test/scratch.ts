// A second database as the migrations make it, for proofs that break it.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface Scratch {
  readonly url: string
  readonly client: pg.Client
  drop(): Promise<void>
}

export async function scratchDatabase(): Promise<Scratch> {
  const name = `kantoor_scratch_${randomBytes(6).toString('hex')}`
  const server = await connect(inject('databaseUrl'))
  await server.query(`create database ${name} template ${inject('emptyDatabase')} strategy file_copy`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  const client = await connect(url.href)
  return {
    url: url.href,
    client,
    async drop() {
      await client.end()
      await dropDatabase(server, name)
      await server.end()
    },
  }
}

export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

/** A pool that was ended still closes its connections: they get the seconds that PostgreSQL gives them, and only who stays is cut off. */
export async function dropDatabase(server: pg.Client, name: string): Promise<void> {
  const dropped = server.query(`drop database if exists ${name}`)
  await dropped.catch(() => server.query(`drop database if exists ${name} with (force)`))
}
