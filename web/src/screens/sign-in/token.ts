// What a one-time link or the link of a fresh installation brings behind #, from the moment it leaves the address until it is used.
import { useSyncExternalStore } from 'react'

let kept: string | undefined
let code: string | undefined
const listeners = new Set<() => void>()

/** Takes it from the part of an address behind #; true when there was something. */
export function keepToken(hash: string): boolean {
  const brought = new URLSearchParams(hash)
  const token = brought.get('token')
  const setup = brought.get('setup')
  if (setup) code = setup
  if (token) change(token)
  return Boolean(token || setup)
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

export function keptSetUpCode(): string | undefined {
  return code
}

function change(token: string | undefined): void {
  kept = token
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
