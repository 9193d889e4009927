// What is no request yet when it is refused: the HTTP parser gave up on it, or its sender did.
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Problem, problems } from '../shared/problem.ts'
import { PROBLEM_JSON, problemText } from './errors.ts'

/** Answers on the bare connection, which then ends: nobody can tell where a next request would begin. Whoever stays is let go of. */
export function refuseUnreadable(
  { code }: NodeJS.ErrnoException,
  socket: Socket,
  publicUrl: string,
  always: Readonly<Record<string, string>>,
): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [problem, id] = [toProblem(code), randomUUID()]
  const { status } = problems[problem.code]
  const body = problemText(problem, id, publicUrl)
  const headers = {
    'x-request-id': id,
    ...always,
    'content-type': PROBLEM_JSON,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  setTimeout(() => socket.destroy(), 1000).unref()
}

function toProblem(code: string | undefined): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Problem('request-timeout', 'Headers must arrive within 10 seconds, a whole request within 30.')
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Problem('headers-too-large', 'Address and headers may have at most 16 KiB.')
  return new Problem('malformed-request', 'This is not valid HTTP/1.1.')
}
