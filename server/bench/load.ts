// A load of its own process: keep-alive connections over plain sockets, so that the measuring takes little from the measured.
import { connect } from 'node:net'

export interface Load {
  readonly port: number
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
  readonly connections: number
  readonly seconds: number
}

export interface Measured {
  readonly requests: number
  readonly failed: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
}

if (process.send) {
  process.once('message', async (load: Load) => {
    process.send!(await run(load))
    process.disconnect()
  })
}

async function run(load: Load): Promise<Measured> {
  const request = Buffer.from(requestText(load))
  const latencies: number[] = []
  const started = performance.now()
  const end = started + load.seconds * 1000
  const failures = await Promise.all(
    Array.from({ length: load.connections }, () => converse(load.port, request, end, latencies)),
  )
  latencies.sort((a, b) => a - b)
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return {
    requests: latencies.length,
    failed: failures.reduce((sum, failed) => sum + failed, 0),
    seconds: (performance.now() - started) / 1000,
    p50: at(0.5),
    p99: at(0.99),
  }
}

function requestText({ method, path, headers, body }: Load): string {
  const all = {
    host: 'localhost',
    ...headers,
    ...(body ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) } : {}),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}

// One connection: ask, read the whole answer, ask again until the time is over.
function converse(port: number, request: Buffer, end: number, latencies: number[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let left = -1
    let head = ''
    let asked = 0
    let failed = 0
    const ask = () => {
      left = -1
      head = ''
      asked = performance.now()
      socket.write(request)
    }
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (left === -1) {
        head += chunk.toString('latin1')
        const close = head.indexOf('\r\n\r\n')
        if (close === -1) return
        left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (head.length - close - 4)
        if (!/^HTTP\/1.1 2/.test(head)) failed++
      } else {
        left -= chunk.length
      }
      if (left > 0) return
      const now = performance.now()
      latencies.push(now - asked)
      if (now >= end) {
        socket.end()
        resolve(failed)
      } else ask()
    })
  })
}
