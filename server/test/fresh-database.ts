// A database in which nothing is, not even tables.
import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connect, dropDatabase } from './scratch.ts'

export interface FreshDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Owned by the role that is given, who then signs in to it; else by whoever the tests are. */
export async function freshDatabase(owner?: string): Promise<FreshDatabase> {
  const name = `kantoor_fresh_${randomBytes(6).toString('hex')}`
  const server = await connect(inject('databaseUrl'))
  await server.query(`create database ${name} ${owner ? `owner ${owner}` : ''} strategy file_copy`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  if (owner) url.username = owner
  return {
    url: url.href,
    async drop() {
      await dropDatabase(server, name)
      await server.end()
    },
  }
}
