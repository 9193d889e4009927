// All projects, with how their budgets stand.
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
import { AmountBar, HoursBar } from './budget-bar.tsx'
import { ProjectCreate } from './project-create.tsx'
import { ProjectsTabs } from './project-tabs.tsx'
import { PROJECT_STATUSES } from './words.ts'

const PATH = '/projects/project'

const texts = words({
  en: {
    title: 'Projects',
    make: 'New project',
    none: 'No projects yet',
    teach:
      'A project is what you agreed with a customer: its services, their rates and a budget. Hours are booked on it.',
    mine: 'Mine',
    active: 'Active',
    closed: 'Closed',
  },
  nl: {
    title: 'Projecten',
    make: 'Nieuw project',
    none: 'Nog geen projecten',
    teach:
      'Een project is wat je met een klant afspreekt: de diensten, de tarieven en een budget. Je uren boek je erop.',
    mine: 'Van mij',
    active: 'Lopend',
    closed: 'Afgesloten',
  },
})

const columns: readonly Column<typeof PATH>[] = [
  { key: 'name', head: { en: 'Project', nl: 'Project' }, sort: 'name' },
  {
    key: 'organization_id',
    group: 'value',
    head: { en: 'Customer', nl: 'Klant' },
    kind: 'record',
    of: 'organization',
    name: (row) => row.organization_name ?? row.person_name,
    edit: true,
    phone: 'line',
    width: 120,
  },
  {
    key: 'manager_employee_id',
    group: 'value',
    head: { en: 'Manager', nl: 'Leider' },
    kind: 'record',
    of: 'employee',
    name: (row) => row.manager_employee_name,
    edit: true,
    width: 100,
  },
  {
    key: 'budget_minutes',
    head: { en: 'Hours', nl: 'Uren' },
    kind: 'minutes',
    cell: ({ id }) => <HoursBar id={id} />,
    phone: 'line',
    width: 132,
  },
  {
    key: 'budget_amount',
    head: { en: 'Amount', nl: 'Bedrag' },
    kind: 'money',
    cell: ({ id }) => <AmountBar id={id} />,
    width: 168,
  },
  { key: 'end_date', head: { en: 'Ends', nl: 'Einde' }, kind: 'day', sort: 'end_date', edit: true, width: 118 },
  {
    key: 'status',
    group: 'value',
    head: { en: 'Status', nl: 'Status' },
    kind: 'choice',
    options: PROJECT_STATUSES,
    sort: 'status',
    width: 92,
  },
  {
    key: 'project_number',
    head: { en: 'Number', nl: 'Nummer' },
    sort: 'project_number',
    width: 90,
    isExtra: true,
  },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'status', head: { en: 'Status', nl: 'Status' }, options: PROJECT_STATUSES },
  { key: 'manager_employee_id', head: { en: 'Manager', nl: 'Projectleider' }, of: 'employee' },
  { key: 'organization_id', head: { en: 'Customer', nl: 'Klant' }, of: 'organization' },
  { key: 'team_id', head: { en: 'Team', nl: 'Team' }, of: 'team' },
  { key: 'person_id', head: { en: 'Person', nl: 'Persoon' }, of: 'person' },
]

const bulk: readonly BulkChange<typeof PATH>[] = [
  { label: { en: 'Close', nl: 'Afsluiten' }, body: { status: 'closed' } },
  { label: { en: 'Reopen', nl: 'Heropenen' }, body: { status: 'active' } },
  { label: { en: 'Archive', nl: 'Archiveren' }, body: { status: 'archived' } },
]

export function Projects() {
  const said = useWords(texts)
  const { can, employee } = useSession()
  const [isMaking, { open, close }] = useMaking()
  const views = useMemo(
    () => [
      ...(employee ? [{ name: said.mine, search: { manager_employee_id: employee.id, status: 'active' } }] : []),
      { name: said.active, search: { status: 'active' } },
      { name: said.closed, search: { status: 'closed' } },
    ],
    [employee, said],
  )
  const make = can('projects:write') && <Button onClick={open}>{said.make}</Button>
  return (
    <Page title={said.title} above={<ProjectsTabs />} actions={make}>
      <RecordList
        path={PATH}
        title={said.title}
        columns={columns}
        filters={filters}
        views={views}
        open={openProject}
        canEdit={can('projects:write')}
        bulk={bulk}
        isFaint={isAtRest}
        empty={
          <Empty
            icon="project"
            title={said.none}
            text={said.teach}
            action={<OrImport kind="project">{make}</OrImport>}
          />
        }
      />
      {isMaking && <ProjectCreate onClose={close} />}
    </Page>
  )
}

function openProject({ id }: { id: string }) {
  return { to: '/projects/$id', params: { id } } as const
}

function isAtRest({ status }: Shapes['Project']) {
  return status !== 'active'
}
