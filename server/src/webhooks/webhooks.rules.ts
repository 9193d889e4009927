// What a webhook may ask for, and when it takes part.
import { type EventKind, eventKinds, eventTable } from '../events/kinds.ts'
import { fieldError, Problem } from '../shared/problem.ts'
import type { Right } from '../shared/rights.ts'

export const MOST_WEBHOOKS = 100
/** How long the secret from before still signs. */
export const OVERLAP_HOURS = 24

const resources = Object.keys(eventTable) as (keyof typeof eventTable)[]

/** Single kinds, all of a resource, or all there are. */
export const kindPatterns: readonly string[] = ['*', ...resources.map((resource) => `${resource}.*`), ...eventKinds]

export function wantedKinds(patterns: readonly string[]): ReadonlySet<EventKind> {
  const wanted = new Set(patterns)
  return new Set(
    eventKinds.filter((kind) => wanted.has('*') || wanted.has(kind) || wanted.has(`${resourceOf(kind)}.*`)),
  )
}

/** What is asked for by name must be readable; * gives what is. */
export function checkKinds(rights: ReadonlySet<Right>, patterns: readonly string[]): void {
  const refused = patterns.flatMap((pattern, i) => {
    const needed = pattern === '*' ? null : eventTable[resourceOf(pattern)].needs
    return needed === null || rights.has(needed) ? [] : [{ i, pattern, needed }]
  })
  const [first] = refused
  if (!first) return
  throw new Problem('forbidden', `Your role lacks the right ${first.needed}, which ${first.pattern} needs.`, {
    required_right: first.needed,
    errors: refused.map(({ i, pattern, needed }) =>
      fieldError(`/kinds/${i}`, 'forbidden', `${pattern} needs the right ${needed}.`),
    ),
  })
}

interface Direction {
  readonly url: string
  readonly kinds: readonly string[]
}

/** Whoever sends events elsewhere, or other ones, answers for it with the own rights. */
export function isRedirected(before: Direction, { url, kinds }: Partial<Direction>): boolean {
  return (url ?? before.url) !== before.url || (kinds ?? before.kinds).join() !== before.kinds.join()
}

export function checkRoom(count: number): void {
  if (count >= MOST_WEBHOOKS)
    throw new Problem('too-many-webhooks', `There are ${count} webhooks; delete one that is no longer needed.`)
}

export function checkActive(isActive: boolean): void {
  if (!isActive)
    throw new Problem('webhook-inactive', 'The webhook is switched off; switch it on first, with is_active: true.')
}

function resourceOf(pattern: string): keyof typeof eventTable {
  return pattern.split('.')[0] as keyof typeof eventTable
}
