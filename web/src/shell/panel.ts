// What opens over a screen from anywhere: one at a time, by a key, a menu or the palette.
import { useSyncExternalStore } from 'react'

export type Panel = 'palette' | 'requests' | 'keys' | 'password' | 'switch' | 'modules'

let shown: Panel | undefined
const listeners = new Set<() => void>()

export function openPanel(panel: Panel): true {
  return show(panel)
}

export function togglePanel(panel: Panel): true {
  return show(shown === panel ? undefined : panel)
}

export function closePanel(): void {
  show(undefined)
}

export function useShownPanel(): Panel | undefined {
  return useSyncExternalStore(listen, () => shown)
}

function show(panel: Panel | undefined): true {
  shown = panel
  for (const listener of listeners) listener()
  return true
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
