// The cache of what was asked. What a person did shows at once; what others did within half a minute.
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { problemOf, showProblem } from './problems.ts'

class Queries extends QueryClient {
  // What is being read for the first time is not asked again but waited for, and its answer may be from before the change: it is read
  // once more.
  override async invalidateQueries<K extends QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ) {
    const reading = this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
    const early = filters?.refetchType === 'none' ? [] : reading.filter(({ state }) => state.data === undefined)
    await super.invalidateQueries(filters, options)
    for (const { queryKey } of early) await super.invalidateQueries({ queryKey, exact: true }, options)
  }
}

export const queries = new Queries({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (count, error) => count < 2 && problemOf(error).isPassing },
    mutations: { retry: false },
  },
  // A screen shows what it could not read by itself; only that nobody is signed in any more concerns them all.
  queryCache: new QueryCache({
    onError: (error, { queryKey, state }) => {
      // Who was never signed in is led to the door by the routes.
      if (queryKey[1] !== '/session' || state.data !== undefined) leaveIfSignedOut(error)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _given, _context, mutation) => {
      leaveIfSignedOut(error)
      if (!mutation.meta?.quiet) showProblem(error)
    },
  }),
})

/** Whoever signs out is led on by that, not by what he is refused meanwhile. */
export function setLeaving(value: boolean): void {
  isLeaving = value
}

let isLeaving = false

function leaveIfSignedOut(error: unknown): void {
  if (isLeaving || problemOf(error).code !== 'unauthenticated' || location.pathname === '/sign-in') return
  const back = location.pathname + location.search
  location.assign(`/sign-in?back=${encodeURIComponent(back)}`)
}
