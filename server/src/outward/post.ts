// Posts to a receiver that may be slow, broken or hostile, and tells how it went.
import { exchange, type Headers, type Heard, type OutwardOptions, openAgent } from './exchange.ts'
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

const ATTEMPT_MS = 15_000
const MOST_KEPT_BYTES = 1024
// Every attempt is kept for 30 days, and whoever receives them says how long their heads are.
const MOST_KEPT_HEAD_CHARACTERS = 4096
const LONGEST_KEPT_HEADER = 500

export function openOutward(options: OutwardOptions): Outward {
  const agent = openAgent(options)
  const { reachesPrivate, attemptMs: limitMs = ATTEMPT_MS } = options
  return {
    async post(url, headers, body, signal) {
      const fault = faultOfUrl(url, reachesPrivate)
      if (fault) return { durationMs: 0, error: fault }
      const bounds = { limitMs, keptBytes: MOST_KEPT_BYTES, signal }
      return outcome(await exchange(agent, { method: 'POST', url, headers, body }, bounds))
    },
    close: () => agent.destroy(),
  }
}

function outcome({ durationMs, status, headers, body, error }: Heard): Outcome {
  const retryAfter = [headers['retry-after'] ?? []].flat()[0]
  return {
    durationMs,
    ...(status !== undefined && { status, responseHeaders: keptHeaders(headers), responseBody: keptBody(body) }),
    ...(retryAfter !== undefined && { retryAfter: retryAfter.slice(0, LONGEST_KEPT_HEADER) }),
    ...(error !== undefined && { error }),
  }
}

function keptHeaders(headers: Headers): Record<string, string> {
  let room = MOST_KEPT_HEAD_CHARACTERS
  const kept = Object.entries(headers).flatMap(([name, value]) => {
    const text = plainText([value ?? ''].flat().join(', ')).slice(0, LONGEST_KEPT_HEADER)
    const key = name.slice(0, LONGEST_KEPT_HEADER)
    room -= JSON.stringify([key, text]).length
    return room < 0 ? [] : [[key, text] as const]
  })
  return Object.fromEntries(kept)
}

/** A character that the end of the kept part cuts in two is left out. */
function keptBody(body: Buffer): string {
  return plainText(new TextDecoder().decode(body, { stream: true }))
}

/** No database keeps a NUL. */
function plainText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
