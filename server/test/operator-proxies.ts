// What the guides tell nginx and HAProxy, run by these programs before a real server.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../proofs/processes.ts'
import { type Authority, testAuthority } from './certificates.ts'
import { filled } from './code-samples.ts'

export interface Proxy {
  /** The status of what it answers; undefined while nothing answers. */
  ask(path: string): Promise<number | undefined>
  stop(): Promise<void>
}

const HOST = 'office.example'

/** The part of a server, as the guide shows it, with a certificate of our own and the port of our server. */
export async function startNginx(program: string, part: string, folder: string, server: string): Promise<Proxy> {
  const port = await freePort()
  const authority = testAuthority('An authority of this test')
  const { cert, key } = authority.issue(HOST)
  writeFileSync(join(folder, `etc/ssl/${HOST}.pem`), cert)
  writeFileSync(join(folder, `etc/ssl/${HOST}.key`), key)
  const own = filled(part, {
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl${isOlder(versionOf(program), '1.25.1') ? ' http2' : ''}`,
    // Before this version it stands behind listen.
    'http2 on;': isOlder(versionOf(program), '1.25.1') ? '' : 'http2 on;',
    'http://127.0.0.1:3000': server,
  })
  const child = runNginx(program, own, join(folder, 'nginx'))
  return { ask: (path) => statusOverTls(port, path, authority), stop: () => end(child) }
}

/** The upstream and the server, as the guide shows them, with a port of ours. */
export async function startNginxBalancer(
  program: string,
  parts: string,
  folder: string,
  server: string,
): Promise<Proxy> {
  const port = await freePort()
  const { host } = new URL(server)
  const own = filled(parts, {
    'listen 80': `listen 127.0.0.1:${port}`,
    '10.0.0.11:3000': host,
    '10.0.0.12:3000': host,
  })
  const child = runNginx(program, own, join(folder, 'nginx-balancer'))
  return { ask: (path) => statusOf(port, path), stop: () => end(child) }
}

function runNginx(program: string, own: string, folder: string) {
  mkdirSync(folder)
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off;
master_process off;
pid ${join(folder, 'pid')};
error_log stderr error;
events {}
http {
access_log off;
${kept.join('\n')}
${own}
}
`,
  )
  return spawn(program, ['-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The defaults and the backend, as the guide shows them, with a door of ours before them. */
export async function startHaproxy(program: string, parts: string, folder: string, server: string): Promise<Proxy> {
  const port = await freePort()
  const { host } = new URL(server)
  const file = join(folder, 'haproxy.cfg')
  const own = filled(parts, { '10.0.0.11:3000': host, '10.0.0.12:3000': host })
  writeFileSync(file, `${own}\nfrontend door\n  bind 127.0.0.1:${port}\n  default_backend kantoor\n`)
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  return { ask: (path) => statusOf(port, path), stop: () => end(child) }
}

/** As soon as it answers as it should; what it answers after that is what it is asked for. */
export async function answering(proxy: Proxy): Promise<Proxy> {
  for (let tries = 0; (await proxy.ask('/healthz')) !== 200; tries++) {
    if (tries === 200) throw new Error('it does not answer')
    await sleep(50)
  }
  return proxy
}

export function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, undefined, { numeric: true }) < 0
}

function versionOf(program: string): string {
  return /nginx\/([\d.]+)/.exec(spawnSync(program, ['-v'], { encoding: 'utf8' }).stderr)?.[1] ?? ''
}

async function statusOf(port: number, path: string): Promise<number | undefined> {
  return (await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined))?.status
}

function statusOverTls(port: number, path: string, { cert }: Authority): Promise<number | undefined> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, servername: HOST, ca: cert, headers: { host: HOST } }
    get(options, (answer) => resolve(answer.resume().statusCode)).on('error', () => resolve(undefined))
  })
}

async function end(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
