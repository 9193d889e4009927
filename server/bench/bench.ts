// npm run bench: Kantoor beside a bare server that runs the same reads and writes, interleaved in one run on one database.
// Options: --hours 1000000 --organizations 100000 --seconds 3 --rounds 3 --connections 32 --processes 1,2
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cases, type Target } from './cases.ts'
import { cpuOf, memoryOf } from './cpu.ts'
import { type Ground, prepareGround } from './ground.ts'
import type { Load, Measured } from './load.ts'
import { type Figures, printTable } from './table.ts'

const { values: options } = parseArgs({
  options: {
    hours: { type: 'string', default: '1000000' },
    organizations: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    processes: { type: 'string', default: '1,2' },
  },
})
const WARM_SECONDS = 2.5
// What npm start gives to Node.
const AS_STARTED = ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning']
const here = import.meta.dirname
const running: ChildProcess[] = []

const ground = await prepareGround({ hours: Number(options.hours), organizations: Number(options.organizations) })
try {
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, PostgreSQL ${ground.version}`,
  )
  console.log(
    `${options.connections} connections, ${options.rounds} rounds of ${options.seconds} s each, interleaved; load, servers and database share the machine\n`,
  )
  for (const processes of options.processes.split(',').map(Number)) await compare(ground, processes)
} finally {
  for (const child of running) child.kill('SIGTERM')
  await ground.remove()
}

async function compare(ground: Ground, processes: number): Promise<void> {
  const bare = await startBare(ground, processes, 4100 + processes)
  const kantoor = await startKantoor(ground, processes, 4200 + processes)
  for (const { bare: bareTarget, kantoor: kantoorTarget } of cases(ground)) {
    await warmUp(bare, bareTarget)
    await warmUp(kantoor, kantoorTarget)
  }
  const results: Figures[] = []
  for (const { name, bare: bareTarget, kantoor: kantoorTarget } of cases(ground)) {
    const rounds = { bare: [] as Round[], kantoor: [] as Round[] }
    for (let i = 0; i < Number(options.rounds); i++) {
      rounds.bare.push(await round(bare, bareTarget, ground))
      rounds.kantoor.push(await round(kantoor, kantoorTarget, ground))
    }
    results.push({
      name,
      bare: middle(rounds.bare),
      kantoor: middle(rounds.kantoor),
      memoryMb: memoryOf([kantoor.pid]),
    })
  }
  printTable(processes, results)
  stop(bare.child)
  stop(kantoor.child)
}

interface Server {
  readonly child: ChildProcess
  readonly pid: number
  readonly port: number
}

interface Round extends Measured {
  readonly rate: number
  readonly serverUs: number
  readonly databaseUs: number
}

async function round(server: Server, target: Target, ground: Ground): Promise<Round> {
  const load = { ...target, port: server.port, connections: Number(options.connections) }
  await runLoad({ ...load, seconds: 0.5 })
  const [serverBefore, databaseBefore] = [cpuOf([server.pid]), cpuOf([ground.postmaster])]
  const measured = await runLoad({ ...load, seconds: Number(options.seconds) })
  if (measured.failed > 0)
    throw new Error(`${measured.failed} of ${measured.requests} requests to ${target.path} failed`)
  return {
    ...measured,
    rate: measured.requests / measured.seconds,
    serverUs: (cpuOf([server.pid]) - serverBefore) / measured.requests,
    databaseUs: (cpuOf([ground.postmaster]) - databaseBefore) / measured.requests,
  }
}

// Both are measured as they run after a while: compiled, connected, statements planned.
function warmUp(server: Server, target: Target): Promise<Measured> {
  return runLoad({ ...target, port: server.port, connections: Number(options.connections), seconds: WARM_SECONDS })
}

function middle(rounds: Round[]): Round {
  return rounds.toSorted((a, b) => a.rate - b.rate)[Math.floor(rounds.length / 2)]!
}

function runLoad(load: Load): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = fork(join(here, 'load.ts'), { stdio: 'inherit' })
    child.once('message', (measured) => resolve(measured as Measured))
    child.once('error', reject)
    child.send(load)
  })
}

function startBare(ground: Ground, processes: number, port: number): Promise<Server> {
  return start([join(here, 'bare.ts')], port, '/organization?id=00000000-0000-7000-8000-000000000000', {
    DATABASE_URL: ground.url,
    PORT: String(port),
    WORKERS: String(processes),
    ENVIRONMENT: ground.large.id,
  })
}

function startKantoor(ground: Ground, processes: number, port: number): Promise<Server> {
  return start([join(here, '../src/cli.ts'), 'start'], port, '/readyz', {
    // By its address: a server that serves the folder would end PostgreSQL when it stops.
    DATABASE_URL: ground.url,
    DATA_DIR: ground.dataDir,
    PORT: String(port),
    WORKERS: String(processes),
    RATE_LIMIT_PER_MINUTE: '1000000',
    REQUESTS_AT_ONCE: '1000000',
    DEMO: 'false',
    LOG_LEVEL: 'warn',
  })
}

async function start(args: string[], port: number, path: string, env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, [...AS_STARTED, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.push(child)
  for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
    if (answer?.ok) return { child, pid: child.pid!, port }
    await new Promise((wake) => setTimeout(wake, 100))
  }
  throw new Error(`${args.join(' ')} did not answer on port ${port}`)
}

function stop(child: ChildProcess): void {
  child.kill('SIGTERM')
  running.splice(running.indexOf(child), 1)
}
