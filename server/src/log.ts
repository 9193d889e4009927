// Log lines: JSON for machines, one readable line each on a terminal.

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
  logLines.write(`${JSON.stringify({ level, time: Date.now(), ...fields, msg })}\n`)
}

export function readable(line: string): string {
  const { level = 30, time = 0, msg = '', err, ...fields } = JSON.parse(line) as Line
  const clock = new Date(time).toTimeString().slice(0, 8)
  const start = `${clock} ${(LEVELS[level] ?? '').padEnd(5)}`
  if (msg === 'request') return `${start} ${fields.method} ${fields.path} ${fields.status} ${fields.ms} ms`
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  return `${start} ${msg}${rest.join('')}${err ? `\n${err.stack ?? err.message}` : ''}`
}
