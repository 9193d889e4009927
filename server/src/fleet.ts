// Several HTTP processes on one port. One that dies is replaced; all stop together.
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Config } from './config.ts'
import { logLine } from './log.ts'
import type { RunningServer } from './server.ts'

const STOP = 'stop'
const BREATH_MS = 1000

export async function startFleet(config: Config, databaseUrl: string): Promise<RunningServer> {
  let stopping = false
  // The processes read the same settings; only what was found out here is added.
  const found = {
    PORT: String(config.port),
    PUBLIC_URL: config.publicUrl,
    DATABASE_URL: config.poolerUrl ?? databaseUrl,
  }
  const fork = () => cluster.fork(found)
  cluster.on('exit', ({ process: { pid } }, code, signal) => {
    if (stopping) return
    logLine(50, 'an HTTP process died and is replaced', { pid, code, signal })
    setTimeout(() => stopping || fork(), BREATH_MS).unref()
  })
  await Promise.all(Array.from({ length: config.workers }, () => listening(fork())))
  return {
    async stop() {
      stopping = true
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)))
    },
  }
}

/** In a process of the fleet: resolves when it is time to stop, also when whoever started it is gone. */
export function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    process.on('message', (message) => message === STOP && resolve())
    process.on('disconnect', () => resolve())
  })
}

async function listening(worker: Worker): Promise<void> {
  const died = once(worker, 'exit').then(() => {
    throw new Error('an HTTP process did not start')
  })
  await Promise.race([once(worker, 'listening'), died])
  died.catch(() => {})
}

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const gone = once(worker, 'exit')
  if (worker.isConnected()) worker.send(STOP)
  await gone
}
