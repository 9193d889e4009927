// The end of an absence, and how that is taken back.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { patchRecord } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { shiftDay, todayIn } from '../../ui/day.ts'
import { useUndoOffer } from '../../ui/undo.tsx'

const PATH = '/hrm/absence'

export function useRecover({ id, start_date }: Pick<Shapes['Absence'], 'id' | 'start_date'>, said: string) {
  const { environment } = useSession()
  const cache = useQueryClient()
  const offer = useUndoOffer()

  async function change(body: Shapes['AbsenceUpdate']) {
    await patchRecord(PATH, { id, body })
    await refreshAbsence(cache)
  }

  const again = () => void change({ status: 'reported', end_date: null }).catch(showProblem)
  // Who is better today was absent until yesterday, unless it began only now.
  const yesterday = shiftDay(todayIn(environment.time_zone), -1)
  const end_date = yesterday < start_date ? start_date : yesterday
  const recover = () =>
    void change({ status: 'closed', end_date }).then(() => offer({ said, undo: again }), showProblem)
  return { recover, again }
}

/** An absence changes what can be worked, what is planned and what leave comes to. */
export function refreshAbsence(cache: QueryClient): Promise<unknown> {
  return Promise.all(CHANGED.map((path) => cache.invalidateQueries({ queryKey: ['get', path] })))
}

const CHANGED = [
  PATH,
  `${PATH}/{id}`,
  '/hrm/leave',
  '/hrm/leave/{id}',
  '/hrm/leavebalance',
  '/hrm/capacity',
  '/hrm/planning',
]
