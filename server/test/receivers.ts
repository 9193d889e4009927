// Receivers on loopback that do not behave.
import { createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

export interface Receiver {
  readonly port: number
  readonly url: string
  /** Connections that were made to it. */
  connections(): number
  /** Those that are open now. */
  open(): number
  close(): Promise<void>
}

/** Does what it is told with every connection. */
export async function receiver(serve: (socket: Socket) => void): Promise<Receiver> {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    serve(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    connections: () => connections,
    open: () => sockets.size,
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  }
}

/** Takes every request, whose body is JSON, and answers with the same bytes. */
export function answering(...parts: readonly (string | Buffer)[]) {
  return (socket: Socket) => {
    socket.on('data', (chunk) => {
      if (!chunk.toString().endsWith('}')) return
      for (const part of parts) socket.write(part)
    })
  }
}

/** Hears all, says nothing. */
export function silent(socket: Socket): void {
  socket.resume()
}

/** Answers, and hangs up. */
export function answeringOnce(...parts: readonly (string | Buffer)[]) {
  return (socket: Socket) => {
    socket.once('data', () => {
      for (const part of parts) socket.write(part)
      socket.end()
    })
  }
}

/** Sends a start, and then the same piece on and on, as fast as it is taken or every so many milliseconds. */
export function endless(start: string, piece: string | Buffer, everyMs?: number) {
  return (socket: Socket) => {
    socket.once('data', () => {
      socket.write(start)
      const more = () => {
        while (!socket.destroyed && socket.write(piece));
      }
      if (everyMs === undefined) {
        socket.on('drain', more)
        more()
      } else {
        const timer = setInterval(() => socket.write(piece), everyMs)
        socket.on('close', () => clearInterval(timer))
      }
    })
    socket.resume()
  }
}

/** A MiB of compressed bytes that would unpack to a GiB. */
export function bomb(): Buffer {
  const one = gzipSync(Buffer.alloc(1024 * 1024))
  return Buffer.concat(Array<Buffer>(1024).fill(one))
}
