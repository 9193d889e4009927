// What may come in, by stage: the board with its sums, for everybody or for one owner or customer.
import { Button, Group } from '@mantine/core'
import { useMemo } from 'react'
import { useSession } from '../../api/session.ts'
import type { Filter } from '../../ui/column.ts'
import { useListSearch } from '../../ui/list-search.ts'
import { useMaking } from '../../ui/making.ts'
import { Page } from '../../ui/page.tsx'
import { FilterMenu } from '../../ui/record-list-filter.tsx'
import { useWords, words } from '../../words/language.tsx'
import { OpportunityCreate } from './opportunity-create.tsx'
import { PipelineBoard } from './pipeline-board.tsx'
import { PipelineFigures } from './pipeline-figures.tsx'
import type { PipelineFilter, SALES } from './sales-queries.ts'
import { SalesTabs } from './sales-tabs.tsx'

const texts = words({
  en: { title: 'Pipeline', make: 'New opportunity', mine: 'Mine' },
  nl: { title: 'Pijplijn', make: 'Nieuwe kans', mine: 'Van mij' },
})

const filters: readonly (Filter<typeof SALES> & { readonly key: keyof PipelineFilter })[] = [
  { key: 'owner_employee_id', head: { en: 'Owner', nl: 'Eigenaar' }, of: 'employee' },
  { key: 'organization_id', head: { en: 'Customer', nl: 'Klant' }, of: 'organization' },
]

export function Pipeline() {
  const said = useWords(texts)
  const { can, employee } = useSession()
  const [isMaking, { open, close }] = useMaking()
  const { search, change } = useListSearch()
  const { owner_employee_id, organization_id } = search
  const filter = useMemo<PipelineFilter>(
    () => ({
      ...(owner_employee_id ? { owner_employee_id: String(owner_employee_id) } : {}),
      ...(organization_id ? { organization_id: String(organization_id) } : {}),
    }),
    [owner_employee_id, organization_id],
  )
  const isMine = employee !== null && owner_employee_id === employee.id
  return (
    <Page
      title={said.title}
      above={<SalesTabs />}
      actions={can('sales:write') && <Button onClick={open}>{said.make}</Button>}
    >
      <PipelineFigures filter={filter} />
      <Group gap="xs">
        {employee && (
          <Button
            variant={isMine ? 'light' : 'default'}
            size="sm"
            fw={500}
            px="sm"
            aria-pressed={isMine}
            onClick={() => change({ owner_employee_id: isMine ? undefined : employee.id })}
          >
            {said.mine}
          </Button>
        )}
        {filters.map((one) => (
          <FilterMenu
            key={one.key}
            filter={one}
            value={filter[one.key]}
            onChange={(value) => change({ [one.key]: value })}
          />
        ))}
      </Group>
      <PipelineBoard filter={filter} />
      {isMaking && <OpportunityCreate onClose={close} />}
    </Page>
  )
}
