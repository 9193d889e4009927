// All purchase invoices: what waits for approval, what has to be paid, what is late.
import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import type { Column, Filter } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import { ChooseFiles, FileDrop } from '../../ui/file-drop.tsx'
import { Page } from '../../ui/page.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { UploadList } from '../../ui/upload-list.tsx'
import { useUploads } from '../../ui/uploads.ts'
import { useWords, words } from '../../words/language.tsx'
import { DueDay } from './due-day.tsx'
import { ACCEPTED, PAPER } from './papers.ts'
import { PurchasingTabs } from './purchasing-tabs.tsx'
import { StatusBadge } from './status-badge.tsx'
import { STATUSES } from './words.ts'

const PATH = '/purchasing/purchaseinvoice'

const texts = words({
  en: {
    title: 'Purchase invoices',
    make: 'Fill in by hand',
    upload: 'Upload',
    drop: 'Drop to put these in the inbox',
    none: 'No purchase invoices yet',
    teach: 'Drop a PDF or a UBL file on this page. A UBL file fills everything in by itself.',
    toApprove: 'To approve',
    toPay: 'To pay',
    overdue: 'Overdue',
    paid: 'Paid',
  },
  nl: {
    title: 'Inkoopfacturen',
    make: 'Zelf invullen',
    upload: 'Uploaden',
    drop: 'Laat los om ze in de inbox te zetten',
    none: 'Nog geen inkoopfacturen',
    teach: 'Sleep een pdf of een UBL-bestand naar deze pagina. Een UBL-bestand vult alles zelf in.',
    toApprove: 'Goed te keuren',
    toPay: 'Te betalen',
    overdue: 'Te laat',
    paid: 'Betaald',
  },
})

const columns: readonly Column<typeof PATH>[] = [
  { key: 'organization_name', group: 'value', head: { en: 'Supplier', nl: 'Leverancier' } },
  { key: 'number', head: { en: 'Number', nl: 'Nummer' }, phone: 'line', width: 150 },
  {
    key: 'status',
    head: { en: 'Status', nl: 'Status' },
    kind: 'choice',
    options: STATUSES,
    cell: (row) => <StatusBadge status={row.status} />,
    phone: 'line',
    width: 150,
  },
  {
    key: 'invoice_date',
    group: 'month',
    head: { en: 'Date', nl: 'Datum' },
    kind: 'day',
    sort: 'invoice_date',
    width: 120,
  },
  {
    key: 'due_date',
    head: { en: 'Due', nl: 'Vervalt' },
    kind: 'day',
    sort: 'due_date',
    cell: (row) => <DueDay invoice={row} />,
    width: 130,
  },
  {
    key: 'allocated_amount',
    head: { en: 'On projects', nl: 'Op projecten' },
    kind: 'money',
    width: 130,
    isExtra: true,
  },
  {
    key: 'total_incl_vat',
    head: { en: 'Incl. VAT', nl: 'Incl. btw' },
    kind: 'money',
    sort: 'total_incl_vat',
    phone: 'side',
    width: 130,
    isSummed: true,
  },
  { key: 'entry_number', head: { en: 'Entry', nl: 'Boekstuk' }, width: 110, isExtra: true },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'status', head: { en: 'Status', nl: 'Status' }, options: STATUSES },
  { key: 'organization_id', head: { en: 'Supplier', nl: 'Leverancier' }, of: 'organization' },
  { key: 'project_id', head: { en: 'Project', nl: 'Project' }, of: 'project' },
  { key: 'invoice_date_from', head: { en: 'From', nl: 'Vanaf' }, isDay: true },
  { key: 'invoice_date_to', head: { en: 'Up to', nl: 'Tot en met' }, isDay: true },
]

export function PurchaseInvoices() {
  const said = useWords(texts)
  const canWrite = useSession().can('invoices:write')
  const navigate = useNavigate()
  const uploads = useUploads(PAPER, () => void navigate({ to: '/purchasing/inbox' }))
  const views = useMemo(
    () => [
      { name: said.toApprove, search: { status: 'received', sort: 'due_date' } },
      { name: said.toPay, search: { status: 'approved', sort: 'due_date' } },
      { name: said.overdue, search: { is_overdue: true, sort: 'due_date' } },
      { name: said.paid, search: { status: 'paid' } },
    ],
    [said],
  )
  const actions = canWrite && (
    <>
      <Button variant="default" renderRoot={(props) => <Link to="/purchasing/new" {...props} />}>
        {said.make}
      </Button>
      <ChooseFiles label={said.upload} accept={ACCEPTED} onFiles={uploads.add} />
    </>
  )
  return (
    <Page title={said.title} above={<PurchasingTabs />} actions={actions}>
      {canWrite && <FileDrop says={said.drop} onFiles={uploads.add} />}
      <UploadList {...uploads} />
      <RecordList
        path={PATH}
        title={said.title}
        columns={columns}
        filters={filters}
        views={views}
        open={openPurchase}
        isFaint={isRejected}
        empty={<Empty icon="cart" title={said.none} text={said.teach} />}
      />
    </Page>
  )
}

type PurchaseRow = Shapes['PurchaseInvoice']

function openPurchase({ id }: PurchaseRow) {
  return { to: '/purchasing/$id', params: { id } } as const
}

function isRejected({ status }: PurchaseRow): boolean {
  return status === 'rejected'
}
