// A way to the service on which things go wrong as they do on real ones: each request meets the next mishap of a list, the others pass.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Mishap =
  | 'none'
  /** The service never sees it. */
  | 'cut before'
  /** The service carries it out, and its answer is lost. */
  | 'cut after'
  /** Half of the answer arrives. */
  | 'cut within'
  /** Nothing comes back, ever. */
  | 'silence'
  /** Something on the way answers in its own words. */
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }

export interface FaultyWay {
  readonly url: string
  /** What came, and what the service answered. */
  readonly seen: IncomingMessage[]
  readonly answers: number[]
  /** What the next requests meet, in this order. */
  meet(...mishaps: readonly Mishap[]): void
  close(): Promise<void>
}

export async function startFaultyWay(target: string): Promise<FaultyWay> {
  const seen: IncomingMessage[] = []
  const answers: number[] = []
  let waiting: Mishap[] = []
  const server = createServer((incoming, outgoing) => {
    seen.push(incoming)
    lead(incoming, outgoing, target, waiting.shift() ?? 'none', (status) => answers.push(status))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answers,
    meet: (...mishaps) => {
      seen.length = 0
      answers.length = 0
      waiting = [...mishaps]
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function lead(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  mishap: Mishap,
  note: (status: number) => void,
): void {
  const cut = (): void => void outgoing.socket?.destroy()
  if (mishap === 'silence') return
  if (mishap === 'cut before') {
    cut()
    return
  }
  if (typeof mishap === 'object') {
    incoming.resume()
    outgoing.writeHead(mishap.status, mishap.headers).end(mishap.body ?? '<h1>Sorry</h1>')
    return
  }
  const { method, headers, url } = incoming
  const passed = request(target + url, { method: method!, headers }, async (answer) => {
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(part)
    const body = Buffer.concat(parts)
    note(answer.statusCode!)
    if (mishap === 'cut after') return cut()
    outgoing.writeHead(answer.statusCode!, answer.headers)
    if (mishap === 'none') outgoing.end(body)
    else outgoing.write(body.subarray(0, body.length / 2), cut)
  })
  passed.on('error', cut)
  incoming.pipe(passed)
}
