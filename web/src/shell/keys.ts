// The keys that work everywhere, and those the screen in sight adds; the help lists both.
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { undoLast } from '../ui/undo.tsx'
import { linkTo, usePlaces } from './modules.ts'
import { closePanel, openPanel, togglePanel } from './panel.ts'
import { toggleTimer } from './timer/toggle.ts'

export interface KeyHelp {
  /** As it is pressed, such as Ctrl K. */
  readonly keys: string
  readonly does: string
}

let ofScreen: readonly KeyHelp[] = []
const listeners = new Set<() => void>()

/** Lists the keys of a screen in the help for as long as it is shown; the list must be the same one on every render. */
export function useKeyHelp(keys: readonly KeyHelp[]): void {
  useEffect(() => {
    tell(keys)
    return () => tell([])
  }, [keys])
}

export function useScreenKeys(): readonly KeyHelp[] {
  return useSyncExternalStore(listen, () => ofScreen)
}

/** False when there was nothing to do, so that the key keeps its usual meaning. */
type Act = () => boolean

const SEQUENCE_MS = 1500

export function useShellKeys(): void {
  const router = useRouter()
  const { modules, below } = usePlaces()
  const readyAt = useRef(Number.NEGATIVE_INFINITY)

  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = isCommand(event) ? commandOf(event) : isTyped(event) ? undefined : actOf(event)
    if (!act?.()) return
    event.preventDefault()
    event.stopPropagation()
  })

  function actOf({ key, timeStamp }: KeyboardEvent): Act | undefined {
    if (key === '?') return () => openPanel('keys')
    const isReady = timeStamp - readyAt.current < SEQUENCE_MS
    const place = isReady ? [...modules, ...below].find((one) => one.key === key) : undefined
    readyAt.current = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY
    if (!place) return key === 't' ? toggleTimer : undefined
    return () => {
      closePanel()
      void router.navigate(linkTo(place))
      return true
    }
  }

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [])
}

/** Ctrl, or ⌘ where that is the custom. */
export const COMMAND_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

function commandOf(event: KeyboardEvent): Act | undefined {
  if (event.key === 'k') return () => togglePanel('palette')
  if (event.key === '.') return () => togglePanel('requests')
  // In a field this takes back what was typed.
  if (event.key === 'z' && !isInField(event)) return undoLast
  return undefined
}

function isCommand({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey
}

// A letter belongs to whoever is writing, and to a dialog while one is open.
function isTyped(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey } = event
  return ctrlKey || metaKey || altKey || isInField(event) || document.querySelector('[role=dialog]') !== null
}

function isInField({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

function tell(keys: readonly KeyHelp[]): void {
  ofScreen = keys
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
