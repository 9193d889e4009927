// What is done with a whole week: submitting it, deciding on it, copying the one before into it. All can be taken back.
import { useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { shiftDay } from '../../ui/day.ts'
import { useUndo, useUndoOffer } from '../../ui/undo.tsx'
import { useWords, words } from '../../words/language.tsx'
import type { NamedPlace } from './added-rows.ts'
import { type Week, weekQuery } from './week-data.ts'

const texts = words({
  en: {
    submitted: 'The week is submitted',
    approved: (name: string) => `The week of ${name} is approved`,
    withdrawn: 'The approval is withdrawn',
    rejected: (name: string) => `The week of ${name} is rejected`,
    copied: (n: number, skipped: number) =>
      `${n === 1 ? '1 entry' : `${n} entries`} copied${skipped > 0 ? `, ${skipped} left out: filled, closed or locked` : ''}`,
    nothing: 'There was nothing to copy; the rows of last week are here',
  },
  nl: {
    submitted: 'De week is ingediend',
    approved: (name: string) => `De week van ${name} is goedgekeurd`,
    withdrawn: 'De goedkeuring is ingetrokken',
    rejected: (name: string) => `De week van ${name} is afgekeurd`,
    copied: (n: number, skipped: number) =>
      `${n === 1 ? '1 regel' : `${n} regels`} gekopieerd${skipped > 0 ? `, ${skipped} overgeslagen: gevuld, gesloten of vast` : ''}`,
    nothing: 'Er viel niets te kopiëren; de regels van vorige week staan er',
  },
})

export function useWeekSteps(week: Week, addRows: (...places: NamedPlace[]) => void) {
  const cache = useQueryClient()
  const undoable = useUndo()
  const offer = useUndoOffer()
  const said = useWords(texts)
  const { queryKey } = weekQuery(week.employee_id, week.date_from)
  const readAgain = () =>
    Promise.all(
      ['/hours/week', '/hours/hours', '/home'].map((path) => cache.invalidateQueries({ queryKey: ['get', path] })),
    )

  function take(text: string, status: Week['approval']['status'], send: Step) {
    undoable({
      said: text,
      show: () => {
        const before = cache.getQueryData(queryKey)
        const actions = { submit: [], approve: [], reject: [], withdraw: [] }
        const approval = { ...week.approval, status }
        cache.setQueryData(queryKey, { data: { ...week, approval, actions } })
        return () => cache.setQueryData(queryKey, before)
      },
      send: async (init) => {
        const answer = await send(init)
        void readAgain()
        return answer
      },
    })
  }

  const { employee_id, employee_name, date_from, date_to, actions } = week
  return {
    submit: () =>
      take(said.submitted, 'submitted', (init) =>
        client.POST('/hours/hours/submit', { body: { employee_id, date_from, date_to }, ...init }),
      ),
    approve: () =>
      take(said.approved(employee_name), 'approved', (init) =>
        client.POST('/hours/hours/approve', { body: { ids: actions.approve }, ...init }),
      ),
    reject: (reason: string) =>
      take(said.rejected(employee_name), 'rejected', (init) =>
        client.POST('/hours/hours/reject', { body: { ids: actions.reject, reason }, ...init }),
      ),
    withdraw: () =>
      take(said.withdrawn, 'open', (init) =>
        client.POST('/hours/hours/withdraw', { body: { ids: actions.withdraw }, ...init }),
      ),
    async copyLast() {
      const body = { employee_id, from: shiftDay(date_from, -7), to: date_from }
      const { data, error } = await client
        .POST('/hours/week/copy', { body })
        .catch((error: unknown) => ({ data: undefined, error }))
      if (!data) return showProblem(error)
      const { ids, skipped, rows } = data.data
      addRows(...rows.map(({ refusal, ...place }) => place))
      await readAgain()
      if (ids.length === 0) return offer({ said: said.nothing, undo: () => {} })
      offer({ said: said.copied(ids.length, skipped.length), undo: () => void takeBack(ids) })
    },
  }

  async function takeBack(ids: string[]) {
    const { error } = await client
      .POST('/hours/hours/delete-many', { body: { ids } })
      .catch((thrown: unknown) => ({ error: thrown }))
    if (error) showProblem(error)
    await readAgain()
  }
}

type Step = (init: { readonly keepalive: true }) => Promise<{ readonly error?: unknown }>
