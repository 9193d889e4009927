// Ends the claim on the customer for some costs, and brings it back.
import { useCallback } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { parts } from '../../api/parts.ts'
import { showProblem } from '../../api/problems.ts'
import { useRefresh } from '../../api/records.ts'
import { useUndoOffer } from '../../ui/undo.tsx'
import { useWords, words } from '../../words/language.tsx'

type CostRow = Pick<Shapes['Cost'], 'id'>

const texts = words({
  en: {
    done: (count: number) => (count === 1 ? '1 cost is written off' : `${count} costs are written off`),
    /** The service wants a reason for this too. */
    undone: 'Undone',
  },
  nl: {
    done: (count: number) => (count === 1 ? '1 kostenregel is afgeboekt' : `${count} kostenregels zijn afgeboekt`),
    undone: 'Ongedaan gemaakt',
  },
})

export function useWriteOff() {
  const said = useWords(texts)
  const refresh = useRefresh()
  const offerUndo = useUndoOffer()

  const send = useCallback(
    async (path: '/purchasing/cost/write-off' | '/purchasing/cost/undo-write-off', ids: string[], reason: string) => {
      try {
        for (const part of parts(ids)) {
          const { error } = await client.POST(path, { body: { ids: part, reason } })
          if (error) throw error
        }
      } finally {
        void refresh('/purchasing/cost')
      }
    },
    [refresh],
  )

  const undoWriteOff = useCallback(
    (rows: readonly CostRow[]) =>
      void send('/purchasing/cost/undo-write-off', idsOf(rows), said.undone).catch(showProblem),
    [send, said],
  )

  const writeOff = useCallback(
    (rows: readonly CostRow[], reason: string) =>
      void send('/purchasing/cost/write-off', idsOf(rows), reason)
        .then(() => offerUndo({ said: said.done(rows.length), undo: () => undoWriteOff(rows) }))
        .catch(showProblem),
    [send, said, offerUndo, undoWriteOff],
  )
  return { writeOff, undoWriteOff }
}

function idsOf(rows: readonly CostRow[]): string[] {
  return rows.map(({ id }) => id)
}
