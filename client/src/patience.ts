// Waits out the rate limit. A request that was refused with 429 was not carried out, so it may be sent again, whatever it does.
type Fetch = (request: Request) => Promise<Response>

export function patientFetch(fetch: Fetch, mostWaitSeconds: number): Fetch {
  return async (request) => {
    for (let left = mostWaitSeconds; ; ) {
      const response = await fetch(request.clone())
      const seconds = response.status === 429 ? waitOf(response) : undefined
      if (seconds === undefined || seconds > left) return response
      left -= seconds
      await response.body?.cancel()
      await pause(seconds, request.signal)
    }
  }
}

function waitOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.max(1, seconds) : undefined
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, seconds * 1000)
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  })
}
