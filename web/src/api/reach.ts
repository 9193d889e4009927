// Whether the service can be reached: the browser says when it has no network, a request that got no answer says the rest.
import { useSyncExternalStore } from 'react'

let answers = true
const listeners = new Set<() => void>()

export function noteReached(reached: boolean): void {
  if (answers === reached) return
  answers = reached
  tell()
}

export function useReachable(): boolean {
  return useSyncExternalStore(listen, () => answers && navigator.onLine)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
