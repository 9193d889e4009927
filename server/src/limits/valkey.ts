// As much of Valkey's protocol (RESP2) as counting needs: commands leave as they come, answers return in the same order, and a
// connection that breaks is opened again. While there is none, and when an answer is late, whoever asks is told at once.
import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

export interface Valkey {
  /** When it is known for the first time whether somebody answers. */
  readonly ready: Promise<void>
  ask(...words: readonly (string | number)[]): Promise<Answer>
  close(): void
}

export type Answer = string | number | null | readonly Answer[]

interface Waiter {
  resolve(answer: Answer): void
  reject(error: Error): void
}

const PATIENCE_MS = 250
const AGAIN_MS = 1000

export function openValkey(url: string): Valkey {
  const { promise: ready, resolve: beReady } = Promise.withResolvers<void>()
  let line: Line
  let failure: Error | undefined = new Error('not connected yet')
  let isClosed = false
  let again: NodeJS.Timeout | undefined
  const onOpen = () => {
    failure = undefined
    beReady()
  }
  const onEnd = (error: Error) => {
    failure = error
    beReady()
    if (!isClosed) again = setTimeout(open, AGAIN_MS).unref()
  }
  const open = () => {
    line = openLine(url, onOpen, onEnd)
  }
  open()
  return {
    ready,
    ask: (...words) => (failure ? Promise.reject(failure) : line.ask(words)),
    close() {
      isClosed = true
      clearTimeout(again)
      line.end()
    },
  }
}

interface Line {
  ask(words: readonly (string | number)[]): Promise<Answer>
  end(): void
}

// Late is as bad as broken: what comes afterwards would be taken for the answer to something else.
function openLine(url: string, onOpen: () => void, onEnd: (error: Error) => void): Line {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 6379), noDelay: true }
  const socket: Socket = protocol === 'rediss:' ? connectTls({ ...place, servername: place.host }) : connectPlain(place)
  const waiting: Waiter[] = []
  let unread: Buffer = Buffer.alloc(0)
  let late: NodeJS.Timeout | undefined
  const watch = () => {
    clearTimeout(late)
    const [first] = waiting
    // After a pause of our own the answer may lie there already, to be read before this.
    const giveUp = () => void (first === waiting[0] && socket.destroy(new Error('no answer in time')))
    if (first) late = setTimeout(() => setImmediate(giveUp), PATIENCE_MS)
  }
  const ask = (words: readonly (string | number)[]) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ resolve, reject })
      socket.write(written(words))
      if (waiting.length === 1) watch()
    })
  let failure: Error | undefined
  socket.on('error', (error) => {
    failure ??= error
  })
  socket.on('close', () => {
    clearTimeout(late)
    const error = failure ?? new Error('the connection was closed')
    for (const { reject } of waiting.splice(0)) reject(error)
    onEnd(error)
  })
  socket.on('data', (bytes) => {
    unread = unread.length === 0 ? bytes : Buffer.concat([unread, bytes])
    try {
      const at = handOut()
      unread = unread.subarray(at)
      if (at > 0) watch()
    } catch (error) {
      socket.destroy(error as Error)
    }
  })
  const handOut = () => {
    let at = 0
    for (let found = read(unread, at); found; found = read(unread, at)) {
      at = found.end
      const waiter = waiting.shift()
      if (found.answer instanceof Error) waiter?.reject(found.answer)
      else waiter?.resolve(found.answer)
    }
    return at
  }
  const user = username ? [decodeURIComponent(username)] : []
  const greetings = [
    ...(password ? [['AUTH', ...user, decodeURIComponent(password)]] : []),
    ...(pathname.length > 1 ? [['SELECT', pathname.slice(1)]] : []),
    ['PING'],
  ]
  Promise.all(greetings.map(ask)).then(onOpen, (error) => void socket.destroy(error))
  return { ask, end: () => socket.destroySoon() }
}

function written(words: readonly (string | number)[]): string {
  const parts = words.map((word) => `$${Buffer.byteLength(String(word))}\r\n${word}\r\n`)
  return `*${words.length}\r\n${parts.join('')}`
}

// Far more than is ever asked for.
const MOST_PARTS = 100_000
const DEEPEST = 4

/** One answer from this place on, and where it ends; undefined while it is not all there. */
function read(bytes: Buffer, start: number, depth = 0): { answer: Answer | Error; end: number } | undefined {
  const stop = bytes.indexOf('\r\n', start)
  if (stop < 0) return undefined
  const text = bytes.toString('utf8', start + 1, stop)
  const end = stop + 2
  const kind = String.fromCharCode(bytes[start]!)
  if (kind === '+') return { answer: text, end }
  if (kind === '-') return { answer: new Error(text), end }
  if (kind === ':') return { answer: Number(text), end }
  const size = Number(text)
  if (!'$*'.includes(kind) || !Number.isInteger(size) || size > MOST_PARTS || depth > DEEPEST)
    throw new Error('it does not speak as Valkey does')
  if (size < 0) return { answer: null, end }
  if (kind === '$') {
    const over = end + size
    return bytes.length < over + 2 ? undefined : { answer: bytes.toString('utf8', end, over), end: over + 2 }
  }
  return readMany(bytes, end, size, depth + 1)
}

function readMany(bytes: Buffer, start: number, size: number, depth: number): ReturnType<typeof read> {
  const answers: Answer[] = []
  let at = start
  for (let i = 0; i < size; i++) {
    const found = read(bytes, at, depth)
    if (!found) return undefined
    if (found.answer instanceof Error) return { answer: found.answer, end: found.end }
    answers.push(found.answer)
    at = found.end
  }
  return { answer: answers, end: at }
}
