// As much of a PostgreSQL as says its version: the startup, and one row of texts for every question.
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface OldPostgres {
  readonly url: string
  close(): Promise<void>
}

/** Columns of every answer, by name. */
export async function startOldPostgres(row: Readonly<Record<string, string>>): Promise<OldPostgres> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let isOpen = false
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      if (!isOpen) {
        isOpen = true
        socket.write(Buffer.concat([message('R', int(0)), READY]))
      } else if (bytes[0] === 'Q'.charCodeAt(0)) {
        socket.write(Buffer.concat([description(row), values(row), message('C', text('SELECT 1')), READY]))
      } else if (bytes[0] === 'X'.charCodeAt(0)) socket.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://kantoor@127.0.0.1:${(server.address() as { port: number }).port}/kantoor`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const TEXT_OID = 25

function message(kind: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(kind), int(body.length + 4), body])
}

function description(row: Readonly<Record<string, string>>): Buffer {
  const fields = Object.keys(row).map((name) =>
    Buffer.concat([text(name), int(0), short(0), int(TEXT_OID), short(-1), int(-1), short(0)]),
  )
  return message('T', short(fields.length), ...fields)
}

function values(row: Readonly<Record<string, string>>): Buffer {
  const fields = Object.values(row).map((value) => Buffer.concat([int(Buffer.byteLength(value)), Buffer.from(value)]))
  return message('D', short(fields.length), ...fields)
}

function int(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`)
}

const READY = message('Z', Buffer.from('I'))
