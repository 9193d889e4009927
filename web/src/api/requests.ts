// The last requests, so that every screen can show the calls behind it.
export interface SeenRequest {
  readonly id: string
  readonly method: string
  /** With its query, as it was sent. */
  readonly path: string
  /** As the document names it: /crm/organization/{id}. */
  readonly template: string
  readonly params: SeenParams
  /** Empty for a file and for what must not be shown. */
  readonly body: string
  /** Of a file. */
  readonly fileType?: string
  /** Where one was when it left. */
  readonly screen: string
  readonly startedAt: number
  readonly status?: number
  readonly ms?: number
  readonly requestId?: string | null
}

export interface SeenParams {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

interface Started {
  readonly request: Request
  readonly template: string
  readonly params: SeenParams
}

const MOST = 100
let seen: readonly SeenRequest[] = []
const listeners = new Set<() => void>()

export function noteStart(id: string, { request, template, params }: Started): void {
  const { pathname, search } = new URL(request.url)
  const started = {
    id,
    method: request.method,
    path: pathname + search,
    template,
    params: { ...(params.path ? { path: params.path } : {}), ...(params.query ? { query: params.query } : {}) },
    body: '',
    screen: location.pathname,
    startedAt: performance.now(),
  }
  change([started, ...seen].slice(0, MOST))
  if (request.method === 'GET' || holdsSecret(pathname)) return
  const fileType = request.headers.get('content-type')
  if (fileType?.includes('json')) void request.text().then((text) => add(id, { body: withoutSecrets(text) }))
  else if (fileType) add(id, { fileType })
}

export function noteEnd(id: string, response: Response): void {
  const { status, headers } = response
  const startedAt = seen.find((one) => one.id === id)?.startedAt ?? 0
  add(id, { status, requestId: headers.get('x-request-id'), ms: Math.round(performance.now() - startedAt) })
}

export function seenRequests(): readonly SeenRequest[] {
  return seen
}

export function onRequests(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Passwords and sign-in tokens are shown to nobody, not even to those who typed them.
function holdsSecret(pathname: string): boolean {
  return pathname.includes('/session')
}

const SECRET = /password|secret|token|ticket/i

/** A field that sounds secret keeps its name and loses its value. */
export function withoutSecrets(text: string): string {
  if (!SECRET.test(text)) return text
  try {
    return JSON.stringify(JSON.parse(text, (key, value) => (SECRET.test(key) && value !== null ? '…' : value)))
  } catch {
    return ''
  }
}

function add(id: string, part: Partial<SeenRequest>): void {
  change(seen.map((one) => (one.id === id ? { ...one, ...part } : one)))
}

function change(next: readonly SeenRequest[]): void {
  seen = next
  for (const listener of listeners) listener()
}
