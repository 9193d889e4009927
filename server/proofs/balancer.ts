// A load balancer before several servers: haproxy where the machine has it, else a small one of our own. Both ask every server
// whether it is ready, send requests only to those that are, and never repeat one that reached a server. BALANCER=nginx takes nginx,
// which asks nobody.
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
  readonly kind: 'haproxy' | 'nginx' | 'our own'
  readonly address: string
  stop(): Promise<void>
}

/** How often each server is asked, and how often in a row it must say no: on a busy machine one late answer means nothing. */
export const LOOK_MS = 400
const MOST_FAILURES = 4

/** A server counts from the moment on that it says that it is ready. */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const balancer = await startWanted(servers, process.env.BALANCER)
  for (let tries = 0; (await statusOf(`${balancer.address}/readyz`)) !== 200; tries++) {
    if (tries === 100) throw new Error(`${balancer.kind} does not answer`)
    await sleep(50)
  }
  return balancer
}

async function startWanted(servers: readonly string[], wanted: string | undefined): Promise<Balancer> {
  const kinds =
    wanted === undefined ? (['haproxy'] as const) : (['haproxy', 'nginx'] as const).filter((kind) => kind === wanted)
  for (const kind of kinds) {
    const program = findProgram(kind)
    if (program) return startProgram(kind, program, servers)
  }
  if (wanted !== undefined && wanted !== 'own') throw new Error(`there is no ${wanted} on this machine`)
  return startOwn(servers)
}

async function startProgram(kind: 'haproxy' | 'nginx', program: string, servers: readonly string[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), `kantoor-${kind}-`))
  const port = await freePort()
  const file = join(folder, `${kind}.conf`)
  writeFileSync(file, kind === 'haproxy' ? haproxySettings(port, servers) : nginxSettings(port, servers, folder))
  const words = kind === 'haproxy' ? ['-db', '-f', file] : ['-p', folder, '-c', file]
  const child = spawn(program, words, { stdio: 'ignore' })
  return {
    kind,
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

/** As docs/scaling.md shows it. It runs as whoever starts it, in a folder of its own. */
function nginxSettings(port: number, servers: readonly string[], folder: string): string {
  const lines = servers.map((server) => `    server ${new URL(server).host} max_fails=1 fail_timeout=1s;`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  )
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
${paths.join('\n')}
  upstream kantoor {
${lines.join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://kantoor;
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream error timeout;
    }
  }
}
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
