// Hours that were typed without a connection leave as soon as there is one, whatever screen is open.
import { useEffect } from 'react'
import { useReachable } from '../api/reach.ts'
import { useSession } from '../api/session.ts'

export function useKeptHours(): void {
  const { environment, user } = useSession()
  const isReachable = useReachable()
  useEffect(() => {
    if (!isReachable || localStorage.getItem(`kantoor.hours.${environment.id}.${user.id}`) === null) return
    import('../screens/hours/drafts-send.ts').then(({ sendKept }) => sendKept(environment.id, user.id)).catch(() => {})
  }, [isReachable, environment.id, user.id])
}
