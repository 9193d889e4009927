// Who is signed in, and what he may do.
import { useSuspenseQuery } from '@tanstack/react-query'
import { api, type Shapes } from './api.ts'

export type Session = Shapes['Session']
export type Right = Session['rights'][number]

export function sessionQuery() {
  return { ...api.queryOptions('get', '/session'), staleTime: 60_000 }
}

export function useSession(): Session & { can(right: Right): boolean } {
  const { data } = useSuspenseQuery(sessionQuery())
  return { ...data.data, can: (right) => data.data.rights.includes(right) }
}
