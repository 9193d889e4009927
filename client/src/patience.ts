// When a call is sent again, and after how long. Only what is safe by itself or carries an Idempotency-Key comes here.
import { toProblem } from './problem.ts'

export interface Patience {
  /** How often a call is sent at most. */
  readonly mostAttempts: number
  /** How long a call may wait in all between its attempts. */
  readonly mostWaitSeconds: number
}

/** An answer as openapi-fetch gives it. */
export interface Sent {
  readonly data?: object
  readonly error?: unknown
  readonly response: Response
}

/** What an attempt came to; no response where the connection failed or took too long. */
export interface Outcome {
  readonly status: number | undefined
  readonly code?: string
  readonly retryAfter?: string | null
}

const FIRST_PAUSE_SECONDS = 0.5
const LONGEST_PAUSE_SECONDS = 8

export async function sendPatiently(
  send: () => Promise<Sent | ConnectionFailure>,
  { mostAttempts, mostWaitSeconds }: Patience,
  signal: AbortSignal | undefined,
): Promise<Sent> {
  let leftSeconds = mostWaitSeconds
  for (let attempts = 1; ; attempts++) {
    const sent = await send()
    const seconds = secondsToWait(outcomeOf(sent), attempts, Math.random())
    if (seconds === undefined || seconds > leftSeconds || attempts >= mostAttempts) return answerOf(sent)
    leftSeconds -= seconds
    await pause(seconds, signal)
  }
}

/** Nobody knows whether the service carried it out. */
export interface ConnectionFailure {
  readonly failure: unknown
}

/** Undefined where another attempt would be answered no differently. Chance is from 0 to 1. */
export function secondsToWait(outcome: Outcome, attempts: number, chance: number): number | undefined {
  if (!isPassing(outcome)) return undefined
  const asked = readRetryAfter(outcome.retryAfter)
  // Whoever was refused together shall not come back together.
  if (asked !== undefined) return asked * (1 + chance / 10)
  const longest = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (attempts - 1))
  return longest * (0.5 + chance / 2)
}

const PASSING = [408, 429, 502, 503, 504]

function isPassing({ status, code }: Outcome): boolean {
  return status === undefined || PASSING.includes(status) || code === 'idempotency-in-progress'
}

/** Seconds, or a date as proxies write it. */
function readRetryAfter(text: string | null | undefined): number | undefined {
  if (!text) return undefined
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

function outcomeOf(sent: Sent | ConnectionFailure): Outcome {
  if ('failure' in sent) return { status: undefined }
  const { error, response } = sent
  if (response.ok) return { status: response.status }
  return {
    status: response.status,
    code: toProblem(error, response).code,
    retryAfter: response.headers.get('retry-after'),
  }
}

function answerOf(sent: Sent | ConnectionFailure): Sent {
  if ('failure' in sent) throw sent.failure
  return sent
}

function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, seconds * 1000)
    signal?.addEventListener('abort', end)
  })
}
