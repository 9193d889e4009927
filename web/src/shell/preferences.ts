// How the person likes it, kept by the service, so that it is the same on every device.
import { useQueryClient } from '@tanstack/react-query'
import { api, client, type Shapes } from '../api/api.ts'
import { showProblem } from '../api/problems.ts'

export type Preferences = Omit<Shapes['Preferences'], 'updated_at'>

export function preferencesQuery() {
  return { ...api.queryOptions('get', '/session/preferences'), staleTime: 60_000 }
}

/** Changes some; the others stay as they are. It shows before it is kept. */
export function useRememberPreference() {
  const cache = useQueryClient()
  return async (change: Partial<Preferences>) => {
    try {
      const { data } = await cache.fetchQuery({ ...preferencesQuery(), staleTime: 0 })
      const { updated_at: _, ...told } = data
      cache.setQueryData(preferencesQuery().queryKey, { data: { ...data, ...change } })
      const { error } = await client.PUT('/session/preferences', { body: { ...told, ...change } })
      if (error) throw error
    } catch (error) {
      void cache.invalidateQueries({ queryKey: preferencesQuery().queryKey })
      showProblem(error)
    }
  }
}
