// Posts to a receiver that may be slow, broken or hostile, and tells how it went.
import { Agent, type Dispatcher } from 'undici'
import { type Door, openDoor } from './connect.ts'
import { refusal, wordsOf } from './failures.rules.ts'
import { faultOfUrl } from './url.rules.ts'

export interface Outcome {
  readonly durationMs: number
  readonly status?: number
  readonly responseHeaders?: Record<string, string>
  /** The first KiB. */
  readonly responseBody?: string
  /** Why there is no whole answer; a status may be known all the same. */
  readonly error?: string
  readonly retryAfter?: string
}

export interface Outward {
  /** Never throws. */
  post(url: string, headers: Record<string, string>, body: string, signal: AbortSignal): Promise<Outcome>
  close(): Promise<void>
}

export interface OutwardOptions extends Pick<Door, 'reachesPrivate' | 'resolve' | 'dial' | 'ca'> {
  readonly connectMs?: number
  readonly attemptMs?: number
}

const CONNECT_MS = 3000
const ATTEMPT_MS = 15_000
const IDLE_MS = 3000
const MOST_HEAD_BYTES = 16 * 1024
const MOST_READ_BYTES = 64 * 1024
const MOST_KEPT_BYTES = 1024
// Every attempt is kept for 30 days, and whoever receives them says how long their heads are.
const MOST_KEPT_HEAD_CHARACTERS = 4096
const LONGEST_KEPT_HEADER = 500

export function openOutward({ connectMs = CONNECT_MS, attemptMs = ATTEMPT_MS, ...door }: OutwardOptions): Outward {
  const agent = new Agent({
    connect: openDoor({ ...door, connectMs }),
    allowH2: false,
    maxHeaderSize: MOST_HEAD_BYTES,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
  })
  return {
    async post(url, headers, body, signal) {
      const fault = faultOfUrl(url, door.reachesPrivate)
      if (fault) return { durationMs: 0, error: fault }
      const { origin, pathname, search } = new URL(url)
      return attempt(agent, { origin, path: `${pathname}${search}`, method: 'POST', headers, body }, signal, attemptMs)
    },
    close: () => agent.destroy(),
  }
}

/** What has been read of an answer, and whether the reading was broken off because it was enough. */
interface Answer {
  status?: number
  headers: Record<string, string>
  retryAfter?: string
  readonly kept: Buffer[]
  readBytes: number
  isEnough: boolean
}

function attempt(
  agent: Agent,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  limitMs: number,
): Promise<Outcome> {
  const start = performance.now()
  const answer: Answer = { headers: {}, kept: [], readBytes: 0, isEnough: false }
  return new Promise((resolve) => {
    let controller: Dispatcher.DispatchController | undefined
    let broken: Error | undefined
    const settle = (error?: unknown) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', interrupt)
      resolve(outcome(answer, performance.now() - start, error))
    }
    const breakOff = (error: Error) => {
      broken = error
      settle(error)
      controller?.abort(error)
    }
    const interrupt = () => breakOff(refusal('the delivery was interrupted'))
    const timer = setTimeout(() => breakOff(refusal(lateWords(answer, limitMs))), limitMs)
    signal.addEventListener('abort', interrupt)
    if (signal.aborted) return interrupt()
    agent.dispatch(request, {
      onRequestStart(started) {
        controller = started
        if (broken) controller.abort(broken)
      },
      onResponseStart: (_controller, status, headers) => noteHead(answer, status, headers),
      onResponseData(_controller, chunk) {
        noteBody(answer, chunk)
        if (answer.isEnough) breakOff(refusal('enough was read'))
      },
      onResponseEnd: () => settle(),
      onResponseError: (_controller, error) => settle(error),
    })
  })
}

function lateWords(answer: Answer, limitMs: number): string {
  const limit = `${limitMs / 1000} s`
  return answer.status === undefined ? `it did not answer within ${limit}` : `its answer did not end within ${limit}`
}

function noteHead(answer: Answer, status: number, headers: Record<string, string | string[] | undefined>): void {
  if (status < 200) return
  answer.status = status
  answer.headers = keptHeaders(headers)
  const retryAfter = [headers['retry-after'] ?? []].flat()[0]
  if (retryAfter !== undefined) answer.retryAfter = retryAfter.slice(0, LONGEST_KEPT_HEADER)
}

function keptHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  let room = MOST_KEPT_HEAD_CHARACTERS
  const kept = Object.entries(headers).flatMap(([name, value]) => {
    const text = plainText([value ?? ''].flat().join(', ')).slice(0, LONGEST_KEPT_HEADER)
    const key = name.slice(0, LONGEST_KEPT_HEADER)
    room -= JSON.stringify([key, text]).length
    return room < 0 ? [] : [[key, text] as const]
  })
  return Object.fromEntries(kept)
}

function noteBody(answer: Answer, chunk: Buffer): void {
  const room = MOST_KEPT_BYTES - answer.readBytes
  if (room > 0) answer.kept.push(Buffer.from(chunk.subarray(0, room)))
  answer.readBytes += chunk.length
  answer.isEnough = answer.readBytes > MOST_READ_BYTES
}

function outcome(answer: Answer, durationMs: number, error: unknown): Outcome {
  const { status, headers, retryAfter } = answer
  return {
    durationMs: Math.round(durationMs),
    ...(status !== undefined && { status, responseHeaders: headers, responseBody: keptBody(answer) }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(error !== undefined && !answer.isEnough && { error: wordsOf(error) }),
  }
}

/** A character that the end of the kept part cuts in two is left out. */
function keptBody({ kept }: Answer): string {
  return plainText(new TextDecoder().decode(Buffer.concat(kept), { stream: true }))
}

/** No database keeps a NUL. */
function plainText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
