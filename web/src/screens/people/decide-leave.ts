// Deciding on leave and taking it back. It shows at once, and comes back with Undo or when the service refuses.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { client, type Shapes } from '../../api/api.ts'
import { showChange } from '../../api/records.ts'
import { useUndo } from '../../ui/undo.tsx'
import { useWords, words } from '../../words/language.tsx'

type Leave = Pick<Shapes['Leave'], 'id' | 'employee_name'>
type Decision = Pick<Shapes['LeaveUpdate'], 'status' | 'decision_note'>

const texts = words({
  en: {
    approved: (who: string) => `Leave of ${who} approved`,
    rejected: (who: string) => `Leave of ${who} rejected`,
    cancelled: (who: string) => `Leave of ${who} cancelled`,
    more: (name: string, n: number) => `${name} and ${n} more`,
  },
  nl: {
    approved: (who: string) => `Verlof van ${who} goedgekeurd`,
    rejected: (who: string) => `Verlof van ${who} afgewezen`,
    cancelled: (who: string) => `Verlof van ${who} ingetrokken`,
    more: (name: string, n: number) => `${name} en nog ${n}`,
  },
})

export function useDecideLeave() {
  const cache = useQueryClient()
  const undoable = useUndo()
  const said = useWords(texts)

  function decide(rows: readonly Leave[], decision: Decision, text: (who: string) => string): void {
    const [first] = rows
    if (!first) return
    undoable({
      said: text(rows.length === 1 ? first.employee_name : said.more(first.employee_name, rows.length - 1)),
      show: () => {
        const undos = rows.map(({ id }) => showChange(cache, '/hrm/leave', id, decision))
        return () => {
          for (const undo of undos.toReversed()) undo()
        }
      },
      send: async (init) => {
        for (const { id } of rows) {
          const { error } = await client.PATCH('/hrm/leave/{id}', { params: { path: { id } }, body: decision, ...init })
          if (error !== undefined) return { error }
        }
        await refreshLeave(cache)
        return {}
      },
    })
  }

  return {
    approve: (rows: readonly Leave[]) => decide(rows, { status: 'approved' }, said.approved),
    reject: (rows: readonly Leave[], reason: string) =>
      decide(rows, { status: 'rejected', decision_note: reason }, said.rejected),
    cancel: (row: Leave) => decide([row], { status: 'cancelled' }, said.cancelled),
  }
}

const CHANGED = [
  '/hrm/leave',
  '/hrm/leave/{id}',
  '/hrm/leave/{id}/actions',
  '/hrm/leave/calendar',
  '/hrm/leavebalance',
  '/home',
]

function refreshLeave(cache: QueryClient): Promise<unknown> {
  return Promise.all(CHANGED.map((path) => cache.invalidateQueries({ queryKey: ['get', path] })))
}
