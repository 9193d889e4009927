// Who receives webhooks on this machine, and remembers all of it.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Received {
  readonly eventId: string
  readonly attemptId: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** On the clock of performance. */
  readonly atMs: number
}

export interface Receiver {
  readonly url: string
  readonly received: readonly Received[]
  /** Waits for as many different events; false when they do not come within the patience. */
  hasReceived(events: number, patienceMs: number): Promise<boolean>
  close(): Promise<void>
}

/** Answers 200, unless told otherwise. */
export async function startReceiver(answer: (received: Received) => number = () => 200): Promise<Receiver> {
  const received: Received[] = []
  const events = new Set<string>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    try {
      for await (const part of request) parts.push(part as Buffer)
    } catch {
      return
    }
    const headers = plain(request.headers)
    const one = {
      eventId: headers['webhook-id'] ?? '',
      attemptId: headers['x-service-delivery'] ?? '',
      headers,
      body: Buffer.concat(parts).toString(),
      atMs: performance.now(),
    }
    received.push(one)
    const status = answer(one)
    if (status < 300) events.add(one.eventId)
    response.writeHead(status).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    async hasReceived(count, patienceMs) {
      for (const end = Date.now() + patienceMs; events.size < count; await sleep(10)) if (Date.now() > end) return false
      return true
    },
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Takes every connection and never says a word. */
export async function startBlackHole(): Promise<Receiver> {
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.resume()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hole`,
    received: [],
    hasReceived: async () => false,
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function plain(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
