// A contract that nothing was done under is deleted at once, and made again with Undo; otherwise the service says what hangs on it.
import { useQueryClient } from '@tanstack/react-query'
import { client, type Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { useRefresh } from '../../api/records.ts'
import { useUndoOffer } from '../../ui/undo.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: { removed: 'The contract is deleted' },
  nl: { removed: 'Het contract is verwijderd' },
})

/** What somebody can work follows from the contracts. */
const CAPACITY = '/hrm/capacity'

type Contract = Shapes['Contract']

export function useContractRemoval() {
  const { removed } = useWords(texts)
  const refresh = useRefresh()
  const cache = useQueryClient()
  const offer = useUndoOffer()
  const renew = () =>
    Promise.all([
      refresh('/hrm/contract', '/hrm/employee', '/hrm/leavebalance'),
      cache.invalidateQueries({ queryKey: ['get', CAPACITY] }),
    ])

  async function restore({ employee_id, company_profile_id, type, start_date, end_date, ...terms }: Contract) {
    const { schedule, schedule_odd_weeks, fte_percentage, leave_minutes_per_year } = terms
    const { error } = await client.POST('/hrm/contract', {
      body: {
        ...{ employee_id, company_profile_id, type, start_date, end_date, schedule, schedule_odd_weeks },
        ...{ fte_percentage, leave_minutes_per_year },
      },
    })
    if (error) showProblem(error)
    await renew()
  }

  return async (contract: Contract) => {
    const { error } = await client.DELETE('/hrm/contract/{id}', { params: { path: { id: contract.id } } })
    if (error) return showProblem(error)
    await renew()
    offer({ said: removed, undo: () => void restore(contract) })
  }
}
