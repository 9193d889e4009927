// Valkey or Redis for a test: the real program where the machine has it, else as much of the protocol as the limiter speaks.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { freePort } from '../proofs/processes.ts'
import { findProgram } from '../proofs/programs.ts'

export interface ValkeyServer {
  readonly kind: string
  readonly url: string
  /** Nobody is there, until resume. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

export async function startValkey(): Promise<ValkeyServer> {
  const program = findProgram('valkey-server', 'redis-server')
  const port = await freePort()
  const run = () => (program ? startProgram(program, port) : startStandIn(port))
  let end = await run()
  return {
    kind: program ? program.split('/').at(-1)! : 'a stand-in for Valkey, which this machine does not have',
    url: `redis://127.0.0.1:${port}/0`,
    pause: () => end(),
    async resume() {
      end = await run()
    },
    stop: () => end(),
  }
}

type End = () => Promise<void>

async function startProgram(program: string, port: number): Promise<End> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(program, settings, { cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  const ready = Promise.withResolvers<void>()
  child.stdout.on('data', (text) => {
    said = `${said}${text}`.slice(-2000)
    if (/ready to accept connections/i.test(said)) ready.resolve()
  })
  child.on('exit', () => ready.reject(new Error(`${program} ended: ${said}`)))
  await ready.promise
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}

async function startStandIn(port: number): Promise<End> {
  const values = new Map<string, { count: number; endsAt: number }>()
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let unread = ''
    socket.setEncoding('latin1').on('data', (text) => {
      unread += text
      for (let found = takeCommand(unread); found; found = takeCommand(unread)) {
        unread = found.rest
        socket.write(answerTo(found.words, values), 'latin1')
      }
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return async () => {
    if (!server.listening) return
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
}

function takeCommand(text: string): { words: string[]; rest: string } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return undefined
  let at = head[0].length
  const words: string[] = []
  for (let i = 0; i < Number(head[1]); i++) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at, at + 20))
    if (!size) return undefined
    at += size[0].length
    if (text.length < at + Number(size[1]) + 2) return undefined
    words.push(text.slice(at, at + Number(size[1])))
    at += Number(size[1]) + 2
  }
  return { words, rest: text.slice(at) }
}

// The scripts are ours, so what they do is known by their words.
function answerTo([command = '', ...words]: string[], values: Map<string, { count: number; endsAt: number }>): string {
  const [first = '', , key = '', ms = '0'] = words
  if (command === 'PING') return '+PONG\r\n'
  if (command === 'SELECT') return '+OK\r\n'
  if (command === 'ECHO') return `$${first.length}\r\n${first}\r\n`
  if (command === 'GET') return '$-1\r\n'
  if (command !== 'EVAL') return `-ERR unknown command '${command}'\r\n`
  const now = Date.now()
  const held = values.get(key)
  const open = held && held.endsAt > now ? held : { count: 0, endsAt: now + Number(ms) }
  if (!first.includes("'incr'")) {
    open.count = Math.max(0, open.count - 1)
    return `:${open.count}\r\n`
  }
  open.count++
  values.set(key, open)
  return `*2\r\n:${open.count}\r\n:${open.endsAt - now}\r\n`
}
