// Costs of all projects: what was bought, what it is sold for, and what the customer will not pay for after all.
import { Button } from '@mantine/core'
import type { LinkProps } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import type { Column, Filter } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import { useMaking } from '../../ui/making.ts'
import { Page } from '../../ui/page.tsx'
import { ReasonForm } from '../../ui/reason-form.tsx'
import { type BulkAct, RecordList } from '../../ui/record-list.tsx'
import { useWords, words } from '../../words/language.tsx'
import { COST_STATUSES } from '../projects/words.ts'
import { CostCreate } from './cost-create.tsx'
import { PurchasingTabs } from './purchasing-tabs.tsx'
import { useWriteOff } from './use-write-off.ts'

const PATH = '/purchasing/cost'

const texts = words({
  en: {
    title: 'Costs',
    make: 'New cost',
    none: 'No costs yet',
    teach: 'Purchases and expenses for projects stand here, with what the customer pays for them.',
    toInvoice: 'To invoice',
    writtenOff: 'Written off',
    off: 'Write off',
    why: 'Why does the customer not pay for this?',
    help: 'It stands at each cost.',
  },
  nl: {
    title: 'Kosten',
    make: 'Nieuwe kosten',
    none: 'Nog geen kosten',
    teach: 'Inkopen en onkosten voor projecten staan hier, met wat de klant ervoor betaalt.',
    toInvoice: 'Te factureren',
    writtenOff: 'Afgeboekt',
    off: 'Afboeken',
    why: 'Waarom betaalt de klant dit niet?',
    help: 'Het komt bij de kosten te staan.',
  },
})

const columns: readonly Column<typeof PATH>[] = [
  { key: 'description', head: { en: 'Description', nl: 'Omschrijving' } },
  { key: 'project_name', group: 'value', head: { en: 'Project', nl: 'Project' }, phone: 'line', width: 200 },
  { key: 'service_name', head: { en: 'Service', nl: 'Dienst' }, width: 140, isExtra: true },
  { key: 'date', group: 'month', head: { en: 'Day', nl: 'Dag' }, kind: 'day', sort: 'date', phone: 'line', width: 120 },
  { key: 'employee_name', head: { en: 'By', nl: 'Door' }, width: 150, isExtra: true },
  {
    key: 'cost_amount',
    head: { en: 'Cost', nl: 'Kosten' },
    kind: 'money',
    sort: 'cost_amount',
    width: 120,
    isSummed: true,
  },
  {
    key: 'sales_amount',
    head: { en: 'Sold for', nl: 'Verkoop' },
    kind: 'money',
    phone: 'side',
    width: 120,
    isSummed: true,
  },
  {
    key: 'invoice_status',
    head: { en: 'Invoicing', nl: 'Facturatie' },
    kind: 'choice',
    options: COST_STATUSES,
    width: 150,
  },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'invoice_status', head: { en: 'Invoicing', nl: 'Facturatie' }, options: COST_STATUSES },
  { key: 'project_id', head: { en: 'Project', nl: 'Project' }, of: 'project' },
  { key: 'organization_id', head: { en: 'Customer', nl: 'Klant' }, of: 'organization' },
  { key: 'employee_id', head: { en: 'By', nl: 'Door' }, of: 'employee' },
  { key: 'date_from', head: { en: 'From', nl: 'Vanaf' }, isDay: true },
  { key: 'date_to', head: { en: 'Up to', nl: 'Tot en met' }, isDay: true },
]

type CostRow = Shapes['Cost']

export function Costs() {
  const said = useWords(texts)
  const canWrite = useSession().can('invoices:write')
  const [isMaking, { open, close }] = useMaking()
  const [asked, setAsked] = useState<{ readonly rows: readonly CostRow[]; onDone(): void }>()
  const { writeOff, undoWriteOff } = useWriteOff()
  const views = useMemo(
    () => [
      { name: said.toInvoice, search: { invoice_status: 'to_invoice' } },
      { name: said.writtenOff, search: { invoice_status: 'written_off' } },
    ],
    [said],
  )
  const bulk = useMemo<readonly BulkAct<typeof PATH>[]>(
    () => [
      {
        label: { en: 'Write off', nl: 'Afboeken' },
        isAsking: true,
        run: (rows, onDone) => setAsked({ rows, onDone }),
      },
      { label: { en: 'Undo the write-off', nl: 'Afboeken terugdraaien' }, run: undoWriteOff },
    ],
    [undoWriteOff],
  )
  const make = canWrite && <Button onClick={open}>{said.make}</Button>
  return (
    <Page title={said.title} above={<PurchasingTabs />} actions={make}>
      <RecordList
        path={PATH}
        title={said.title}
        columns={columns}
        filters={filters}
        views={views}
        open={openCost}
        canEdit={canWrite}
        bulk={bulk}
        isFaint={isWrittenOff}
        empty={<Empty icon="cart" title={said.none} text={said.teach} action={make} />}
      />
      {isMaking && <CostCreate onClose={close} />}
      {asked && (
        <ReasonForm
          title={said.off}
          label={said.why}
          help={said.help}
          act={said.off}
          onGive={(reason) => {
            writeOff(asked.rows, reason)
            asked.onDone()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  )
}

function openCost({ purchase_invoice_id: id, project_id }: CostRow): LinkProps {
  if (id) return { to: '/purchasing/$id', params: { id } }
  return { to: '/projects/$id/costs', params: { id: project_id } }
}

function isWrittenOff({ invoice_status }: CostRow): boolean {
  return invoice_status === 'written_off'
}
