// All organizations. This screen is the example of every list: columns, filters, a drawer to make one, and nothing else.
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import type { Column, Filter } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import { OrImport } from '../../ui/import-link.tsx'
import { useMaking } from '../../ui/making.ts'
import { Page } from '../../ui/page.tsx'
import { type BulkChange, RecordList } from '../../ui/record-list.tsx'
import { useWords, words } from '../../words/language.tsx'
import { CrmTabs } from './crm-tabs.tsx'
import { OrganizationCreate } from './organization-create.tsx'
import { ACTIVE, activeChanges } from './words.ts'

const PATH = '/crm/organization'

const texts = words({
  en: {
    title: 'Organizations',
    make: 'New organization',
    none: 'No organizations yet',
    teach: 'Customers, suppliers and everyone else you work with. Projects, quotes and invoices begin here.',
    mine: 'Mine',
    inactive: 'Inactive',
  },
  nl: {
    title: 'Organisaties',
    make: 'Nieuwe organisatie',
    none: 'Nog geen organisaties',
    teach: 'Klanten, leveranciers en iedereen met wie je werkt. Projecten, offertes en facturen beginnen hier.',
    mine: 'Van mij',
    inactive: 'Niet actief',
  },
})

const columns: readonly Column<typeof PATH>[] = [
  { key: 'name', head: { en: 'Name', nl: 'Naam' }, sort: 'name', width: 200 },
  {
    key: 'relation_type_ids',
    head: { en: 'Type', nl: 'Soort' },
    kind: 'records',
    of: 'relationType',
    edit: true,
    width: 118,
  },
  {
    key: 'address',
    head: { en: 'Town', nl: 'Plaats' },
    value: (row) => row.address?.locality,
    phone: 'line',
    width: 110,
  },
  { key: 'email', head: { en: 'E-mail', nl: 'E-mail' }, kind: 'email', edit: true },
  { key: 'phone', head: { en: 'Phone', nl: 'Telefoon' }, kind: 'phone', edit: true, phone: 'line', width: 168 },
  {
    key: 'account_manager_employee_id',
    head: { en: 'Account manager', nl: 'Accountmanager' },
    kind: 'record',
    of: 'employee',
    name: (row) => row.account_manager_employee_name,
    edit: true,
    width: 150,
  },
  {
    key: 'relation_number',
    head: { en: 'Number', nl: 'Nummer' },
    sort: 'relation_number',
    width: 100,
    phone: 'side',
    isExtra: true,
  },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'relation_type_id', head: { en: 'Type', nl: 'Soort' }, of: 'relationType' },
  { key: 'account_manager_employee_id', head: { en: 'Account manager', nl: 'Accountmanager' }, of: 'employee' },
  { key: 'is_active', head: { en: 'Active', nl: 'Actief' }, options: ACTIVE },
]

const bulk: readonly BulkChange<typeof PATH>[] = activeChanges

export function Organizations() {
  const said = useWords(texts)
  const { can, employee } = useSession()
  const [isMaking, { open, close }] = useMaking()
  const views = useMemo(
    () => [
      ...(employee ? [{ name: said.mine, search: { account_manager_employee_id: employee.id } }] : []),
      { name: said.inactive, search: { is_active: false } },
    ],
    [employee, said],
  )
  const make = can('crm:write') && <Button onClick={open}>{said.make}</Button>
  return (
    <Page title={said.title} above={<CrmTabs />} actions={make}>
      <RecordList
        path={PATH}
        title={said.title}
        columns={columns}
        filters={filters}
        views={views}
        open={openOrganization}
        canEdit={can('crm:write')}
        bulk={bulk}
        isFaint={isInactive}
        empty={
          <Empty
            icon="organization"
            title={said.none}
            text={said.teach}
            action={<OrImport kind="organization">{make}</OrImport>}
          />
        }
      />
      {isMaking && <OrganizationCreate onClose={close} />}
    </Page>
  )
}

function openOrganization({ id }: { id: string }) {
  return { to: '/crm/organizations/$id', params: { id } } as const
}

function isInactive({ is_active }: Shapes['Organization']) {
  return !is_active
}
