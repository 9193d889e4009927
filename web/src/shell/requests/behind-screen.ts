// Which of the seen requests stand behind the screen in sight: what it shows now, also from the cache, and what was done on it.
import type { QueryClient } from '@tanstack/react-query'
import type { SeenParams, SeenRequest } from '../../api/requests.ts'

export interface Sorted {
  readonly here: readonly SeenRequest[]
  readonly before: readonly SeenRequest[]
}

export function sortRequests(seen: readonly SeenRequest[], cache: QueryClient, screen: string): Sorted {
  const held = new Map(
    cache
      .getQueryCache()
      .getAll()
      .map((query) => [keyOfQuery(query.queryKey), query.isActive()]),
  )
  const isHere = (request: SeenRequest) => {
    const isShown = request.method === 'GET' ? held.get(keyOf(request)) : undefined
    return isShown ?? request.screen === screen
  }
  const latest = seen.filter((request, at) => {
    if (request.method !== 'GET') return true
    return seen.findIndex((other) => other.path === request.path && other.method === 'GET') === at
  })
  return { here: latest.filter(isHere), before: latest.filter((request) => !isHere(request)) }
}

function keyOf({ template, params }: Pick<SeenRequest, 'template' | 'params'>): string {
  return JSON.stringify([template, sorted(params.path), sorted(params.query)])
}

function keyOfQuery([, path, init]: readonly unknown[]): string {
  const params = (init as { params?: SeenParams } | undefined)?.params ?? {}
  return keyOf({ template: String(path), params })
}

// A parameter that is not set is not sent.
function sorted(given: Readonly<Record<string, unknown>> = {}): readonly (readonly [string, unknown])[] {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
