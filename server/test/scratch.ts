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
      await server.query(`drop database ${name} with (force)`)
      await server.end()
    },
  }
}

export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}
