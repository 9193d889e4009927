// Ends the claim on the customer for some costs, and brings it back.
import { useCallback } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { useRefresh } from '../../api/records.ts'
import { useUndoOffer } from '../../ui/undo.tsx'
import { useWords, words } from '../../words/language.tsx'

type CostRow = Pick<Shapes['Cost'], 'id'>

const texts = words({
  en: {
    done: (count: number) => (count === 1 ? '1 cost is written off' : `${count} costs are written off`),
    back: 'Taken back',
  },
  nl: {
    done: (count: number) => (count === 1 ? '1 kostenregel is afgeboekt' : `${count} kostenregels zijn afgeboekt`),
    back: 'Teruggedraaid',
  },
})

export function useWriteOff() {
  const said = useWords(texts)
  const refresh = useRefresh()
  const offerUndo = useUndoOffer()

  const send = useCallback(
    async (path: '/purchasing/cost/write-off' | '/purchasing/cost/undo-write-off', ids: string[], reason: string) => {
      const { error } = await client.POST(path, { body: { ids, reason } })
      void refresh('/purchasing/cost')
      if (error) throw error
    },
    [refresh],
  )

  const undoWriteOff = useCallback(
    (rows: readonly CostRow[]) =>
      void send('/purchasing/cost/undo-write-off', idsOf(rows), said.back).catch(showProblem),
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
