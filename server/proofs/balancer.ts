// A load balancer before several servers: haproxy where the machine has it, else a small one of our own. Both ask every server
// whether it is ready, send requests only to those that are, and never repeat one that reached a server.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './processes.ts'
import { findProgram } from './programs.ts'

export interface Balancer {
  readonly kind: 'haproxy' | 'our own'
  readonly address: string
  stop(): Promise<void>
}

/** How often each server is asked, and how often in a row it must say no: on a busy machine one late answer means nothing. */
export const LOOK_MS = 400
const MOST_FAILURES = 4

/** A server counts from the moment on that it says that it is ready. */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const haproxy = findProgram('haproxy')
  const balancer = haproxy ? await startHaproxy(haproxy, servers) : await startOwn(servers)
  for (let tries = 0; (await statusOf(`${balancer.address}/readyz`)) !== 200; tries++) {
    if (tries === 100) throw new Error(`${balancer.kind} does not answer`)
    await sleep(50)
  }
  return balancer
}

async function startHaproxy(program: string, servers: readonly string[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-haproxy-'))
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, haproxySettings(port, servers))
  const child = spawn(program, ['-db', '-f', file], { stdio: 'ignore' })
  return {
    kind: 'haproxy',
    address: `http://127.0.0.1:${port}`,
    async stop() {
      await end(child)
      rmSync(folder, { recursive: true })
    },
  }
}

/** As docs/scaling.md shows it, with shorter times. */
function haproxySettings(port: number, servers: readonly string[]): string {
  const lines = servers.map((server, i) => `  server kantoor${i} ${new URL(server).host} check`)
  return `global
  maxconn 1000
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 5s
  option redispatch
  retries 2
frontend all
  bind 127.0.0.1:${port}
  default_backend kantoor
backend kantoor
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter ${LOOK_MS}ms fall ${MOST_FAILURES} rise 1
${lines.join('\n')}
`
}

async function startOwn(servers: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  let isOver = false
  const watch = async (server: string) => {
    for (let failures = 0; !isOver; await sleep(LOOK_MS)) {
      failures = (await statusOf(`${server}/readyz`)) === 200 ? 0 : failures + 1
      if (failures === 0) ready.add(server)
      else if (failures >= MOST_FAILURES) ready.delete(server)
    }
  }
  const watching = servers.map(watch)
  let turn = 0
  const balancer = createServer((asked, answer) => {
    const [server] = [...ready].slice(turn++ % Math.max(1, ready.size))
    if (server) pass(server, agent, asked, answer)
    else answer.writeHead(503).end()
  })
  balancer.listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  return {
    kind: 'our own',
    address: `http://127.0.0.1:${(balancer.address() as { port: number }).port}`,
    async stop() {
      isOver = true
      await Promise.all(watching)
      agent.destroy()
      balancer.closeAllConnections()
      balancer.close()
      await once(balancer, 'close')
    },
  }
}

function pass(server: string, agent: Agent, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url } = asked
  const onward = request(server + url, { method: method ?? 'GET', headers, agent })
  onward.on('response', (given) => {
    const { connection: _, 'keep-alive': __, ...others } = given.headers
    answer.writeHead(given.statusCode!, others)
    given.pipe(answer)
  })
  onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
  asked.pipe(onward)
}

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const asked = get(url, { agent: false, timeout: 5000 }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(undefined))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
