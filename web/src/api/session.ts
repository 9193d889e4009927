// Who is signed in, and what he may do.
import { useSuspenseQuery } from '@tanstack/react-query'
import { api, type Shapes } from './api.ts'
import { queries } from './queries.ts'

export type Session = Shapes['Session']
export type Right = Session['rights'][number]

export function sessionQuery() {
  return { ...api.queryOptions('get', '/session'), staleTime: 60_000 }
}

/** Without a session in the page there is nobody to ask for; a page in development does not say. */
export function mayBeSignedIn(): boolean {
  const sent = document.querySelector<HTMLMetaElement>('meta[name=session]')?.content
  return sent !== 'none' || queries.getQueryData(sessionQuery().queryKey) !== undefined
}

/** What the service answered to a sign-in, so that it need not be asked again. */
export function keepSession(session: Session): void {
  queries.setQueryData(sessionQuery().queryKey, { data: session })
}

/** After a change of what it tells, such as the name of the environment or its currency. */
export function refreshSession(): Promise<void> {
  return queries.invalidateQueries({ queryKey: sessionQuery().queryKey })
}

export function useSession(): Session & { can(right: Right): boolean } {
  const { data } = useSuspenseQuery(sessionQuery())
  return { ...data.data, can: (right) => data.data.rights.includes(right) }
}
