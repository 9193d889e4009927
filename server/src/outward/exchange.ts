// One request to a server that may be slow, broken or hostile, and as much of its answer as is wanted: bounded in time and in bytes.
import { Agent, type Dispatcher } from 'undici'
import { type Door, openDoor } from './connect.ts'
import { refusal, wordsOf } from './failures.rules.ts'

/** Where a request goes: through which door, and how long it may take. */
export interface OutwardOptions extends Pick<Door, 'reachesPrivate' | 'resolve' | 'dial' | 'ca'> {
  readonly connectMs?: number
  readonly attemptMs?: number
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>

export interface Heard {
  readonly durationMs: number
  readonly status?: number
  readonly headers: Headers
  /** Its first bytes, as many as were to be kept. */
  readonly body: Buffer
  /** It was left in the middle of its body. */
  readonly isTooLong: boolean
  /** Why there is no whole answer; a status may be known all the same. */
  readonly error?: string
}

export interface Bounds {
  readonly limitMs: number
  readonly keptBytes: number
  readonly signal?: AbortSignal
}

const CONNECT_MS = 3000
const IDLE_MS = 3000
const MOST_HEAD_BYTES = 16 * 1024
export const MOST_BODY_BYTES = 64 * 1024

export function openAgent({ connectMs = CONNECT_MS, ...door }: OutwardOptions): Agent {
  return new Agent({
    connect: openDoor({ ...door, connectMs }),
    allowH2: false,
    maxHeaderSize: MOST_HEAD_BYTES,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
  })
}

export interface OutwardRequest {
  readonly method: 'GET' | 'POST'
  /** One that faultOfUrl finds no fault in. */
  readonly url: string
  readonly headers: Record<string, string>
  readonly body?: string
}

interface Answer {
  status?: number
  headers: Headers
  readonly kept: Buffer[]
  readBytes: number
}

/** Never throws. Whoever sends on to another address is not followed, and what is packed is not unpacked. */
export function exchange(agent: Agent, { url, ...request }: OutwardRequest, bounds: Bounds): Promise<Heard> {
  const { origin, pathname, search } = new URL(url)
  const { limitMs, keptBytes, signal } = bounds
  const start = performance.now()
  const answer: Answer = { headers: {}, kept: [], readBytes: 0 }
  return new Promise((resolve) => {
    let controller: Dispatcher.DispatchController | undefined
    let broken: Error | undefined
    const settle = (error?: unknown) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', interrupt)
      resolve(heard(answer, performance.now() - start, error))
    }
    const breakOff = (error: Error) => {
      broken = error
      settle(error)
      controller?.abort(error)
    }
    const interrupt = () => breakOff(refusal('the delivery was interrupted'))
    const timer = setTimeout(() => breakOff(refusal(lateWords(answer, limitMs))), limitMs)
    signal?.addEventListener('abort', interrupt)
    if (signal?.aborted) return interrupt()
    agent.dispatch(
      { origin, path: `${pathname}${search}`, ...request },
      {
        onRequestStart(started) {
          controller = started
          if (broken) controller.abort(broken)
        },
        onResponseStart(_controller, status, headers) {
          if (status >= 200) Object.assign(answer, { status, headers })
        },
        onResponseData(_controller, chunk) {
          const room = keptBytes - answer.readBytes
          if (room > 0) answer.kept.push(Buffer.from(chunk.subarray(0, room)))
          answer.readBytes += chunk.length
          if (isTooLong(answer)) breakOff(refusal('enough was read'))
        },
        onResponseEnd: () => settle(),
        onResponseError: (_controller, error) => settle(error),
      },
    )
  })
}

function heard(answer: Answer, durationMs: number, error: unknown): Heard {
  const { status, headers, kept } = answer
  return {
    durationMs: Math.round(durationMs),
    ...(status !== undefined && { status }),
    headers,
    body: Buffer.concat(kept),
    isTooLong: isTooLong(answer),
    ...(error !== undefined && !isTooLong(answer) && { error: wordsOf(error) }),
  }
}

function isTooLong({ readBytes }: Answer): boolean {
  return readBytes > MOST_BODY_BYTES
}

function lateWords(answer: Answer, limitMs: number): string {
  const limit = `${limitMs / 1000} s`
  return answer.status === undefined ? `it did not answer within ${limit}` : `its answer did not end within ${limit}`
}
