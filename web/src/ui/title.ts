// The words on the browser's tab: what the screen shows, and in front of it what runs.
import { useEffect, useSyncExternalStore } from 'react'

let screen = ''
let mark = ''
const listeners = new Set<() => void>()

/** The name of this screen for as long as it is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    screen = title
    write()
  }, [title])
}

/** Something that goes on whatever the screen, such as a running timer; empty takes it away. */
export function markTitle(text: string): void {
  mark = text
  write()
}

/** For those who hear the screen: the name of the one that just came. */
export function useScreenTitle(): string {
  return useSyncExternalStore(listen, () => screen)
}

function write(): void {
  document.title = [mark, screen, 'Kantoor'].filter(Boolean).join(' · ')
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
