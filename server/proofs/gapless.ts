// node server/proofs/gapless.ts: 4 processes, 32 clients, 2,000 drafts, one in five sabotaged, and no number is missing or twice.
// Options: --processes 4 --workers 32 --drafts 2000 --kills 8 --seed 1; DATABASE_URL, or a throwaway PostgreSQL.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { runStorm } from './gapless-storm.ts'

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '4' },
    workers: { type: 'string', default: '32' },
    drafts: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
})
const database = await openServer()
try {
  const { processes, workers, drafts, kills, seed } = values
  console.log(`SEED=${seed}, ${processes} processes, ${workers} clients, ${drafts} drafts, ${kills} times kill -9`)
  const { faults, finals, acknowledged, counts, seconds } = await runStorm({
    databaseUrl: database.url,
    processes: Number(processes),
    workers: Number(workers),
    drafts: Number(drafts),
    kills: Number(kills),
    seed: Number(seed),
  })
  console.log(counts)
  console.log(
    `${finals} final, ${acknowledged} acknowledged, ${seconds.toFixed(1)} s, ${Math.round(finals / seconds)} a second`,
  )
  for (const fault of faults) console.log(fault)
  console.log(faults.length === 0 ? `no gap, no duplicate: 1 to ${finals}` : `${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await database.remove()
}

/** A throwaway server keeps the moments of commits, so that the order of the numbers can be held against them. */
async function openServer() {
  const given = process.env.DATABASE_URL
  if (given) {
    await migrate(given, { log: () => {} })
    return { url: given, remove: async () => {} }
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'kantoor-proof-'))
  chmodSync(dataDir, 0o755)
  const first = await startEmbedded({ dataDir, log: () => {} })
  const client = new pg.Client({ connectionString: first.url })
  await client.connect()
  await client.query('alter system set track_commit_timestamp = on')
  await client.end()
  await first.stop()
  const server = await startEmbedded({ dataDir, log: () => {} })
  await migrate(server.url, { log: () => {} })
  return {
    url: server.url,
    async remove() {
      await server.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
