// The cache of what was asked. What a person did shows at once; what others did within half a minute.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { problemOf, showProblem } from './problems.ts'

export const queries = new QueryClient({
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

function leaveIfSignedOut(error: unknown): void {
  if (problemOf(error).code !== 'unauthenticated' || location.pathname === '/sign-in') return
  const back = location.pathname + location.search
  location.assign(`/sign-in?back=${encodeURIComponent(back)}`)
}
