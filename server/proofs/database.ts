// The database of a proof: DATABASE_URL, or a throwaway PostgreSQL that flushes as a real one does.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'

export async function withProofDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const given = process.env.DATABASE_URL
  if (given) {
    await migrate(given, { log: () => {} })
    return work(given)
  }
  const dataDir = makeDataFolder()
  const server = await startEmbedded({ dataDir, log: () => {} })
  try {
    await migrate(server.url, { log: () => {} })
    return await work(server.url)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
}

/** Such that the user PostgreSQL runs as can enter it. */
export function makeDataFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'kantoor-proof-'))
  chmodSync(dataDir, 0o755)
  return dataDir
}
