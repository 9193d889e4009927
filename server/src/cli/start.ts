import cluster from 'node:cluster'
import { createServer } from 'node:net'
import { type Config, settings } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { type KeptDatabase, keepEmbedded } from '../db/embedded-keeper.ts'
import { migrate } from '../db/migrate.ts'
import { holdServing } from '../db/serving.ts'
import { startFleet, toldToStop } from '../fleet.ts'
import { logLine } from '../log.ts'
import { readSecret } from '../secret.ts'
import { startServer } from '../server.ts'
import { startWorker, workOf } from '../worker/worker.ts'
import { aborted } from './database.ts'
import { greet } from './first-start.ts'
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
  if (config.redisUrl) call.log(`REDIS_URL is ${settings.REDIS_URL.meaning}`)
  const database = await openServing(config, call.log)
  try {
    await migrate(database.url, { log: call.log })
    await serve({ ...call, config }, database.url)
  } finally {
    await database.stop()
  }
}

async function serve(call: StartCall, url: string): Promise<void> {
  const { config, signal } = call
  const db = openDatabase(url, {
    connections: 3,
    onError: (error) => logLine(40, 'database', { error: error.message }),
  })
  const greeting = await greet(db, config)
  signal.throwIfAborted()
  const server = await (config.workers > 1 ? startFleet(config, url) : startServer(config, url))
  const onError = (duty: string, error: Error) => logLine(50, 'background work failed', { duty, error: error.message })
  const worker = startWorker(db, onError, workOf({ ...config, secret: readSecret(config) }))
  for (const line of greeting) call.print(line)
  await aborted(signal)
  call.log('stopping')
  await Promise.all([server.stop(), worker.stop()])
  await db.close()
}

async function serveInFleet({ config, signal }: StartCall): Promise<void> {
  const server = await startServer(config, config.databaseUrl!)
  await Promise.race([toldToStop(), aborted(signal)])
  await server.stop()
}

/** The embedded database serves one process only; a database of its own may serve several machines. */
async function openServing(config: Config, log: (line: string) => void): Promise<KeptDatabase> {
  if (!config.databaseUrl) return keepEmbedded({ dataDir: config.dataDir, log })
  const hold = await holdServing(config.databaseUrl, () => {})
  if (!hold) log('another process serves this database too; the rate limit is shared with it')
  return { url: config.databaseUrl, stop: async () => hold?.release() }
}

/** Tells before anything is started that the port is taken; port 0 becomes a free one. */
function freePort({ host, port, publicUrl, given }: Config): Promise<Pick<Config, 'port' | 'publicUrl'>> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.on('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new Error(`port ${port} is in use: stop what listens there, or set PORT`) : error)
    })
    probe.listen({ host, port }, () => {
      const found = (probe.address() as { port: number }).port
      const address = given.includes('PUBLIC_URL') ? publicUrl : `http://localhost:${found}`
      probe.close(() => resolve({ port: found, publicUrl: address }))
    })
  })
}
