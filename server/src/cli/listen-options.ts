// What `listen` is asked for, checked before anything is opened.
import { type EventKind, eventTable } from '../events/kinds.ts'
import { nearestTo } from '../shared/spelling.ts'
import { kindPatterns, wantedKinds } from '../webhooks/webhooks.rules.ts'
import { wrongUsage } from './verb.ts'

const UNITS_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** What patterns such as hours.* and invoice.paid mean; all kinds when nothing is said. */
export function readKinds(text = '*'): EventKind[] {
  const patterns = text.split(',').map((pattern) => pattern.trim())
  const unknown = patterns.filter((pattern) => !kindPatterns.includes(pattern))
  if (unknown.length === 0) return [...wantedKinds(patterns)]
  const near = unknown.flatMap((pattern) => nearestTo(pattern, kindPatterns, 1))
  const known = Object.keys(eventTable).map((resource) => `${resource}.*`)
  throw wrongUsage(
    `there are no events "${unknown.join(', ')}"; did you mean ${near.join(', ')}? There are: ${known.join(', ')}`,
  )
}

export function readAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url.href
  throw wrongUsage('--forward-to must be an http(s) address such as http://localhost:4242/hook')
}

/** A moment, or how long ago, such as 10m; in milliseconds. */
export function readSince(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined
  const moment = momentOf(text, now)
  if (moment <= now) return moment
  throw wrongUsage('--since must be a moment that has been, such as 2026-01-31T09:00:00Z, or how long ago, such as 10m')
}

function momentOf(text: string, now: number): number {
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  if (count && unit) return now - Number(count) * UNITS_MS[unit]!
  return /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
}
