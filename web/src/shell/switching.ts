// From one environment to another: at once where the sign-in opened it, else with what is still to be shown.
import { useSyncExternalStore } from 'react'
import { showSeen } from '../api/problems.ts'
import { type Entry, startCompany, switchTo } from '../screens/sign-in/enter.ts'
import { sendWaiting } from '../ui/undo.tsx'
import { openPanel } from './panel.ts'

export interface Goal {
  readonly slug: string
  readonly name: string
}

/** What is still missing: the password of the account there, or the code of its app. */
export interface Missing extends Goal {
  readonly ticket?: string
}

let missing: Missing | undefined
const listeners = new Set<() => void>()

/** Undefined once one is on the way, or has been asked for more. */
export async function goTo(goal: Goal, password?: string): Promise<Entry> {
  await sendWaiting()
  const entry = await switchTo(goal.slug, password)
  if (entry && 'session' in entry) return leave()
  if (entry && 'ticket' in entry) return ask({ ...goal, ticket: entry.ticket })
  if (entry && password === undefined && entry.problem.code === 'forbidden') return ask(goal)
  return entry
}

/** A company of one's own, entered at once; its name can be changed there. */
export async function goToOwn(name: string): Promise<void> {
  await sendWaiting()
  const entry = await startCompany(name)
  if (entry && 'problem' in entry) return showSeen(entry.problem)
  leave()
}

/** By a fresh page, so that nothing that was read in the other environment stays. */
export function leave(): undefined {
  location.assign('/')
}

export function useMissing(): Missing | undefined {
  return useSyncExternalStore(listen, () => missing)
}

/** First the password there, then where to. */
export function ask(next: Missing): undefined {
  missing = next
  for (const listener of listeners) listener()
  openPanel('switch')
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
