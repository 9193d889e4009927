// One call: what it carries, how often it is sent, and what it comes to.
import createClient from 'openapi-fetch'
import { type ConnectionFailure, type Sent, sendPatiently } from './patience.ts'
import { toProblem } from './problem.ts'
import type { paths } from './types.ts'

export interface KantoorOptions {
  /** The origin, such as https://kantoor.example; the version prefix is added here. */
  readonly baseUrl: string
  readonly key: string
  readonly fetch?: (request: Request) => Promise<Response>
  /** How long one attempt may take before it counts as failed; 30 unless told. */
  readonly timeoutSeconds?: number
  /** How often a call is sent at most; 6 unless told, and 1 means never again. */
  readonly mostAttempts?: number
  /** How long a call may wait in all between its attempts, for the rate limit too; 120 unless told. */
  readonly mostWaitSeconds?: number
}

export interface CallOptions {
  /** Ends the call with all its attempts. */
  readonly signal?: AbortSignal
  /** For this call, in place of that of createKantoor. */
  readonly timeoutSeconds?: number
}

/** The body of the answer, with the response it came in for its headers, such as the ETag. */
export type Answer<Body> = Body & { readonly response: Response }

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Send = (path: string, init: object) => Promise<Sent>

// The types of openapi-fetch describe an answer or an error; here an error is thrown, so that an answer is just that.
export function callerOf(options: KantoorOptions) {
  const { baseUrl, key, fetch = (request) => globalThis.fetch(request) } = options
  const { timeoutSeconds = 30, mostAttempts = 6, mostWaitSeconds = 120 } = options
  const client = createClient<paths, 'application/json'>({
    baseUrl: new URL('api/v2', `${baseUrl.replace(/\/+$/, '')}/`).href,
    headers: { authorization: `Bearer ${key}` },
    redirect: 'manual',
  })
  return (method: Method) =>
    async (path: string, init: CallOptions = {}): Promise<Answer<object>> => {
      const { signal, timeoutSeconds: seconds = timeoutSeconds, ...given } = init
      const idempotencyKey = crypto.randomUUID()
      const attempt = async (): Promise<Sent | ConnectionFailure> => {
        let isUnderWay = false
        const timeout = AbortSignal.timeout(seconds * 1000)
        const sending = {
          ...given,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          fetch: (request: Request) => {
            const { headers } = request
            if (method !== 'GET' && !headers.has('idempotency-key')) headers.set('idempotency-key', idempotencyKey)
            isUnderWay = true
            return fetch(request)
          },
        }
        try {
          return await (client[method] as unknown as Send)(path, sending)
        } catch (failure) {
          // What could not be sent, was called off, or came in words that nobody can read would fail again.
          if (!isUnderWay || signal?.aborted || failure instanceof SyntaxError) throw failure
          return { failure }
        }
      }
      const { data, error, response } = await sendPatiently(attempt, { mostAttempts, mostWaitSeconds }, signal)
      if (!response.ok) throw toProblem(error, response)
      return { ...data, response }
    }
}
