// Connections that take as long as they are let: another is opened for each that ends, and none says goodbye by itself.
import { connect, type Socket } from 'node:net'

export const slowKinds = ['headers', 'body', 'silence', 'unread', 'idle'] as const
export type SlowKind = (typeof slowKinds)[number]

export interface SlowErrand {
  readonly port: number
  readonly connections: number
  readonly headers: Readonly<Record<string, string>>
  /** What may be asked for with these headers. */
  readonly path: string
}

export interface Held {
  readonly opened: number
  /** Closed as soon as they came. */
  readonly refused: number
  /** That the server held at once. */
  readonly most: number
  readonly ended: number
  /** Of those that were held, also of those that still are. */
  readonly longestMs: number
}

// They have an address of their own among those of this machine.
const FROM = '127.0.0.2'
const DRIP_MS = 1000
const BREATH_MS = 500
/** Whoever is closed sooner was never let in. */
const REFUSED_MS = 1000

export function holdOpen(kind: SlowKind, errand: SlowErrand): { stop(): Promise<Held> } {
  const open = new Map<Socket, number>()
  const waiting = new Set<NodeJS.Timeout>()
  let [opened, refused, most, ended, longestMs, isOver] = [0, 0, 0, 0, 0, false]
  const count = () => {
    const now = performance.now()
    let held = 0
    for (const since of open.values()) {
      if (now - since < REFUSED_MS) continue
      held++
      longestMs = Math.max(longestMs, now - since)
    }
    most = Math.max(most, held)
  }
  const dial = () => {
    opened++
    // Half open: that the other side has finished is no reason to go.
    const socket = connect({ port: errand.port, host: '127.0.0.1', localAddress: FROM, allowHalfOpen: true })
    open.set(socket, performance.now())
    // Once the other side has finished, only what is sent tells whether it has let go as well.
    const drip = setInterval(() => socket.write(socket.readableEnded ? ' ' : DRIPS[kind]), DRIP_MS)
    socket.on('error', () => {})
    socket.on('connect', () => socket.write(BEGINNINGS[kind](errand)))
    if (kind === 'unread') socket.pause()
    else socket.resume()
    // Closed as soon as it came.
    socket.on('end', () => {
      if (socket.bytesRead === 0 && performance.now() - open.get(socket)! < REFUSED_MS) socket.destroy()
    })
    socket.on('close', () => {
      clearInterval(drip)
      const lasted = performance.now() - open.get(socket)!
      open.delete(socket)
      if (isOver) return
      if (lasted < REFUSED_MS) refused++
      else {
        ended++
        longestMs = Math.max(longestMs, lasted)
      }
      const again = setTimeout(() => {
        waiting.delete(again)
        dial()
      }, BREATH_MS)
      waiting.add(again)
    })
  }
  for (let i = 0; i < errand.connections; i++) dial()
  const counting = setInterval(count, BREATH_MS)
  return {
    async stop() {
      count()
      isOver = true
      clearInterval(counting)
      for (const again of waiting) clearTimeout(again)
      await Promise.all(
        [...open.keys()].map((socket) => new Promise((resolve) => socket.on('close', resolve).destroy())),
      )
      return { opened, refused, most, ended, longestMs }
    },
  }
}

const BEGINNINGS: Readonly<Record<SlowKind, (errand: SlowErrand) => string>> = {
  headers: () => 'GET /api/v2/crm/organization HTTP/1.1\r\nhost: localhost\r\n',
  body: ({ headers }) =>
    head('POST /api/v2/crm/organization', {
      ...headers,
      'content-type': 'application/json',
      'content-length': '100000',
    }),
  silence: () => '',
  unread: () => head('GET /api/v2/openapi.json', {}).repeat(20),
  idle: ({ headers, path }) => head(`GET ${path}?limit=1`, headers),
}

const DRIPS: Readonly<Record<SlowKind, string>> = {
  headers: 'x-more: 1\r\n',
  body: ' ',
  silence: '',
  unread: ' ',
  idle: '',
}

function head(line: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${line} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`
}
