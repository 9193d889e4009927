// A server on a database of its own, and whoever owns that database: for tests that work on imports, and so on those of every
// environment, or that look at every row.
import type pg from 'pg'
import { startTestServer, type TestServer } from './harness.ts'
import { scratchDatabase } from './scratch.ts'

export interface OwnServer extends TestServer {
  readonly owner: pg.Client
}

export async function startOwnServer(): Promise<OwnServer> {
  const scratch = await scratchDatabase()
  const server = await startTestServer({ databaseUrl: scratch.url })
  return {
    ...server,
    owner: scratch.client,
    async close() {
      await server.close()
      await scratch.drop()
    },
  }
}
