// All persons.
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import type { Column, Filter } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import { OrImport } from '../../ui/import-link.tsx'
import { useMaking } from '../../ui/making.ts'
import { Page } from '../../ui/page.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { useWords, words } from '../../words/language.tsx'
import { CrmTabs } from './crm-tabs.tsx'
import { PersonCreate } from './person-create.tsx'
import { ACTIVE, activeChanges } from './words.ts'

const PATH = '/crm/person'

const texts = words({
  en: {
    title: 'Persons',
    make: 'New person',
    none: 'No persons yet',
    teach: 'The people you speak to, at organizations or on their own.',
    inactive: 'Inactive',
  },
  nl: {
    title: 'Personen',
    make: 'Nieuwe persoon',
    none: 'Nog geen personen',
    teach: 'De mensen die je spreekt, bij organisaties of op zichzelf.',
    inactive: 'Niet actief',
  },
})

const columns: readonly Column<typeof PATH>[] = [
  { key: 'full_name', head: { en: 'Name', nl: 'Naam' }, sort: 'full_name', width: 240 },
  { key: 'email', head: { en: 'E-mail', nl: 'E-mail' }, kind: 'email', edit: true, phone: 'line' },
  { key: 'phone', head: { en: 'Phone', nl: 'Telefoon' }, kind: 'phone', edit: true, phone: 'line', width: 180 },
  {
    key: 'relation_type_ids',
    head: { en: 'Type', nl: 'Soort' },
    kind: 'records',
    of: 'relationType',
    edit: true,
    width: 150,
    isExtra: true,
  },
  {
    key: 'created_at',
    head: { en: 'Known since', nl: 'Bekend sinds' },
    kind: 'day',
    value: (row) => row.created_at.slice(0, 10),
    sort: 'created_at',
    width: 140,
  },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'organization_id', head: { en: 'Organization', nl: 'Organisatie' }, of: 'organization' },
  { key: 'is_active', head: { en: 'Active', nl: 'Actief' }, options: ACTIVE },
]

export function Persons() {
  const said = useWords(texts)
  const { can } = useSession()
  const [isMaking, { open, close }] = useMaking()
  const views = useMemo(() => [{ name: said.inactive, search: { is_active: false } }], [said])
  const make = can('crm:write') && <Button onClick={open}>{said.make}</Button>
  return (
    <Page title={said.title} above={<CrmTabs />} actions={make}>
      <RecordList
        path={PATH}
        title={said.title}
        columns={columns}
        filters={filters}
        views={views}
        open={openPerson}
        canEdit={can('crm:write')}
        bulk={activeChanges}
        isFaint={isInactive}
        empty={
          <Empty icon="person" title={said.none} text={said.teach} action={<OrImport kind="person">{make}</OrImport>} />
        }
      />
      {isMaking && <PersonCreate onClose={close} />}
    </Page>
  )
}

function openPerson({ id }: { id: string }) {
  return { to: '/crm/persons/$id', params: { id } } as const
}

function isInactive({ is_active }: Shapes['Person']) {
  return !is_active
}
