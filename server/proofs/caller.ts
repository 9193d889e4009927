// HTTP as the proofs speak it: an answer that never came is an answer too, and several requests can arrive in one moment.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Answer {
  /** 0 when the connection broke or nobody listened. */
  readonly status: number
  readonly code: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: proofs look into answers of every shape
  readonly data: any
}

export interface Request {
  /** Where and as whom, such as http://127.0.0.1:3000/api/v2 with a key. */
  readonly base: string
  readonly headers: Readonly<Record<string, string>>
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: unknown
}

const PATIENCE_MS = 15_000
const MOST_TIMES = 20

export async function send(request: Request): Promise<Answer> {
  const { base, method, path } = request
  const payload = bodyOf(request)
  try {
    const answer = await fetch(base + path, {
      method,
      headers: headersOf(request),
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(payload === undefined ? {} : { body: payload }),
    })
    return answerOf(answer.status, await answer.text())
  } catch {
    return { status: 0, code: 'no-answer', data: undefined }
  }
}

/** The answer of a request that must succeed; one that a busy machine put off, with nothing done, is asked again. */
export async function sendSurely(request: Request): Promise<Answer> {
  let answer = await send(request)
  for (let left = MOST_TIMES; answer.status === 503 && left > 1; left--) {
    await sleep(1000)
    answer = await send(request)
  }
  if (answer.status < 200 || answer.status > 299)
    throw new Error(`${request.method} ${request.path}: ${answer.status} ${answer.code}`)
  return answer
}

/** Such as 201, or 409 hours-locked. */
export function toldBy({ status, code }: Answer): string {
  return [status, code].filter(Boolean).join(' ')
}

/** Each request is sent but for its last byte; then all those bytes leave together, or so many milliseconds apart. */
export async function sendTogether(requests: readonly Request[], delaysMs: readonly number[] = []): Promise<Answer[]> {
  const held = await Promise.all(requests.map(hold))
  return Promise.all(
    held.map(async (release, i) => {
      if (delaysMs[i]) await sleep(delaysMs[i])
      return release()
    }),
  )
}

async function hold(request: Request): Promise<() => Promise<Answer>> {
  const { hostname, port } = new URL(request.base)
  const bytes = Buffer.from(textOf(request))
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')))
  await once(socket, 'connect')
  const text = readAll(socket)
  await new Promise((resolve) => socket.write(bytes.subarray(0, -1), resolve))
  return async () => {
    socket.write(bytes.subarray(-1))
    const [head = '', body = ''] = (await text).split('\r\n\r\n')
    return answerOf(Number(head.split(' ')[1] ?? 0), body)
  }
}

async function readAll(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  try {
    for await (const part of socket) parts.push(part as Buffer)
  } catch {
    return ''
  }
  return Buffer.concat(parts).toString()
}

function textOf(request: Request): string {
  const { pathname, host } = new URL(request.base)
  const payload = bodyOf(request)
  const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }
  const headers = { host, connection: 'close', ...headersOf(request), ...length }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${request.method} ${pathname}${request.path} HTTP/1.1`, ...lines, '', payload ?? ''].join('\r\n')
}

function headersOf({ headers, body }: Request): Record<string, string> {
  return body === undefined ? { ...headers } : { ...headers, 'content-type': 'application/json' }
}

function bodyOf({ body }: Request): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body)
}

function answerOf(status: number, text: string): Answer {
  const body = text ? (JSON.parse(text) as { code?: string; data?: unknown }) : {}
  return { status, code: body.code, data: body.data }
}
