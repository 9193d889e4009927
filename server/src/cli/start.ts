import cluster from 'node:cluster'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { type KeptDatabase, keepEmbedded } from '../db/embedded-keeper.ts'
import { holdServing } from '../db/serving.ts'
import { startFleet, toldToStop } from '../fleet.ts'
import { logLine } from '../log.ts'
import { readSecret } from '../secret.ts'
import { type RunningServer, startServer } from '../server.ts'
import { startWorker, workOf } from '../worker/worker.ts'
import { aborted, UNHURRIED_MS } from './database.ts'
import { databaseIsMade } from './first-database.ts'
import { greet } from './first-start.ts'
import { portRefusal, tryPort } from './port.ts'
import { upgrade } from './upgrade.ts'
import { type Call, verb } from './verb.ts'

export const startVerb = verb({
  usage: '',
  meaning: 'migrates, then serves API, screens and background work',
  options: {},
  words: 0,
  run: (call) => (cluster.isWorker ? serveInFleet(call) : start(call)),
})

type StartCall = Call<Record<never, never>>

async function start(call: StartCall): Promise<void> {
  const config = { ...call.config, ...(await freePort(call.config)) }
  const database = await openServing(config, call.log)
  try {
    await upgrade(database.url, call)
    await serve({ ...call, config }, database.url)
  } finally {
    await database.stop()
  }
}

async function serve(call: StartCall, url: string): Promise<void> {
  const { config, signal } = call
  const db = openDatabase(url, {
    connections: 3,
    waitMs: UNHURRIED_MS,
    poolerUrl: config.poolerUrl,
    onError: (error) => logLine(40, 'database', { error: error.message }),
  })
  const { promise: isBusy, resolve } = Promise.withResolvers<void>()
  const greeted = greet(db, config, resolve).finally(() => signal.throwIfAborted())
  // On a first start the database takes in the hours of a year meanwhile.
  await Promise.race([isBusy, greeted])
  const server = await startServing(config, url, greeted)
  const onError = (duty: string, error: Error) => logLine(50, 'background work failed', { duty, error: error.message })
  const worker = startWorker(db, onError, workOf({ ...config, secret: readSecret(config) }))
  for (const line of await greeted) call.print(line)
  await aborted(signal)
  call.log('stopping')
  await Promise.all([server.stop(), worker.stop()])
  await db.close()
}

/** One process gets ready while the demo is filled; it lets nobody in before. */
async function startServing(config: Config, url: string, greeted: Promise<unknown>): Promise<RunningServer> {
  greeted.catch(() => {})
  if (config.workers === 1) return startServer(config, url, greeted)
  await greeted
  return startFleet(config, url)
}

async function serveInFleet({ config, signal }: StartCall): Promise<void> {
  const server = await startServer(config, config.databaseUrl!)
  await Promise.race([toldToStop(), aborted(signal)])
  await server.stop()
}

/** The embedded database serves one process only; a database of its own may serve several machines. */
async function openServing(config: Config, log: (line: string) => void): Promise<KeptDatabase> {
  if (!config.databaseUrl) {
    await databaseIsMade()
    return keepEmbedded({ dataDir: config.dataDir, log })
  }
  const hold = await holdServing(config.databaseUrl, () => {})
  if (!hold) log('another process serves this database too; the rate limit is shared with it')
  return { url: config.databaseUrl, stop: async () => hold?.release() }
}

/** Tells before anything is started that the port is taken; port 0 becomes a free one. */
async function freePort(config: Config): Promise<Pick<Config, 'port' | 'publicUrl'>> {
  const port = await tryPort(config).catch(async (error: NodeJS.ErrnoException) => {
    await databaseIsMade()
    const { text, cure } = portRefusal(config, error)
    throw new Error(`${text}: ${cure}`)
  })
  return { port, publicUrl: config.given.includes('PUBLIC_URL') ? config.publicUrl : `http://localhost:${port}` }
}
