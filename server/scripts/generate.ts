// Regenerates what is derived: row types from the migrated database, the OpenAPI documents, the client's types.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { schemaSource } from './schema.ts'

const root = join(import.meta.dirname, '../..')

const dataDir = await mkdtemp(join(tmpdir(), 'kantoor-generate-'))
const postgres = await startEmbedded({ dataDir, log: () => {}, throwaway: true })
try {
  await migrate(postgres.url, { log: () => {} })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await writeFile(join(root, 'server/src/db/schema.ts'), await schemaSource(client))
  await client.end()
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
