// The token of a one-time link, from the moment it leaves the address until it is used.
import { useSyncExternalStore } from 'react'

let kept: string | undefined
const listeners = new Set<() => void>()

/** Takes it from the part of an address behind #; true when there was one. */
export function keepToken(hash: string): boolean {
  const token = new URLSearchParams(hash).get('token')
  if (token) change(token)
  return Boolean(token)
}

/** It works once, so it is given once. */
export function takeToken(): string | undefined {
  const token = kept
  change(undefined)
  return token
}

/** Also for a link that is opened while the page already stands there. */
export function useHasToken(): boolean {
  return useSyncExternalStore(listen, () => kept !== undefined)
}

function change(token: string | undefined): void {
  kept = token
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
