// The records that were opened last in this browser, by one person in one environment: names and addresses, no more.
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../api/session.ts'
import type { IconName } from '../../ui/icon.tsx'
import { useScreenTitle } from '../../ui/title.ts'
import type { Entry } from './entry.ts'

interface Opened {
  readonly path: string
  readonly title: string
}

const MOST = 6
const SETTLED_MS = 800
const RECORD = /\/[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Remembers the record in sight once its name has settled. */
export function useRememberOpened(): void {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const title = useScreenTitle()
  const place = usePlace()
  useEffect(() => {
    if (!RECORD.test(path)) return
    const timer = setTimeout(() => {
      const others = openedAt(place).filter((one) => one.path !== path)
      if (title) localStorage.setItem(place, JSON.stringify([{ path, title }, ...others].slice(0, MOST)))
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [path, title, place])
}

export function useRecent(): readonly Entry[] {
  const router = useRouter()
  const place = usePlace()
  const here = router.state.location.pathname
  return openedAt(place)
    .filter(({ path }) => path !== here)
    .map(({ path, title }) => ({
      id: `recent ${path}`,
      label: title,
      icon: iconOf(path),
      act: () => router.history.push(path),
    }))
}

function usePlace(): string {
  const { environment, user } = useSession()
  return `kantoor.opened.${environment.id}.${user.id}`
}

function openedAt(place: string): readonly Opened[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? (kept as Opened[]) : []
  } catch {
    return []
  }
}

const ICONS: readonly (readonly [start: string, icon: IconName])[] = [
  ['/crm/organizations', 'organization'],
  ['/crm/persons', 'person'],
  ['/projects', 'project'],
  ['/people', 'badge'],
  ['/invoices', 'invoice'],
  ['/sales', 'sales'],
]

function iconOf(path: string): IconName {
  return ICONS.find(([start]) => path.startsWith(start))?.[1] ?? 'document'
}
