// Wins or loses an opportunity with what belongs to it: won leads on to a project, lost asks why.
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { LoseForm } from './lose-form.tsx'
import { originOf, ProjectMake } from './project-make.tsx'
import type { Opportunity } from './sales-queries.ts'
import { useDecide } from './use-decide.ts'

/** Put the dialogs in the screen; decide(sale, 'won') and decide(sale, 'lost') do the rest. */
export function useDeciding() {
  const { give } = useDecide()
  const canMake = useSession().can('projects:write')
  const [losing, setLosing] = useState<Opportunity>()
  const [won, setWon] = useState<Opportunity>()

  async function decide(sale: Opportunity, status: 'won' | 'lost') {
    if (status === 'lost') return setLosing(sale)
    if ((await give(sale, 'won')) && canMake && sale.project_id === null) setWon(sale)
  }

  const dialogs = (
    <>
      {losing && (
        <LoseForm
          name={losing.name}
          onClose={() => setLosing(undefined)}
          onLose={(reason) => {
            setLosing(undefined)
            void give(losing, 'lost', reason)
          }}
        />
      )}
      {won && <ProjectMake of={originOf(won)} onClose={() => setWon(undefined)} />}
    </>
  )
  return { decide, dialogs }
}
