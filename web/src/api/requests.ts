// The last requests, so that every screen can show the calls behind it.
export interface SeenRequest {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly body: string
  readonly startedAt: number
  readonly status?: number
  readonly ms?: number
  readonly requestId?: string | null
}

const MOST = 30
let seen: readonly SeenRequest[] = []
const listeners = new Set<() => void>()

export function noteRequest(id: string, request?: Request, response?: Response): undefined {
  if (request) void begin(id, request)
  if (response) {
    const end = { status: response.status, requestId: response.headers.get('x-request-id') }
    change(
      seen.map((one) => (one.id === id ? { ...one, ...end, ms: Math.round(performance.now() - one.startedAt) } : one)),
    )
  }
  return undefined
}

export function seenRequests(): readonly SeenRequest[] {
  return seen
}

export function onRequests(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function begin(id: string, request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url)
  const started = { id, method: request.method, path: pathname + search, body: '', startedAt: performance.now() }
  change([started, ...seen].slice(0, MOST))
  if (request.method === 'GET' || holdsSecret(pathname)) return
  const body = await request.text()
  change(seen.map((one) => (one.id === id ? { ...one, body } : one)))
}

// Passwords and sign-in tokens are shown to nobody, not even to those who typed them.
function holdsSecret(pathname: string): boolean {
  return pathname.includes('/session')
}

function change(next: readonly SeenRequest[]): void {
  seen = next
  for (const listener of listeners) listener()
}
