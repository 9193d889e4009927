// What the sample of a kind is derived from: one record per resource, and what each kind of event changes in it.
import { createHash } from 'node:crypto'

export interface Step<Row> {
  /** The verb after which it happens; without one the record is as it was made. */
  readonly after?: string
  readonly at: string
  readonly by?: 'api_key' | 'system'
  readonly set?: Partial<Row>
}

export interface Sample<Row = object> {
  readonly record: Row & { readonly id: string; readonly created_at: string }
  /** By verb; some happen that no kind tells of by name. */
  readonly steps: Readonly<Record<string, Step<Row>>>
}

/** An id that is always the same for the same name. */
export function idOf(name: string, at = '2026-01-05T08:00:00.000Z'): string {
  const time = Date.parse(at).toString(16).padStart(12, '0')
  const rest = createHash('sha256').update(name).digest('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`
}

/** The record after a step, and before it; how often it was changed is its version. */
export function recordAfter<Row>(sample: Sample<Row>, verb: string): { before: Row; after: Row; version: number } {
  const step = sample.steps[verb]
  if (!step) return { before: sample.record, after: sample.record, version: 1 }
  const earlier = step.after ? recordAfter(sample, step.after) : { after: sample.record, version: 1 }
  const before = earlier.after
  if (!step.set) return { before, after: before, version: earlier.version }
  return { before, after: { ...before, ...step.set, updated_at: step.at }, version: earlier.version + 1 }
}
