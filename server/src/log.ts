// Log lines: JSON for machines, one readable line each on a terminal. Nothing that opens a door is ever in one.

interface Line {
  level?: number
  time?: number
  msg?: string
  err?: { message?: string; stack?: string }
  [field: string]: unknown
}

const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

export const logLines = {
  write(line: string): void {
    process.stdout.write(process.stdout.isTTY ? `${readable(line)}\n` : line)
  },
}

/** A line in the same form, from what has no request. */
export function logLine(level: 30 | 40 | 50, msg: string, fields: Record<string, unknown> = {}): void {
  const told = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? redacted(value) : value,
  ])
  logLines.write(`${JSON.stringify({ level, time: Date.now(), ...Object.fromEntries(told), msg })}\n`)
}

/** Ids have at most 36 characters in a row, every secret of ours has more; what others call a secret goes by its name. */
export function redacted(text: string): string {
  const seen = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return seen.replace(NAMED_SECRET, '$1…').replace(CREDENTIALS, '//…@').replace(LONG_WORD, '…')
}

const LONGEST = 4096
const LONG_WORD = /[\w%~+-]{40,}/g
// No part of it can stand for another, or an address of colons would take seconds.
const CREDENTIALS = /\/\/[^/@\s:]*:[^/@\s]*@/g
const NAMED_SECRET =
  /((?:password|passwd|pwd|secret|token|api[_-]?key|authorization|cookie)(?:=|:|%3[ad])\s*(?:(?:bearer|basic)\s+)?|(?:bearer|basic)(?:\s|%20|\+)+)[^\s&;,"'/]+/gi

interface LoggedError {
  type: string
  message: string
  stack: string
  /** Its code, and what it came from. */
  [more: string]: unknown
}

/** Only what says where it went wrong: PostgreSQL adds the row it refused, and others the request they sent. */
export function loggedError(error: unknown): LoggedError {
  const { name, message = String(error), stack = '', code, cause } = (error ?? {}) as Partial<NodeJS.ErrnoException>
  return {
    type: name ?? typeof error,
    message: redacted(message),
    stack: redacted(stack),
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause instanceof Error ? { cause: loggedError(cause) } : {}),
  }
}

export function readable(line: string): string {
  const { level = 30, time = 0, msg = '', err, ...fields } = JSON.parse(line) as Line
  const clock = new Date(time).toTimeString().slice(0, 8)
  const start = `${clock} ${(LEVELS[level] ?? '').padEnd(5)}`
  if (msg === 'request') return `${start} ${fields.method} ${fields.path} ${fields.status} ${fields.ms} ms`
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  return `${start} ${msg}${rest.join('')}${err ? `\n${err.stack ?? err.message}` : ''}`
}
