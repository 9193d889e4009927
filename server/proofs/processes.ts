// The servers of the proof: each on its own port, started again when it is killed.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ORIGIN } from './company.ts'

/** For every process of a proof, so that one signs as another does. */
export const SETTINGS = {
  PUBLIC_URL: ORIGIN,
  SECRET: 'a secret for proofs only, of no use elsewhere',
  RATE_LIMIT_PER_MINUTE: '1000000',
  REQUESTS_AT_ONCE: '1000000',
  WEBHOOK_ALLOW_PRIVATE: 'true',
  DEMO: 'false',
  LOG_LEVEL: 'silent',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compile'),
} as const

export interface Servers {
  /** An address of one of them, dead or alive. */
  address(choice: number): string
  /** As kill -9; a new one takes its place. */
  kill(choice: number): Promise<void>
  stop(): Promise<void>
}

export async function startServers(count: number, databaseUrl: string): Promise<Servers> {
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const children = await Promise.all(ports.map((port) => start(port, databaseUrl)))
  return {
    address: (choice) => `http://127.0.0.1:${ports[choice % count]}`,
    async kill(choice) {
      const at = choice % count
      await end(children[at]!, 'SIGKILL')
      children[at] = await start(ports[at]!, databaseUrl)
    },
    async stop() {
      await Promise.all(children.map((child) => end(child, 'SIGTERM')))
    },
  }
}

async function start(port: number, databaseUrl: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...SETTINGS, PORT: String(port), DATABASE_URL: databaseUrl },
  })
  await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error('no server')))])
  return child
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
