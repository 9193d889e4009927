// One process that answers HTTP.
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { logLine, logLines } from './log.ts'
import { readSecret } from './secret.ts'

export interface RunningServer {
  stop(): Promise<void>
}

const PATIENCE_MS = 7000
// Of PostgreSQL's usual hundred. Besides those for environments a process has three for credentials, two or three for assistants, and one that listens.
const MOST_CONNECTIONS = 88
const OTHER_CONNECTIONS = 6

/** All is made ready at once; it listens when what it waits for has come. */
export async function startServer(
  config: Config,
  databaseUrl: string,
  awaited: Promise<unknown> = Promise.resolve(),
): Promise<RunningServer> {
  const connections = Math.max(2, Math.min(10, Math.floor(MOST_CONNECTIONS / config.workers) - OTHER_CONNECTIONS))
  const onError = (error: Error) => logLine(40, 'database', { error: error.message })
  const db = openDatabase(databaseUrl, {
    connections,
    onError,
    poolerUrl: config.poolerUrl,
    readUrl: config.databaseReadUrl,
    onReplica: (isFresh, reason) =>
      logLine(isFresh ? 30 : 40, isFresh ? 'reports are read from the replica' : 'the replica is not read from', {
        reason,
      }),
  })
  let isDraining = false
  const app = await buildApp({
    db,
    publicUrl: config.publicUrl,
    rateLimitPerMinute: config.rateLimitPerMinute,
    // Others may serve the same database, here or on another machine.
    shared: config.workers > 1 || config.databaseUrl !== undefined,
    trustedProxies: config.trustedProxies,
    requestsAtOnce: config.requestsAtOnce,
    shedsLoad: true,
    redisUrl: config.redisUrl,
    isDraining: () => isDraining,
    secret: readSecret(config),
    webhookAllowPrivate: config.webhookAllowPrivate,
    logLevel: config.logLevel,
    dataDir: config.dataDir,
    logTo: logLines,
  })
  const close = async () => {
    const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
    await app.close()
    clearTimeout(impatience)
    await db.close()
  }
  // A balancer needs a moment to notice that this one is not ready any more; until then it still sends requests here.
  const stop = async () => {
    isDraining = true
    await sleep(config.drainSeconds * 1000)
    await close()
  }
  try {
    await awaited
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await close()
    throw error
  }
  return { stop }
}
