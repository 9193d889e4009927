// COPY in both directions as streams: however large a table is, memory holds some blocks of it. This is the driver's own interface
// for queries of another kind, as in db/flight.ts.
import { once } from 'node:events'
import { type Duplex, Readable } from 'node:stream'
import type { ClientBase } from 'pg'

/** What `COPY … TO STDOUT` answers, in blocks. Whoever stops reading ends the connection. */
export function copyOut(client: ClientBase, text: string): Readable {
  let wire: Duplex | undefined
  let isDone = false
  let block: Buffer[] = []
  let blockBytes = 0
  const stream = new Readable({
    read() {
      wire?.resume()
    },
    destroy(error, done) {
      if (!isDone) wire?.destroy()
      done(error)
    },
  })
  const flush = () => {
    if (blockBytes > 0 && !stream.push(Buffer.concat(block, blockBytes))) wire?.pause()
    block = []
    blockBytes = 0
  }
  client.query({
    submit(connection: Connection) {
      wire = connection.stream
      connection.query(text)
      return null
    },
    // The driver uses the memory of a message again, so it is copied.
    handleCopyData({ chunk }: { chunk: Buffer }) {
      block.push(Buffer.from(chunk))
      blockBytes += chunk.length
      if (blockBytes >= BLOCK_BYTES) flush()
    },
    handleCommandComplete: flush,
    handleReadyForQuery() {
      isDone = true
      wire?.resume()
      stream.push(null)
    },
    handleError(error: Error) {
      isDone = true
      wire?.resume()
      stream.destroy(error)
    },
  } as never)
  return stream
}

/** Sends the blocks to `COPY … FROM STDIN`; the number of rows that PostgreSQL took. */
export function copyIn(
  client: ClientBase,
  text: string,
  blocks: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const ended = new AbortController()
  let cause: unknown
  let rows = 0
  const feed = async (connection: Connection) => {
    try {
      for await (const block of blocks) {
        if (ended.signal.aborted) return
        connection.sendCopyFromChunk(block)
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain', { signal: ended.signal })
      }
      connection.endCopyFrom()
    } catch (error) {
      if (ended.signal.aborted) return
      cause = error
      connection.sendCopyFail('what was to be copied could not be read')
    }
  }
  client.query({
    submit(connection: Connection) {
      connection.query(text)
      return null
    },
    handleCopyInResponse: (connection: Connection) => void feed(connection),
    handleCommandComplete(message: { text: string }) {
      rows = Number(message.text.split(' ').at(-1))
    },
    handleReadyForQuery: () => resolve(rows),
    handleError(error: unknown) {
      ended.abort()
      reject(cause ?? error)
    },
  } as never)
  return promise
}

const BLOCK_BYTES = 64 * 1024

interface Connection {
  readonly stream: Duplex
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}
