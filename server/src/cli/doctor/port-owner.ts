// Who listens on a port, as far as this machine tells us: Linux does, and of other people's programs only to root.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

const LISTENS = '0A'

/** Such as "process 4711 (nginx)". */
export function portOwner(port: number): string | undefined {
  const sockets = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningSockets(table, port)))
  const pid = namesIn('/proc').find((name) => /^\d+$/.test(name) && hasSocket(name, sockets))
  return pid && `process ${pid} (${basename(read(`/proc/${pid}/cmdline`).split('\0')[0]!)})`
}

/** Columns of a line: number, local address, remote address, state, …, and the socket's number as the tenth. */
function listeningSockets(table: string, port: number): string[] {
  return read(table)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state]) => state === LISTENS && Number.parseInt(local.split(':')[1] ?? '', 16) === port)
    .map((columns) => `socket:[${columns[9]}]`)
}

function hasSocket(pid: string, sockets: ReadonlySet<string>): boolean {
  return namesIn(`/proc/${pid}/fd`).some((fd) => sockets.has(linkOf(`/proc/${pid}/fd/${fd}`)))
}

function namesIn(folder: string): string[] {
  return orElse([], () => readdirSync(folder))
}

function read(file: string): string {
  return orElse('', () => readFileSync(file, 'utf8'))
}

function linkOf(file: string): string {
  return orElse('', () => readlinkSync(file))
}

/** Processes come and go while one looks. */
function orElse<T>(otherwise: T, look: () => T): T {
  try {
    return look()
  } catch {
    return otherwise
  }
}
