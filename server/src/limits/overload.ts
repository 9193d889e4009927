// A process that cannot keep up says so at once instead of letting everybody wait: reads are refused first, changes last, and never
// what watches it, signs somebody in or hands out tokens.
import type { FastifyInstance } from 'fastify'
import { Problem } from '../shared/problem.ts'

export interface Overload {
  /** How many milliseconds the process is behind what it should be doing. */
  behindMs(): number
  /** How many wait because no connection to the database is free. */
  inLine?(): number
  stop(): void
}

const LOOK_MS = 100
const MOST_FOR_READS_MS = 1000
const MOST_MS = 2000
// Longer lines are no more served than these, only later.
const MOST_IN_LINE_FOR_READS = 100
const MOST_IN_LINE = 200
const SPARED = /^\/(healthz|readyz|metrics|oauth\/|\.well-known\/|api\/app\/session)/

export function shedLoad(app: FastifyInstance, overload: Overload = watchLoop()): void {
  app.addHook('onClose', async () => overload.stop())
  app.addHook('onRequest', async ({ method, url }) => {
    const reads = method === 'GET' || method === 'HEAD'
    const isBehind = overload.behindMs() >= (reads ? MOST_FOR_READS_MS : MOST_MS)
    const isCrowded = (overload.inLine?.() ?? 0) >= (reads ? MOST_IN_LINE_FOR_READS : MOST_IN_LINE)
    if (!(isBehind || isCrowded) || SPARED.test(url)) return
    throw new Problem('unavailable', 'There is more to do than can be done at the moment; try again shortly.', {
      retry_after: 2,
    })
  })
}

/** By how late a timer comes, the last times counting most, so that one pause is no overload. */
export function watchLoop(): Overload {
  let behindMs = 0
  let expected = performance.now() + LOOK_MS
  const timer = setInterval(() => {
    const now = performance.now()
    behindMs = (behindMs + Math.max(0, now - expected)) / 2
    expected = now + LOOK_MS
  }, LOOK_MS).unref()
  return { behindMs: () => behindMs, stop: () => clearInterval(timer) }
}
