// One process that answers HTTP.
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

export async function startServer(config: Config, databaseUrl: string): Promise<RunningServer> {
  const connections = Math.max(2, Math.min(10, Math.floor(MOST_CONNECTIONS / config.workers) - OTHER_CONNECTIONS))
  const onError = (error: Error) => logLine(40, 'database', { error: error.message })
  const db = openDatabase(databaseUrl, { connections, onError })
  const app = await buildApp({
    db,
    publicUrl: config.publicUrl,
    rateLimitPerMinute: config.rateLimitPerMinute,
    // Others may serve the same database, here or on another machine.
    shared: config.workers > 1 || config.databaseUrl !== undefined,
    secret: readSecret(config),
    webhookAllowPrivate: config.webhookAllowPrivate,
    logLevel: config.logLevel,
    logTo: logLines,
  })
  const stop = async () => {
    const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
    await app.close()
    clearTimeout(impatience)
    await db.close()
  }
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
