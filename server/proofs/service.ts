// One process of the command line on a database that is there already: the server with its background work, or only that work.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort, SETTINGS } from './processes.ts'

export interface Service {
  readonly address: string
  readonly pid: number
  /** As kill -9; a new one takes its place. */
  kill(): Promise<void>
  /** Asked to stop, and started again in the same place. */
  restart(): Promise<void>
  stop(): Promise<void>
}

// What npm start gives to Node.
const AS_STARTED = ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning']
const cli = join(import.meta.dirname, '../src/cli.ts')
const READY = { start: 'Kantoor is ready', worker: 'background work runs' } as const

export async function startService(
  verb: keyof typeof READY,
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Service> {
  const port = await freePort()
  const env = { ...SETTINGS, PORT: String(port), DATABASE_URL: databaseUrl, ...settings }
  const start = async () => {
    const child = spawn(process.execPath, [...AS_STARTED, cli, verb], { env, stdio: 'pipe' })
    const ready = Promise.withResolvers<void>()
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said = `${said}${text}`.slice(-1000)
        if (said.includes(READY[verb])) ready.resolve()
      })
    child.on('exit', (code) => ready.reject(new Error(`kantoor ${verb} ended with ${code}: ${said.trim()}`)))
    await ready.promise
    return child
  }
  let child = await start()
  return {
    address: `http://127.0.0.1:${port}`,
    get pid() {
      return child.pid!
    },
    async kill() {
      await end(child, 'SIGKILL')
      child = await start()
    },
    async restart() {
      await end(child, 'SIGTERM')
      child = await start()
    },
    stop: () => end(child, 'SIGTERM'),
  }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}
