// What the link to a new e-mail address brings behind #, from the moment it leaves the address until it is used; a sign-in may lie between.
import { useSyncExternalStore } from 'react'

export interface EmailLink {
  readonly email: string
  readonly token: string
}

let kept: EmailLink | undefined
const listeners = new Set<() => void>()

/** True when there was one. */
export function keepEmailLink({ pathname, hash }: { readonly pathname: string; readonly hash: string }): boolean {
  const brought = new URLSearchParams(hash)
  const [email, token] = [brought.get('email'), brought.get('confirm')]
  if (pathname !== '/account' || !email || !token) return false
  change({ email, token })
  return true
}

export function dropEmailLink(): void {
  change(undefined)
}

/** Also for a link that is opened while the page already stands there. */
export function useEmailLink(): EmailLink | undefined {
  return useSyncExternalStore(listen, () => kept)
}

function change(link: EmailLink | undefined): void {
  kept = link
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
