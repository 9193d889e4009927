// How the person likes it, kept by the service: the same in every browser.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client, type Shapes } from './api.ts'

type Preferences = Shapes['Preferences']

export function preferencesQuery() {
  return { ...api.queryOptions('get', '/session/preferences'), staleTime: 300_000 }
}

/** Changes some of them; the rest stays as the service has it. It shows at once, and as it was when that fails. */
export function useChangePreferences() {
  const cache = useQueryClient()
  const { queryKey } = preferencesQuery()
  return useMutation({
    scope: { id: 'preferences' },
    mutationFn: async (change: (now: Preferences) => Partial<Preferences>) => {
      const { data: kept, error: unread } = await client.GET('/session/preferences')
      if (!kept) throw unread
      const { updated_at: _, ...now } = kept.data
      const { data, error } = await client.PUT('/session/preferences', { body: { ...now, ...change(kept.data) } })
      if (!data) throw error
      return data
    },
    onMutate: (change) => {
      const before = cache.getQueryData<{ data: Preferences }>(queryKey)
      if (before) cache.setQueryData(queryKey, { ...before, data: { ...before.data, ...change(before.data) } })
      return before
    },
    onError: (_error, _change, before) => cache.setQueryData(queryKey, before),
  })
}
