// Callers that come whether or not the earlier ones were answered, in a process of their own and over plain sockets, so that they take
// little from whom they ask.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Surge {
  readonly port: number
  /** Whole requests, sent in turn. */
  readonly requests: readonly string[]
  readonly perSecond: number
  readonly seconds: number
}

export interface SurgeOutcome {
  readonly offered: number
  /** How long each that was served took, in the order in which they came. */
  readonly servedMs: readonly number[]
  /** Told to come again later, with when. */
  readonly refusedMs: readonly number[]
  /** The connection was closed before an answer, or none was to be had. */
  readonly shutOut: number
  /** Any other answer, by its status. */
  readonly strange: Readonly<Record<string, number>>
  /** When the last came that was not served, in milliseconds since the beginning. */
  readonly lastUnservedAt: number
}

/** Runs it in a child process. */
export async function surge(errand: Surge): Promise<SurgeOutcome> {
  const child = fork(import.meta.filename, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send(errand)
  // It may end before what it said is read, but nothing is read after this.
  const [outcome] = await Promise.race([
    once(child, 'message'),
    once(child, 'disconnect').then(() => Promise.reject(new Error('the callers are gone'))),
  ])
  return outcome as SurgeOutcome
}

// A balancer before one process would hold no more.
const MOST_SOCKETS = 900
const TICK_MS = 5
const PATIENCE_MS = 10_000

async function run({ port, requests, perSecond, seconds }: Surge): Promise<SurgeOutcome> {
  const line = openLine(port)
  const servedMs: number[] = []
  const refusedMs: number[] = []
  const strange: Record<string, number> = {}
  const going = new Set<Promise<void>>()
  const began = performance.now()
  let offered = 0
  let shutOut = 0
  let lastUnservedAt = 0
  const call = async (text: string) => {
    const from = performance.now()
    const head = await line.ask(text)
    const took = performance.now() - from
    if (/^HTTP\/1.1 20/.test(head)) return void servedMs.push(took)
    lastUnservedAt = performance.now() - began
    if (head === '') shutOut++
    else if (/^HTTP\/1.1 (429|503)/.test(head) && /^retry-after: \d/im.test(head)) refusedMs.push(took)
    else strange[head.slice(9, 12)] = (strange[head.slice(9, 12)] ?? 0) + 1
  }
  while (performance.now() - began < seconds * 1000) {
    for (const due = ((performance.now() - began) / 1000) * perSecond; offered < due; offered++) {
      const one: Promise<void> = call(requests[offered % requests.length]!).finally(() => going.delete(one))
      going.add(one)
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  await Promise.all(going)
  line.close()
  return { offered, servedMs, refusedMs, shutOut, strange, lastUnservedAt }
}

/** Keeps connections open and uses them again, one request at a time on each. */
function openLine(port: number) {
  const idle: Socket[] = []
  const open = new Set<Socket>()
  const dial = () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      open.delete(socket)
      if (idle.includes(socket)) idle.splice(idle.indexOf(socket), 1)
    })
    return socket
  }
  return {
    /** The head of the answer; nothing where none came. */
    async ask(text: string): Promise<string> {
      const socket = idle.pop() ?? (open.size < MOST_SOCKETS ? dial() : undefined)
      if (!socket) return ''
      const { head, isOver } = await converse(socket, text)
      if (isOver) socket.destroy()
      else idle.push(socket)
      return head
    },
    close() {
      for (const socket of open) socket.destroy()
    },
  }
}

function converse(socket: Socket, text: string): Promise<{ head: string; isOver: boolean }> {
  const { promise, resolve } = Promise.withResolvers<{ head: string; isOver: boolean }>()
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk.toString('latin1')
    const end = said.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = said.slice(0, end)
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
    if (said.length >= end + 4 + length) resolve({ head, isOver: /^connection: close/im.test(head) })
  }
  const leave = () => resolve({ head: '', isOver: true })
  const impatience = setTimeout(leave, PATIENCE_MS)
  socket.on('data', hear).on('close', leave)
  socket.write(text)
  return promise.finally(() => {
    clearTimeout(impatience)
    socket.off('data', hear).off('close', leave)
  })
}

if (import.meta.main) {
  process.once('message', async (errand: Surge) => {
    process.send!(await run(errand))
    process.disconnect()
  })
}
