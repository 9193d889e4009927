// A door in front of /mcp that adds a key, for programs that cannot send one themselves.
import { createServer, request } from 'node:http'

export interface Door {
  readonly origin: string
  /** From now on requests go to this address. */
  open(address: string, key: string): void
  close(): Promise<void>
}

export async function doorWithKey(): Promise<Door> {
  let behind = { address: '', key: '' }
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${behind.key}` }
    const onward = request(behind.address, { method: incoming.method!, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    origin: `http://localhost:${port}`,
    open: (address, key) => {
      behind = { address, key }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
