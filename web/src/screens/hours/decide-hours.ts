// Approving and rejecting many entries. They leave the lists at once, and come back with Undo.
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { parts } from '../../api/parts.ts'
import { showChange } from '../../api/records.ts'
import { useUndo } from '../../ui/undo.tsx'
import { hoursText } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'

type Hours = Shapes['Hours']

const texts = words({
  en: {
    approved: (time: string) => `${time} approved`,
    rejected: (time: string) => `${time} rejected`,
    withdrawn: (time: string) => `Approval of ${time} withdrawn`,
  },
  nl: {
    approved: (time: string) => `${time} goedgekeurd`,
    rejected: (time: string) => `${time} afgekeurd`,
    withdrawn: (time: string) => `Goedkeuring van ${time} ingetrokken`,
  },
})

export function useDecide() {
  const cache = useQueryClient()
  const undoable = useUndo()
  const said = useWords(texts)

  function decide(rows: readonly Hours[], approval_status: Hours['approval_status'], text: Said, step: Step) {
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    undoable({
      said: text(hoursText(rows.reduce((sum, { minutes }) => sum + minutes, 0))),
      show: () => {
        change(new Set([...leaving, ...ids]))
        const undos = ids.map((id) => showChange(cache, '/hours/hours', id, { approval_status }))
        return () => {
          for (const undo of undos.reverse()) undo()
          change(without(ids))
        }
      },
      send: async (init) => {
        for (const part of parts(ids)) {
          const { error } = await step(part, init)
          if (error !== undefined) return { error }
        }
        const paths = ['/hours/hours', '/hours/week', '/home']
        await Promise.all(paths.map((path) => cache.invalidateQueries({ queryKey: ['get', path] })))
        change(without(ids))
        return {}
      },
    })
  }

  return {
    approve: (rows: readonly Hours[]) =>
      decide(rows, 'approved', said.approved, (ids, init) =>
        client.POST('/hours/hours/approve', { body: { ids }, ...init }),
      ),
    reject: (rows: readonly Hours[], reason: string) =>
      decide(rows, 'rejected', said.rejected, (ids, init) =>
        client.POST('/hours/hours/reject', { body: { ids, reason }, ...init }),
      ),
    withdraw: (rows: readonly Hours[]) =>
      decide(rows, 'open', said.withdrawn, (ids, init) =>
        client.POST('/hours/hours/withdraw', { body: { ids }, ...init }),
      ),
  }
}

/** What was just decided on and is not to be seen any more. */
export function useLeaving(): ReadonlySet<string> {
  return useSyncExternalStore(listen, () => leaving)
}

type Said = (time: string) => string
type Step = (ids: string[], init: { readonly keepalive: true }) => Promise<{ readonly error?: unknown }>

let leaving: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function change(next: ReadonlySet<string>): void {
  leaving = next
  for (const listener of listeners) listener()
}

function without(ids: readonly string[]): ReadonlySet<string> {
  return new Set([...leaving].filter((id) => !ids.includes(id)))
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
