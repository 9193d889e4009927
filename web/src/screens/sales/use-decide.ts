// Moves, wins, loses and reopens an opportunity. It shows at once; what was done can be taken back.
import { useQueryClient } from '@tanstack/react-query'
import type { Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { usePatch } from '../../api/records.ts'
import { useUndoOffer } from '../../ui/undo.tsx'
import { useWords, words } from '../../words/language.tsx'
import { type Opportunity, SALES } from './sales-queries.ts'

const texts = words({
  en: {
    moved: (name: string, stage: string) => `${name} is in ${stage}`,
    won: (name: string) => `${name} is won`,
    lost: (name: string) => `${name} is lost`,
    open: (name: string) => `${name} is open again`,
  },
  nl: {
    moved: (name: string, stage: string) => `${name} staat in ${stage}`,
    won: (name: string) => `${name} is gewonnen`,
    lost: (name: string) => `${name} is verloren`,
    open: (name: string) => `${name} is weer open`,
  },
})

type Change = Shapes['SalesUpdate']

export function useDecide() {
  const said = useWords(texts)
  const cache = useQueryClient()
  const offerUndo = useUndoOffer()
  const { mutateAsync } = usePatch(SALES)

  async function change(id: string, body: Change): Promise<boolean> {
    try {
      await mutateAsync({ id, body })
      return true
    } catch (error) {
      showProblem(error)
      return false
    } finally {
      void cache.invalidateQueries({ queryKey: ['get', '/reports/sales-pipeline'] })
    }
  }

  async function changeWithUndo(id: string, body: Change, back: Change, told: string): Promise<boolean> {
    const isDone = await change(id, body)
    if (isDone) offerUndo({ said: told, undo: () => void change(id, back) })
    return isDone
  }

  return {
    /** An own estimate ends with its stage, so it comes back with it too. */
    move: ({ id, name, stage_id, probability }: Opportunity, stage: { id: string; name: string }) =>
      changeWithUndo(id, { stage_id: stage.id }, { stage_id, probability }, said.moved(name, stage.name)),
    /** Step by step with the keys, where the opposite step is as near as Undo. */
    step: ({ id }: Opportunity, stageId: string) => change(id, { stage_id: stageId }),
    give: (sale: Opportunity, status: Opportunity['status'], reason?: string | null) =>
      changeWithUndo(
        sale.id,
        { status, ...(status === 'lost' ? { lost_reason: reason || null } : {}) },
        closingOf(sale),
        said[status](sale.name),
      ),
  }
}

function closingOf({ status, closed_on, lost_reason }: Opportunity): Change {
  if (status === 'open') return { status }
  return status === 'lost' ? { status, closed_on, lost_reason } : { status, closed_on }
}
