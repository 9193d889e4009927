// Which parts of the first screen a person wants to see, and in which order. What is new later stands behind the rest.
import { useQuery } from '@tanstack/react-query'
import { preferencesQuery, useChangePreferences } from '../../api/preferences.ts'
import { type Arrangement, arranged, moved } from './arranged.ts'

const ORDER = 'home'
const HIDDEN = 'home.hidden'

export function useArrangement<W extends string>(all: readonly W[]) {
  const { data, isPending } = useQuery(preferencesQuery())
  const change = useChangePreferences()
  const columns = data?.data.columns ?? {}
  const arrangement = arranged(all, columns[ORDER] ?? [], columns[HIDDEN] ?? [])
  const keep = ({ shown, hidden }: Arrangement<W>) =>
    change.mutate((now) => ({
      columns: { ...now.columns, [ORDER]: [...shown, ...hidden], [HIDDEN]: [...hidden] },
    }))
  return {
    ...arrangement,
    isPending,
    move: (one: W, by: 1 | -1) => keep({ ...arrangement, shown: moved(arrangement.shown, one, by) }),
    hide: (one: W) =>
      keep({ shown: arrangement.shown.filter((other) => other !== one), hidden: [...arrangement.hidden, one] }),
    show: (one: W) =>
      keep({ shown: [...arrangement.shown, one], hidden: arrangement.hidden.filter((other) => other !== one) }),
  }
}
