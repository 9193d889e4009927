// The environments this browser was in, so that one can go back without typing: names and addresses, no secrets.
import type { Session } from '../api/session.ts'

export interface KnownEnvironment {
  readonly slug: string
  readonly name: string
  readonly email: string
}

const KEPT = 'kantoor.environments'
const MOST = 8

export function knownEnvironments(): readonly KnownEnvironment[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKnown) : []
  } catch {
    return []
  }
}

export function rememberEnvironment({ environment: { slug, name }, user: { email } }: Session): void {
  const others = knownEnvironments().filter((one) => one.slug !== slug)
  localStorage.setItem(KEPT, JSON.stringify([{ slug, name, email }, ...others].slice(0, MOST)))
}

function isKnown(one: unknown): one is KnownEnvironment {
  const { slug, name, email } = (one ?? {}) as Partial<Record<string, unknown>>
  return [slug, name, email].every((value) => typeof value === 'string')
}
