// All opportunities as a list: what is open, and what became of the others.
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useSession } from '../../api/session.ts'
import type { Column, Filter } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import { useMaking } from '../../ui/making.ts'
import { Page } from '../../ui/page.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { useWords, words } from '../../words/language.tsx'
import { OpportunityCreate } from './opportunity-create.tsx'
import { type Opportunity, SALES } from './sales-queries.ts'
import { SalesTabs } from './sales-tabs.tsx'
import { SalesBadge } from './status-badge.tsx'
import { SALES_STATUSES } from './words.ts'

const texts = words({
  en: {
    title: 'Opportunities',
    make: 'New opportunity',
    none: 'No opportunities yet',
    teach: 'Everything you may sell or have sold: who asks, what it is worth, and what became of it.',
    mine: 'Mine',
    open: 'Open',
    won: 'Won',
    lost: 'Lost',
  },
  nl: {
    title: 'Kansen',
    make: 'Nieuwe kans',
    none: 'Nog geen kansen',
    teach: 'Alles wat je misschien verkoopt of verkocht hebt: wie vraagt het, wat levert het op en wat werd het.',
    mine: 'Van mij',
    open: 'Open',
    won: 'Gewonnen',
    lost: 'Verloren',
  },
})

const columns: readonly Column<typeof SALES>[] = [
  { key: 'name', head: { en: 'Opportunity', nl: 'Kans' }, sort: 'name' },
  {
    key: 'organization_id',
    group: 'value',
    head: { en: 'Customer', nl: 'Klant' },
    kind: 'record',
    of: 'organization',
    name: (row) => row.organization_name ?? row.person_name,
    edit: true,
    phone: 'line',
    width: 155,
  },
  {
    key: 'stage_id',
    group: 'value',
    head: { en: 'Stage', nl: 'Fase' },
    kind: 'record',
    of: 'stage',
    name: (row) => row.stage_name,
    width: 108,
  },
  {
    key: 'status',
    head: { en: 'Status', nl: 'Status' },
    kind: 'choice',
    options: SALES_STATUSES,
    cell: ({ status }) => <SalesBadge status={status} />,
    phone: 'line',
    width: 118,
  },
  {
    key: 'expected_close_date',
    head: { en: 'Expected', nl: 'Verwacht' },
    kind: 'day',
    sort: 'expected_close_date',
    edit: true,
    width: 118,
  },
  {
    key: 'owner_employee_id',
    group: 'value',
    head: { en: 'Owner', nl: 'Eigenaar' },
    kind: 'record',
    of: 'employee',
    name: (row) => row.owner_employee_name,
    edit: true,
    width: 130,
    isExtra: true,
  },
  {
    key: 'amount',
    head: { en: 'Amount', nl: 'Bedrag' },
    kind: 'money',
    sort: 'amount',
    edit: true,
    isSummed: true,
    phone: 'side',
    width: 118,
  },
  {
    key: 'weighted_amount',
    head: { en: 'Weighted', nl: 'Gewogen' },
    kind: 'money',
    sort: 'weighted_amount',
    isSummed: true,
    width: 112,
  },
  {
    key: 'closed_on',
    head: { en: 'Closed', nl: 'Gesloten' },
    kind: 'day',
    sort: 'closed_on',
    width: 110,
    isExtra: true,
  },
  { key: 'lost_reason', head: { en: 'Reason', nl: 'Reden' }, width: 160, isExtra: true },
]

const filters: readonly Filter<typeof SALES>[] = [
  { key: 'status', head: { en: 'Status', nl: 'Status' }, options: SALES_STATUSES },
  { key: 'stage_id', head: { en: 'Stage', nl: 'Fase' }, of: 'stage' },
  { key: 'owner_employee_id', head: { en: 'Owner', nl: 'Eigenaar' }, of: 'employee' },
  { key: 'organization_id', head: { en: 'Customer', nl: 'Klant' }, of: 'organization' },
]

export function Opportunities() {
  const said = useWords(texts)
  const { can, employee } = useSession()
  const [isMaking, { open, close }] = useMaking()
  const views = useMemo(
    () => [
      ...(employee ? [{ name: said.mine, search: { owner_employee_id: employee.id, status: 'open' } }] : []),
      { name: said.open, search: { status: 'open' } },
      { name: said.won, search: { status: 'won', sort: '-closed_on' } },
      { name: said.lost, search: { status: 'lost', sort: '-closed_on' } },
    ],
    [employee, said],
  )
  const make = can('sales:write') && <Button onClick={open}>{said.make}</Button>
  return (
    <Page title={said.title} above={<SalesTabs />} actions={make}>
      <RecordList
        path={SALES}
        title={said.title}
        columns={columns}
        filters={filters}
        views={views}
        open={openOpportunity}
        canEdit={can('sales:write')}
        isFaint={isLost}
        empty={<Empty icon="sales" title={said.none} text={said.teach} action={make} />}
      />
      {isMaking && <OpportunityCreate onClose={close} />}
    </Page>
  )
}

function openOpportunity({ id }: { id: string }) {
  return { to: '/sales/opportunities/$id', params: { id } } as const
}

function isLost({ status }: Opportunity) {
  return status === 'lost'
}
