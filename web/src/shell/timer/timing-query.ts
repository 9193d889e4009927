// The timer as the service knows it.
import type { QueryClient } from '@tanstack/react-query'
import { api, type Shapes } from '../../api/api.ts'

export function timingQuery() {
  return { ...api.queryOptions('get', '/hours/timer'), staleTime: 5000 }
}

const POLL_MS = 20_000

/** For the one place that keeps it fresh: it may be started or stopped on another device. */
export function polledTimingQuery() {
  return { ...timingQuery(), refetchInterval: POLL_MS, refetchOnWindowFocus: 'always' as const }
}

export function knownTiming(cache: QueryClient): Shapes['Timing'] | undefined {
  return cache.getQueryData<{ data: Shapes['Timing'] }>(timingQuery().queryKey)?.data
}

/** An answer that is still on its way would say what was before. */
export function keepTiming(cache: QueryClient, { timer, now }: Shapes['Timing']): void {
  const { queryKey } = timingQuery()
  void cache.cancelQueries({ queryKey })
  cache.setQueryData(queryKey, { data: { timer, now } })
}
