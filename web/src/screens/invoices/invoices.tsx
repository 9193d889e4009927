// All invoices and credit notes, by how it stands with them.
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import type { Column, Filter } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import { useMaking } from '../../ui/making.ts'
import { Page } from '../../ui/page.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { useWords, words } from '../../words/language.tsx'
import { useInvoiceBulk } from './invoice-bulk.tsx'
import { InvoiceCreate } from './invoice-create.tsx'
import { InvoiceTabs } from './invoice-tabs.tsx'
import { InvoiceNumber, InvoiceState } from './state.tsx'
import { PAYMENT_STATUSES, TYPES } from './words.ts'

const PATH = '/invoices/invoice'
type Invoice = Shapes['Invoice']

const texts = words({
  en: {
    title: 'Invoices',
    make: 'New invoice',
    none: 'No invoices yet',
    teach: 'Turn hours, fixed prices and costs into drafts under To invoice, or make an empty draft here.',
    draft: 'Drafts',
    open: 'Open',
    overdue: 'Overdue',
    part: 'Part paid',
    paid: 'Paid',
    credit: 'Credit notes',
  },
  nl: {
    title: 'Facturen',
    make: 'Nieuwe factuur',
    none: 'Nog geen facturen',
    teach: 'Maak van uren, vaste prijzen en kosten concepten onder Te factureren, of begin hier met een leeg concept.',
    draft: 'Concepten',
    open: 'Open',
    overdue: 'Te laat',
    part: 'Deels betaald',
    paid: 'Betaald',
    credit: "Creditnota's",
  },
})

const columns: readonly Column<typeof PATH>[] = [
  {
    key: 'number',
    head: { en: 'Number', nl: 'Nummer' },
    value: (row) => row.number ?? row.organization_name ?? row.person_name,
    cell: (row) => <InvoiceNumber number={row.number} />,
    sort: 'number',
    width: 124,
  },
  {
    key: 'organization_name',
    group: 'value',
    head: { en: 'Customer', nl: 'Klant' },
    value: (row) => row.organization_name ?? row.person_name,
    phone: 'line',
  },
  { key: 'subject', head: { en: 'Subject', nl: 'Onderwerp' }, isExtra: true },
  {
    key: 'status',
    head: { en: 'Status', nl: 'Status' },
    cell: (row) => <InvoiceState invoice={row} />,
    phone: 'line',
    width: 142,
  },
  {
    key: 'invoice_date',
    group: 'month',
    head: { en: 'Date', nl: 'Datum' },
    kind: 'day',
    sort: 'invoice_date',
    width: 118,
  },
  {
    key: 'due_date',
    head: { en: 'Due', nl: 'Vervalt' },
    kind: 'day',
    sort: 'due_date',
    width: 115,
    isExtra: true,
  },
  {
    key: 'total_excl_vat',
    head: { en: 'Excl. VAT', nl: 'Excl. btw' },
    kind: 'money',
    width: 134,
    isSummed: true,
  },
  {
    key: 'total_incl_vat',
    head: { en: 'Incl. VAT', nl: 'Incl. btw' },
    kind: 'money',
    sort: 'total_incl_vat',
    phone: 'side',
    width: 134,
    isSummed: true,
  },
  {
    key: 'outstanding_amount',
    value: (row) => (row.status === 'draft' ? null : row.outstanding_amount),
    head: { en: 'Outstanding', nl: 'Openstaand' },
    kind: 'money',
    sort: 'outstanding_amount',
    width: 134,
    isSummed: true,
  },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'organization_id', head: { en: 'Customer', nl: 'Klant' }, of: 'organization' },
  { key: 'payment_status', head: { en: 'Payment', nl: 'Betaling' }, options: PAYMENT_STATUSES },
  { key: 'type', head: { en: 'Kind', nl: 'Soort' }, options: TYPES },
  { key: 'invoice_date_from', head: { en: 'From', nl: 'Vanaf' }, isDay: true },
  { key: 'invoice_date_to', head: { en: 'Up to', nl: 'Tot en met' }, isDay: true },
]

export function Invoices() {
  const said = useWords(texts)
  const { can } = useSession()
  const [isMaking, { open, close }] = useMaking()
  const { bulk, dialog } = useInvoiceBulk()
  const views = useMemo(
    () => [
      { name: said.draft, search: { status: 'draft' } },
      { name: said.open, search: { status: 'finalised', outstanding: true } },
      { name: said.overdue, search: { is_overdue: true } },
      { name: said.part, search: { payment_status: 'partially_paid' } },
      { name: said.paid, search: { payment_status: 'paid' } },
      { name: said.credit, search: { type: 'credit_note' } },
    ],
    [said],
  )
  const make = can('invoices:write') && <Button onClick={open}>{said.make}</Button>
  return (
    <Page title={said.title} above={<InvoiceTabs />} actions={make}>
      <RecordList
        path={PATH}
        title={said.title}
        columns={columns}
        filters={filters}
        views={views}
        open={openInvoice}
        canEdit={can('invoices:write')}
        bulk={bulk}
        isFaint={isSettled}
        empty={<Empty icon="invoice" title={said.none} text={said.teach} action={make} />}
      />
      {isMaking && <InvoiceCreate onClose={close} />}
      {dialog}
    </Page>
  )
}

function openInvoice({ id }: { id: string }) {
  return { to: '/invoices/$id', params: { id } } as const
}

function isSettled({ status, outstanding_amount }: Invoice) {
  return status === 'finalised' && outstanding_amount === 0
}
